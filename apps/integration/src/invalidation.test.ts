import { cache as cacheConstants } from '@etalage/core/constants';
import { createPageNotes, createServices } from '@etalage/shell/server';
import { createOutputCache, followInvalidations } from '@etalage/storefront-server';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../../backend/src/backend.ts';
import { diskStories } from '../../backend/src/content/stories.ts';
import { invalidationsAfter } from '../../backend/src/invalidation/invalidationLog.ts';
import { takeStock } from '../../backend/src/stock/shortage.ts';
import { readStores } from '../../backend/src/stores/stores.ts';
import { aBackend, aFolder, testAdminKey, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aProductDocument, aTaxRuleDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { kinds, shown } from './testing/shown.ts';
import { words } from './testing/words.ts';

const towel = (differences: object = {}) =>
  aProductDocument({ url_path: 'bad/handdoek.html', category_ids: ['10'], ...differences });
const blanket = (differences: object = {}) =>
  aProductDocument({
    ...{ id: 300, sku: 'DK-300', name: 'Deken', url_key: 'deken', url_path: 'bed/deken.html' },
    ...{ category_ids: ['11'], category: [{ category_id: 11, name: 'Bed', position: 1 }] },
    ...differences,
  });

const aGuestTowel = (differences: object = {}) =>
  towel({ id: 101, sku: 'HD-101', url_key: 'gastendoek', url_path: 'bad/gastendoek.html', ...differences });
/** A bundle of one towel. */
const aBundle = (differences: object = {}) =>
  aProductDocument({
    ...{ id: 301, sku: 'DOOS', name: 'Doos', url_key: 'doos', url_path: 'doos.html', type_id: 'bundle' },
    bundle_options: [
      { option_id: 1, title: 'Erin', required: true, product_links: [{ id: 1, sku: 'HD-100', qty: 1 }] },
    ],
    ...differences,
  });

/** An hour from now in Amsterdam, in the date format of documents. */
const inAnHour = () =>
  new Date(backend.clock.now() + 3_600_000).toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' });

let backend: TestBackend;
let shop: ReturnType<typeof aShopServer>;

/** The page is still cached a second before the hour is over, and no longer a second after it; moves the clock. */
function expectToExpireInAnHour(path: string): void {
  backend.clock.set(backend.clock.now() + 3_599_000);
  expect(shop.isKept(path)).toBe(true);
  backend.clock.set(backend.clock.now() + 2000);
  expect(shop.isKept(path)).toBe(false);
}

beforeEach(async () => {
  backend = await aBackend();
  await importDocuments(backend, {
    products: [towel(), blanket()],
    categories: [
      aCategoryDocument(),
      aCategoryDocument({ id: 11, name: 'Bed', slug: 'bed', url_key: 'bed', url_path: 'bed', path: '1/2/11' }),
    ],
  });
  shop = aShopServer();
});
afterEach(() => shop.stop.abort());

/** The parts of a store server that keep pages and follow the backend. */
function aShopServer() {
  const now = () => backend.clock.now();
  const fetch: typeof globalThis.fetch = (input, init) => backend.fetch(input, init);
  const backendUrl = 'http://backend.test';
  const cache = createOutputCache(now);
  const services = createServices({
    view: dailydeal.view,
    words,
    siteUrl: 'https://d.test',
    baseUrl: backendUrl,
    fetch,
    now,
  });
  const stop = new AbortController();
  const cleared = vi.fn(cache.clear);
  const follow = () =>
    followInvalidations({
      ...{ backendUrl, adminKey: testAdminKey, storeCode: 'dailydeal', fetch, signal: stop.signal },
      ...{ drop: cache.drop, clear: cleared },
    });
  const draw = async (
    address: string,
    load: (notes: ReturnType<typeof createPageNotes>['notes']) => Promise<unknown>,
  ) => {
    const keep = cache.begin(address);
    const { notes, facts } = createPageNotes();
    await load(notes);
    await keep({ text: `<p>${address}</p>`, headers: {} }, facts());
  };
  const addresses = ['/c/bad', '/c/bed', '/p/HD-100/handdoek', '/p/DK-300/deken'];
  const drawAll = async () => {
    for (const slug of ['bad', 'bed'])
      await draw(`/c/${slug}`, (notes) => shown(services, kinds.category, { params: { slug } }, notes));
    await draw('/p/HD-100/handdoek', (notes) =>
      shown(services, kinds.product, { params: { parentSku: 'HD-100', slug: 'handdoek' } }, notes),
    );
    await draw('/p/DK-300/deken', (notes) =>
      shown(services, kinds.product, { params: { parentSku: 'DK-300', slug: 'deken' } }, notes),
    );
  };
  const isKept = (address: string) => cache.get(address) !== undefined;
  const kept = () => addresses.filter(isKept);
  return { addresses, cleared, draw, drawAll, follow, isKept, kept, services, stop };
}

const drawBundle = () =>
  shop.draw('/p/DOOS/doos', (notes) =>
    shown(shop.services, kinds.product, { params: { parentSku: 'DOOS', slug: 'doos' } }, notes),
  );

/** Follows from now on, with all four pages kept. */
async function followed() {
  void shop.follow();
  await vi.waitFor(() => expect(shop.cleared).toHaveBeenCalled());
  await shop.drawAll();
  expect(shop.kept()).toEqual(shop.addresses);
}

it('DAILY-04 the home of a store with a find a day is kept until midnight, also on a day without one', async () => {
  backend.clock.set('2026-11-21T22:59:59Z');
  await shop.draw('/', (notes) => shown(shop.services, kinds.home, {}, notes));
  expect(shop.isKept('/')).toBe(true);
  backend.clock.set('2026-11-21T23:00:01Z');
  expect(shop.isKept('/')).toBe(false);
});

describe('CACHE-06 the pages that a store server keeps', () => {
  it('CACHE-06 loses exactly the pages that show a product whose stock reaches five', async () => {
    await followed();
    await takeStock(backend.ports.database, { id: 1 }, new Map([['HD-100', 3]]));
    await vi.waitFor(() => expect(shop.kept()).toEqual(['/c/bed', '/p/DK-300/deken']), 5000);
  });

  it('CACHE-06 loses the list of which the second product is sold out', async () => {
    await importDocuments(backend, { products: [aGuestTowel({ stock: { qty: 1, is_in_stock: true } })] });
    await followed();
    await takeStock(backend.ports.database, { id: 1 }, new Map([['HD-101', 1]]));
    await vi.waitFor(() => expect(shop.isKept('/c/bad')).toBe(false), 5000);
  });

  it('CACHE-06 loses the page of a bundle when something that goes into it is sold out', async () => {
    await importDocuments(backend, { products: [aBundle()] });
    await followed();
    await drawBundle();
    expect(shop.isKept('/p/DOOS/doos')).toBe(true);
    await takeStock(backend.ports.database, { id: 1 }, new Map([['HD-100', 8]]));
    await vi.waitFor(() => expect(shop.isKept('/p/DOOS/doos')).toBe(false), 5000);
  });

  it.each([
    [
      'bundle',
      { bundle_options: [{ option_id: 1, title: 'Erin', product_links: [{ id: 1, sku: 'HD-100', qty: 1 }] }] },
    ],
    ['grouped', { product_links: [{ link_type: 'associated', linked_product_sku: 'HD-100', qty: 1 }] }],
  ])('CACHE-06 the page of a %s product carries the tags of what it consists of', async (type_id, parts) => {
    const box = { id: 301, sku: 'DOOS', url_key: 'doos', url_path: 'doos.html', type_id };
    await importDocuments(backend, { products: [aProductDocument({ ...box, ...parts })] });
    const { notes, facts } = createPageNotes();
    await shown(shop.services, kinds.product, { params: { parentSku: 'DOOS', slug: 'doos' } }, notes);
    expect([...facts().tags]).toEqual(expect.arrayContaining(['product:301', 'product:100']));
  });

  it.each(['related', 'upsell'])('CACHE-06 loses the page with a card of a %s product that changes', async (kind) => {
    const product_links = [{ link_type: kind, linked_product_sku: 'HD-100', linked_product_type: 'simple' }];
    await importDocuments(backend, { products: [blanket({ product_links })] });
    await followed();
    await importDocuments(backend, { products: [towel({ price: 9.95 })] });
    await vi.waitFor(() => expect(shop.isKept('/p/DK-300/deken')).toBe(false), 5000);
  });

  it('CACHE-06 loses the page that leads to another colour of its product when that changes', async () => {
    const options = [
      { value: '31', label: 'Wit' },
      { value: '32', label: 'Blauw' },
    ];
    const colour = { id: 3, attribute_id: 3, attribute_code: 'kleur', default_frontend_label: 'Kleur', options };
    const white = towel({ model: 'Fenne', kleur: '31' });
    const blue = (name: string) => ({
      ...blanket({ id: 302, sku: 'HD-BLAUW', url_key: 'blauw', url_path: 'blauw.html', name }),
      ...{ model: 'Fenne', kleur: '32' },
    });
    await importDocuments(backend, { attributes: [colour], products: [white, blue('Handdoek blauw')] });
    await followed();
    await importDocuments(backend, { products: [blue('Handdoek hemelsblauw')] });
    await vi.waitFor(() => expect(shop.isKept('/p/HD-100/handdoek')).toBe(false), 5000);
  });

  it('CACHE-06 loses exactly the pages that show a product whose price changes', async () => {
    await followed();
    await importDocuments(backend, { products: [blanket({ price: 29.95 })] });
    await vi.waitFor(() => expect(shop.kept()).toEqual(['/c/bad', '/p/HD-100/handdoek']), 5000);
  });

  it('CACHE-06 loses the list that a product comes into', async () => {
    await followed();
    await importDocuments(backend, { products: [aGuestTowel()] });
    await vi.waitFor(() => expect(shop.kept()).not.toContain('/c/bad'), 5000);
    expect(shop.kept()).toEqual(expect.arrayContaining(['/c/bed', '/p/DK-300/deken']));
  });

  it('CACHE-06 loses the empty list that the first products of the store come into', async () => {
    shop.stop.abort();
    backend = await aBackend();
    await importDocuments(backend, { categories: [aCategoryDocument()] });
    shop = aShopServer();
    void shop.follow();
    await vi.waitFor(() => expect(shop.cleared).toHaveBeenCalled());
    await shop.draw('/c/bad', (notes) => shown(shop.services, kinds.category, { params: { slug: 'bad' } }, notes));
    expect(shop.isKept('/c/bad')).toBe(true);
    await importDocuments(backend, { products: [towel()] });
    await vi.waitFor(() => expect(shop.isKept('/c/bad')).toBe(false), 5000);
  });

  it('IMPORT-05 the list of a category is old when a product comes into a category below it', async () => {
    const below = { id: 12, parent_id: 10, path: '1/2/10/12', level: 3 };
    const address = { name: 'Gasten', slug: 'gasten', url_key: 'gasten', url_path: 'bad/gasten' };
    await importDocuments(backend, { categories: [aCategoryDocument({ ...below, ...address })] });
    await followed();
    await importDocuments(backend, { products: [aGuestTowel({ category: [], category_ids: ['12'] })] });
    await vi.waitFor(() => expect(shop.kept()).not.toContain('/c/bad'), 5000);
    expect(shop.kept()).toContain('/c/bed');
  });

  it('IMPORT-05 the list of a category that is drawn while the index is built is old when that stands', async () => {
    await followed();
    const engine = backend.ports.searchEngine;
    const build = engine.replaceAll.bind(engine);
    const mayBuild = Promise.withResolvers<void>();
    engine.replaceAll = (...asked) => mayBuild.promise.then(() => build(...asked));
    const importing = importDocuments(backend, { products: [aGuestTowel()] });
    await vi.waitFor(() => expect(shop.isKept('/c/bad')).toBe(false), 5000);
    await shop.draw('/c/bad', (notes) => shown(shop.services, kinds.category, { params: { slug: 'bad' } }, notes));
    expect(shop.isKept('/c/bad')).toBe(true);
    mayBuild.resolve();
    await importing;
    await vi.waitFor(() => expect(shop.isKept('/c/bad')).toBe(false), 5000);
  });

  it('IMPORT-05 the page of an address that a redirect takes is old', async () => {
    await followed();
    const request_path = 'retourneren';
    await shop.draw('/retourneren', (notes) => shop.services.resolve(request_path, {}, notes));
    expect(shop.isKept('/retourneren')).toBe(true);
    const redirects = [{ id: 1, request_path, target_path: 'c/bad', redirect_type: 301, store_id: 1 }];
    await importDocuments(backend, { redirects });
    await vi.waitFor(() => expect(shop.isKept('/retourneren')).toBe(false), 5000);
  });

  const returns = { id: 1, identifier: 'retourneren', title: 'Retourneren', active: true };
  it.each([
    [
      'of a content page that a category takes',
      { categories: [aCategoryDocument({ id: 12, slug: 'terug', url_key: 'terug', url_path: 'retourneren' })] },
    ],
    [
      'of a content page that makes room for a redirect: it is not active any more',
      { cms_pages: [{ ...returns, active: false }] },
    ],
  ])('IMPORT-05 the page is old at the address %s', async (_which, documents) => {
    const redirect = { id: 1, request_path: 'retourneren', target_path: 'c/bad', redirect_type: 301, store_id: 1 };
    await importDocuments(backend, { cms_pages: [returns], redirects: [redirect] });
    await followed();
    await shop.draw('/retourneren', (notes) => shop.services.resolve('retourneren', {}, notes));
    expect(shop.isKept('/retourneren')).toBe(true);
    await importDocuments(backend, documents);
    await vi.waitFor(() => expect(shop.isKept('/retourneren')).toBe(false), 5000);
  });

  it('CACHE-06 keeps its pages when another store changes', async () => {
    await followed();
    const stores = { products: [towel({ price: 1 })], categories: [aCategoryDocument()] };
    await importDocuments(backend, stores, { storeCode: 'fashion' });
    await importDocuments(backend, { products: [blanket({ price: 29.95 })] });
    await vi.waitFor(() => expect(shop.kept()).toEqual(['/c/bad', '/p/HD-100/handdoek']), 5000);
  });

  it('CACHE-06 shows no special price after its last second', async () => {
    const end = inAnHour();
    await importDocuments(backend, { products: [towel({ special_price: 9.95, special_to_date: end })] });
    await shop.drawAll();
    expect(shop.kept()).toEqual(shop.addresses);
    backend.clock.set(backend.clock.now() + 3_601_000);
    expect(shop.kept()).toEqual(['/c/bed', '/p/DK-300/deken']);
  });

  it('CACHE-06 shows no special price of the second product of a list after its last second', async () => {
    const category = [{ category_id: 10, name: 'Bad', position: 2 }];
    const special = { special_price: 9.95, special_to_date: inAnHour() };
    await importDocuments(backend, { products: [aGuestTowel({ category, ...special })] });
    await shop.drawAll();
    expect(shop.kept()).toEqual(shop.addresses);
    backend.clock.set(backend.clock.now() + 3_601_000);
    expect(shop.isKept('/c/bad')).toBe(false);
  });

  it('CACHE-06 shows no special price of the first product of a list after its last second when that of the second lasts longer', async () => {
    const first = towel({ special_price: 9.95, special_to_date: inAnHour() });
    const category = [{ category_id: 10, name: 'Bad', position: 2 }];
    const second = aGuestTowel({ category, special_price: 8.95, special_to_date: '2099-12-31' });
    await importDocuments(backend, { products: [first, second] });
    await shop.drawAll();
    expect(shop.kept()).toEqual(shop.addresses);
    expectToExpireInAnHour('/c/bad');
  });

  it('CACHE-06 shows no price of a bundle after the last second of the special price of its part', async () => {
    const special = { special_price: 9.95, special_to_date: inAnHour() };
    await importDocuments(backend, { products: [towel(special), aBundle({ category_ids: [], category: [] })] });
    await drawBundle();
    expectToExpireInAnHour('/p/DOOS/doos');
  });

  it.each([
    [
      'bundle',
      { bundle_options: [{ option_id: 1, title: 'Erin', product_links: [{ id: 1, sku: 'DK-300', qty: 1 }] }] },
    ],
    ['grouped', { product_links: [{ link_type: 'associated', linked_product_sku: 'DK-300', qty: 1 }] }],
  ])('CACHE-06 loses the list of a %s product when the special price of its part starts', async (type_id, parts) => {
    const part = blanket({ special_price: 9.95, special_from_date: inAnHour() });
    const box = { id: 301, sku: 'DOOS', url_key: 'doos', url_path: 'doos.html', type_id };
    await importDocuments(backend, { products: [part, aProductDocument({ ...box, ...parts })] });
    await shop.drawAll();
    expect(shop.kept()).toEqual(shop.addresses);
    expectToExpireInAnHour('/c/bad');
  });

  it('CACHE-06 loses the list of the offer of tomorrow at midnight', async () => {
    // Of a round of two days that of 21 November 2026 is the first, as an even number of days since 1970.
    const offers = ['HD-100', 'DK-300'].map((sku, day) => ({
      ...{ day, sku, associated: [], special_price: 9.95, daily_deal_image: '/vondst.jpg' },
    }));
    const stores = readStores().map((store) => ({ ...store, offers: store.id === 1 ? offers : [] }));
    shop.stop.abort();
    backend = await aBackend({ stores });
    backend.clock.set('2026-11-20T12:00:00Z');
    await importDocuments(backend, { products: [towel()], categories: [aCategoryDocument()] });
    shop = aShopServer();
    await shop.draw('/c/bad', (notes) => shown(shop.services, kinds.category, { params: { slug: 'bad' } }, notes));
    backend.clock.set('2026-11-20T22:59:59Z');
    expect(shop.isKept('/c/bad')).toBe(true);
    backend.clock.set('2026-11-20T23:00:01Z');
    expect(shop.isKept('/c/bad')).toBe(false);
  });

  it('CACHE-06 keeps its pages when the stock of a product changes and what they say of it does not', async () => {
    await followed();
    await takeStock(backend.ports.database, { id: 1 }, new Map([['HD-100', 1]]));
    await takeStock(backend.ports.database, { id: 1 }, new Map([['DK-300', 3]]));
    await vi.waitFor(() => expect(shop.kept()).toEqual(['/c/bad', '/p/HD-100/handdoek']), 5000);
  });

  it('CACHE-06 loses the pages that show a category that changes', async () => {
    await followed();
    await importDocuments(backend, { categories: [aCategoryDocument({ name: 'Badkamer' })] });
    await vi.waitFor(() => expect(shop.kept()).toEqual(['/p/DK-300/deken']), 5000);
  });
});

/** The admin call of a store view, which answers its status. */
async function invalidate(tag: string, { storeCode = 'dailydeal', key = testAdminKey } = {}): Promise<number> {
  const { status } = await backend.app.request('/api/admin/invalidations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-admin-key': key, 'x-vs-store-code': storeCode },
    body: JSON.stringify({ tags: [tag] }),
  });
  return status;
}

