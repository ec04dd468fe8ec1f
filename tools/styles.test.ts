import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a browser is asked whether it knows is no length of ours. */
const asked = '(overflow-clip-margin: 1px)';

it('libs take their lengths from tokens', () => {
  const sheets = globSync('libs/*/src/**/*.css.ts', { cwd: new URL('..', import.meta.url) });
  expect(sheets.length).toBeGreaterThan(50);
  const literals = sheets.flatMap((sheet) => {
    const text = readFileSync(new URL(`../${sheet}`, import.meta.url), 'utf8').replaceAll(asked, '');
    return (text.match(/.*(?:[1-9]px|\bround\().*/g) ?? []).map((line) => `${sheet}: ${line.trim()}`);
  });
  expect(literals).toEqual([]);
});
