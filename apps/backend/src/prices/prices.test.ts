import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalidationsAfter, newestInvalidation } from '../invalidation/invalidationLog.ts';
import { dayNumber } from '../offers/dailyOffers.ts';
import { readStores } from '../stores/stores.ts';
import { aBackend, type TestBackend } from '../testing/aBackend.ts';
import { aConfigurableDocument, aProductDocument, aVariantDocument, type TestDocument } from '../testing/documents.ts';
import { ask, importDocuments } from '../testing/importing.ts';
import { keepPrices, readPriceHistory } from './priceHistory.ts';
import { priceHistory } from './tables.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await aBackend();
});

const sale = { special_price: 9.95, special_from_date: '2026-11-20', special_to_date: '2026-11-30' };
const importOn = async (date: string, ...products: TestDocument[]) => {
  backend.clock.set(date);
  await importDocuments(backend, { products });
};
const productOf = async (sku: string) => (await ask(backend, `/api/product?sku=${sku}`)).result;
const kept = async () =>
  (await backend.ports.database.select().from(priceHistory)).map(({ sku, until, prices }) => [
    sku,
    until.toISOString(),
    prices,
  ]);

describe('LEGAL-02 the history of prices', () => {
  it('LEGAL-02 keeps every change of a price with its time, of products and of variants', async () => {
    await importOn('2026-10-01T10:00:00Z', aProductDocument(), aConfigurableDocument());
    expect(await kept()).toEqual([]);
    const dearer = aConfigurableDocument({
      configurable_children: [aVariantDocument({ price: 11 }), aVariantDocument({ id: 202, sku: 'HD-200-blauw' })],
    });
    await importOn('2026-10-02T10:00:00Z', aProductDocument({ price: 10.95 }), dearer);
    await importOn('2026-10-03T10:00:00Z', aProductDocument({ price: 10.95, name: 'Handdoek Fenne, zacht' }));
    await importOn('2026-10-04T10:00:00Z', aProductDocument({ price: 10.95, ...sale }));
    expect(await kept()).toEqual([
      ['HD-100', '2026-10-02T10:00:00.000Z', { price: 12.95 }],
      ['HD-200-wit', '2026-10-02T10:00:00.000Z', { price: 10 }],
      ['HD-200-blauw', '2026-10-02T10:00:00.000Z', { price: 12 }],
      ['HD-100', '2026-10-04T10:00:00.000Z', { price: 10.95 }],
    ]);
  });

  it('LEGAL-02 keeps a change of each field that makes up a price', async () => {
    const changes = {
      ...{ price: [12, 11], price_incl_tax: [12, 11], regular_price: [12, 11] },
      ...{ final_price: [9, 8], final_price_incl_tax: [9, 8] },
      ...{ original_price: [12, 11], original_price_incl_tax: [12, 11] },
      ...{ special_price: [9, 8], special_price_incl_tax: [9, 8] },
      ...{ special_from_date: ['2026-11-01', '2026-11-02'], special_to_date: ['2026-11-28', '2026-11-29'] },
    };
    const products = (at: 0 | 1) =>
      Object.entries(changes).map(([field, values], index) =>
        aProductDocument({ id: 500 + index, sku: field, url_key: field, url_path: field, [field]: values[at] }),
      );
    await importOn('2026-10-01T10:00:00Z', ...products(0));
    await importOn('2026-10-02T10:00:00Z', ...products(1));
    expect((await kept()).map(([sku]) => sku).toSorted()).toEqual(Object.keys(changes).toSorted());
  });

  it('LEGAL-02 keeps more changes at once than one statement has parameters for', async () => {
    const family = (price: number) => ({
      ...{ sku: 'HD', price },
      configurable_children: Array.from({ length: 13_999 }, (_, index) => ({ sku: `HD-"${index}"`, price })),
    });
    const { database, clock } = backend.ports;
    await keepPrices(database, { storeId: 1, now: clock.now() }, [{ id: 1, before: family(10), after: family(11) }]);
    expect(await database.$count(priceHistory)).toBe(14_000);
  });

  it('LEGAL-02 reads the newest changes of each sku, not all that were ever made', async () => {
    const { database } = backend.ports;
    await database.execute(sql`
      insert into ${priceHistory} (store_id, product_id, sku, until, prices)
      select 1, 1, sku, timestamptz '2026-01-01T00:00:00Z' + hour * interval '1 hour', jsonb_build_object('price', hour)
      from generate_series(1, 1000) hour, unnest(array['HD-wit', 'HD-rood']) sku`);
    const history = await readPriceHistory(database, 1, [1]);
    const changes = history.get('HD-wit') ?? [];
    expect(history.get('HD-rood')).toEqual(changes);
    expect(changes).toHaveLength(800);
    expect(changes[0]).toEqual({ until: Date.parse('2026-01-09T09:00:00Z'), prices: { price: 201 } });
    expect(changes.at(-1)?.prices).toEqual({ price: 1000 });
  });

  it('LEGAL-02 a dry run changes no history', async () => {
    await importOn('2026-10-01T10:00:00Z', aProductDocument());
    await importDocuments(backend, { products: [aProductDocument({ price: 10.95 })] }, { dryRun: true });
    expect(await kept()).toEqual([]);
  });

  it('LEGAL-02 a product carries the lowest price of the 30 days before its reduction', async () => {
    await importOn('2026-11-01T10:00:00Z', aProductDocument({ price: 10.5 }));
    await importOn('2026-11-08T10:00:00Z', aProductDocument(sale));
    const before = await productOf('HD-100');
    expect(before).toMatchObject({ final_price: 12.95 });
    expect(before).not.toHaveProperty('lowest_price_30d');
    backend.clock.set('2026-11-21T10:00:00Z');
    expect(await productOf('HD-100')).toMatchObject({
      ...{ final_price: 9.95, original_price: 12.95 },
      ...{ lowest_price_30d: 10.5, discount_percentage: -5 },
    });
  });

  it('LEGAL-02 does not count what it cost in another store', async () => {
    const inTextile = async (date: string, price: number) => {
      backend.clock.set(date);
      await importDocuments(backend, { products: [aProductDocument({ price })] }, { storeCode: 'textile' });
    };
    await inTextile('2026-11-01T10:00:00Z', 10.5);
    await inTextile('2026-11-08T10:00:00Z', 12.95);
    await importOn('2026-11-21T10:00:00Z', aProductDocument(sale));
    expect(await productOf('HD-100')).toMatchObject({ final_price: 9.95, lowest_price_30d: 12.95 });
  });

  it('LEGAL-02 remembers what a product and a variant cost that were taken out and come back', async () => {
    const [wit, blauw] = [aVariantDocument({ price: 8 }), aVariantDocument({ id: 202, sku: 'HD-200-blauw' })];
    const loom = (...configurable_children: TestDocument[]) => aConfigurableDocument({ configurable_children });
    await importOn('2026-11-01T10:00:00Z', aProductDocument({ price: 10.5 }), loom(wit, blauw));
    backend.clock.set('2026-11-05T10:00:00Z');
    await importDocuments(backend, { products: [loom(blauw)] }, { prune: true });
    await importOn('2026-11-08T10:00:00Z', aProductDocument(sale), loom(aVariantDocument(sale), blauw));
    backend.clock.set('2026-11-21T10:00:00Z');
    expect(await productOf('HD-100')).toMatchObject({ final_price: 9.95, lowest_price_30d: 10.5 });
    expect(await productOf('HD-200')).toMatchObject({
      configurable_children: [{ sku: 'HD-200-wit', final_price: 9.95, lowest_price_30d: 8 }, {}],
    });
  });

  it('LEGAL-02 believes an import that knows of a lower one', async () => {
    await importOn('2026-11-21T10:00:00Z', aProductDocument({ ...sale, lowest_price_30d: 9.5 }));
    expect(await productOf('HD-100')).toMatchObject({
      final_price: 9.95,
      lowest_price_30d: 9.5,
      discount_percentage: 0,
    });
  });

  it('LEGAL-02 believes an import that knows of a lower one which is above the reduced price', async () => {
    await importOn('2026-11-21T10:00:00Z', aProductDocument({ ...sale, lowest_price_30d: 10.95 }));
    expect(await productOf('HD-100')).toMatchObject({
      ...{ final_price: 9.95, lowest_price_30d: 10.95, discount_percentage: -9 },
    });
  });

  it('LEGAL-02 counts what a product cost here where an import knows of a higher one', async () => {
    await importOn('2026-11-01T10:00:00Z', aProductDocument({ price: 10.5 }));
    await importOn('2026-11-21T10:00:00Z', aProductDocument({ ...sale, lowest_price_30d: 11.95 }));
    expect(await productOf('HD-100')).toMatchObject({ final_price: 9.95, lowest_price_30d: 10.5 });
  });

  it('LEGAL-03 the call for current prices strikes through what the product’s page strikes through', async () => {
    await importOn('2026-11-01T10:00:00Z', aProductDocument({ price: 10.5 }));
    await importOn('2026-11-21T10:00:00Z', aProductDocument(sale));
    const path = '/api/product/render-list?skus=HD-100&currencyCode=EUR&storeId=1';
    expect(await ask(backend, path)).toMatchObject({
      result: { items: [{ price_info: { final_price: 9.95, regular_price: 10.5, special_price: 9.95 } }] },
    });
  });

  it('LEGAL-03 the call for current prices announces no reduction of what was as cheap before', async () => {
    await importOn('2026-11-01T10:00:00Z', aProductDocument({ price: 9.95 }));
    await importOn('2026-11-19T10:00:00Z', aProductDocument());
    await importOn('2026-11-21T10:00:00Z', aProductDocument(sale));
    const path = '/api/product/render-list?skus=HD-100&currencyCode=EUR&storeId=1';
    expect(await ask(backend, path)).toMatchObject({
      result: { items: [{ price_info: { final_price: 9.95, regular_price: 9.95, special_price: null } }] },
    });
  });

  const putInCart = async () => {
    const put = await backend.app.request('/api/cart/update?cartId=', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cartItem: { sku: 'HD-100', qty: 1 } }),
    });
    return put.json();
  };

  it('LEGAL-03 the cart strikes through what the product’s page strikes through', async () => {
    await importOn('2026-11-01T10:00:00Z', aProductDocument({ price: 10.5 }));
    await importOn('2026-11-21T10:00:00Z', aProductDocument(sale));
    expect(await putInCart()).toMatchObject({
      result: { price: 9.95, extension_attributes: { original_price_incl_tax: 10.5 } },
    });
  });

  it('LEGAL-03 the cart strikes nothing through where it was as cheap before', async () => {
    await importOn('2026-11-01T10:00:00Z', aProductDocument({ price: 9.95 }));
    await importOn('2026-11-19T10:00:00Z', aProductDocument());
    await importOn('2026-11-21T10:00:00Z', aProductDocument(sale));
    expect(await putInCart()).toMatchObject({
      result: { price: 9.95, extension_attributes: { original_price_incl_tax: 9.95 } },
    });
  });
});