describe('CACHE-05 the cache tags', () => {
  const others = ['attribute', 'category', 'checkout', 'compare', 'error', 'home', 'my-account', 'page-not-found'];
  it.each([...others, 'product', 'taxrule', 'storyblok'])('CACHE-05 %s is one', async (tag) =>
    expect(await invalidate(tag)).toBe(200),
  );
  it('CACHE-05 there are no others', () =>
    expect(new Set(cacheConstants.tags)).toEqual(new Set([...others, 'product', 'taxrule', 'storyblok'])));
  it.each(['menu', 'products', 'menu:3'])('CACHE-05 %s is none', async (tag) =>
    expect(await invalidate(tag)).toBe(400),
  );
  it('CACHE-05 taxrule is on all pages with prices: they are lost when a tax rule changes', async () => {
    await importDocuments(backend, { taxrules: [aTaxRuleDocument()] });
    await followed();
    await shop.draw('/', (notes) => shown(shop.services, kinds.home, {}, notes));
    expect(shop.isKept('/')).toBe(true);
    const rates = [{ id: 6, tax_country_id: 'NL', tax_region_id: 0, rate: 22 }];
    await importDocuments(backend, { taxrules: [{ ...aTaxRuleDocument(), rates }] });
    await vi.waitFor(() => expect(shop.kept()).toEqual([]), 5000);
    expect(shop.isKept('/')).toBe(false);
  });
});

