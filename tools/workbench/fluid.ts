/** A size that grows from a phone of 390 px to a desktop of 1440 px, in CSS px. */
export type Fluid = { phone: number; desktop: number; unit: 'px' | 'rem' };

const narrow = 390;
const wide = 1440;
const pixels = { px: 1, rem: 16 } as const;

/** The sizes of a `clamp(…)`; undefined for any other text. */
export function parseFluid(css: string): Fluid | undefined {
  const [, least, unit, slope = '', most] = /^clamp\(([\d.]+)(px|rem),([^,]+),\s*([\d.]+)\2\)$/.exec(css) ?? [];
  if (least === undefined || most === undefined || (unit !== 'px' && unit !== 'rem')) return undefined;
  const [low, high] = [Number(least) * pixels[unit], Number(most) * pixels[unit]];
  const shrinks = /-\s*[\d.]+vw/.test(slope);
  return shrinks ? { phone: high, desktop: low, unit } : { phone: low, desktop: high, unit };
}

const trimmed = (value: number): string => String(Number(value.toFixed(4)));

/** The CSS of a fluid size: straight between the two windows, and never beyond its sizes. */
export function fluidCss({ phone, desktop, unit }: Fluid): string {
  const length = (size: number): string => `${trimmed(size / pixels[unit])}${unit}`;
  const slope = (desktop - phone) / (wide - narrow);
  const least = Math.min(phone, desktop);
  const most = Math.max(phone, desktop);
  return `clamp(${length(least)}, ${length(phone - slope * narrow)} + ${trimmed(slope * 100)}vw, ${length(most)})`;
}
