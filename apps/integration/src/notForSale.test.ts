import { nl, ProductCard } from '@etalage/catalog';
import { createPricesApi } from '@etalage/catalog/headless';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
  type TestDocument,
} from '../../backend/src/testing/documents.ts';
import { aProvider } from '../../backend/src/testing/aProvider.ts';
import { anOrder } from '../../backend/src/testing/aShop.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { withPages, type Page } from './testing/withPages.ts';

const [view] = views;
let last = 1000;
const nextId = () => (last += 1);
const picture = { image: '/h/d/handdoek.jpg' };
const inStock = { qty: 5, is_in_stock: true };
const soldOut = { qty: 0, is_in_stock: false };

/** A towel that differs from one that can be ordered in one respect. */
function aTowel(sku: string, differences: TestDocument = {}): TestDocument {
  const key = sku.toLowerCase();
  return aProductDocument({
    ...picture,
    id: nextId(),
    sku,
    name: `Handdoek ${sku}`,
    url_key: key,
    url_path: `${key}.html`,
    ...differences,
  });
}

const variantOf = (sku: string, colour: 'wit' | 'blauw', differences: TestDocument = {}): TestDocument =>
  aVariantDocument({
    ...picture,
    id: nextId(),
    sku: `${sku}-${colour}`,
    kleur: colour === 'wit' ? '31' : '32',
    stock: inStock,
    ...differences,
  });

/** A towel in two colours; `white` and `blue` are what their variants say besides. */
function aFamily(
  sku: string,
  differences: TestDocument = {},
  white: TestDocument = {},
  blue: TestDocument = {},
): TestDocument {
  const configurable_children = [variantOf(sku, 'wit', white), variantOf(sku, 'blauw', blue)];
  return {
    ...aConfigurableDocument(),
    ...aTowel(sku, { type_id: 'configurable', configurable_children, ...differences }),
  };
}

const aSet = (sku: string, members: readonly string[]): TestDocument =>
  aTowel(sku, {
    type_id: 'grouped',
    price: 0,
    product_links: members.map((linked) => ({ link_type: 'associated', linked_product_sku: linked, qty: 1 })),
  });

const aBundle = (sku: string, parts: readonly string[], differences: TestDocument = {}): TestDocument =>
  aTowel(sku, {
    type_id: 'bundle',
    price: 12,
    bundle_options: [
      {
        option_id: 1,
        title: 'Handdoek',
        type: 'radio',
        required: true,
        product_links: parts.map((part, index) => ({ id: index + 1, sku: part, qty: 1, is_default: index === 0 })),
      },
    ],
    ...differences,
  });

/** Products that can be ordered, and how a shopper names them to the cart. */
const good = [
  ['GOED', aTowel('GOED'), 'GOED'],
  ['GOED-KEUS', aFamily('GOED-KEUS'), 'GOED-KEUS-wit'],
  ['GOED-SET', aSet('GOED-SET', ['LID']), 'LID'],
  ['GOED-BUNDEL', aBundle('GOED-BUNDEL', ['GOED']), 'GOED-BUNDEL'],
  ['GOEDKOOP-UIT', aFamily('GOEDKOOP-UIT', { price: 3 }, { status: 2, price: 1 }, { price: 11 }), 'GOEDKOOP-UIT-blauw'],
  ['OUDER-0', aFamily('OUDER-0', { stock: { qty: 0 } }), 'OUDER-0-wit'],
] as const;

const hidden = [
  ['is disabled in words', aTowel('UIT-WOORD', { status: 'Disabled' })],
  ['has status 2', aTowel('UIT-2', { status: 2 })],
  ['has status 2 as text', aTowel('UIT-TEKST', { status: '2' })],
  ['is not visible individually, in words', aTowel('VERBORGEN-WOORD', { visibility: 'Not Visible Individually' })],
  ['has visibility 1', aTowel('VERBORGEN-1', { visibility: 1 })],
  ['is a disabled family', aFamily('OUDER-UIT', { status: 2 })],
  ['is a hidden family', aFamily('OUDER-VERBORGEN', { visibility: 1 })],
] as const;

