import { tokenType } from '@etalage/ui/workbench';

type Range = { min: number; max: number; step: number };
/** How a size is set: its unit, the range of its slider, and the least that one can type. */
export type Scale = Range & { unit: string; least: number };

const size = /^(-?[\d.]+)(px|rem|em|ms|)$/;

/** Whether a text is one number with a unit that a slider knows. */
export const isSize = (css: string): boolean => size.test(css);

/** The number of a size. */
export const amountOf = (css: string): number => Number(size.exec(css)?.[1] ?? 0);

const byUnit: Readonly<Record<string, Range>> = {
  px: { min: 0, max: 120, step: 1 },
  rem: { min: 0, max: 6, step: 0.0625 },
  em: { min: 0, max: 0.3, step: 0.005 },
  ms: { min: 0, max: 1000, step: 10 },
};
const numbers: Range = { min: 0, max: 10, step: 0.05 };
const numbersByGroup: Readonly<Record<string, Range>> = {
  columns: { min: 1, max: 12, step: 1 },
  level: { min: 0, max: 100, step: 1 },
  opacity: { min: 0, max: 1, step: 0.05 },
};
const weights: Range = { min: 100, max: 900, step: 50 };

const isTracking = (group: string, leaf: string): boolean =>
  /tracking$/i.test(`${group}.${leaf}`) || group === 'tracking';

/** What a 0 without a unit is measured in, so that it does not become an 8 of nothing. */
function unitOf(group: string, leaf: string): string {
  const type = tokenType(group, leaf);
  if (type === 'number' || type === 'fontWeight') return '';
  if (type === 'duration') return 'ms';
  return isTracking(group, leaf) ? 'em' : 'px';
}

function rangeOf(group: string, leaf: string, unit: string): Range {
  if (tokenType(group, leaf) === 'fontWeight') return weights;
  const range = byUnit[unit] ?? numbersByGroup[group] ?? numbers;
  return isTracking(group, leaf) ? { ...range, min: -range.max } : range;
}

/** How the size that a token has is set. */
export function scaleOf(group: string, leaf: string, css: string): Scale {
  const unit = size.exec(css)?.[2] || unitOf(group, leaf);
  const { min, max, step } = rangeOf(group, leaf, unit);
  const now = amountOf(css);
  // A weight is typed digit by digit: its first one must not jump to 100.
  return { unit, min: Math.min(min, now), max: Math.max(max, Math.ceil(now * 1.5)), step, least: Math.min(min, 1) };
}

/** The CSS of a size, as near to what was asked for as the token can be. */
export function sized({ unit, step, least }: Scale, amount: number): string {
  const whole = unit === '' && step >= 1 ? Math.round(amount) : amount;
  return `${Math.max(least, whole)}${unit}`;
}
