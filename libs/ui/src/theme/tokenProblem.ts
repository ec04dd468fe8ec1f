import { colorPairs } from './contrast.ts';

const oneLine = /^[^\n\r;{}\\<]+$/;
const opaque = /^#[0-9a-f]{6}$/i;
const seeThrough = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
const paired = new Set<string>(colorPairs.flatMap(({ front, back }) => [front, back]));

/** Why a text cannot be the CSS of a token; undefined where it can. */
export function tokenProblem(group: string, leaf: string, css: string): string | undefined {
  if (!oneLine.test(css)) return 'is not CSS on one line';
  if (group !== 'color') return undefined;
  // Of anything else nobody could tell the contrast.
  if (paired.has(leaf)) return opaque.test(css) ? undefined : 'must be an opaque colour such as #1a2b3c';
  return seeThrough.test(css) ? undefined : 'must be a colour such as #1a2b3c or #1a2b3c80';
}
