import { nl, ProductCard } from '@etalage/catalog';
import { createPricesApi } from '@etalage/catalog/headless';
import type { StoreView } from '@etalage/core';
import { createServices } from '@etalage/shell/server';
import { Window } from 'happy-dom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usedLimits } from '../../backend/src/limits/tables.ts';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { ask, importDocuments } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { withPages } from './testing/withPages.ts';
import { searchedProduct } from './testing/searchedProduct.ts';
import { kinds, shown } from './testing/shown.ts';
import { words } from './testing/words.ts';

const viewOf = (code: string): StoreView => views.find(({ storeCode }) => storeCode === code) ?? views[0];
/** A store with tier prices enabled, and one without. */
const [tiered, plain] = [viewOf('textile'), viewOf('dailydeal')];

const tiers = [
  { customer_group_id: 0, qty: 3, value: 80 },
  { customer_group_id: 0, qty: 6, value: 66.67 },
];
const ofRegion = { id: 7, tax_country_id: 'NL', tax_region_id: 12, region_name: 'Limburg', rate: 8 };
const low = { id: 8, tax_country_id: 'NL', tax_region_id: 0, rate: 9 };
const taxrules = [
  aTaxRuleDocument(),
  { ...aTaxRuleDocument(), id: 3, product_tax_class_ids: [5], rates: [ofRegion] },
  { ...aTaxRuleDocument(), id: 4, product_tax_class_ids: [6], rates: [low] },
];

const { configurable_options } = aConfigurableDocument();
const cheaper = { special_price: 75, lowest_price_30d: 80 };
const withName = { custom_options: [{ option_id: 7, title: 'Naam', type: 'field', is_require: true, price: 5 }] };