describe('CACHE-06 the admin call that invalidates a tag', () => {
  /** Follows, and keeps two pages of content and the home page beside the four of the catalogue. */
  const withStories = async () => {
    await followed();
    for (const slug of ['klantenservice', 'maattabel'])
      await shop.draw(`/i/${slug}`, (notes) => shown(shop.services, kinds.content, { params: { slug } }, notes));
    await shop.draw('/', (notes) => shown(shop.services, kinds.home, {}, notes));
    expect(keptStories()).toEqual(stories);
  };
  const stories = ['/', '/i/klantenservice', '/i/maattabel'];
  const keptStories = () => stories.filter(shop.isKept);

  it.each([
    ['a story', 'storyblok:klantenservice', ['/', '/i/maattabel']],
    ['the story of the home page', 'storyblok:home', ['/i/klantenservice', '/i/maattabel']],
    ['every story', 'storyblok', []],
    ['the home page', 'home', ['/i/klantenservice', '/i/maattabel']],
  ])('CACHE-06 drops the pages that show %s, and no other', async (_what, tag, left) => {
    await withStories();
    expect(await invalidate(tag)).toBe(200);
    await vi.waitFor(() => expect(keptStories()).toEqual(left), 5000);
    expect(shop.kept()).toEqual(shop.addresses);
  });

  it.each([
    ['a product', 'product:100', ['/c/bed', '/p/DK-300/deken']],
    ['any product', 'product', ['/c/bad', '/c/bed']],
    ['a category', 'category:10', ['/c/bed', '/p/DK-300/deken']],
    ['any category', 'category', ['/p/HD-100/handdoek', '/p/DK-300/deken']],
    ['an attribute', 'attribute', []],
  ])('CACHE-06 drops the pages that show %s', async (_what, tag, left) => {
    await followed();
    await invalidate(tag);
    await vi.waitFor(() => expect(shop.kept()).toEqual(left), 5000);
  });

  it('CACHE-06 drops the page of a product by the second of its categories', async () => {
    const address = { name: 'Gasten', slug: 'gasten', url_key: 'gasten', url_path: 'bad/gasten' };
    const below = aCategoryDocument({ id: 12, parent_id: 10, path: '1/2/10/12', level: 3, ...address });
    await importDocuments(backend, { categories: [below], products: [towel({ category_ids: ['10', '12'] })] });
    await followed();
    await invalidate('category:12');
    await vi.waitFor(() => expect(shop.isKept('/p/HD-100/handdoek')).toBe(false), 5000);
  });

  it('CACHE-06 leaves the pages of another store view', async () => {
    await followed();
    await invalidate('product', { storeCode: 'fashion' });
    await invalidate('category:11');
    await vi.waitFor(() => expect(shop.kept()).toEqual(['/c/bad', '/p/HD-100/handdoek']), 5000);
  });

  it('CACHE-06 needs the admin key', async () => expect(await invalidate('product', { key: '' })).toBe(401));

  it('CACHE-06 refuses what is no tag', async () => expect(await invalidate('Product 12')).toBe(400));
});

