import type { CustomerGroup } from '@etalage/catalog/headless';
import { createStorePages, fetchForGroup, incompleteHeader, type StoreApp } from '@etalage/shell/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupTokenOf } from '../../backend/src/customers/groupToken.ts';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { fashion } from '../../fashion/src/store.ts';
import { textile } from '../../textile/src/store.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStoreServer, build } from './testing/aStoreServer.ts';
import { kinds, shown } from './testing/shown.ts';

const product = { params: { parentSku: 'WH-WH-01', slug: 'washandje-fenne' } };
const category = { params: { slug: 'washandjes' } };
const results = { search: { q: 'washandje fenne' } };
/** In cents: the demo's business customers pay 15% less. */
const [guestsPay, businessPays] = [349, 297];

let backend: TestBackend;
let shop: Awaited<ReturnType<typeof aShop>>;
let business: CustomerGroup;
beforeAll(async () => {
  backend = await aDemoBackend();
  business = { groupId: 2, groupToken: await groupTokenOf(backend.ports, { id: 1, groupId: 2 }) };
  shop = await aShop(textile);
});

/** A store server over the backend, and the browsers that ask it. */
async function aShop(app: StoreApp) {
  const server = await aStoreServer(app, backend);
  const { get } = server;
  const browser = (group?: CustomerGroup) => createStorePages(build, group ? fetchForGroup(group, get) : get);
  return { ...server, browser };
}

const priceOf = (products: readonly { parentSku: string; price?: number }[]) =>
  products.find(({ parentSku }) => parentSku === product.params.parentSku)?.price;

/** What one product costs on each page that shows it. */
async function pricesFor(group?: CustomerGroup) {
  const pages = shop.browser(group);
  return {
    page: (await shown(pages, kinds.product, product)).price,
    list: priceOf((await shown(pages, kinds.category, category)).listing.products),
    search: priceOf((await shown(pages, kinds.search, results)).listing.products),
  };
}

describe('PRICE-09 who is in a group with prices of its own', () => {
  it('PRICE-09 sees them on the page of a product, in lists and in search', async () => {
    expect(await pricesFor(business)).toEqual({ page: businessPays, list: businessPays, search: businessPays });
  });

  it('PRICE-09 guests see their own, also at the same time and at the addresses that a group asked', async () => {
    const groups = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? business : undefined));
    const seen = await Promise.all(groups.map((group) => pricesFor(group)));
    expect(seen.map(({ page }) => page)).toEqual(groups.map((group) => (group ? businessPays : guestsPay)));
    expect(await pricesFor()).toEqual({ page: guestsPay, list: guestsPay, search: guestsPay });
  });

  /** What a list shows from 2 to 3 euro, which is between what a group and what guests pay, from cheap to dear. */
  async function listed(group?: CustomerGroup) {
    const pages = shop.browser(group);
    const search = { price: '2-3', sort: 'price-asc' };
    const asked = [
      (await shown(pages, kinds.category, { ...category, search })).listing,
      (await shown(pages, kinds.search, { search: { ...results.search, ...search } })).listing,
    ];
    return asked.map(({ products }) => products.map(({ parentSku, price }) => ({ parentSku, price: price ?? 0 })));
  }

  it('PRICE-09 finds what costs them that in a filter by price, in lists and in search', async () => {
    for (const found of await listed(business)) expect(priceOf(found)).toBe(businessPays);
    for (const found of await listed()) expect(priceOf(found)).toBeUndefined();
  });

  it('PRICE-09 gets what is sorted by price in the order of what they pay', async () => {
    for (const found of await listed(business)) {
      const prices = found.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      expect(prices.every((price) => price >= 200 && price < 300)).toBe(true);
    }
  });

  it('PRICE-09 nothing that a group is shown is kept, nor anything at its addresses', async () => {
    const address = `/_group/${build}/p/WH-WH-01/washandje-fenne`;
    await pricesFor(business);
    await (await shop.get(address)).text();
    expect(shop.asked).toContain(address);
    expect(shop.cache.get(address)).toBeUndefined();
    await expect.poll(() => shop.cache.get(address.replace('_group', '_data'))).toBeDefined();
  });

  it('PRICE-09 a token that is not the backend’s shows the prices of guests', async () => {
    const [head = '', claims = ''] = business.groupToken.split('.');
    expect(await pricesFor({ groupId: 2, groupToken: `${head}.${claims}.x` })).toMatchObject({ page: guestsPay });
  });
});

it.each([
  ['cannot answer a group', () => new Response('', { status: 503 })],
  [
    'answers a group without a part',
    () => Response.json({ kind: 'product', data: {} }, { headers: { [incompleteHeader]: '1' } }),
  ],
])('PRICE-09 the page of guests is shown where the server %s', async (_what, answer) => {
  const away = async (path: string, init?: RequestInit) =>
    path.startsWith('/_group/') ? answer() : shop.get(path, init);
  const pages = createStorePages(build, fetchForGroup(business, away));
  expect((await shown(pages, kinds.product, product)).price).toBe(guestsPay);
});

/** What the calls for entities of one kind said of a group since the last time. */
function groupsIn(calls: URL[], entity = 'product') {
  const searches = calls.splice(0).filter(({ pathname }) => pathname.endsWith(`/${entity}/_search`));
  const queries = searches.map(({ searchParams }) => JSON.parse(searchParams.get('request') ?? '{}'));
  return new Set(queries.map(({ groupId, groupToken }) => JSON.stringify({ groupId, groupToken })));
}

describe('PRICE-09, SRCH-22 groupId and groupToken', () => {
  it('PRICE-09, SRCH-22 are sent with the calls for products where tiers are on', async () => {
    groupsIn(shop.calls);
    await pricesFor(business);
    expect(groupsIn(shop.calls)).toEqual(new Set([JSON.stringify(business)]));
  });

  it('PRICE-09, SRCH-22 are not sent where tiers are off', async () => {
    const plain = await aShop(fashion);
    const lotte = { params: { parentSku: 'LI-BB-01', slug: 'beugelbh-lotte' } };
    await shown(plain.browser(business), kinds.product, lotte);
    expect(groupsIn(plain.calls)).toEqual(new Set(['{}']));
  });
});

describe('SRCH-22 groupId and groupToken', () => {
  it.each(['category', 'attribute'])('SRCH-22 are not sent with calls of type %s where tiers are on', async (type) => {
    const { calls, browser } = await aShop(textile);
    await shown(browser(business), kinds.category, category);
    expect(groupsIn(calls, type)).toEqual(new Set(['{}']));
  });
});
