import { createPageNotes, createServices, type PageDefinition } from '@etalage/shell/server';
import { createSharedCatalogue } from '@etalage/storefront-server';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../backend/src/offers/dailyOffers.ts';
import { readStores } from '../../backend/src/stores/stores.ts';
import { aBackend } from '../../backend/src/testing/aBackend.ts';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { dailydeal } from '../../dailydeal/src/store.ts';
import { kinds, shown } from './testing/shown.ts';
import { words } from './testing/words.ts';

const pan = aProductDocument({ id: 101, sku: 'PAN', name: 'Pan', url_key: 'pan', url_path: 'pan.html', price: 60 });
const product_links = ['HD-100', 'PAN'].map((sku) => ({ link_type: 'associated', linked_product_sku: sku, qty: 1 }));
const set = aProductDocument({
  ...{ id: 102, sku: 'SET', name: 'Set', url_key: 'set', url_path: 'set.html', price: 0 },
  ...{ type_id: 'grouped', product_links },
});

/** The requests of a store server, which share what it keeps, over a backend that offers VONDST on the day after. */
async function aShop(time: string) {
  const skus = dayNumber(Date.parse(time)) % 2 === 0 ? ['SOLD-BEFORE', 'VONDST'] : ['VONDST', 'SOLD-BEFORE'];
  const offers = skus.map((sku, day) => ({
    ...{ day, sku, associated: [], special_price: 9.95, daily_deal_image: '/vondst.jpg' },
  }));
  const stores = readStores().map((store) => ({ ...store, offers: store.id === 1 ? offers : [] }));
  const backend = await aBackend({ stores });
  backend.clock.set(time);
  const now = () => backend.clock.now();
  const catalogue = createSharedCatalogue('followed', now);
  let calls = 0;
  const options = {
    ...{ view: dailydeal.view, words, siteUrl: 'https://d.test', baseUrl: 'http://backend.test', now },
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) => ((calls += 1), backend.fetch(input, init)),
  };
  const services = () => createServices({ ...options, cache: catalogue.cache(), memory: catalogue.memory });
  /** What a request of this page shows, the calls to the backend that it took, and the end of the page. */
  const ask = async <Data>(page: PageDefinition<string, string, Data>, params = {}) => {
    const [before, { notes, facts }] = [calls, createPageNotes()];
    const data = await shown(services(), page, { params }, notes);
    return { data, calls: calls - before, endsAt: new Date(facts().expiresAt).toISOString() };
  };
  return { ask, set: backend.clock.set, backend };
}

describe('CACHE-06 what the server keeps of pages, for all requests', () => {
  it('CACHE-06 ends with the price of a product in a set', async () => {
    const { ask, set: turn, backend } = await aShop('2026-11-20T11:00:00Z');
    const sale = { special_price: 50, special_to_date: '2026-11-20 12:00:30' };
    await importDocuments(backend, { products: [aProductDocument(), { ...pan, ...sale }, set] });
    const prices = async () => {
      const { data, calls, endsAt } = await ask(kinds.product, { parentSku: 'SET', slug: 'set' });
      const price = data.members?.find(({ sku }) => sku === 'PAN')?.price;
      return { price, isKept: calls === 0, endsAt };
    };
    const endsAt = '2026-11-20T11:00:30.001Z';
    expect(await prices()).toEqual({ price: 5000, isKept: false, endsAt });
    expect(await prices()).toEqual({ price: 5000, isKept: true, endsAt });
    turn(endsAt);
    expect(await prices()).toMatchObject({ price: 6000, isKept: false });
  });

  it('DAILY-04 ends with a day that has no find', async () => {
    const { ask, set: turn, backend } = await aShop('2026-11-20T22:59:50Z');
    await importDocuments(backend, { products: [aProductDocument({ sku: 'VONDST', category_ids: [], category: [] })] });
    const finds = async () => {
      const { data, endsAt } = await ask(kinds.home);
      const { id = '' } = data.story.body.find(({ type }) => type === 'daily_offer') ?? {};
      return { finds: data.products[id]?.length ?? 0, endsAt };
    };
    expect(await finds()).toEqual({ finds: 0, endsAt: '2026-11-20T23:00:00.000Z' });
    turn('2026-11-20T23:00:00Z');
    expect(await finds()).toEqual({ finds: 1, endsAt: '2026-11-21T23:00:00.000Z' });
  });
});