/** Products of € 100 by SKU, with the price fields under test. */
const documents: Record<string, object> = {
  GEWOON: {},
  ACTIE: { special_price: 75 },
  'MET-NAAM': { special_price: 75, ...withName },
  DUURDER: { special_price: 110 },
  GELIJK: { special_price: 100 },
  VANAF: { special_price: 75, special_from_date: '2026-11-20' },
  TOT: { special_price: 75, special_to_date: '2026-11-20' },
  'VANAF-UUR': { special_price: 75, special_from_date: '2026-11-20 12:00:00' },
  'TOT-UUR': { special_price: 75, special_to_date: '2026-11-20 12:00:00' },
  PAKKET: {
    ...{ type_id: 'bundle', price: 0 },
    bundle_options: [
      {
        ...{ option_id: 1, title: 'Laken', type: 'radio', required: true },
        product_links: [{ id: '41', sku: 'VANAF-UUR', qty: 1, is_default: true }],
      },
    ],
  },
  GOEDKOPER: cheaper,
  'GOEDKOPER-MET-NAAM': { ...cheaper, ...withName },
  'NIET-GOEDKOPER': { special_price: 75, lowest_price_30d: 70 },
  UITVOERINGEN: {
    ...{ type_id: 'configurable', configurable_options },
    configurable_children: [aVariantDocument({ price: 100, ...cheaper })],
  },
  'UITVOERINGEN-EVEN-DUUR': {
    ...{ type_id: 'configurable', configurable_options },
    configurable_children: [
      aVariantDocument({ id: 399, sku: 'EVEN-DUUR-A', price: 100, special_price: 75, lowest_price_30d: 70 }),
    ],
  },
  FAMILIE: {
    ...{ type_id: 'configurable', configurable_options },
    ...{ special_price: 75, special_from_date: '2026-11-20', special_to_date: '2026-11-20' },
    configurable_children: [aVariantDocument({ id: 390, sku: 'FAMILIE-A', price: 100 })],
  },
  GOEDKOOPSTE: {
    ...{ type_id: 'configurable', configurable_options },
    configurable_children: [
      aVariantDocument({ id: 391, sku: 'GOEDKOOPSTE-A', price: 100 }),
      aVariantDocument({ id: 392, sku: 'GOEDKOOPSTE-B', price: 120, special_price: 60, kleur: '32' }),
      aVariantDocument({ id: 393, sku: 'GOEDKOOPSTE-C', price: 5, kleur: '33', status: 2 }),
    ],
  },
  EIND: { final_price: 80 },
  'EIND-GELIJK': { final_price: 100 },
  'EIND-KEUZE': {
    ...{ type_id: 'configurable', configurable_options },
    configurable_children: [
      aVariantDocument({ id: 397, sku: 'EIND-KEUZE-A', price: 100, final_price: 80 }),
      aVariantDocument({ id: 398, sku: 'EIND-KEUZE-B', price: 100, final_price: 100, kleur: '32' }),
    ],
  },
  DERDE: { special_price: 66.67 },
  HALF: { special_price: 87.5 },
  'MEER-DAN-HALF': { special_price: 42.5 },
  STAFFEL: { tier_prices: tiers },
  STAFFELKEUZE: {
    ...{ type_id: 'configurable', configurable_options, tier_prices: tiers },
    configurable_children: [aVariantDocument({ id: 394, sku: 'STAFFELKEUZE-A', price: 100 })],
  },
  DUIZEND: { price: '1.234,50' },
  TEKEN: { price: '€\u00A01.234,50' },
  ALLES: { special_price: 75, special_from_date: '2026-11-01', special_to_date: '2026-12-01', tier_prices: tiers },
  'GEEN-BTW': { tax_class_id: '9' },
  STREEK: { tax_class_id: '5' },
  'EIGEN-BTW': {
    ...{ type_id: 'configurable', configurable_options },
    configurable_children: [aVariantDocument({ id: 395, sku: 'EIGEN-BTW-A', price: 100, tax_class_id: '6' })],
  },
  'EIGEN-STAFFEL': {
    ...{ type_id: 'configurable', configurable_options, tier_prices: tiers },
    configurable_children: [
      aVariantDocument({
        ...{ id: 396, sku: 'EIGEN-STAFFEL-A', price: 100 },
        tier_prices: [{ customer_group_id: 0, qty: 5, value: 90 }],
      }),
    ],
  },
  'PAKKET-STAFFEL': {
    ...{ type_id: 'bundle', tier_prices: tiers },
    bundle_options: [
      {
        ...{ option_id: 2, title: 'Laken', type: 'radio', required: true },
        product_links: [{ id: '42', sku: 'GEWOON', qty: 2, is_default: true }],
      },
    ],
  },
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend();
  const products = Object.entries(documents).map(([sku, differences], at) => {
    const key = sku.toLowerCase();
    const own = { id: 300 + at, sku, name: `Laken ${sku}`, price: 100, url_key: key, url_path: `${key}.html` };
    return aProductDocument({ ...own, ...differences });
  });
  for (const { storeCode } of [tiered, plain]) {
    const folder = { categories: [aCategoryDocument()], taxrules, products };
    expect(await importDocuments(backend, folder, { storeCode })).toMatchObject({ rejected: [] });
  }
});
const noon = '2026-11-20T11:00:00Z';
beforeEach(async () => {
  backend.clock.set(noon);
  // Limits count by the same clock: what was counted at a later time would refuse a call at an earlier one.
  await backend.ports.database.delete(usedLimits);
});

type Shown = {
  /** The current price. */
  price: string;
  /** The strikethrough price. */
  original: string | undefined;
  /** The whole text of the price block. */
  all: string;
  /** The tiers in their order. */
  tiers: string[];
};

const textOf = (element: { textContent: string } | null): string | undefined =>
  element?.textContent.replaceAll('\u00A0', ' ');