const zeros = { price: 0, price_incl_tax: 0, final_price: 0, original_price: 0, special_price: 0, regular_price: 0 };
const unpriced = [
  ['costs 0', aTowel('PRIJS-0', { price: 0 })],
  ['costs 0 in every field', aTowel('PRIJS-NUL', zeros)],
  ['has no price', aTowel('PRIJS-GEEN', { price: null })],
  ['costs less than 0', aTowel('PRIJS-MIN', { price: -5 })],
  ['has a final price below 0', aTowel('PRIJS-MIN-FINAL', { price: 0, final_price: -5, special_price: -5 })],
  ['costs more than anything', aTowel('PRIJS-ENORM', { price: 1e15 })],
  ['costs less than a cent', aTowel('PRIJS-CENT', { price: 0.001 })],
  ['is a family whose variants cost 0', aFamily('KEUS-0', { price: 10 }, { price: 0 }, { price: 0 })],
  ['is a family whose variants cost less than 0', aFamily('KEUS-MIN', { price: 10 }, { price: -1 }, { price: -1 })],
  ['is a set without members', aSet('SET-LEEG', [])],
  ['is a set of products that do not exist', aSet('SET-WEG', ['BESTAAT-NIET'])],
  ['is a set of disabled products', aSet('SET-UIT', ['UIT-2'])],
  ['is a set of products without a price', aSet('SET-GRATIS', ['PRIJS-0'])],
  ['is a bundle without parts', aBundle('BUNDEL-LEEG', [])],
  ['is a bundle without options', aBundle('BUNDEL-GEEN', [], { bundle_options: [] })],
  ['is a bundle of products that do not exist', aBundle('BUNDEL-WEG', ['BESTAAT-NIET'])],
  ['is a bundle of disabled products', aBundle('BUNDEL-UIT', ['UIT-2'])],
  ['is a bundle of products without a price', aBundle('BUNDEL-GRATIS', ['PRIJS-0'])],
] as const;

const unavailable = [
  ['is sold out', aTowel('LEEG', { stock: soldOut })],
  ['is a set of what is sold out', aSet('SET-OP', ['LEEG'])],
  ['is a bundle of what is sold out', aBundle('BUNDEL-OP', ['LEEG'])],
  ['is a family without options', aFamily('KEUS-GEEN-OPTIES', { configurable_options: [] })],
  ['is a family without variants', aFamily('KEUS-GEEN-VARIANTEN', { configurable_children: [] })],
  ['is a family of nothing', aFamily('KEUS-NIETS', { configurable_options: [], configurable_children: [] })],
  [
    'is a family of disabled variants',
    aFamily('KEUS-UIT', {}, { status: 2, price: 11 }, { status: 'Disabled', price: 9 }),
  ],
  ['is a family out of stock with variants in stock', aFamily('OUDER-OP', { stock: soldOut })],
  [
    'is a family out of stock whose variants say nothing',
    aFamily('OUDER-OP-STIL', { stock: soldOut }, { stock: null }, { stock: null }),
  ],
  [
    'is a family in stock with variants out of stock',
    aFamily('VARIANTEN-OP', { stock: inStock }, { stock: soldOut }, { stock: soldOut }),
  ],
  [
    'is a family of which only a disabled variant is in stock',
    aFamily('ENIGE-UIT', { stock: inStock }, { stock: soldOut }, { status: 2 }),
  ],
] as const;

const skuOf = ({ sku }: TestDocument): string => String(sku);
const titled = (list: readonly (readonly [string, TestDocument])[]) =>
  list.map(([title, document]) => ({ title, sku: skuOf(document) }));
const documents = [
  aTowel('LID', { visibility: 1 }),
  ...good.map(([, document]) => document),
  ...[...hidden, ...unpriced, ...unavailable].map(([, document]) => document),
];

let backend: TestBackend;
let feed: string;
let sitemap: string;
const text = async (path: string) => (await backend.app.request(path)).text();
beforeAll(async () => {
  backend = await aBackend({ fetch: aProvider('test-key').fetch });
  const folder = { products: documents, categories: [aCategoryDocument()], attributes: [aColourDocument()] };
  expect(await importDocuments(backend, folder)).toMatchObject({ rejected: [] });
  feed = await text('/api/feeds/merchant-feed.xml');
  sitemap = await text('/api/feeds/sitemap-products-1.xml');
});

