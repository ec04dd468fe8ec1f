import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayNumber, offerOn, readDailyOffers } from '../../backend/src/offers/dailyOffers.ts';
import { aBackend, aFolder, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aProvider } from '../../backend/src/testing/aProvider.ts';
import { anOrder } from '../../backend/src/testing/aShop.ts';
import {
  aCategoryDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { views } from './testing/aStorefront.ts';
import { withPages } from './testing/withPages.ts';

const [view] = views;
/** In the first half of an hour: no test passes because another hour begins. */
const now = Date.parse('2026-11-19T10:01:00Z');
const soon = '2026-11-19T10:03:00Z';

const towels = [
  aProductDocument({ image: '/hd.jpg', stock: { qty: 1, is_in_stock: true, manage_stock: true } }),
  aProductDocument({ image: '/hd.jpg', id: 101, sku: 'HD-101', url_key: 'hd-101', url_path: 'hd-101.html', price: 20 }),
];
/** The second towel, reduced between two moments. */
const reduced = (from: string | null, to: string | null) => ({
  ...towels[1],
  special_price: 15,
  special_from_date: from,
  special_to_date: to,
});

let backend: TestBackend;
beforeAll(async () => {
  backend = await aBackend({ dataFolder: aFolder(), fetch: aProvider('test-key').fetch });
  await importDocuments(backend, { categories: [aCategoryDocument()] });
});
beforeEach(async () => {
  backend.clock.set(now);
  await importDocuments(backend, { products: towels });
});

async function order(sku: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-vs-store-code': view.storeCode };
  const post = (path: string, body: object) =>
    backend.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { result } = JSON.parse(await (await post('/api/cart/create', {})).text());
  return (await post('/api/order', { ...anOrder(String(result)), products: [{ sku, qty: 1 }] })).status;
}

const feedAnswer = () => backend.app.request('/api/feeds/merchant-feed.xml');
/** What the feed says of a sku: its availability, price and reduced price. */
async function advertised(sku: string) {
  const item = (await (await feedAnswer()).text()).split('<item>').find((each) => each.includes(`<g:id>${sku}</g:id>`));
  const said = (field: string) => new RegExp(`<g:${field}>(.*?)<`, 'u').exec(item ?? '')?.[1];
  const [price, reducedPrice] = [said('price'), said('sale_price')];
  return { availability: said('availability'), price: reducedPrice ?? price };
}

/** What the page shows, in the words of the feed. */
async function shown(sku: string, path = `/p/${sku}/x`) {
  let found = {};
  await withPages(view, backend, async (open) => {
    const { structuredData, text } = await open(path);
    const price = /€\u00A0(\d+),(\d+)/u.exec(text.replace(/Van\s?€\u00A0\d+,\d+/u, ''));
    expect(structuredData).toContain(`"price":"${price?.[1]}.${price?.[2]}"`);
    const availability = text.includes('Niet op voorraad!') ? 'out_of_stock' : 'in_stock';
    found = { availability, price: `${price?.[1]}.${price?.[2]} EUR` };
  });
  return found;
}

describe('SEO-08 the merchant feed and the page of a product', () => {
  it('SEO-08 say that a product is out of stock as soon as its last piece is sold', async () => {
    expect([await advertised('HD-100'), await shown('HD-100')]).toEqual([
      { availability: 'in_stock', price: '12.95 EUR' },
      { availability: 'in_stock', price: '12.95 EUR' },
    ]);
    expect(await order('HD-100')).toBe(200);
    expect(await advertised('HD-100')).toEqual({ availability: 'out_of_stock', price: '12.95 EUR' });
    expect(await shown('HD-100')).toEqual(await advertised('HD-100'));
  });

  it('SEO-08 have a reduced price from its first moment', async () => {
    await importDocuments(backend, { products: [reduced(soon, null)] });
    expect(await advertised('HD-101')).toEqual({ availability: 'in_stock', price: '20.00 EUR' });
    expect(await shown('HD-101')).toEqual(await advertised('HD-101'));
    backend.clock.set(Date.parse(soon));
    expect(await advertised('HD-101')).toEqual({ availability: 'in_stock', price: '15.00 EUR' });
    expect(await shown('HD-101')).toEqual(await advertised('HD-101'));
  });

  it('SEO-08 have a reduced price of the second variant from its first moment', async () => {
    const [sku, path] = ['HD-200-blauw', '/p/HD-200/handdoek-loom/HD-200-blauw'];
    const second = aVariantDocument({
      id: 202,
      sku,
      kleur: '32',
      price: 20,
      special_price: 15,
      special_from_date: soon,
    });
    const variants = { image: '/loom.jpg', configurable_children: [aVariantDocument(), second] };
    await importDocuments(backend, { products: [aConfigurableDocument(variants)] });
    expect(await advertised(sku)).toEqual({ availability: 'in_stock', price: '20.00 EUR' });
    expect(await shown(sku, path)).toEqual(await advertised(sku));
    backend.clock.set(Date.parse(soon));
    expect(await advertised(sku)).toEqual({ availability: 'in_stock', price: '15.00 EUR' });
    expect(await shown(sku, path)).toEqual(await advertised(sku));
  });

  it('SEO-08 have a reduced price from its first moment where that of a later product begins after it', async () => {
    const later = { ...reduced('2026-11-19T10:20:00Z', null), id: 900, sku: 'HD-900', url_path: 'hd-900.html' };
    await importDocuments(backend, { products: [reduced(soon, null), later] });
    expect(await advertised('HD-101')).toEqual({ availability: 'in_stock', price: '20.00 EUR' });
    backend.clock.set(Date.parse(soon));
    expect(await advertised('HD-101')).toEqual({ availability: 'in_stock', price: '15.00 EUR' });
    expect(await shown('HD-101')).toEqual(await advertised('HD-101'));
  });

  it('SEO-08 have no reduced price after its last moment', async () => {
    await importDocuments(backend, { products: [reduced(null, soon)] });
    expect(await advertised('HD-101')).toEqual({ availability: 'in_stock', price: '15.00 EUR' });
    expect(await shown('HD-101')).toEqual(await advertised('HD-101'));
    backend.clock.set(Date.parse(soon) + 1000);
    expect(await advertised('HD-101')).toEqual({ availability: 'in_stock', price: '20.00 EUR' });
    expect(await shown('HD-101')).toEqual(await advertised('HD-101'));
  });

  it('SEO-08 have the price of a daily offer from midnight', async () => {
    const evening = Date.parse('2026-11-19T22:58:00Z');
    const { offer, startsAt } =
      offerOn(readDailyOffers(view.storeCode), dayNumber(evening) + 1) ?? expect.unreachable('a round of offers');
    backend.clock.set(evening);
    const found = { id: 102, sku: offer.sku, url_key: 'vondst', url_path: 'vondst.html', price: 500, image: '/hd.jpg' };
    await importDocuments(backend, { products: [aProductDocument(found)] });
    expect(await advertised(offer.sku)).toEqual({ availability: 'in_stock', price: '500.00 EUR' });
    backend.clock.set(startsAt);
    expect(await advertised(offer.sku)).toEqual({
      availability: 'in_stock',
      price: `${offer.special_price.toFixed(2)} EUR`,
    });
    expect(await shown(offer.sku)).toEqual(await advertised(offer.sku));
  });

  it('SEO-08 the feed is not kept on its way, where it would be old when a piece is sold', async () => {
    expect((await feedAnswer()).headers.get('cache-control')).toBe('public, max-age=0');
  });
});
