import type { TokenType } from './tokenTypes.ts';

/** A value as design-token JSON holds it. */
export type TokenValue = string | number | object;

type Codec = {
  /** The value for a CSS text; undefined where the type cannot say it, not even nearly. */
  encode: (css: string) => TokenValue | undefined;
  /** The CSS text of a value; undefined where the value is not of the type. */
  decode: (value: unknown) => string | undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const hexByte = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');
const inUnit = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 1;

const color: Codec = {
  encode(css) {
    const text = css === 'transparent' ? '#00000000' : css.toLowerCase();
    const [, rgb = '', alpha] = /^#([0-9a-f]{6})([0-9a-f]{2})?$/.exec(text) ?? [];
    if (rgb === '') return undefined;
    const parts = [0, 2, 4].map((at) => rounded(Number.parseInt(rgb.slice(at, at + 2), 16) / 255, 4));
    const opacity = alpha === undefined ? {} : { alpha: rounded(Number.parseInt(alpha, 16) / 255, 4) };
    return { colorSpace: 'srgb', components: parts, ...opacity, hex: `#${rgb}` };
  },
  decode(value) {
    if (!isObject(value)) return undefined;
    const { colorSpace, components, alpha = 1, hex } = value;
    if (!inUnit(alpha)) return undefined;
    const end = alpha === 1 ? '' : hexByte(alpha);
    const parts = Array.isArray(components) ? components.map((part: unknown) => (part === 'none' ? 0 : part)) : [];
    if (colorSpace === 'srgb' && parts.length === 3 && parts.every(inUnit)) {
      return `#${parts.map(hexByte).join('')}${end}`;
    }
    // Of another colour space the file's own sRGB fallback is taken.
    return typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex) ? `${hex.toLowerCase()}${end}` : undefined;
  },
};

/** The greatest length that a fluid size reaches, else the length itself. */
const lengthIn = (css: string): string => /^clamp\([^()]*,\s*([^(),]+)\)$/.exec(css)?.[1] ?? css;

const measured = (units: readonly string[], onlyZero: string): Codec => ({
  encode(css) {
    const [, amount, unit] = /^(-?(?:\d+\.?\d*|\.\d+))([a-z]*)$/.exec(lengthIn(css).trim()) ?? [];
    if (amount === undefined || unit === undefined) return undefined;
    if (unit === '' && Number(amount) === 0) return { value: 0, unit: onlyZero };
    return units.includes(unit) ? { value: Number(amount), unit } : undefined;
  },
  decode(value) {
    if (!isObject(value) || !isNumber(value['value']) || typeof value['unit'] !== 'string') return undefined;
    return units.includes(value['unit']) ? `${value['value']}${value['unit']}` : undefined;
  },
});
const dimension = measured(['px', 'rem'], 'px');

const number: Codec = {
  encode(css) {
    const [, over, under] = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(css) ?? [];
    if (over !== undefined && Number(under) > 0) return rounded(Number(over) / Number(under), 4);
    return css.trim() !== '' && Number.isFinite(Number(css)) ? Number(css) : undefined;
  },
  decode: (value) => (isNumber(value) ? String(value) : undefined),
};

const weights: Readonly<Record<string, number>> = {
  thin: 100, hairline: 100, 'extra-light': 200, 'ultra-light': 200, light: 300, normal: 400, regular: 400, book: 400,
  medium: 500, 'semi-bold': 600, 'demi-bold': 600, bold: 700, 'extra-bold': 800, 'ultra-bold': 800, black: 900,
  heavy: 900, 'extra-black': 950, 'ultra-black': 950,
}; // prettier-ignore
const fontWeight: Codec = {
  encode: (css) => (/^\d{1,4}$/.test(css) && Number(css) >= 1 && Number(css) <= 1000 ? Number(css) : undefined),
  decode(value) {
    const weight = typeof value === 'string' ? weights[value] : value;
    return isNumber(weight) && weight >= 1 && weight <= 1000 ? String(weight) : undefined;
  },
};