async function post(path: string, body: unknown): Promise<{ status: number; result: unknown }> {
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': view.storeCode };
  const answer = await backend.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, ...(await answer.json()) };
}

const firstPart = { option_id: '1', option_qty: 1, option_selections: ['1'] };
const wishFor = (sku: string) => ({
  sku,
  qty: 1,
  ...(sku.includes('BUNDEL') ? { product_option: { extension_attributes: { bundle_options: [firstPart] } } } : {}),
});
const put = (sku: string) => post('/api/cart/update?cartId=', { cartItem: wishFor(sku) });

async function order(sku: string) {
  const { result } = await post('/api/cart/create', {});
  return post('/api/order', { ...anOrder(String(result)), products: [wishFor(sku)] });
}

/** What a handcrafted call may ask of a product: itself and its variants. */
const skusOf = (sku: string): string[] => [sku, `${sku}-wit`, `${sku}-blauw`];

async function expectNotSold(sku: string) {
  for (const own of skusOf(sku)) {
    expect((await put(own)).status, own).toBeOneOf([400, 404]);
    expect((await order(own)).status, own).toBeOneOf([400, 404]);
  }
}

async function pageOf(sku: string, variant = ''): Promise<Page> {
  const pages: Page[] = [];
  await withPages(view, backend, async (open) => void pages.push(await open(`/p/${sku}/x${variant && `/${variant}`}`)));
  const [page] = pages;
  if (page === undefined) throw new Error('No page was read');
  return page;
}

/** The document of the product at an address, with a variant current. */
async function addressedBy(path: string, childSku: string) {
  const answer = await aStorefront(view, backend).catalog.urlMap(path, childSku);
  return answer?._source ?? expect.unreachable(path);
}

async function cardOf(sku: string): Promise<string | undefined> {
  const [product] = await aStorefront(view, backend).catalog.cards([sku]);
  return product && renderToStaticMarkup(createElement(ProductCard, { product, messages: nl, action: 'orderNow' }));
}

const listed = async () =>
  (await aStorefront(view, backend).catalog.categoryPage('bad', {})).listing.products.map(({ parentSku }) => parentSku);
const found = async (sku: string) =>
  (await aStorefront(view, backend).search.results({ q: sku })).listing.products.map(({ parentSku }) => parentSku);
/** The availability in the items of the merchant feed that belong to a product. */
const advertised = (sku: string): string[] =>
  feed
    .split('<item>')
    .filter((item) => skusOf(sku).some((own) => item.includes(`<g:id>${own}</g:id>`)))
    .map((item) => /<g:availability>(.*?)</.exec(item)?.[1] ?? '');
const isMapped = (sku: string): boolean => sitemap.includes(`/p/${sku}/`);

describe('products that can be ordered', () => {
  it.each(good)(
    'PROD-05 %s has a button, a price and an offer, and goes into cart and order',
    async (sku, _document, ware) => {
      const page = await pageOf(sku);
      expect(page).toMatchObject({ status: 200, canOrder: true });
      expect(page.structuredData).toContain('InStock');
      expect(await cardOf(sku)).toContain('€');
      expect(advertised(sku)).toContain('in_stock');
      expect(await listed()).toContain(sku);
      expect(isMapped(sku)).toBe(true);
      expect(await put(ware)).toMatchObject({ status: 200 });
      expect(await order(ware)).toMatchObject({ status: 200 });
    },
  );
});

describe.each(titled(hidden))('PROD-03 a product that $title', ({ sku }) => {
  it('PROD-02 has no page', async () => expect(await pageOf(sku)).toMatchObject({ status: 404 }));
  it('LIST-02 has no card', async () => expect(await cardOf(sku)).toBeUndefined());
  it('LIST-02 is not in its category', async () => expect(await listed()).not.toContain(sku));
  it('SRCH-12 is not found', async () => expect(await found(sku)).not.toContain(sku));
  it('SEO-08 is not advertised', () => expect(advertised(sku)).toEqual([]));
  it('SEO-06 is not in the sitemap', () => expect(isMapped(sku)).toBe(false));
  it('CART-07 goes into no cart and no order', () => expectNotSold(sku));
});

