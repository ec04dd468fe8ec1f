import { serverItem } from '@etalage/cart/contract';
import { nextPriceChange, ownPrice } from '@etalage/catalog/rules';
import { aProduct, aVariant } from '@etalage/catalog/testing';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../catalog/tables.ts';
import { asSoldToGroup } from './groupPrice.ts';
import { asSold } from './withLowestPrices.ts';
import { dayNumber } from '../offers/dailyOffers.ts';
import { rebuildIndex } from '../search/followCatalogue.ts';
import { readStores } from '../stores/stores.ts';
import { testAdminKey } from '../testing/aBackend.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';

/** Two pieces of group 2 cost 8 each, one costs 9, and guests pay 12.50; all pay 7 from a dozen on. */
const tiers = [
  { customer_group_id: 2, qty: 1, value: 9 },
  { customer_group_id: 2, qty: 2, value: 8 },
  { customer_group_id: 3, qty: 1, value: 1 },
  { customer_group_id: 32000, qty: 12, value: 7 },
];
const textile = { 'x-vs-store-code': 'textile' };

let shop: Awaited<ReturnType<typeof aShop>>;
const storeOf = (code: string) => readStores().find((store) => store.code === code) ?? expect.unreachable();
let member: Awaited<ReturnType<typeof aCustomer>>;

/** A store with tiers, a towel that is cheaper for a group, and a customer of that group. */
async function open(store = 'textile'): Promise<void> {
  shop = await aShop();
  const { database, stores } = shop.ports;
  const id = stores.find(({ code }) => code === store)?.id ?? 0;
  if (id !== 1) await fillShelf(database, id);
  const [towel] = await database.select().from(products).where(eq(products.sku, 'HD'));
  const document = { ...Object(towel?.document), tier_prices: tiers };
  await database.update(products).set({ document }).where(eq(products.sku, 'HD'));
  member = await aCustomer(shop, { store });
  await putInGroup(2, store);
}

const putInGroup = (group_id: number, store = 'textile', key = testAdminKey, email = 'jans@voorbeeld.nl') =>
  shop.call(
    'POST',
    '/api/admin/customers/group',
    { email, group_id },
    { 'x-admin-key': key, 'x-vs-store-code': store },
  );

const price = v.object({ items: v.array(v.object({ price_info: v.object({ final_price: v.number() }) })) });
async function renderList(headers: Record<string, string>, query = ''): Promise<(number | undefined)[]> {
  const { result } = await shop.call('GET', `/api/product/render-list?skus=HD${query}`, undefined, headers);
  return v.parse(price, result).items.map(({ price_info }) => price_info.final_price);
}

const groupTokenOf = async (headers: Record<string, string>) =>
  v.parse(v.object({ groupToken: v.string() }), (await shop.call('GET', '/api/user/me', undefined, headers)).result)
    .groupToken;

const hits = v.object({ hits: v.array(v.object({ sku: v.string(), final_price: v.number(), tier_prices: v.any() })) });
async function searched(more: object, index = 'etalage_textile') {
  const query = { ...more, _appliedFilters: [{ attribute: 'sku', value: { in: ['HD'] }, scope: 'default' }] };
  const request = encodeURIComponent(JSON.stringify(query));
  const answer = await shop.app.request(`/api/catalog/${index}/product/_search?request=${request}`);
  return v.parse(hits, await answer.json()).hits[0];
}

