import { describe, expect, it } from 'vitest';
import { completionsOf, isSuggestible, vocabularyOf } from './suggestions.ts';

const categories = ['Badkamer', 'Badjassen', 'Kinderbadjassen', 'Handdoeken', 'Gasten & bad', 'Cadeaus & café'].map(
  (name, id) => ({ id, name, slug: name }),
);
const productNames = ['Sokkenset', 'Sokken Mies', 'Sokken Noor', 'Sok Ida', 'Badjas Mies', 'Deken 140x200'];
const completed = (text: string) => completionsOf(text, vocabularyOf(categories, productNames));
const names = (text: string) => completed(text).categories.map(({ name }) => name);

describe('SRCH-29 what a text that is being typed may become', () => {
  it.each([
    ['the words of categories that begin with it', 'ba', ['badkamer', 'badjassen', 'bad', 'badjas']],
    ['not the word itself', 'bad', ['badkamer', 'badjassen', 'badjas']],
    ['the words of products, the most frequent first', 'so', ['sokken', 'sokkenset', 'sok']],
    ['no words with digits', '14', []],
    ['the last word alone is completed', 'blauwe handd', ['blauwe handdoeken']],
    ['spaces around and between the words do not matter', '  blauwe   handd ', ['blauwe handdoeken']],
    ['accents and capitals do not matter', 'CAFE', []],
    ['accents are found without them', 'caf', ['cafe']],
    ['nothing for a word that no category has', 'zeppelin', []],
  ])('SRCH-29 %s', (_what, text, words) => expect(completed(text).words).toEqual(words));

  it('SRCH-29 at most three categories, those that begin with it before those in whose compounds it stands', () => {
    expect(names('badj')).toEqual(['Badjassen', 'Kinderbadjassen']);
    expect(names('ja')).toEqual([]);
    expect(names('bad')).toEqual(['Badkamer', 'Badjassen', 'Gasten & bad']);
  });

  it('SRCH-29 nothing for one letter', () => expect(completed('b')).toEqual({ words: [], categories: [] }));

  it('SRCH-29 at most four words', () =>
    expect(completionsOf('ba', vocabularyOf([], ['Bad', 'Badjas', 'Badmat', 'Bank', 'Band'])).words).toEqual([
      'bad',
      'badjas',
      'badmat',
      'bank',
    ]));

  it('SRCH-29 a name without words completes nothing', () =>
    expect(vocabularyOf([{ id: 1, name: '4711', slug: '4711' }], ['100 x 50'])).toMatchObject({
      words: [],
      wordsOfCategories: [[]],
    }));

  it('SRCH-29 from 2 letters on', () => expect([isSuggestible(' b '), isSuggestible('ba')]).toEqual([false, true]));
});