describe('LEGAL-02 the daily offer', () => {
  const backendWithOffer = (special_price: number) => {
    const offer = { sku: 'HD-100', special_price, daily_deal_image: '', associated: [] };
    const others = Array.from({ length: 30 }, (_, day) => ({ ...offer, day, sku: `X${day}` }));
    const place = dayNumber(Date.parse('2026-11-21T10:00:00Z')) % 31;
    const offers = others.toSpliced(place, 0, { ...offer, day: place });
    return aBackend({ stores: readStores().map((store) => ({ ...store, offers })) });
  };

  it('LEGAL-02 is measured against the 30 days before, also where a special price to come is the same', async () => {
    backend = await backendWithOffer(9.95);
    const later = { special_price: 9.95, special_from_date: '2026-12-01', special_to_date: '2026-12-05' };
    await importOn('2026-11-01T10:00:00Z', aProductDocument({ price: 10.5, ...later }));
    await importOn('2026-11-08T10:00:00Z', aProductDocument(later));
    for (const instant of ['2026-11-20T23:00:00Z', '2026-11-21T10:00:00Z']) {
      backend.clock.set(instant);
      expect(await productOf('HD-100')).toMatchObject({ final_price: 9.95, lowest_price_30d: 10.5 });
    }
  });

  it('LEGAL-02 is not measured anew where it costs what the product costs by itself', async () => {
    backend = await backendWithOffer(9.95);
    await importOn('2026-10-01T10:00:00Z', aProductDocument({ price: 8 }));
    const reduced = { special_price: 9.95, special_from_date: '2026-11-10', special_to_date: '2026-11-30' };
    await importOn('2026-10-15T10:00:00Z', aProductDocument(reduced));
    backend.clock.set('2026-11-21T10:00:00Z');
    expect(await productOf('HD-100')).toMatchObject({ final_price: 9.95, lowest_price_30d: 8 });
  });

  it('LEGAL-02 is the lowest price of a reduction in the 30 days after it', async () => {
    backend = await backendWithOffer(9);
    const later = { special_price: 9.95, special_from_date: '2026-12-01', special_to_date: '2027-01-05' };
    await importOn('2026-11-01T10:00:00Z', aProductDocument(later));
    backend.clock.set('2026-12-01T10:00:00Z');
    expect(await productOf('HD-100')).toMatchObject({ final_price: 9.95, lowest_price_30d: 9, discount_percentage: 0 });
  });
});