/** The text of the first price in the markup. */
function shownIn(markup: string): Shown {
  const { document } = new Window();
  document.write(markup);
  const block = document.querySelector('[data-price]');
  const all = textOf(block) ?? '';
  return {
    all,
    price: textOf(block?.querySelector('ins') ?? null) ?? all,
    original: textOf(block?.querySelector('del') ?? null),
    tiers: [...document.querySelectorAll('section li')].flatMap((item) => textOf(item) ?? []),
  };
}

async function markupAt(path: string, view: StoreView = tiered): Promise<string> {
  const read: string[] = [];
  await withPages(view, backend, async (open) => void read.push((await open(path)).html));
  return read.join('');
}
const markupOf = (sku: string, view?: StoreView) => markupAt(`/p/${sku}/x`, view);
const pageOf = async (sku: string, view?: StoreView) => shownIn(await markupOf(sku, view));

async function cardOf(sku: string): Promise<Shown> {
  const [product] = await aStorefront(tiered, backend).catalog.cards([sku]);
  return shownIn(product ? renderToStaticMarkup(createElement(ProductCard, { product, messages: nl })) : '');
}

/** The response to the browser's price request. */
async function currentOf(sku: string) {
  const [price] = (await createPricesApi(aStorefront(tiered, backend).http, tiered).current([sku])).values();
  return price;
}

const documentOf = async (sku: string, { storeCode } = tiered) =>
  (await ask(backend, `/api/product?sku=${sku}`, storeCode)).result;

const foundOf = (sku: string) => searchedProduct(backend, tiered, sku);

describe.each([
  ['by its sku', documentOf],
  ['in a search', foundOf],
])('PRICE-01 the product that the backend answers %s', (how, answered) => {
  it.each([
    ['price', 100],
    ['price_incl_tax', 75],
    ['final_price', 75],
    ['final_price_incl_tax', 75],
    ['original_price', 100],
    ['original_price_incl_tax', 100],
    ['special_price', 75],
    ['special_price_incl_tax', 75],
    ['special_from_date', '2026-11-01'],
    ['special_to_date', '2026-12-01'],
    ['regular_price', 100],
    ['discount_percentage', -25],
    ['tax_class_id', '2'],
  ])(`PRICE-01 asked for ${how} carries %s`, async (field, value) => {
    expect((await answered('ALLES'))[field]).toBe(value);
  });
  it(`PRICE-01 asked for ${how} carries tier_prices`, async () => {
    expect((await answered('ALLES')).tier_prices).toMatchObject(tiers);
  });
});

describe('PRICE-02 the special price on the page of a product', () => {
  it.each([
    // midnight in Amsterdam is 23:00 UTC
    ['applies without dates', 'ACTIE', noon, '€ 75,00'],
    ['does not apply above the original price', 'DUURDER', noon, '€ 100,00'],
    ['applies at its first instant', 'VANAF-UUR', '2026-11-20T11:00:00.000Z', '€ 75,00'],
    ['does not apply before its first instant', 'VANAF-UUR', '2026-11-20T10:59:59.999Z', '€ 100,00'],
    ['applies at its last instant', 'TOT-UUR', '2026-11-20T11:00:00.000Z', '€ 75,00'],
    ['does not apply after its last instant', 'TOT-UUR', '2026-11-20T11:00:01.000Z', '€ 100,00'],
    ['without a last day applies long after its first', 'VANAF', '2029-01-01T00:00:00Z', '€ 75,00'],
    ['without a first day applies long before its last', 'TOT', '2020-01-01T00:00:00Z', '€ 75,00'],
    ['applies from midnight in Amsterdam on its first day', 'VANAF', '2026-11-19T23:00:00Z', '€ 75,00'],
    ['does not apply before that midnight', 'VANAF', '2026-11-19T22:59:59.999Z', '€ 100,00'],
    ['applies until midnight in Amsterdam on its last day', 'TOT', '2026-11-20T22:59:59.999Z', '€ 75,00'],
    ['does not apply from that midnight on', 'TOT', '2026-11-20T23:00:00Z', '€ 100,00'],
    ['of a family applies to its variants', 'FAMILIE', noon, '€ 75,00'],
    ['of a family does not apply to its variants before', 'FAMILIE', '2026-11-19T22:59:59.999Z', '€ 100,00'],
    ['of a family does not apply to its variants after', 'FAMILIE', '2026-11-20T23:00:00Z', '€ 100,00'],
    ['of a part applies to its bundle', 'PAKKET', noon, '€ 75,00'],
    ['of a part does not apply to its bundle before', 'PAKKET', '2026-11-20T10:59:59.999Z', '€ 100,00'],
  ])('PRICE-02 %s', async (_what, sku, instant, price) => {
    backend.clock.set(instant);
    expect((await pageOf(sku)).price).toBe(price);
  });
  it('PRICE-02 that equals the original price is no special price', async () => {
    expect(await documentOf('GELIJK')).toMatchObject({ final_price: 100, discount_percentage: 0 });
  });
});