describe('CACHE-06 a story that changes', () => {
  /** A store server that keeps two pages of content, over a backend whose stories lie in a folder, and its job that watches them. */
  const withFolder = async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'dailydeal'));
    const write = (slug: string, name: string) => {
      const story = { ...{ id: 1, name, slug, full_slug: slug }, content: { component: 'page', body: [] } };
      writeFileSync(join(folder, `dailydeal/${slug}.json`), JSON.stringify(story));
    };
    const pages = ['contact', 'privacy'];
    for (const slug of pages) write(slug, 'Pagina');
    shop.stop.abort();
    backend = await aBackend({ stories: diskStories(folder) });
    shop = aShopServer();
    const watch = createBackend(backend.ports).work.find(({ name }) => name === 'changed stories');
    await watch?.begin?.();
    void shop.follow();
    await vi.waitFor(() => expect(shop.cleared).toHaveBeenCalled());
    for (const slug of pages)
      await shop.draw(`/i/${slug}`, (notes) => shown(shop.services, kinds.content, { params: { slug } }, notes));
    const kept = () => pages.filter((slug) => shop.isKept(`/i/${slug}`));
    expect(kept()).toEqual(pages);
    return { folder, write, kept, look: async () => watch?.act() };
  };

  it('CMS-01, CACHE-06 drops the page of a story that is written anew, and no other', async () => {
    const { write, kept, look } = await withFolder();
    write('contact', 'Contactpagina');
    await look();
    await vi.waitFor(() => expect(kept()).toEqual(['privacy']), 5000);
  });

  it('CACHE-06 drops the page of a story that is removed, and no other', async () => {
    const { folder, kept, look } = await withFolder();
    rmSync(join(folder, 'dailydeal/contact.json'));
    await look();
    await vi.waitFor(() => expect(kept()).toEqual(['privacy']), 5000);
  });

  it('CACHE-06 names the blog beside its article that is written anew, as lists show it too', async () => {
    const { folder, write, look } = await withFolder();
    mkdirSync(join(folder, 'dailydeal/blog'));
    write('blog/messen', 'Messen');
    await look();
    const noted = await invalidationsAfter(backend.ports.database, 0);
    expect(noted.map(({ tag }) => tag)).toEqual(['storyblok:blog/messen', 'storyblok:blog/']);
  });

  it.each([
    ['of an article is dropped by its tag', 'storyblok:blog/messen', '/blog/messen'],
    ['of all articles is dropped by that of the blog', 'storyblok:blog/', '/blog'],
    ['of an article is dropped by the tag of every story', 'storyblok', '/blog/messen'],
    ['of all articles is dropped by the tag of every story', 'storyblok', '/blog'],
  ])('CACHE-06 the page %s', async (_which, tag, address) => {
    const { folder } = await withFolder();
    mkdirSync(join(folder, 'dailydeal/blog'));
    const content = { component: 'blog-article', title: 'Messen', date: '2026-11-19', body: [] };
    const story = { ...{ id: 2, name: 'Messen', slug: 'messen', full_slug: 'dailydeal/blog/messen' }, content };
    writeFileSync(join(folder, 'dailydeal/blog/messen.json'), JSON.stringify(story));
    const params = address === '/blog' ? {} : { slug: 'messen' };
    await shop.draw(address, (notes) => shown(shop.services, kinds.blog, { params }, notes));
    expect(shop.isKept(address)).toBe(true);
    expect(await invalidate(tag)).toBe(200);
    await vi.waitFor(() => expect(shop.isKept(address)).toBe(false), 5000);
  });

  it.each(['config/theme', 'config-theme'])(
    'CACHE-06 names the story that frames all pages, %s, by its slug',
    async (file) => {
      const { folder, write, look } = await withFolder();
      mkdirSync(join(folder, 'dailydeal/config'));
      write(file, 'Thema');
      await look();
      const noted = await invalidationsAfter(backend.ports.database, 0);
      expect(noted).toMatchObject([{ storeId: 1, tag: 'storyblok:config/theme' }]);
    },
  );
});

