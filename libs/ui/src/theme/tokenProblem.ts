import { colorPairs } from './contrast.ts';
import { tokenType, type TokenType } from './tokenTypes.ts';

const oneLine = /^[^\n\r;{}\\<]+$/;
const opaque = /^#[0-9a-f]{6}$/i;
const seeThrough = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
const curve = /^(linear|ease(-in)?(-out)?|step-(start|end)|(linear|steps|var)\(.+\))$/;
const paired = new Set<string>(colorPairs.flatMap(({ front, back }) => [front, back]));

/** Whether a text ends where its value ends: with an open bracket, CSS would read on into the next tokens. */
function isClosed(css: string): boolean {
  let rest = css.replace(/"[^"]*"|'[^']*'/g, 'text');
  if (/["'!]|\/\*/.test(rest)) return false;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\([^()[\]]*\)|\[[^()[\]]*\]/g, ' ');
  }
  return !/[()[\]]/.test(rest);
}

function colorProblem(leaf: string, css: string): string | undefined {
  // Of anything else nobody could tell the contrast.
  if (paired.has(leaf)) return opaque.test(css) ? undefined : 'must be an opaque colour such as #1a2b3c';
  return seeThrough.test(css) ? undefined : 'must be a colour such as #1a2b3c or #1a2b3c80';
}

function isBezier(css: string): boolean {
  const numbers = /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? [];
  const times = [numbers[0], numbers[2]].every((time = -1) => time >= 0 && time <= 1);
  return numbers.length === 4 && numbers.every(Number.isFinite) && times;
}

const curveProblem = (css: string): string | undefined =>
  curve.test(css) || isBezier(css)
    ? undefined
    : 'must be a curve such as ease, or cubic-bezier(0.2, 0, 0, 1) with its first and third number from 0 to 1';

const negativeProblem = (css: string): string | undefined => (/^-/.test(css) ? 'must not be negative' : undefined);

const measureProblem = (css: string): string | undefined =>
  negativeProblem(css) ?? (Number(css) > 0 ? 'must have a unit' : undefined);

const byType: { readonly [Type in TokenType]?: (css: string) => string | undefined } = {
  cubicBezier: curveProblem,
  dimension: measureProblem,
  duration: measureProblem,
  fontWeight: negativeProblem,
  number: negativeProblem,
};

/** The least of what is counted. */
const counted = new Map([
  ['columns', 1],
  ['level', 0],
]);

function countProblem(css: string, least: number): string | undefined {
  const isCount = /^\d+$/.test(css) && Number(css) >= least;
  return isCount ? undefined : `must be a whole number from ${least} on`;
}

/** Why a text cannot be the CSS of a token; undefined where it can. */
export function tokenProblem(group: string, leaf: string, css: string): string | undefined {
  if (css.trim() === '' || !oneLine.test(css)) return 'must be CSS on one line, without any of ; { } < \\';
  if (!isClosed(css)) return 'must close its brackets and quotes, and have no comment and no !';
  if (group === 'color') return colorProblem(leaf, css);
  const least = counted.get(group);
  if (least !== undefined) return countProblem(css, least);
  const type = tokenType(group, leaf);
  return type && byType[type]?.(css);
}