describe('PRICE-02 the special price on the card of a product', () => {
  it.each([
    ['applies between its dates', 'FAMILIE', noon, '€ 75,00'],
    ['does not apply before its first day', 'VANAF', '2026-11-19T22:59:59.999Z', '€ 100,00'],
    ['does not apply after its last day', 'TOT', '2026-11-20T23:00:00Z', '€ 100,00'],
    ['of a variant does not apply before its first day', 'FAMILIE', '2026-11-19T22:59:59.999Z', '€ 100,00'],
    ['of a variant does not apply after its last day', 'FAMILIE', '2026-11-20T23:00:00Z', '€ 100,00'],
    ['of a part applies to its bundle', 'PAKKET', noon, '€ 75,00'],
    ['of a part does not apply to its bundle before', 'PAKKET', '2026-11-20T10:59:59.999Z', '€ 100,00'],
  ])('PRICE-02 %s', async (_what, sku, instant, price) => {
    backend.clock.set(instant);
    expect((await cardOf(sku)).price).toBe(price);
  });
});

describe('PRICE-02 the special price of a line of the cart', () => {
  const bundle = {
    extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [41] }] },
  };
  const charged = async (sku: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'x-vs-store-code': plain.storeCode };
    const body = JSON.stringify({ cartItem: { sku, qty: 1, ...(sku === 'PAKKET' && { product_option: bundle }) } });
    const answer = await backend.app.request('/api/cart/update', { method: 'POST', headers, body });
    return (await answer.json()).result.price;
  };
  it.each([
    ['is charged at its first instant', 'VANAF-UUR', '2026-11-20T11:00:00.000Z', 75],
    ['is not charged before its first instant', 'VANAF-UUR', '2026-11-20T10:59:59.999Z', 100],
    ['is charged at its last instant', 'TOT-UUR', '2026-11-20T11:00:00.000Z', 75],
    ['is not charged after its last instant', 'TOT-UUR', '2026-11-20T11:00:01.000Z', 100],
    ['of a family is charged for its variants', 'FAMILIE-A', noon, 75],
    ['of a family is not charged for its variants before', 'FAMILIE-A', '2026-11-19T22:59:59.999Z', 100],
    ['of a family is not charged for its variants after', 'FAMILIE-A', '2026-11-20T23:00:00Z', 100],
    ['of a part is charged for its bundle', 'PAKKET', noon, 75],
    ['of a part is not charged for its bundle before', 'PAKKET', '2026-11-20T10:59:59.999Z', 100],
  ])('PRICE-02 %s', async (_what, sku, instant, price) => {
    backend.clock.set(instant);
    expect(await charged(sku)).toBe(price);
  });
});

