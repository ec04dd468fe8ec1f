import { describe, expect, it } from 'vitest';
import { chosenSlugs, listingHref, listingSearch, toggleFilter, withoutFilters, withParam } from './listingSearch.ts';

describe('LIST-24 the search params of a listing', () => {
  it.each([
    ['several values, in alphabetical order', { kleur: 'wit,blauw' }, { kleur: 'blauw,wit' }],
    ['a price range', { price: '100-250' }, { price: '100-250' }],
    ['an open range', { price: '500-' }, { price: '500-' }],
    ['the sorts', { sort: 'newest' }, { sort: 'newest' }],
    ['a sort by price', { sort: 'price-asc' }, { sort: 'price-asc' }],
    ['the other sort by price', { sort: 'price-desc' }, { sort: 'price-desc' }],
    ['a page, also as number', { page: 2 }, { page: '2' }],
    ['the first page is the default', { page: '1' }, {}],
    ['nonsense as sort', { sort: 'random' }, {}],
    ['nonsense as page', { page: '-1' }, {}],
    ['nonsense as price', { price: '250-100' }, {}],
    ['a price with zeros before it', { price: '00100-250' }, { price: '100-250' }],
    ['every price', { price: '0-' }, {}],
    ['a range without width', { price: '100-100' }, {}],
    ['a page with more behind it', { page: '2x' }, {}],
    ['a price with more before it', { price: 'x100-250' }, {}],
    ['a price with more behind it', { price: '100-250x' }, {}],
    ['a sort in capitals', { sort: 'Newest' }, {}],
    ['a value with more before it', { kleur: '<b>wit' }, {}],
    ['a value with more behind it', { kleur: 'wit<b>' }, {}],
    [
      'values with digits and accents',
      { kleur: 'crème-wit', maat: '140x200' },
      { kleur: 'crème-wit', maat: '140x200' },
    ],
    ['no value that can be read', { kleur: '<b>' }, {}],
    [
      'params in alphabetical order',
      { sort: 'newest', page: '2', kleur: 'wit' },
      { kleur: 'wit', page: '2', sort: 'newest' },
    ],
    ['nonsense as value', { kleur: '<b>,wit' }, { kleur: 'wit' }],
    ['a repeated value', { kleur: 'wit,wit' }, { kleur: 'wit' }],
    ['the text of a search, without what stands around it', { q: ' badjas wit ' }, { q: 'badjas wit' }],
    ['an empty text', { q: ' ' }, {}],
    ['params of others', { utm_source: 'mail', kleur: ['wit'] }, {}],
  ])('LIST-24 %s', (_what, raw, search) => {
    expect(listingSearch(raw)).toEqual(search);
    expect(Object.keys(listingSearch(raw))).toEqual(Object.keys(search));
  });

  it('LIST-24 stand readable in an address', () =>
    expect(listingHref('/c/bad', { kleur: 'blauw,wit', price: '100-250' })).toBe(
      '/c/bad?kleur=blauw,wit&price=100-250',
    ));
});

describe('LIST-06 choosing filters', () => {
  it('LIST-06 collects values within one attribute', () =>
    expect(toggleFilter({ kleur: 'wit' }, { type: 'kleur', id: 'blauw' })).toEqual({ kleur: 'blauw,wit' }));
  it('LIST-06 takes a value back', () =>
    expect(toggleFilter({ kleur: 'blauw,wit' }, { type: 'kleur', id: 'wit' })).toEqual({ kleur: 'blauw' }));
  it('LIST-06 replaces the earlier choice when single', () =>
    expect(toggleFilter({ price: '0-100' }, { type: 'price', id: '100-250', single: true })).toEqual({
      price: '100-250',
    }));
  it('LIST-06 begins with the first', () =>
    expect(toggleFilter({}, { type: 'kleur', id: 'wit' })).toEqual({ kleur: 'wit' }));
  it('LIST-06 takes a single one back', () =>
    expect(toggleFilter({ price: '0-100' }, { type: 'price', id: '0-100', single: true })).toEqual({}));
  it('LIST-06 keeps other attributes and drops the page', () =>
    expect(toggleFilter({ maat: 'l', page: '3', sort: 'newest' }, { type: 'kleur', id: 'wit' })).toEqual({
      kleur: 'wit',
      maat: 'l',
      sort: 'newest',
    }));
});

it('another sort drops the page; Recommended is no param', () => {
  expect(withParam({ page: '2', kleur: 'wit' }, 'sort', 'newest')).toEqual({ kleur: 'wit', sort: 'newest' });
  expect(withParam({ sort: 'newest' }, 'sort', '')).toEqual({});
  expect(withoutFilters({ kleur: 'wit', sort: 'newest', page: '2' })).toEqual({ sort: 'newest' });
});

it('SRCH-28 filters of results keep the text, whose characters after the 200th are no question (SRCH-36)', () => {
  expect(toggleFilter({ q: 'badjas' }, { type: 'kleur', id: 'wit' })).toEqual({ kleur: 'wit', q: 'badjas' });
  expect(withoutFilters({ kleur: 'wit', q: 'badjas' })).toEqual({ q: 'badjas' });
  expect(chosenSlugs({ kleur: 'wit', q: 'badjas' })).toEqual([['kleur', ['wit']]]);
  expect(listingSearch({ q: 'z'.repeat(201) })).toEqual({ q: 'z'.repeat(200) });
});