describe('PRICE-14 what is made of other products', () => {
  const lid = { ...{ id: 101, sku: 'LID', name: 'Deksel', url_key: 'deksel', url_path: 'deksel.html' }, price: 5 };
  const pan = {
    ...{ id: 102, sku: 'PAN', name: 'Pan', url_key: 'pan', url_path: 'pan.html', image: '/p.jpg' },
    price: 60,
  };
  const set = { ...{ id: 103, sku: 'SET', name: 'Pannenset', url_key: 'set', url_path: 'set.html', image: '/s.jpg' } };
  const choice = { link_type: 'associated', linked_product_type: 'simple' };
  const product_links = ['LID', 'HD-100'].map((sku) => ({ ...choice, sku: 'SET', linked_product_sku: sku }));
  const inside = (option_id: number, ...skus: string[]) => ({
    ...{ option_id, title: 'Erin', type: 'radio', required: true },
    product_links: skus.map((sku, at) => ({ id: option_id * 10 + at, sku, qty: 2, is_default: at === 0 })),
  });
  const grouped = { ...set, type_id: 'grouped', price: 99, special_price: 89, product_links };
  const bundle = {
    ...pan,
    type_id: 'bundle',
    price: 60,
    bundle_options: [inside(1, 'HD-100', 'LID'), inside(2, 'LID')],
  };
  const family = [aProductDocument(sale), lid, grouped, bundle].map((document) => aProductDocument(document));
  const listed = async (sort: string) => {
    const query = JSON.stringify({ _appliedSort: [{ field: 'final_price', options: sort }] });
    const path = `/api/catalog/etalage_dailydeal/product/_search?request=${encodeURIComponent(query)}`;
    const { hits } = await ask(backend, path);
    return hits.map(({ sku, final_price }: Record<string, unknown>) => [sku, final_price]);
  };

  it('PRICE-14 a set costs what its cheapest costs now, a bundle the sum of what it opens with, and lists know', async () => {
    await importOn('2026-11-19T10:00:00Z', ...family);
    expect(await listed('asc')).toEqual([
      ['LID', 5],
      ['SET', 5],
      ['HD-100', 12.95],
      ['PAN', 35.9],
    ]);
    const said = { final_price: 5, original_price: 5, next_price_change: '2026-11-19T23:00:00.000Z' };
    expect(await productOf('SET')).toMatchObject(said);
    backend.clock.set('2026-11-20T10:00:00Z');
    expect(await productOf('PAN')).toMatchObject({ final_price: 29.9, discount_percentage: 0 });
  });

  it('PRICE-14 a bundle opens with what is in stock, and a set without what is no longer sold', async () => {
    const gone = { stock: { qty: 0, is_in_stock: false, manage_stock: true } };
    await importOn('2026-11-19T10:00:00Z', ...family.slice(1), aProductDocument(gone));
    expect(await productOf('PAN')).toMatchObject({ final_price: 20 });
    await importOn('2026-11-19T11:00:00Z', aProductDocument({ ...lid, status: 2 }));
    expect(await productOf('SET')).toMatchObject({ final_price: 12.95 });
  });

  it('PRICE-14 what is made of others is sold out with them', async () => {
    const gone = { stock: { qty: 0, is_in_stock: false, manage_stock: true } };
    const isInStock = async (sku: string) => (await productOf(sku)).stock?.is_in_stock;
    const [, , ...wholes] = family;
    await importOn('2026-11-19T10:00:00Z', ...wholes, aProductDocument({ ...lid, ...gone }), aProductDocument());
    expect([await isInStock('SET'), await isInStock('PAN')]).toEqual([true, false]);
    await importOn('2026-11-19T11:00:00Z', aProductDocument(gone));
    expect([await isInStock('SET'), await isInStock('PAN')]).toEqual([false, false]);
    const feed = await (await backend.app.request('/api/feeds/merchant-feed.xml')).text();
    expect(/<g:id>SET<.*?<g:availability>(\w+)</s.exec(feed)?.[1]).toBe('out_of_stock');
  });

  it('PRICE-14 a change of a part makes the pages old that show what is made of it', async () => {
    await importOn('2026-11-19T10:00:00Z', ...family);
    const before = await newestInvalidation(backend.ports.database);
    await importOn('2026-11-19T11:00:00Z', aProductDocument({ price: 11 }));
    const tags = (await invalidationsAfter(backend.ports.database, before)).map(({ tag }) => tag);
    expect(tags.filter((tag) => tag.startsWith('product:')).sort()).toEqual([
      'product:100',
      'product:102',
      'product:103',
    ]);
  });

  it('PRICE-14 a part that goes makes the pages old that show what was made of it', async () => {
    await importOn('2026-11-19T10:00:00Z', ...family);
    const before = await newestInvalidation(backend.ports.database);
    await importDocuments(backend, { products: family.filter(({ sku }) => sku !== 'HD-100') }, { prune: true });
    const tags = (await invalidationsAfter(backend.ports.database, before)).map(({ tag }) => tag);
    expect(tags).toEqual(expect.arrayContaining(['product:100', 'product:102', 'product:103']));
  });

  it('SEO-08 the merchant feed states that price', async () => {
    await importOn('2026-11-19T10:00:00Z', ...family);
    const feed = await (await backend.app.request('/api/feeds/merchant-feed.xml')).text();
    expect([...feed.matchAll(/<g:price>([^<]+)<\/g:price>/g)].map(([, price]) => price)).toContain('35.90 EUR');
    expect(feed).toContain('<g:id>SET</g:id>');
    expect(feed).not.toMatch(/(?:89|99|60)\.00 EUR/);
  });
});
