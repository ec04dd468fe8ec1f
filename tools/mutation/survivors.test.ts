import { expect, it } from 'vitest';
import { outcomeOf } from './survivors.ts';

const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 9 } });
const text = 'const a = 1;\n  return a > 1;\n';
const change = (
  status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'Ignored',
  line = 2,
  replacement = 'true',
) => ({
  fileName: 'a.ts',
  location: at(line),
  mutatorName: 'ConditionalExpression',
  replacement,
  status,
});
const survivor = {
  file: 'a.ts',
  line: 2,
  mutator: 'ConditionalExpression',
  code: 'return a > 1;',
  replacement: 'true',
};

it('counts what a test noticed, and names what none did', () => {
  const results = [change('Killed'), change('Timeout'), change('Survived'), change('NoCoverage', 1, '')];
  expect(outcomeOf(results, () => text, [])).toEqual({
    survivors: [{ ...survivor, line: 1, code: 'const a = 1;', replacement: '' }, survivor],
    killed: 2,
    score: 50,
  });
});

it('does not count what was not tried', () =>
  expect(outcomeOf([change('Killed'), change('Ignored')], () => text, []).score).toBe(100));

it('keeps a reason where the code is the same on another line, and does not count its change', () => {
  const before = [{ ...survivor, line: 7, reason: 'Both are right.' }];
  expect(outcomeOf([change('Killed'), change('Survived')], () => text, before)).toEqual({
    survivors: [{ ...survivor, reason: 'Both are right.' }],
    killed: 1,
    score: 100,
  });
});

it('forgets a reason with its change', () =>
  expect(outcomeOf([change('Killed')], () => text, [{ ...survivor, reason: 'Both are right.' }]).survivors).toEqual(
    [],
  ));