describe('PRICE-03 what counts as reduced', () => {
  const isReduced = async (sku: string) => (await pageOf(sku)).original !== undefined;
  it.each([
    ['with a special price a product is reduced', 'ACTIE', true],
    ['with a final price below the original it is reduced', 'EIND', true],
    ['with a final price that equals the original it is not', 'EIND-GELIJK', false],
    ['with neither it is not', 'GEWOON', false],
  ])('PRICE-03 %s', async (_what, sku, reduced) => expect(await isReduced(sku)).toBe(reduced));

  it.each([
    ['with a special price is reduced', 'GOEDKOOPSTE-B', true],
    ['without one is not', 'GOEDKOOPSTE-A', false],
    ['with a final price below its original is reduced', 'EIND-KEUZE-A', true],
    ['with a final price that equals its original is not', 'EIND-KEUZE-B', false],
  ])('PRICE-03 a variant %s', async (_what, sku, reduced) =>
    expect(shownIn(await markupAt(`/p/${sku.slice(0, -2)}/x/${sku}`)).original !== undefined).toBe(reduced),
  );

  it.each([
    ['with a special price is reduced', 'ACTIE', true],
    ['with a final price below the original is reduced', 'EIND', true],
    ['with a final price that equals the original is not', 'EIND-GELIJK', false],
    ['with neither is not', 'GEWOON', false],
  ])('PRICE-03 the card of a product %s', async (_what, sku, reduced) =>
    expect((await cardOf(sku)).original !== undefined).toBe(reduced),
  );

  it.each([
    ['a special price', 'ACTIE', { price: 7500, originalPrice: 10_000, discountPercent: -25 }],
    // (80 − 105) / 105 = −23.8%
    [
      'a special price, and what must be chosen besides',
      'MET-NAAM',
      { price: 8000, originalPrice: 10_500, discountPercent: -24 },
    ],
    ['a final price', 'EIND', { price: 8000, originalPrice: 10_000, discountPercent: -20 }],
    ['neither', 'GEWOON', { price: 10_000 }],
  ])('PRICE-03 the prices that the browser asks for agree with the page about %s', async (_what, sku, price) => {
    expect(await currentOf(sku)).toEqual(price);
    const { original } = await pageOf(sku);
    expect(original !== undefined).toBe('originalPrice' in price);
  });
});

describe('PRICE-03 a line of the cart', () => {
  it.each([
    ['with a special price is reduced', 'ACTIE', 75, 100],
    ['with a final price below the original is reduced', 'EIND', 80, 100],
    ['with neither is not', 'GEWOON', 100, 100],
  ])('PRICE-03 the line of a product %s', async (_what, sku, price, original_price_incl_tax) => {
    const headers = { 'content-type': 'application/json', 'x-vs-store-code': plain.storeCode };
    const body = JSON.stringify({ cartItem: { sku, qty: 1 } });
    const answer = await backend.app.request('/api/cart/update', { method: 'POST', headers, body });
    const { result } = await answer.json();
    expect(result).toMatchObject({ price, extension_attributes: { original_price_incl_tax } });
  });
});

describe('PRICE-04 the discount percent', () => {
  it.each([
    ['75 of 100 is −25', 'ACTIE', -25, '-25%'],
    ['66.67 of 100 is rounded to −33', 'DERDE', -33, '-33%'],
    ['87.50 of 100 is rounded half away from zero to −13', 'HALF', -13, '-13%'],
    ['42.50 of 100 is rounded half away from zero to −58', 'MEER-DAN-HALF', -58, '-58%'],
  ])('PRICE-04 %s, on the wire and on the page', async (_what, sku, percent, label) => {
    expect(await documentOf(sku)).toMatchObject({ discount_percentage: percent });
    expect((await pageOf(sku)).all).toContain(label);
  });
  it('PRICE-04 is 0 without a special price', async () => {
    expect(await documentOf('GEWOON')).toMatchObject({ discount_percentage: 0 });
  });
  it.each([
    ['does not run yet', 'VANAF-UUR', '2026-11-20T10:59:59Z'],
    ['is over', 'TOT-UUR', '2026-11-20T11:00:01Z'],
    ['is above the original price', 'DUURDER', noon],
  ])('PRICE-04 is 0 with a special price that %s', async (_when, sku, now) => {
    backend.clock.set(now);
    expect(await documentOf(sku)).toMatchObject({ discount_percentage: 0 });
  });
  it('PRICE-04 on the page is that of what must be paid at least', async () =>
    // (80 − 105) / 105 = −23.8%
    expect((await pageOf('MET-NAAM')).all).toContain('-24%'));
  it.each([
    ['75 of 100', 'ACTIE', -25],
    ['87.50 of 100', 'HALF', -13],
    ['what must be paid at least', 'MET-NAAM', -24],
  ])('PRICE-04 of %s is in the prices that the browser asks for', async (_what, sku, discountPercent) =>
    expect(await currentOf(sku)).toMatchObject({ discountPercent }),
  );
});