describe('PROD-13, PRICE-09 the prices of a customer’s group', () => {
  beforeEach(() => open());

  it('PRICE-09, WISH-15 a wish keeps the price that its customer was shown', async () => {
    const headers = { ...textile, ...member.headers };
    const { result } = await shop.call('POST', '/api/ext/wishlist', { productId: 10 }, headers);
    expect(result).toMatchObject({ items: [{ price: 9 }] });
  });

  it.each([
    ['the prices of the group of its token', () => renderList({ ...textile, ...member.headers }), 9],
    ['the same for a token in its query', () => renderList(textile, `&token=${member.token}`), 9],
    [
      'those of the group of a groupToken',
      async () => renderList(textile, `&userGroupId=2&groupToken=${await groupTokenOf(member.headers)}`),
      9,
    ],
    ['those of guests without a token', () => renderList(textile), 12.5],
    ['those of guests for a group without a token', () => renderList(textile, '&userGroupId=2'), 12.5],
  ])('PROD-13, PRICE-09 render-list answers %s', async (_what, ask, expected) =>
    expect(await ask()).toEqual([expected]),
  );

  it('PROD-13 render-list is kept by no cache', async () => {
    const answer = await shop.app.request('/api/product/render-list?skus=HD', { headers: member.headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('PRICE-09 a line in the cart has the price of the group', async () => {
    const { result } = await shop.put('', 'HD', 1, {}, member.headers);
    expect(v.parse(serverItem, result).price).toBe(9);
  });

  it('PRICE-09 the totals of a cart have it', async () => {
    const { result } = await shop.put('', 'HD', 2, {}, member.headers);
    const totals = `/api/cart/totals?cartId=${v.parse(serverItem, result).quote_id}`;
    expect((await shop.call('GET', totals, undefined, member.headers)).result).toMatchObject({ grand_total: 16 });
  });

  it('PRICE-09 an order has it', async () => {
    const { result } = await shop.put('', 'HD', 1, {}, member.headers);
    const order = { ...anOrder(v.parse(serverItem, result).quote_id), store_code: 'textile' };
    const placed = await shop.call('POST', '/api/order', order, member.headers);
    expect(placed).toMatchObject({ code: 200 });
    const history = await shop.call('GET', '/api/user/order-history', undefined, member.headers);
    expect(history.result).toMatchObject({ items: [{ subtotal_incl_tax: 9 }] });
  });
});

describe('PRICE-09 search', () => {
  beforeEach(async () => {
    await open();
    for (const store of shop.ports.stores) await rebuildIndex(shop.ports, store);
  });

  it('PRICE-09 a group token changes the prices of a search', async () => {
    const groupToken = await groupTokenOf(member.headers);
    expect(await searched({ groupId: 2, groupToken })).toMatchObject({ final_price: 9 });
    expect(await searched({})).toMatchObject({ final_price: 12.5 });
  });

  it('PRICE-09 a group without its token changes nothing, nor does a token that is not ours', async () => {
    const [, claims = ''] = (await groupTokenOf(member.headers)).split('.');
    for (const groupToken of [null, 'abc', `eyJhbGciOiJub25lIn0.${claims}.`])
      expect(await searched({ groupId: 2, groupToken })).toMatchObject({ final_price: 12.5 });
  });

  it('PRICE-09 nobody is told the tiers of another group', async () => {
    const groupToken = await groupTokenOf(member.headers);
    const [forAll, ofGroup] = [tiers.slice(3), tiers.filter(({ customer_group_id }) => customer_group_id !== 3)];
    expect((await searched({ groupToken }))?.tier_prices).toEqual(ofGroup);
    expect((await searched({}))?.tier_prices).toEqual(forAll);
  });

  it('PRICE-09 the URL map answers the prices of a group', async () => {
    const groupToken = await groupTokenOf(member.headers);
    const ask = async (more: object) => {
      const answer = await shop.app.request('/api/url/map', {
        method: 'POST',
        body: JSON.stringify({ url: 'HD.html', ...more }),
        headers: { 'content-type': 'application/json', ...textile },
      });
      return answer.json();
    };
    expect(await ask({ groupToken })).toMatchObject({ _source: { final_price: 9 } });
    expect(await ask({})).toMatchObject({ _source: { final_price: 12.5 } });
  });
});

describe('PRICE-09 a special price of a later day', () => {
  const from = '2026-12-01';
  const soldTo = (special_price: number, now: string) => {
    const towel = aProduct({ price: 12.5, special_price, special_from_date: from, tier_prices: tiers });
    const sold = asSoldToGroup(towel, { store: storeOf('textile'), now: Date.parse(now), groupId: 2 });
    return [ownPrice(sold, Date.parse(now))?.price, nextPriceChange(sold, Date.parse(now))];
  };
  const [before, after] = ['2026-11-20T12:00:00Z', '2026-12-02T12:00:00Z'];
  const change = Date.parse('2026-11-30T23:00:00Z');

  it.each([
    ['that is lower counts from then on', 5, before, [900, change]],
    ['that is lower counts', 5, after, [500, undefined]],
    ['that is the price of the group changes nothing', 9, before, [900, undefined]],
    ['that is higher changes nothing', 10, after, [900, undefined]],
  ])('PRICE-09 %s', (_what, special, now, expected) => expect(soldTo(special, now)).toEqual(expected));
});

describe('PRICE-09 a product as it is sold to a group', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  beforeAll(async () => void (shop = await aShop()));
  const sold = (differences: Parameters<typeof aProduct>[0], code = 'textile') =>
    asSoldToGroup(aProduct(differences), { store: storeOf(code), now, groupId: 2 });
  const small = aVariant({ price: 12.5 });
  const large = aVariant({ id: 12, sku: 'JAS-BLAUW-L', price: 20 });

  it('PRICE-09 each variant has the price of its own tiers, or of those of its product', () => {
    const own = [{ customer_group_id: 2, qty: 1, value: 15 }];
    const { configurable_children } = sold({
      tier_prices: tiers,
      configurable_children: [small, { ...large, tier_prices: own }],
    });
    expect(configurable_children).toMatchObject([
      { final_price: 9, tier_prices: tiers.filter(({ customer_group_id }) => customer_group_id !== 3) },
      { final_price: 15, final_price_incl_tax: 15, tier_prices: own },
    ]);
  });

  it('PRICE-09 only the variant that has tiers is cheaper', () => {
    const { tier_prices, configurable_children } = sold({
      configurable_children: [small, { ...large, tier_prices: tiers }],
    });
    expect(tier_prices).toBeUndefined();
    expect(configurable_children?.[0]).toEqual(small);
    expect(configurable_children?.[1]).toMatchObject({ final_price: 9 });
  });

  it('PRICE-09 what has no price has no price of a group either', () => {
    const { price: _price, ...document } = aProduct({ configurable_children: [], tier_prices: tiers });
    const answer = asSoldToGroup(document, { store: storeOf('textile'), now, groupId: 2 });
    expect([answer.tier_prices?.length, answer.final_price]).toEqual([3, undefined]);
  });

  it('PRICE-09 a reduction that is lower stays one', () =>
    expect(sold({ price: 12.5, special_price: 5, configurable_children: [], tier_prices: tiers })).toMatchObject({
      special_price: 5,
    }));

  it('PRICE-09 a store view without tiers answers none', () =>
    expect(sold({ price: 12.5, tier_prices: tiers }, 'dailydeal').tier_prices).toEqual([]));

  it('LEGAL-02 the price of a group is no reduction, also before a daily offer of the product', async () => {
    const { database } = shop.ports;
    const offer = { sku: 'JAS', special_price: 5, daily_deal_image: '', associated: [] };
    const days = Array.from({ length: 31 }, (_each, day) => ({ ...offer, day, sku: `X${day}` }));
    const offers = days.with((dayNumber(now) + 5) % 31, { ...offer, day: (dayNumber(now) + 5) % 31 });
    const store = { ...storeOf('textile'), offers };
    const robe = aProduct({ price: 12.5, configurable_children: [small], tier_prices: tiers });
    const [answer] = await asSold(database, { store, now, groupId: 2 }, [robe]);
    for (const priced of [answer, answer?.configurable_children?.[0]]) {
      expect(priced).toMatchObject({ final_price: 9 });
      expect(priced).not.toHaveProperty('lowest_price_30d');
    }
  });

  it('LEGAL-02 a variant without a price has no lowest one, beside one that is reduced', async () => {
    const { price: _price, ...unpriced } = small;
    const reduced = { ...large, special_price: 15, special_from_date: '2026-11-10' };
    const robe = aProduct({ price: 0, configurable_children: [unpriced, reduced] });
    const [answer] = await asSold(shop.ports.database, { store: storeOf('textile'), now, groupId: 0 }, [robe]);
    expect(answer?.configurable_children).toEqual([unpriced, { ...reduced, lowest_price_30d: 20 }]);
  });
});

describe('PRICE-09 a store view without tiers', () => {
  beforeEach(() => open('dailydeal'));

  it('PRICE-09 has one price for all groups', async () => {
    expect(await renderList(member.headers)).toEqual([12.5]);
    const { result } = await shop.put('', 'HD', 2, {}, member.headers);
    expect(v.parse(serverItem, result).price).toBe(12.5);
  });
});

describe('the group of a customer', () => {
  beforeEach(() => open());

  it('API-09 is changed with the admin key alone', async () => {
    expect(await putInGroup(3, 'textile', 'wrong')).toMatchObject({ code: 401 });
    expect(await renderList(member.headers)).toEqual([9]);
  });

  it.each([
    ['an unknown customer', 3, 'piet@voorbeeld.nl', 404],
    ['the group of guests', 0, 'jans@voorbeeld.nl', 400],
    ['no group', 1.5, 'jans@voorbeeld.nl', 400],
  ])('is refused for %s', async (_what, group, email, code) =>
    expect(await putInGroup(group, 'textile', testAdminKey, email)).toMatchObject({ code }),
  );

  it('counts from the next call on', async () => {
    await putInGroup(3);
    expect(await renderList(member.headers)).toEqual([1]);
  });
});
