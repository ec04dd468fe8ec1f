import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { idNumber, integerBetween, maxInteger, storableInteger, storableNumber } from './numbers.ts';
import { shortText, storableJson, storableText } from './text.ts';

const nul = '\u0000';
const halfPair = '\ud83d';

describe('API-02 text of a contract', () => {
  it.each([
    ['an ordinary text', 'Dekbed, 200 × 200', true],
    ['nothing', '', true],
    ['several lines', 'een\ntwee', true],
    ['a character outside the basic plane', 'oké 👍', true],
    ['the character 0', `a${nul}b`, false],
    ['the first half of a pair', `a${halfPair}`, false],
    ['the second half of a pair', '\udc4d b', false],
    ['a number', 3, false],
  ])('API-02 judges %s', (_title, value, isValid) => expect(v.is(storableText, value)).toBe(isValid));

  it('API-02 has an end', () => {
    expect(v.is(shortText(3), 'abc')).toBe(true);
    expect(v.is(shortText(3), 'abcd')).toBe(false);
  });

  it('API-02 is looked for in every part of a JSON value', () => {
    expect(v.is(storableJson, { a: ['b', { c: null, d: true, e: 1.5 }] })).toBe(true);
    expect(v.is(storableJson, { a: ['b', { c: nul }] })).toBe(false);
    expect(v.is(storableJson, { [halfPair]: 1 })).toBe(false);
    expect(v.is(storableJson, [Number.POSITIVE_INFINITY])).toBe(false);
  });
});

describe('API-02 numbers of a contract', () => {
  it.each([
    [storableNumber, 12.5, true],
    [storableNumber, Number('1e400'), false],
    [storableNumber, -1e300, false],
    [storableNumber, Number.NaN, false],
    [storableInteger, maxInteger, true],
    [storableInteger, maxInteger + 1, false],
    [storableInteger, -maxInteger - 2, false],
    [storableInteger, 1.5, false],
    [idNumber, 1, true],
    [idNumber, 0, false],
    [integerBetween(0, 5), 6, false],
    [integerBetween(0, 5), '3', false],
  ])('API-02 %# stay within what a column holds', (schema, value, isValid) =>
    expect(v.is(schema, value)).toBe(isValid),
  );
});