describe('CACHE-06 a home page whose story lists a product', () => {
  const home = async (differences: object = {}, listed: object = { skus: 'HD-100' }) => {
    const folder = aFolder();
    mkdirSync(join(folder, 'dailydeal'));
    const list = { _uid: 'lijst', component: 'product_list', ...listed };
    const content = { component: 'page', body: [list] };
    const story = { id: 1, name: 'Home', slug: 'home', full_slug: 'home', content };
    writeFileSync(join(folder, 'dailydeal/home.json'), JSON.stringify(story));
    shop.stop.abort();
    backend = await aBackend({ stories: diskStories(folder) });
    await importDocuments(backend, { products: [towel(differences), blanket()], categories: [aCategoryDocument()] });
    shop = aShopServer();
    void shop.follow();
    await vi.waitFor(() => expect(shop.cleared).toHaveBeenCalled());
    await shop.draw('/', (notes) => shown(shop.services, kinds.home, {}, notes));
    expect(shop.isKept('/')).toBe(true);
  };

  it.each([
    ['the product', 'HD-100'],
    ['the second of its products', 'DK-300,HD-100'],
  ])('CACHE-06 is dropped when %s changes', async (_which, skus) => {
    await home({}, { skus });
    await importDocuments(backend, { products: [towel({ price: 9.95 })] });
    await vi.waitFor(() => expect(shop.isKept('/')).toBe(false), 5000);
  });

  it.each(['bad', '10'])(
    'IMPORT-05 is dropped when a product comes into the category %s that it lists',
    async (category) => {
      await home({}, { category, size: '4' });
      await importDocuments(backend, { products: [aGuestTowel()] });
      await vi.waitFor(() => expect(shop.isKept('/')).toBe(false), 5000);
    },
  );

  it.each([
    ['it', 'HD-100'],
    ['the second of its products', 'DK-300,HD-100'],
  ])('CACHE-06 shows no special price of %s after its last second', async (_which, skus) => {
    await home({ special_price: 9.95, special_to_date: inAnHour() }, { skus });
    expectToExpireInAnHour('/');
  });
});
