import { tokenName, tokenShape } from '@etalage/ui/tokens';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { styleAlias } from './storeBuild.ts';

it('libs take their lengths from tokens', () => {
  const sheets = globSync('libs/*/src/**/*.css.ts', { cwd: new URL('..', import.meta.url) });
  expect(sheets.length).toBeGreaterThan(50);
  const literals = sheets.flatMap((sheet) => {
    const text = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8');
    return (text.match(/.*(?:[1-9]px|\bround\().*/g) ?? []).map((line) => `${sheet}: ${line.trim()}`);
  });
  expect(literals).toEqual([]);
});

it('every package that a style sheet imports is read from its source', () => {
  const sheets = globSync('{apps,libs}/*/src/**/*.css.ts', { cwd: new URL('..', import.meta.url) });
  const packages = sheets.flatMap((sheet) => {
    const text = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8');
    return [...text.matchAll(/(?<=from ')@etalage\/[^']+/g)].map(([name]) => name);
  });
  expect([...new Set(packages)].sort()).toEqual(Object.keys(styleAlias));
});

it('every token of the contract is asked for by a style sheet', () => {
  const sheets = globSync('{apps,libs}/*/src/**/{*.css.ts,theme/rules.ts,logo.svg}', {
    cwd: new URL('..', import.meta.url),
  });
  const asked = new Set(
    sheets.flatMap((sheet) => {
      const text = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8');
      // `[vars.color.focus]:` gives a token a value and does not ask for it.
      return text.match(/\bvars\.\w+\.\w+\b(?!\]:)|(?<=var\()--shop-[\w-]+/g) ?? [];
    }),
  );
  const unasked = Object.entries(tokenShape).flatMap(([group, leaves]) =>
    Object.keys(leaves)
      .filter((leaf) => !asked.has(`vars.${group}.${leaf}`) && !asked.has(`--${tokenName([group, leaf])}`))
      .map((leaf) => `${group}.${leaf}`),
  );
  expect(unasked).toEqual([]);
});