const isPlainName = (name: string): boolean => /^[A-Za-z][\w-]*$/.test(name);
const fontFamily: Codec = {
  encode: (css) => css.split(',').map((name) => name.trim().replace(/^'(.*)'$/, '$1')),
  decode(value) {
    const names: unknown[] = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
    if (names.length === 0 || !names.every((name) => typeof name === 'string' && /^[^'"\\]+$/.test(name))) {
      return undefined;
    }
    return names.map((name) => (isPlainName(String(name)) ? name : `'${String(name)}'`)).join(', ');
  },
};

const cubicBezier: Codec = {
  encode(css) {
    const parts = /^cubic-bezier\(([^()]*)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? [];
    return parts.length === 4 && parts.every(isNumber) ? parts : undefined;
  },
  decode: (value) =>
    Array.isArray(value) && value.length === 4 && value.every(isNumber)
      ? `cubic-bezier(${value.join(', ')})`
      : undefined,
};

const strokes = ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'];
const strokeStyle: Codec = {
  encode: (css) => (strokes.includes(css) ? css : undefined),
  decode: (value) => strokes.find((name) => name === value),
};

const nothing = { value: 0, unit: 'px' };

function encodeLayer(css: string): TokenValue | undefined {
  const words = css.trim().split(/\s+/);
  const ink = color.encode(words.find((word) => word.startsWith('#')) ?? '');
  const lengths = words.filter((word) => word !== 'inset' && !word.startsWith('#')).map(dimension.encode);
  const [offsetX, offsetY, blur = nothing, spread = nothing] = lengths;
  if (ink === undefined || offsetX === undefined || offsetY === undefined) return undefined;
  if (lengths.length > 4 || lengths.includes(undefined)) return undefined;
  return { color: ink, offsetX, offsetY, blur, spread, ...(words.includes('inset') ? { inset: true } : {}) };
}

function decodeLayer(layer: unknown): string | undefined {
  if (!isObject(layer)) return undefined;
  const lengths = [layer['offsetX'], layer['offsetY'], layer['blur'], layer['spread']].map(dimension.decode);
  const ink = color.decode(layer['color']);
  if (ink === undefined || lengths.includes(undefined)) return undefined;
  return [...lengths, ink, ...(layer['inset'] === true ? ['inset'] : [])].join(' ');
}

const isWhole = <Value>(values: readonly (Value | undefined)[]): values is readonly Value[] =>
  values.length > 0 && !values.includes(undefined);

const shadow: Codec = {
  encode(css) {
    const layers = css === 'none' ? [encodeLayer('0 0 #00000000')] : css.split(/,(?![^(]*\))/).map(encodeLayer);
    if (!isWhole(layers)) return undefined;
    return layers.length === 1 ? layers[0] : layers;
  },
  decode(value) {
    const layers: unknown[] = Array.isArray(value) ? value : [value];
    const texts = layers.map(decodeLayer);
    return isWhole(texts) ? texts.join(', ') : undefined;
  },
};

const codecs: Readonly<Record<TokenType, Codec>> = {
  color,
  cubicBezier,
  dimension,
  duration: measured(['ms', 's'], 'ms'),
  fontFamily,
  fontWeight,
  number,
  shadow,
  strokeStyle,
};

/** The value of a type for a CSS text, exact or its nearest; undefined where the type cannot say it. */
export const encodeToken = (type: TokenType, css: string): TokenValue | undefined => codecs[type].encode(css);

/** The CSS text of a value of a type; undefined where the value is not of that type. */
export const decodeToken = (type: TokenType, value: unknown): string | undefined => codecs[type].decode(value);

/** Whether a text names a type that is known here. */
export const isTokenType = (name: unknown): name is TokenType =>
  typeof name === 'string' && Object.hasOwn(codecs, name);