describe.each([
  ['the page', pageOf],
  ['the card', cardOf],
])('PRICE-05 %s of a reduced product', (place, shownOf) => {
  it(`PRICE-05 ${place} shows the new price`, async () => expect((await shownOf('ACTIE')).price).toBe('€ 75,00'));
  it(`PRICE-05 ${place} shows the original price struck through`, async () => {
    expect((await shownOf('ACTIE')).original).toContain('€ 100,00');
  });
  it(`PRICE-05 ${place} shows the label`, async () => expect((await shownOf('ACTIE')).all).toContain('-25%'));
  it(`PRICE-05 ${place} shows nothing of that for what is not reduced`, async () => {
    expect(await shownOf('GEWOON')).toMatchObject({ original: undefined, all: '€ 100,00' });
  });
});

describe('LEGAL-03 the card of a product that was cheaper in the 30 days before its reduction', () => {
  it('LEGAL-03 the card strikes the lowest price through', async () => {
    expect((await cardOf('GOEDKOPER')).original).toContain('€ 80,00');
  });
  it('LEGAL-03 the label of the card has the percentage of the lowest price', async () => {
    expect((await cardOf('GOEDKOPER')).all).toContain('-6%');
  });
  it('LEGAL-03 the card announces no reduction where it was as cheap before', async () => {
    expect(await cardOf('NIET-GOEDKOPER')).toMatchObject({ original: undefined, all: '€ 75,00' });
  });
  // (80 − 85) / 85 = −5.9%
  it('LEGAL-03 the card adds to both prices what must be chosen besides', async () => {
    const card = await cardOf('GOEDKOPER-MET-NAAM');
    expect(card.original).toContain('€ 85,00');
    expect(card.all).toContain('-6%');
  });
  it('LEGAL-03 the card of a configurable counts with the lowest price of its variants', async () => {
    expect(await cardOf('UITVOERINGEN')).toMatchObject({ original: expect.stringContaining('€ 80,00') });
  });
});

describe('LEGAL-03 the page of a product that was cheaper in the 30 days before its reduction', () => {
  it.each([
    ['a product', 'GOEDKOPER', '€ 80,00'],
    ['a variant', 'UITVOERINGEN', '€ 80,00'],
    // 80 and 5 for the name
    ['a product with what must be chosen besides', 'GOEDKOPER-MET-NAAM', '€ 85,00'],
  ])('LEGAL-03 the page of %s strikes the lowest price through, and has its percentage', async (_what, sku, struck) => {
    const page = await pageOf(sku);
    expect(page.original).toContain(struck);
    expect(page.all).toContain('-6%');
  });
  it.each([
    ['a product', 'NIET-GOEDKOPER'],
    ['a variant', 'UITVOERINGEN-EVEN-DUUR'],
  ])('LEGAL-03 the page of %s announces no reduction where it was as cheap before', async (_what, sku) => {
    const markup = await markupOf(sku);
    expect(shownIn(markup)).toMatchObject({ original: undefined, all: '€ 75,00' });
    const { document } = new Window();
    document.write(markup);
    expect(textOf(document.querySelector('main'))).not.toContain('Sale');
  });
});

