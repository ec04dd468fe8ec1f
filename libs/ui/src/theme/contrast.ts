import type { ColorToken, StoreTheme, StoreTokens } from './tokens.ts';

/** What a pair is for: text wants 4.5:1; large text, icons, control edges and focus marks want 3:1 (WCAG 2.2 AA). */
export type PairUse = 'text' | 'large' | 'control';
export type ColorPair = { front: ColorToken; back: ColorToken; use: PairUse };

const pairs = (use: PairUse, back: ColorToken, ...fronts: ColorToken[]): ColorPair[] =>
  fronts.map((front) => ({ front, back, use }));

/** Every two colours that components put on each other. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs('text', 'surface', 'onSurface', 'muted', 'link', 'linkHover', 'saleText'),
  ...pairs('text', 'surface', 'success', 'warning', 'danger'),
  ...pairs('text', 'raised', 'onRaised', 'muted', 'link', 'linkHover', 'saleText'),
  ...pairs('text', 'raised', 'success', 'warning', 'danger'),
  ...pairs('text', 'sunken', 'onSunken', 'muted', 'link', 'linkHover', 'saleText', 'danger', 'success'),
  ...pairs('text', 'picture', 'onSunken', 'muted'),
  ...pairs('text', 'inverse', 'onInverse'),
  ...pairs('text', 'action', 'onAction'),
  ...pairs('text', 'actionHover', 'onAction'),
  ...pairs('text', 'accent', 'onAccent'),
  ...pairs('text', 'sale', 'onSale'),
  ...pairs('text', 'label', 'onLabel'),
  ...pairs('text', 'field', 'onField', 'placeholder', 'danger'),
  ...pairs('text', 'success', 'onSuccess'),
  ...pairs('text', 'warning', 'onWarning'),
  ...pairs('text', 'danger', 'onDanger'),
  ...pairs('text', 'header', 'onHeader'),
  ...pairs('text', 'strip', 'onStrip'),
  ...pairs('control', 'surface', 'outline', 'focus', 'actionLine', 'star'),
  ...pairs('control', 'raised', 'outline', 'focus', 'actionLine', 'star'),
  ...pairs('control', 'sunken', 'outline', 'focus', 'actionLine', 'star'),
  ...pairs('control', 'field', 'outline', 'focus'),
  ...pairs('control', 'header', 'focus'),
];

export const leastContrast = { text: 4.5, large: 3, control: 3 } as const;

function channel(hex: string): number {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of an opaque `#rrggbb` (WCAG 2.2). Throws a RangeError for any other notation. */
export function luminance(color: string): number {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new RangeError(`Not #rrggbb: ${color}`);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function failuresOf(name: string, { color }: StoreTokens): string[] {
  return colorPairs.flatMap(({ front, back, use }) => {
    const reached = contrast(color[front], color[back]);
    if (reached >= leastContrast[use]) return [];
    return [
      `${name}: color.${front} (${color[front]}) on color.${back} (${color[back]}) reaches ${reached.toFixed(2)}:1, ${use} needs ${leastContrast[use]}:1`,
    ];
  });
}

/** The pairs of a theme that cannot be read, each with store, mode and tokens. */
export const contrastFailures = (store: string, theme: StoreTheme): string[] => [
  ...failuresOf(`${store} light`, theme.light),
  ...failuresOf(`${store} dark`, theme.dark),
];
