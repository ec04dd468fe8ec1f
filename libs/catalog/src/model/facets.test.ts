import { price } from '@etalage/core/constants';
import { describe, expect, it } from 'vitest';
import { aViewContext, someAttributes } from '../testing.ts';
import { facetsOf, priceExtremes, rangeLabel, rangeSlug, termCounts } from './facets.ts';
import { listingOf } from './listing.ts';
import type { ListingSearch } from './listingSearch.ts';
import { attributesByCode } from './attributes.ts';

const terms = (...buckets: [key: number | string, count: number][]) => ({
  buckets: buckets.map(([key, doc_count]) => ({ key, doc_count })),
});
const attributes = attributesByCode(someAttributes);
const listed = { priceLabel: 'Prijs', currencySign: '€', total: 12 };

describe('LIST-08 buckets are read', () => {
  const aggregations = { agg_terms_kleur: terms([50, 2], ['51', 1]), agg_terms_kleur_options: terms([50, 3], [52, 4]) };
  it('LIST-08 from the attribute and from its variants', () =>
    expect([...termCounts(aggregations, 'kleur')]).toEqual([
      ['50', 5],
      ['51', 1],
      ['52', 4],
    ]));
  it('LIST-08 and are none where the answer has none', () => expect([...termCounts({}, 'kleur')]).toEqual([]));
  it('LIST-08 together where two options have one address', () => {
    const options = [50, 51].map((id) => ({ label: 'Wit', value: id }));
    const [facet] = facetsOf(
      { agg_terms_kleur: terms([50, 3], [51, 4]) },
      attributesByCode([{ attribute_code: 'kleur', options }]),
      {},
      listed,
    );
    expect(facet?.values).toMatchObject([{ id: 'wit', count: 7 }]);
  });
  it('LIST-08 but no other price ranges than the usual ones', () => {
    const buckets = [
      { key: '0.0-50.0', from: 0, to: 50, doc_count: 9 },
      { key: '50.0-100.0', from: 50, to: 100, doc_count: 9 },
    ];
    expect(facetsOf({ agg_range_price: { buckets } }, attributes, {}, listed)).toEqual([]);
  });
  it('LIST-08 and from the price ranges', () => {
    const agg_range_price = {
      buckets: [
        { key: '0.0-100.0', from: 0, to: 100, doc_count: 9 },
        { key: '500.0-*', from: 500, doc_count: 1 },
      ],
    };
    const [facet] = facetsOf({ agg_range_price }, attributes, {}, listed);
    expect(facet?.values.map(({ id, count }) => [id, count])).toEqual([
      ['0-100', 9],
      ['500-', 1],
    ]);
  });
});

describe('LIST-21 what narrows a listing can be taken back', () => {
  const fabrics = ['Katoen', 'Linnen'].map((label, at) => ({ label, value: 70 + at }));
  const withFabric = attributesByCode([{ attribute_code: 'materiaal', options: fabrics }]);
  const chosenOf = (search: ListingSearch) =>
    facetsOf({ agg_terms_materiaal: terms([70, 3]) }, withFabric, search, listed).flatMap(({ values }) =>
      values.filter(({ isChosen }) => isChosen).map(({ label, count }) => `${label} (${count})`),
    );

  it('LIST-21 an attribute that is no usual filter', () =>
    expect(chosenOf({ materiaal: 'katoen' })).toEqual(['Katoen (3)']));
  it.each([
    ['50-75', '50 - 75 (12)'],
    ['0-30', '< €30 (12)'],
    ['75-', '> €75 (12)'],
  ])('LIST-21 a price range that is no usual one: %s', (price, label) => expect(chosenOf({ price })).toEqual([label]));
  it('LIST-21 a value that the answer does not count', () => {
    const [colours] = someAttributes;
    const answer = { hits: [], total: 0, attribute_metadata: colours ? [{ ...colours, options: [] }] : [] };
    const { facets } = listingOf(answer, { ...aViewContext(), currencySign: '€', search: { kleur: 'wit' }, page: 1 });
    expect(facets).toMatchObject([{ attribute: 'kleur', values: [{ label: 'Wit', count: 0, isChosen: true }] }]);
  });
  it('LIST-21 a usual price range, once', () => expect(chosenOf({ price: '100-250' })).toEqual(['100 - 250 (0)']));
});

describe('LIST-09 filter options', () => {
  const facets = facetsOf({ agg_terms_kleur: terms([50, 2], [51, 1]) }, attributes, { kleur: 'wit' }, listed);
  const colour = facets.find(({ attribute }) => attribute === 'kleur');
  it('LIST-09 filter options take their labels from the attribute', () =>
    expect(colour?.values.map(({ label }) => label)).toEqual(['Blauw', 'Wit']));
  it('LIST-09 filter options without products are left out', () =>
    expect(colour?.values.some(({ label }) => label === 'Rood')).toBe(false));
  it('LIST-09 filter options know what is chosen', () =>
    expect(colour?.values.find(({ isChosen }) => isChosen)?.id).toBe('wit'));
  it('LIST-09 filter options have labels without blanks around them', () => {
    const options = [' Rood ', ' '].map((label, at) => ({ label, value: 60 + at }));
    const read = attributesByCode([{ attribute_code: 'kleur', options }]).get('kleur');
    expect(read?.options.map(({ label }) => label)).toEqual(['Rood']);
  });
  it('LIST-09 filter options leave out a blank option', () => expect(attributes.get('kleur')?.options).toHaveLength(3));
});

