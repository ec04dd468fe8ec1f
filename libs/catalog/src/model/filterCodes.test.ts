import { describe, expect, it } from 'vitest';
import { attributesByCode } from './attributes.ts';
import { filterCodes } from './filterCodes.ts';
import { availableFilters } from './queries.ts';

/** An attribute with one option that its owner may have marked. */
const anAttribute = (attribute_code: string, differences: object = {}) => ({
  attribute_code,
  options: [{ label: 'Een', value: '1' }],
  ...differences,
});
const inLists = { is_filterable: 1 };
const inResults = { is_filterable_in_search: true };
const codesOf = (place: 'list' | 'search' | undefined, ...documents: ReturnType<typeof anAttribute>[]) =>
  filterCodes(attributesByCode(documents), place);

describe('LIST-05 the attributes by which lists are filtered', () => {
  it.each([
    [
      'are those that the owner marked, in the owner’s order, and the price',
      [
        anAttribute('kleur', { ...inLists, position: '10' }),
        anAttribute('model'),
        anAttribute('maat', { ...inLists, position: 9 }),
      ],
      ['maat', 'kleur', 'price'],
    ],
    [
      'name the price once, as the last',
      [anAttribute('price', { ...inLists, position: 1 }), anAttribute('kleur', { ...inLists, position: 2 })],
      ['kleur', 'price'],
    ],
    [
      'leave out what has no options',
      [anAttribute('kleur', { ...inLists, options: [] }), anAttribute('maat', inLists)],
      ['maat', 'price'],
    ],
    [
      'are not those of the results',
      [anAttribute('kleur', inResults), anAttribute('maat', inLists)],
      ['maat', 'price'],
    ],
  ])('LIST-05 %s', (_what, documents, codes) => expect(codesOf(undefined, ...documents)).toEqual(codes));

  it.each(['list', 'search'] as const)('LIST-05 are the default ones in a %s without marks', (place) =>
    expect(codesOf(place, anAttribute('materiaal'))).toEqual(availableFilters()?.map(({ field }) => field)),
  );

  it('LIST-05 are 40 at most, and the price', () => {
    const many = Array.from({ length: 50 }, (_none, at) => anAttribute(`a${at}`, inLists));
    expect(codesOf('list', ...many)).toEqual([
      ...many.slice(0, 40).map(({ attribute_code }) => attribute_code),
      'price',
    ]);
  });
});

describe('LIST-05 the attributes by which the results of a search are filtered', () => {
  it.each([
    [
      'are those that are marked for it',
      [anAttribute('kleur', inLists), anAttribute('model', inResults)],
      ['model', 'price'],
    ],
    ['are those of lists where none is', [anAttribute('kleur', inLists), anAttribute('model')], ['kleur', 'price']],
  ])('LIST-05 %s', (_what, documents, codes) => expect(codesOf('search', ...documents)).toEqual(codes));
});
