import { describe, expect, it } from 'vitest';
import { someAttributes } from '../testing.ts';
import { attributesByCode } from './attributes.ts';
import { indexingOf, knownSearch, withinPages } from './soundListing.ts';

describe('LIST-24 nonsense in an address falls back', () => {
  const attributes = attributesByCode(someAttributes);
  it.each([
    [{ kleur: 'blauw' }, { kleur: 'blauw' }],
    [{ kleur: 'blauw,paarsgestreept' }, { kleur: 'blauw' }],
    [{ kleur: 'paarsgestreept', sort: 'newest' }, { sort: 'newest' }],
    [{ model: 'onbekend', price: '0-100' }, { price: '0-100' }],
    [{ kleur: 'blauw,paarsgestreept,wit' }, { kleur: 'blauw,wit' }],
  ])('LIST-24 %o asks for %o', (search, known) => expect(knownSearch(search, attributes)).toEqual(known));

  it('LIST-24 an address that is sound keeps its order', () =>
    expect(Object.keys(knownSearch({ kleur: 'blauw', sort: 'newest' }, attributes))).toEqual(['kleur', 'sort']));

  it.each([
    ['2', 120, { page: '2' }],
    ['3', 120, { page: '3' }],
    ['4', 120, { page: '3' }],
    ['9999', 50, {}],
    ['81', 10_000, { page: '80' }],
    ['2', 0, {}],
  ])('LIST-24 page %s of %d products is %o', (page, total, search) =>
    expect(withinPages({ page }, total)).toEqual(search),
  );
});

describe('SEO-05 how search engines see a list', () => {
  it.each([
    [{}, {}],
    [{ kleur: 'blauw' }, {}],
    [{ page: '2' }, { canonicalQuery: '?page=2' }],
    [{ kleur: 'blauw,wit' }, { isIndexed: false }],
    [{ kleur: 'blauw', maat: 'm' }, { isIndexed: false }],
    [{ price: '0-100' }, { isIndexed: false }],
    [
      { sort: 'newest', page: '2' },
      { isIndexed: false, canonicalQuery: '?page=2' },
    ],
  ])('SEO-05 narrowed by %o: %o', (search, indexing) => expect(indexingOf({ search })).toEqual(indexing));
});