describe('LEGAL-03 the prices that the browser asks for', () => {
  it.each([
    ['a product', 'GOEDKOPER', 8000],
    ['a product with variants', 'UITVOERINGEN', 8000],
    ['a product with what must be chosen besides', 'GOEDKOPER-MET-NAAM', 8500],
  ])('LEGAL-03 announce the reduction of %s against the lowest price', async (_what, sku, originalPrice) => {
    expect(await currentOf(sku)).toMatchObject({ originalPrice, discountPercent: -6 });
  });
  it.each([
    ['a product', 'NIET-GOEDKOPER'],
    ['a product with variants', 'UITVOERINGEN-EVEN-DUUR'],
  ])('LEGAL-03 announce no reduction of %s where it was as cheap before', async (_what, sku) => {
    expect(await currentOf(sku)).toEqual({ price: 7500 });
  });
});

describe('VAR-07 a configurable product costs what its cheapest variant costs now', () => {
  it('VAR-07 in the answer of the backend', async () => {
    expect(await documentOf('GOEDKOOPSTE')).toMatchObject({ final_price: 60, original_price: 120 });
  });
  it('VAR-07 on its card', async () => {
    expect(await cardOf('GOEDKOOPSTE')).toMatchObject({
      price: '€ 60,00',
      original: expect.stringContaining('€ 120,00'),
    });
  });
});

describe('PRICE-10 a tax rule that the backend answers', () => {
  async function rule() {
    const request = encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { eq: 3 } }] }));
    const path = `/api/catalog/${tiered.searchIndex}/taxrule/_search?request=${request}`;
    return (await ask(backend, path, tiered.storeCode)).hits[0];
  }
  it.each([
    ['id', 3],
    ['product_tax_class_ids', [5]],
    ['customer_tax_class_ids', [3]],
  ])('PRICE-10 has %s', async (field, value) => expect((await rule())[field]).toEqual(value));

  it.each(['rate', 'tax_country_id', 'tax_region_id', 'region_name'] as const)(
    'PRICE-10 has rates with %s',
    async (field) => expect((await rule()).rates).toMatchObject([{ [field]: ofRegion[field] }]),
  );
});

describe('PRICE-10 the tax of a product', () => {
  it.each([
    ['is the rate of its country in the rule of its tax class', 'GEWOON', 17.36],
    ['is 0 without a rule for its tax class', 'GEEN-BTW', 0],
    ['is 0 where the only rate belongs to a region', 'STREEK', 0],
  ])('PRICE-10 %s', async (_what, sku, tax) => {
    expect(await documentOf(sku)).toMatchObject({ price_tax: tax });
  });
});

describe('PRICE-12 the prices of the price call', () => {
  const pricesOf = async (sku: string) =>
    (await ask(backend, `/api/product/render-list?skus=${sku}`, tiered.storeCode)).result.items[0].price_info;
  it('PRICE-12 include tax as the source prices do', async () => {
    expect(await pricesOf('GEWOON')).toMatchObject({ final_price: 100, regular_price: 100 });
  });
  // 100 / 1.21 = 82.6446; 75 / 1.21 = 61.9835
  it('PRICE-12 come without tax too, rounded to 2 decimals', async () => {
    expect((await pricesOf('ACTIE')).extension_attributes.tax_adjustments).toMatchObject({
      final_price: 61.98,
      regular_price: 82.64,
    });
  });
  // 100 / 1.09 = 91.7431
  it('PRICE-12 come without the tax of its own class for a variant', async () => {
    const { extension_attributes } = await pricesOf('EIGEN-BTW-A');
    expect(extension_attributes.tax_adjustments).toMatchObject({ final_price: 91.74 });
  });
  it('PRICE-12 come without the tax of its product’s class for a variant without a class', async () => {
    const { extension_attributes } = await pricesOf('STAFFELKEUZE-A');
    expect(extension_attributes.tax_adjustments).toMatchObject({ final_price: 82.64 });
  });
});