it.each([
  // counted, chosen                            so these are there to choose from
  [terms([50, 12]), {}, []],
  [terms([50, 12]), { kleur: 'blauw' }, ['Blauw']],
  [terms([50, 11]), {}, ['Blauw']],
  [terms([50, 12], [51, 12]), {}, ['Blauw', 'Wit']],
])('the one value that all 12 products have is no filter: %j, %j', (agg_terms_kleur, search, labels) => {
  const [facet] = facetsOf({ agg_terms_kleur }, attributes, search, listed);
  expect(facet?.values.map(({ label }) => label) ?? []).toEqual(labels);
});

it('LIST-05 filters stand as the owner orders their attributes, else in the default order, prices last', () => {
  const asked = {
    agg_terms_kleur: terms([50, 2]),
    agg_terms_maat: terms([60, 2]),
    agg_range_price: { buckets: [{ key: '0.0-100.0', from: 0, to: 100, doc_count: 2 }] },
  };
  const documents = ['kleur', 'maat'].map((attribute_code, at) => ({
    attribute_code,
    options: [{ label: attribute_code, value: 50 + at * 10 }],
  }));
  const order = (...positions: (number | string)[]) => {
    const placed = documents.map((document, at) => ({ ...document, position: positions[at] }));
    return facetsOf(asked, attributesByCode(placed), {}, listed).map(({ attribute }) => attribute);
  };
  expect(order()).toEqual(['maat', 'kleur', 'price']);
  expect(order(1, '2')).toEqual(['kleur', 'maat', 'price']);
});

describe('LIST-10 the price extremes', () => {
  const value = (amount: number | null) => ({ value: amount });
  it('LIST-10 are the floor of the minimum and the ceiling of the maximum', () =>
    expect(
      priceExtremes({
        agg_min_price: value(9.95),
        agg_max_price: value(129.05),
        agg_min_special_price: value(7.5),
        agg_max_special_price: value(99),
        agg_min_final_price: value(8),
        agg_max_final_price: value(130.01),
      }),
    ).toEqual({ min: 7, max: 131 }));
  it('LIST-10 count special and final values only when positive', () =>
    expect(
      priceExtremes({
        agg_min_price: value(9.95),
        agg_max_price: value(20),
        agg_min_special_price: value(0),
        agg_max_special_price: value(0),
        agg_min_final_price: value(null),
        agg_max_final_price: value(-1),
      }),
    ).toEqual({ min: 9, max: 20 }));
  it('LIST-10 may begin at nothing', () =>
    expect(priceExtremes({ agg_min_price: value(0), agg_max_price: value(20) })).toEqual({ min: 0, max: 20 }));
  it.each([
    ['the products', { agg_min_price: value(null), agg_max_price: value(null) }],
    ['the dearest', { agg_min_price: value(9.95) }],
    ['the cheapest', { agg_max_price: value(20) }],
  ])('LIST-10 are not there without %s', (_what, aggregations) => expect(priceExtremes(aggregations)).toBeUndefined());
});

describe('LIST-11 the price ranges', () => {
  it.each([
    [[0, 100], '< €100'],
    [[100, 250], '100 - 250'],
    [[250, 500], '250 - 500'],
    [[500, null], '> €500'],
  ] as const)('LIST-11 %j is labelled %s', (range, label) => expect(rangeLabel(range, '€')).toBe(label));
  it('LIST-11 are these four, and stand in an address as from-to', () =>
    expect(price.ranges.map(rangeSlug)).toEqual(['0-100', '100-250', '250-500', '500-']));
});

it('LIST-06 a filter option has an id, a label and its attribute as type; a price has its bounds too, and is single', () => {
  const aggregations = {
    agg_terms_kleur: terms([50, 2]),
    agg_range_price: {
      buckets: [
        { key: '100.0-250.0', from: 100, to: 250, doc_count: 9 },
        { key: '500.0-*', from: 500, doc_count: 1 },
      ],
    },
  };
  const [colour, prices] = facetsOf(aggregations, attributes, {}, listed);
  expect(colour).toMatchObject({
    label: 'Kleur',
    values: [{ id: 'blauw', label: 'Blauw', type: 'kleur', count: 2, isChosen: false, colour: '#3464a0' }],
  });
  expect(colour?.values[0]).not.toHaveProperty('single');
  expect(prices?.values).toEqual([
    {
      id: '100-250',
      label: '100 - 250',
      type: 'price',
      from: '100',
      to: '250',
      single: true,
      count: 9,
      isChosen: false,
    },
    { id: '500-', label: '> €500', type: 'price', from: '500', single: true, count: 1, isChosen: false },
  ]);
});