describe.each(titled(unpriced))('PRICE-15 a product that $title', ({ sku }) => {
  it('PRICE-15 has a page without a button, which names no price of it', async () => {
    const page = await pageOf(sku);
    expect(page).toMatchObject({ status: 200, canOrder: false });
    expect(page.text).toContain('Prijs onbekend');
    expect(page.text).not.toMatch(/€\s0,0/);
  });
  it('SEO-03 has no offer in its structured data', async () => {
    const { structuredData } = await pageOf(sku);
    expect(structuredData).toContain('"@type":"Product');
    expect(structuredData).not.toContain('"Offer"');
  });
  it('PRICE-15 has a card without a button, which names no price', async () => {
    const card = await cardOf(sku);
    expect(card).toContain('Prijs onbekend');
    expect(card).not.toMatch(/€|Bestel nu/);
  });
  it('SEO-08 is not advertised', () => expect(advertised(sku)).toEqual([]));
  it('SEO-06 keeps its place in the sitemap', () => expect(isMapped(sku)).toBe(true));
  it('LIST-02 keeps its place in its category', async () => expect(await listed()).toContain(sku));
  it('PRICE-15 goes into no cart and no order', () => expectNotSold(sku));
});

describe.each(titled(unavailable))('STOCK-08 a product that $title', ({ sku }) => {
  it('STOCK-08 has a page without a button, which says why', async () => {
    const page = await pageOf(sku);
    expect(page).toMatchObject({ status: 200, canOrder: false });
    expect(page.text).toContain('Niet op voorraad!');
  });
  it('SEO-03 is offered by its structured data as out of stock', async () => {
    const { structuredData } = await pageOf(sku);
    expect(structuredData).toContain('OutOfStock');
    expect(structuredData).not.toContain('InStock');
  });
  it('STOCK-08 is listed in its category', async () => expect(await listed()).toContain(sku));
  it('STOCK-08 is found by a search', async () => expect(await found(sku)).toContain(sku));
  it('STOCK-08 has a card that says so', async () => expect(await cardOf(sku)).toContain('Niet op voorraad!'));
  it('SEO-08 is advertised as out of stock', () => expect([...new Set(advertised(sku))]).toEqual(['out_of_stock']));
  it('SRCH-13 is not among what a search finds in stock', async () => {
    const request = JSON.stringify({
      _appliedFilters: [
        { attribute: 'sku', value: { eq: sku }, scope: 'default' },
        { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' },
      ],
    });
    const path = `/api/catalog/${view.searchIndex}/product/_search?request_format=search-query&request=${encodeURIComponent(request)}`;
    expect(JSON.parse(await text(path))).toMatchObject({ total: 0 });
  });
  it('STOCK-10 goes into no cart and no order', () => expectNotSold(sku));
});

describe('VAR-06 a family of which no variant is available', () => {
  it('VAR-06 its page says that there is no variant', async () => {
    expect((await pageOf('KEUS-UIT')).text).toContain('Geen varianten van dit product beschikbaar');
  });

  it('VAR-06 its page shows the first variant', async () => {
    const { text } = await pageOf('KEUS-UIT');
    expect(text).toContain('€\u00A011,00');
    expect(text).not.toContain('€\u00A09,00');
  });

  it('VAR-06 its page shows the first variant at the address of another', async () => {
    const { text } = await pageOf('KEUS-UIT', 'KEUS-UIT-blauw');
    expect(text).toContain('€\u00A011,00');
    expect(text).not.toContain('€\u00A09,00');
  });

  it.each(['KEUS-GEEN-VARIANTEN', 'KEUS-NIETS'])(
    'VAR-06 the page of %s, which has no variants at all, says that there is no variant',
    async (sku) => {
      expect((await pageOf(sku)).text).toContain('Geen varianten van dit product beschikbaar');
    },
  );

  it('VAR-06 the document that its address names has the message in errors.variants', async () => {
    const source = await addressedBy('keus-uit.html', 'KEUS-UIT-wit');
    expect(source).toMatchObject({ errors: { variants: 'No available product variants' } });
  });

  it('VAR-06 the document that its address names shows the first variant', async () => {
    expect(await addressedBy('keus-uit.html', 'KEUS-UIT-blauw')).toMatchObject({ sku: 'KEUS-UIT-wit', price: 11 });
  });

  it('VAR-06 the document of an address of which a variant is available has no such error', async () => {
    const { errors = {} } = await addressedBy('goed-keus.html', 'GOED-KEUS-wit');
    expect(errors).not.toHaveProperty('variants');
  });

  it('VAR-06 a page of which a variant is available says no such thing', async () => {
    expect((await pageOf('GOED-KEUS')).text).not.toContain('Geen varianten');
  });
});

describe('VAR-07 a family of which a cheap variant is disabled', () => {
  const cheapest = '€\u00A011,00';

  it('VAR-07 its card has the price of the cheapest of the others', async () => {
    const card = await cardOf('GOEDKOOP-UIT');
    expect(card).toContain(cheapest);
    expect(card).not.toMatch(/€\u00A0[13],00|vanaf/u);
  });

  it('VAR-07 a filter by price finds it at that price alone', async () => {
    const within = async (price: string) =>
      (await aStorefront(view, backend).catalog.categoryPage('bad', { price })).listing.products.map(
        ({ parentSku }) => parentSku,
      );
    expect(await within('11-12')).toContain('GOEDKOOP-UIT');
    expect(await within('0-5')).not.toContain('GOEDKOOP-UIT');
  });

  it('VAR-07 its least and its highest price are those of the others', async () => {
    const path = `/api/product?sku=GOEDKOOP-UIT&storeCode=${view.storeCode}`;
    const { result } = JSON.parse(await text(path));
    expect(result).toMatchObject({ minimal_price: 11, max_price: 11 });
  });

  it('VAR-07 the current price that its card asks for is that of the others', async () => {
    const prices = await createPricesApi(aStorefront(view, backend).http, view).current(['GOEDKOOP-UIT']);
    expect([...prices.values()]).toEqual([{ price: 1100 }]);
  });
});

it('VAR-04 a list of the colour of a disabled variant has a card that does not open it', async () => {
  const { listing } = await aStorefront(view, backend).catalog.categoryPage('bad', { kleur: 'wit' });
  const skus = listing.products.map(({ sku }) => sku);
  expect(skus).toContain('GOEDKOOP-UIT-blauw');
  expect(skus).not.toContain('GOEDKOOP-UIT-wit');
});

describe('STOCK-05 the stock list', () => {
  it.each(['KEUS-GEEN-OPTIES', 'KEUS-UIT', 'OUDER-OP', 'OUDER-OP-STIL'])(
    'STOCK-05 says of %s and of each of its variants that it is out of stock',
    async (sku) => {
      const items = await aStorefront(view, backend).catalog.stockList(skusOf(sku));
      expect(items.map(({ is_in_stock: isInStock }) => isInStock)).toEqual([false, false, false]);
    },
  );
});

describe('STOCK-09 a family that is taken out of stock while its variant is in a cart', () => {
  it('STOCK-09 keeps the line, says that it is sold out and refuses the order', async () => {
    const family = aFamily('SLUIT');
    await importDocuments(backend, { products: [family] });
    const { result: cartId } = await post('/api/cart/create', {});
    const wish = { ...wishFor('SLUIT-wit'), quoteId: cartId };
    expect(await post(`/api/cart/update?cartId=${String(cartId)}`, { cartItem: wish })).toMatchObject({ status: 200 });
    await importDocuments(backend, { products: [{ ...family, stock: soldOut }] });
    const lines: unknown = JSON.parse(await text(`/api/cart/pull?cartId=${String(cartId)}`));
    expect(lines).toMatchObject({
      result: [{ sku: 'SLUIT-wit', extension_attributes: { stock: { is_in_stock: false } } }],
    });
    expect(await post('/api/order', { ...anOrder(String(cartId)), products: [wish] })).toMatchObject({
      status: 400,
      result: 'Niet op voorraad!',
    });
  });
});