it('PRICE-12 a variant carries the tax of its own class', async () => {
  const { configurable_children } = await documentOf('EIGEN-BTW');
  expect(configurable_children).toMatchObject([{ price_incl_tax: 100, price_tax: 8.26 }]);
});

it('PRICE-12 a variant without a class carries the tax of its product’s class', async () => {
  const { configurable_children } = await documentOf('STAFFELKEUZE');
  expect(configurable_children).toMatchObject([{ price_incl_tax: 100, price_tax: 17.36 }]);
});

// 75 − 61.98 = 13.02; 100 − 82.64 = 17.36
it('PRICE-12 a reduced product carries the tax within what it costs, and within its original price', async () => {
  expect(await documentOf('ACTIE')).toMatchObject({
    price_tax: 13.02,
    final_price_tax: 13.02,
    original_price_tax: 17.36,
  });
});

describe('PRICE-13, PRICE-17 a localised price', () => {
  it('PRICE-13 loses its dots, and its comma becomes the decimal point', async () => {
    expect(await documentOf('DUIZEND')).toMatchObject({ final_price: 1234.5 });
  });
  it('PRICE-17 is read with a no-break space after its sign', async () => {
    expect(await documentOf('TEKEN')).toMatchObject({ final_price: 1234.5 });
  });
  it('PRICE-17 is written as the sign, a no-break space and the amount', async () => {
    expect(await markupOf('DUIZEND')).toContain('€&nbsp;1.234,50');
  });
});

it.each(views)('PRICE-17 the editors of $storeCode write a no-break space behind the sign', async (view) => {
  // A backend of its own would empty the database of this one.
  const { fetch } = backend;
  const services = createServices({ words, view, siteUrl: 'https://s.test', baseUrl: 'http://backend.test', fetch });
  const pages = await Promise.all([
    services.theme(),
    shown(services, kinds.home),
    ...['bezorgen', 'retourneren'].map((slug) => shown(services, kinds.content, { params: { slug } })),
  ]);
  const texts = JSON.stringify(pages);
  expect(texts).toContain('€\u00a04,95');
  expect(texts).not.toMatch(/€(?!\u00a0\d)/u);
});

describe('PRICE-18 the tier prices on the page of a product', () => {
  it.each([
    ['a product', 'STAFFEL'],
    ['a product with variants, of which none has its own', 'STAFFELKEUZE'],
  ])('PRICE-18 of %s are listed with quantity, price each and saving', async (_what, sku) => {
    expect((await pageOf(sku)).tiers.filter((text) => text.includes('stuks'))).toEqual([
      expect.stringMatching(/Vanaf 3 stuks € 80,00 per stuk.*20%/u),
      expect.stringMatching(/Vanaf 6 stuks € 66,67 per stuk.*33%/u),
    ]);
  });
  it('PRICE-18 of a variant with its own are listed in the place of those of its product', async () => {
    expect((await pageOf('EIGEN-STAFFEL')).tiers.filter((text) => text.includes('stuks'))).toEqual([
      expect.stringMatching(/Vanaf 5 stuks € 90,00 per stuk.*10%/u),
    ]);
  });
  it('PRICE-18 of a bundle are not listed, as it costs what its parts do', async () => {
    const { price, tiers } = await pageOf('PAKKET-STAFFEL');
    expect([price, tiers.filter((text) => text.includes('stuks'))]).toEqual([expect.stringContaining('€ 200,00'), []]);
  });
  it('PRICE-09 are not told in a store view without them', async () => {
    expect((await pageOf('STAFFEL', plain)).tiers.join()).not.toContain('stuks');
    expect(await documentOf('STAFFEL', plain)).toMatchObject({ tier_prices: [] });
  });
});
