import { colorPairs } from './contrast.ts';
import { tokenType } from './tokenTypes.ts';

const oneLine = /^[^\n\r;{}\\<]+$/;
const opaque = /^#[0-9a-f]{6}$/i;
const seeThrough = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
const curve = /^(linear|ease(-in)?(-out)?|step-(start|end)|(cubic-bezier|linear|steps|var)\(.+\))$/;
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

/** Why a text cannot be the CSS of a token; undefined where it can. */
export function tokenProblem(group: string, leaf: string, css: string): string | undefined {
  if (css.trim() === '' || !oneLine.test(css)) return 'must be CSS on one line, without any of ; { } < \\';
  if (!isClosed(css)) return 'must close its brackets and quotes, and have no comment and no !';
  if (group === 'color') return colorProblem(leaf, css);
  if (tokenType(group, leaf) === 'cubicBezier' && !curve.test(css)) {
    return 'must be a curve such as ease or cubic-bezier(0.2, 0, 0, 1)';
  }
  return undefined;
}
