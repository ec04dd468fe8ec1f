import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { constantTokens, inlineTokens } from './constantTokens.ts';

const theme = `
  :root { --ink: #111; --line: 1px; --edge: var(--line) solid; --frame: var(--edge) var(--ink); --fast: 180ms; }
  :root[data-scheme='dark'] { --ink: #eee; }
  @media (prefers-reduced-motion: reduce) { :root { --fast: 0.01ms; } }
`;
const constants = constantTokens(theme);
const written = async (css: string): Promise<string> =>
  (await postcss([inlineTokens(constants)]).process(css, { from: undefined })).css;

describe('a token', () => {
  it('that the theme declares once is constant, with the tokens that it names', () =>
    expect(Object.fromEntries(constants)).toEqual({ '--line': '1px', '--edge': '1px solid' }));
  it('is written as its value where it is constant', async () =>
    expect(await written('a { border: var(--edge) var(--ink); transition: color var(--fast); }')).toBe(
      'a { border: 1px solid var(--ink); transition: color var(--fast); }',
    ));
  it('is not declared where it is constant', async () =>
    expect(await written(':root { --line: 1px; --edge: var(--line) solid; --ink: #111; }')).toBe(
      ':root { --ink: #111; }',
    ));
  it('is written as its value in place of a fallback', async () =>
    expect(await written('a { border-width: var(--line, 2px); }')).toBe('a { border-width: 1px; }'));
  it('fails the build where it is constant and gets a value of its own', () =>
    expect(written('a { --line: 2px; }')).rejects.toThrow('--line is constant'));
});
