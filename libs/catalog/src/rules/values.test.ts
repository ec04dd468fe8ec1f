import { describe, expect, it } from 'vitest';
import { attributeText, attributeValues, flagOf, numberOf } from './values.ts';

it.each([
  [12, 12],
  ['12.5000', 12.5],
  [' 7 ', 7],
  ['0', 0],
  ['', undefined],
  ['  ', undefined],
  ['veel', undefined],
  [null, undefined],
  [undefined, undefined],
  [true, undefined],
  [Number.NaN, undefined],
  [Infinity, undefined],
])('the number of %j is %s', (value, number) => expect(numberOf(value)).toBe(number));

it.each([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
  ['', undefined],
  ['ja', undefined],
  [null, undefined],
  [undefined, undefined],
])('the flag of %j is %s', (value, flag) => expect(flagOf(value)).toBe(flag));

describe('the value of an attribute', () => {
  const custom = (value: unknown) => ({
    custom_attributes: [
      { attribute_code: 'maat', value: '9' },
      { attribute_code: 'kleur', value },
    ],
  });
  it.each([
    ['its own field', { kleur: '50' }, '50'],
    ['its own field before custom attributes', { kleur: '50', ...custom('51') }, '50'],
    ['a number as text', { kleur: 0 }, '0'],
    ['a custom attribute', custom('51'), '51'],
    ['a custom attribute where its own field is null', { kleur: null, ...custom('51') }, '51'],
    ['none of an empty text', { kleur: '' }, undefined],
    ['none of null', custom(null), undefined],
    ['none of another attribute', { custom_attributes: [{ attribute_code: 'maat', value: '9' }] }, undefined],
    ['none where there is nothing', {}, undefined],
  ])('is %s', (_what, document, text) => expect(attributeText(document, 'kleur')).toBe(text));

  it.each([
    [{ kleur: '50' }, ['50']],
    [{ kleur: ' 50, 51,,52 ' }, ['50', '51', '52']],
    [{ kleur: [50, 51] }, ['50', '51']],
    [{ kleur: ' ' }, []],
    [{}, []],
  ])('of %j are the option ids %j', (document, ids) => expect(attributeValues(document, 'kleur')).toEqual(ids));
});
