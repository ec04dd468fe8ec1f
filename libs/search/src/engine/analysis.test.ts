import { describe, expect, it } from 'vitest';
import { queryTerms, requiredTerms } from './analysis.ts';
import { correctedTerm, type Wanted } from './corrections.ts';
import { compoundParts, stemOf, writtenApart } from './stems.ts';
import { tokensOf } from './tokens.ts';

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 4],
  [7, 6],
  [8, 6],
  [9, 7],
])('SRCH-18 of %i terms %i must match: never fewer than 75%, never one more than that takes', (terms, required) => {
  expect(requiredTerms(terms)).toBe(required);
  expect(required / terms).toBeGreaterThanOrEqual(0.75);
  expect((required - 1) / terms).toBeLessThan(0.75);
});

describe('the stem of a word', () => {
  it.each([
    ['kaars', ['kaarsen', 'kaarsje', 'kaarsjes']],
    ['set', ['sets', 'setje', 'setjes']],
    ['kist', ['kistje', 'kistjes']],
    ['bon', ['bonnen', 'bonnetje', 'bonnetjes']],
    ['scherm', ['schermen', 'schermpje']],
    ['lamp', ['lampen', 'lampje']],
    ['koffer', ['koffers', 'koffertje']],
    ['kaart', ['kaarten', 'kaartje']],
    ['pyjama', ['pyjamas']],
    ['panty', ['panties']],
    ['bh', ['beha', 'behas']],
    ['sierkussen', ['sierkussens', 'sierkussentje']],
    ['strandtas', ['strandtassen', 'strandtasje']],
    ['kamerjas', ['kamerjassen', 'kamerjasje']],
  ])('is the same for %s, %s', (word, forms) => {
    expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(word)));
  });

  it.each([
    ['maat', 'mat'],
    ['deken', 'dek'],
    ['kussen', 'kus'],
    ['bonnetje', 'net'],
  ])('of %s is not that of %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
});

describe('a compound', () => {
  it('is its head, and the head of that, and has what stands before', () => {
    expect(compoundParts('badhanddoeken')).toEqual({
      heads: ['handdoeken', 'doeken'],
      modifiers: ['bad', 'hand'],
      tails: [],
    });
    expect(compoundParts('beugelbh')).toEqual({ heads: ['bh'], modifiers: ['beugel'], tails: [] });
    expect(compoundParts('koffer')).toEqual({ heads: [], modifiers: [], tails: [] });
  });
  it('of a colour is that colour, whatever its shade and form', () => {
    expect(['lichtgrijze', 'okergele', 'bordeauxrood'].map((word) => compoundParts(word).heads)).toEqual([
      ['grijze'],
      ['gele'],
      ['rood'],
    ]);
    expect(stemOf('okergele')).toBe(stemOf('okergeel'));
    expect(compoundParts('onwit').heads).toEqual([]);
  });
  it('ends in a hand without being one', () => {
    expect(compoundParts('washandjes')).toEqual({ heads: [], modifiers: ['was'], tails: ['handjes'] });
  });
  it('is written apart where each of its words is known', () => {
    expect(writtenApart('reiskoffer')).toEqual(['reis', 'koffer']);
    expect(writtenApart('badhandoeken')).toEqual([]);
  });
});

describe('a size', () => {
  it.each([
    [['140x200', '140 x 200 cm', '200 × 140', '140 bij 200', '1,4 x 2 m'], '140x200'],
    [['39-42', '39/42', '39 – 42', '39 t/m 42'], '39-42'],
    [['75b', '75B', '75 b'], '75b'],
    [['cup d', 'D-cup'], 'cupd'],
    [['3 meter', '3m', '300 cm'], '300cm'],
    [['1,5 liter', '1.5l', '1500 ml'], '1500ml'],
    [['20.000', '20000'], '20000'],
    [['vijfdelig', '5-delig', '5 delige'], '5delig'],
    [['60 den', '60 denier'], '60den'],
  ])('is one term however it is written: %s', (texts, stem) => {
    expect(texts.map((text) => tokensOf(text).map((token) => token.stem))).toEqual(texts.map(() => [stem]));
  });

  it.each([
    ['140x200', ['140', '140cm', '200', '200cm']],
    ['36-40', ['36', '37', '38', '39', '40']],
    ['75b', ['75', 'cupb']],
    ['28 cm', ['28']],
  ])('has its parts: %s', (text, parts) => expect(tokensOf(text)[0]?.parts.toSorted()).toEqual(parts));

  it('is not made of what only stands beside a number', () => {
    expect(tokensOf('set 2 mokken').map(({ stem }) => stem)).toEqual(['set', '2', 'mok']);
  });
});

describe('the words of a question', () => {
  it('may be one word together', () => {
    expect(queryTerms('was netje klein').map(({ stem, compounds }) => [stem, compounds])).toEqual([
      ['was', ['wasnet']],
      ['net', ['wasnet', 'netjeklein']],
      ['klein', ['netjeklein']],
    ]);
  });
  it('that only name what the next one is are left out', () => {
    expect(queryTerms('slip maat m kleur wit').map(({ word }) => word)).toEqual(['slip', 'm', 'wit']);
  });
  it('are one where a hyphen joins them', () => {
    expect(queryTerms('t-shirts').map(({ stem }) => stem)).toEqual(['tshirt']);
  });
});

describe('SRCH-36 a text that is made to be slow', () => {
  it('SRCH-36 is not parted where it is longer than any word', () => {
    expect(compoundParts('handdoek'.repeat(5)).heads).not.toEqual([]);
    expect(compoundParts('handdoek'.repeat(6))).toEqual({ heads: [], modifiers: [], tails: [] });
  });
  it.each(['a-'.repeat(100), 'bh-'.repeat(60)])(
    'SRCH-36 is not read by its pieces where they are too many: %s',
    (text) => {
      expect(queryTerms(text).map(({ readings }) => readings)).toEqual([[]]);
    },
  );
  it('SRCH-36 is asked about once by each of its words, however often it has them', () => {
    const asked: Wanted[] = [];
    const has = (wanted: Wanted) => asked.push(wanted) > 2;
    const [term] = queryTerms('tafel'.repeat(8));
    const found = correctedTerm(term ?? expect.fail('a term'), { has, near: () => [] });
    expect(asked.map((wanted) => wanted.length)).toEqual([1, 1, 1]);
    expect(found.map(({ stems }) => stems)).toEqual([['tafel']]);
  });
});
