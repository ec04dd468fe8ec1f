import { cartShare, orderAgain } from '@etalage/cart/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { inflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { products } from '../catalog/tables.ts';
import { customers } from '../customers/tables.ts';
import { stock } from '../stock/tables.ts';
import { aCustomer } from '../testing/aCustomer.ts';
import { aShop } from '../testing/aShop.ts';
import { fillShelf } from '../testing/shelf.ts';
import { writeShare } from './shareLinks.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});
const day = 86_400_000;

const variant = {
  product_option: {
    extension_attributes: {
      configurable_item_options: [
        { option_id: 93, option_value: 59 },
        { option_id: 142, option_value: 167 },
      ],
    },
  },
};
const withName = {
  product_option: { extension_attributes: { custom_options: [{ option_id: 7, option_value: 'Jans' }] } },
};

/** A cart of two towels and a variant. */
async function aFullCart() {
  const cartId = await shop.newCart();
  await shop.put(cartId, 'HD', 2);
  await shop.put(cartId, 'BJ', 1, variant);
  return cartId;
}
const ask = (cartId: string, headers = {}) => shop.call('POST', `/api/cart/share?cartId=${cartId}`, {}, headers);
const share = async (cartId: string) => v.parse(cartShare, (await ask(cartId)).result);
const tryToOpen = (token: string, cartId = '') =>
  shop.call('GET', `/api/cart/shared?cartId=${cartId}&share=${encodeURIComponent(token)}`);
const open = async (token: string, cartId?: string) => v.parse(orderAgain, (await tryToOpen(token, cartId)).result);
/** What can be read of a link without the secret. */
const readable = (token: string) => String(inflateRawSync(Buffer.from(token.split('.')[0] ?? '', 'base64url')));

describe('CART-26 a shared cart', () => {
  it('CART-26 who opens the link gets a copy of its lines', async () => {
    const { token } = await share(await aFullCart());
    const { items, ...differences } = await open(token);
    expect(items).toMatchObject([
      { sku: 'HD', qty: 2, quote_id: '' },
      { sku: 'BJ-M-wit', qty: 1, ...{ extension_attributes: { parent_sku: 'BJ' } } },
    ]);
    expect(differences).toEqual({ gone: [], changed: [], limited: [] });
  });

  it('CART-26 who opens the link gets what was chosen of its lines too', async () => {
    const cartId = await shop.newCart();
    const bundle_options = [
      { option_id: 1, option_qty: 1, option_selections: ['31'] },
      { option_id: 2, option_qty: 1, option_selections: ['33'] },
    ];
    await shop.put(cartId, 'SET', 1, { product_option: { extension_attributes: { bundle_options } } });
    const { items } = await open((await share(cartId)).token);
    // Two towels of 12.50 and a tea towel of 3.95.
    expect(items).toMatchObject([{ sku: 'SET', price: 28.95 }]);
    const chosen = items[0]?.product_option?.extension_attributes.bundle_options ?? [];
    expect(chosen.flatMap(({ option_selections }) => option_selections)).toEqual(['31', '33']);
  });

  it('CART-26 the lines go into the cart of who opens it, where they stay whatever becomes of the shared one', async () => {
    const own = await aFullCart();
    const { items } = await open((await share(own)).token);
    const cartId = await shop.newCart();
    for (const { sku, qty, product_option } of items)
      await shop.put(cartId, product_option ? 'BJ' : sku, qty, product_option ? { product_option } : {});
    await shop.put(own, 'HD', 5);
    const { result } = await shop.call('GET', `/api/cart/pull?cartId=${cartId}`);
    expect(result).toMatchObject([
      { sku: 'HD', qty: 2 },
      { sku: 'BJ-M-wit', qty: 1 },
    ]);
  });

  it('CART-26 the shared cart stays as it was, whatever becomes of the copy', async () => {
    const own = await aFullCart();
    const before = await shop.call('GET', `/api/cart/pull?cartId=${own}`);
    const { items } = await open((await share(own)).token);
    const cartId = await shop.newCart();
    await shop.put(cartId, items[0]?.sku ?? '', 7);
    expect(await shop.call('GET', `/api/cart/pull?cartId=${own}`)).toEqual(before);
    expect(before.result).toMatchObject([{ sku: 'HD', qty: 2 }, { sku: 'BJ-M-wit' }]);
  });

  it('CART-26 what is added to the cart afterwards is not in the link', async () => {
    const cartId = await aFullCart();
    const { token } = await share(cartId);
    await shop.put(cartId, 'SET', 1, {
      product_option: {
        extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [31] }] },
      },
    });
    expect((await open(token)).items).toHaveLength(2);
  });

  it('CART-26 is checked against stock: there are fewer by now', async () => {
    const { token } = await share(await aFullCart());
    const isTowel = and(eq(stock.storeId, 1), eq(stock.sku, 'HD'));
    await shop.ports.database.update(stock).set({ quantity: 1, isInStock: true, isManaged: true }).where(isTowel);
    const { items, limited } = await open(token);
    expect([items[0]?.qty, limited]).toMatchObject([1, [{ ordered: 2, quantity: 1 }]]);
  });

  it.each([
    ['it is gone by now', 0],
    ['it is not sold by now, though there are pieces left', 50],
  ])('CART-26 is checked against stock: %s', async (_what, quantity) => {
    const { token } = await share(await aFullCart());
    const isTowel = and(eq(stock.storeId, 1), eq(stock.sku, 'HD'));
    await shop.ports.database.update(stock).set({ quantity, isInStock: false, isManaged: true }).where(isTowel);
    const { items, gone } = await open(token);
    expect([items.map(({ sku }) => sku), gone]).toMatchObject([['BJ-M-wit'], [{ name: expect.any(String) }]]);
  });

  it.each([
    ['it costs more by now', 99],
    ['it costs less by now', 5],
  ])('CART-26 is checked against price: %s', async (_what, price) => {
    const { token } = await share(await aFullCart());
    const isTowel = and(eq(products.storeId, 1), eq(products.sku, 'HD'));
    const [row] = await shop.ports.database.select().from(products).where(isTowel);
    const document = { ...v.parse(v.looseObject({}), row?.document), price };
    await shop.ports.database.update(products).set({ document }).where(isTowel);
    const { items, changed } = await open(token);
    expect([items[0]?.price, changed]).toMatchObject([price, [{ was: 12.5, now: price }]]);
  });

  it('CART-26 the pieces that the cart of who opens it holds are not there twice', async () => {
    const { token } = await share(await aFullCart());
    const isTowel = and(eq(stock.storeId, 1), eq(stock.sku, 'HD'));
    await shop.ports.database.update(stock).set({ quantity: 3, isInStock: true, isManaged: true }).where(isTowel);
    const cartId = await shop.newCart();
    await shop.put(cartId, 'HD', 2);
    expect((await open(token, cartId)).items[0]).toMatchObject({ sku: 'HD', qty: 1 });
  });

  it('CART-26 the pieces that the cart of a customer who opens it holds are not there twice', async () => {
    const { token } = await share(await aFullCart());
    const isTowel = and(eq(stock.storeId, 1), eq(stock.sku, 'HD'));
    await shop.ports.database.update(stock).set({ quantity: 3, isInStock: true, isManaged: true }).where(isTowel);
    const { headers } = await aCustomer(shop);
    const cartId = String((await shop.call('POST', '/api/cart/create', undefined, headers)).result);
    await shop.put(cartId, 'HD', 2, {}, headers);
    const query = `cartId=${cartId}&share=${encodeURIComponent(token)}`;
    const { result } = await shop.call('GET', `/api/cart/shared?${query}`, undefined, headers);
    expect(v.parse(orderAgain, result).items[0]).toMatchObject({ sku: 'HD', qty: 1 });
  });
});

describe('CART-26 each of several lines', () => {
  /** A link to two towels and two tea towels. */
  async function aLink() {
    const cartId = await shop.newCart();
    for (const sku of ['HD', 'TD']) await shop.put(cartId, sku, 2);
    return (await share(cartId)).token;
  }
  const stockOfBoth = (quantity: number) =>
    shop.ports.database
      .update(stock)
      .set({ quantity, isInStock: quantity > 0, isManaged: true })
      .where(and(eq(stock.storeId, 1), inArray(stock.sku, ['HD', 'TD'])));

  it('CART-26 each line is checked against stock: there are fewer of both', async () => {
    const token = await aLink();
    await stockOfBoth(1);
    const { items, limited } = await open(token);
    expect(items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['HD', 1],
      ['TD', 1],
    ]);
    expect(limited.map(({ ordered, quantity }) => [ordered, quantity])).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('CART-26 each line is checked against stock: both are gone', async () => {
    const token = await aLink();
    await stockOfBoth(0);
    const { items, gone } = await open(token);
    expect([items, gone.map(({ name }) => name)]).toEqual([[], ['Handdoek', 'Theedoek']]);
  });

  it('CART-26 each line is checked against price: both cost more', async () => {
    const token = await aLink();
    const isTowel = and(eq(products.storeId, 1), eq(products.sku, 'HD'));
    const [row] = await shop.ports.database.select().from(products).where(isTowel);
    const document = { ...v.parse(v.looseObject({}), row?.document), price: 15 };
    await shop.ports.database.update(products).set({ document }).where(isTowel);
    // From this day on a tea towel has no special price.
    shop.clock.set('2026-12-01T00:00:00Z');
    const { changed } = await open(token);
    expect(changed.map(({ was, now }) => [was, now])).toEqual([
      [12.5, 15],
      [3.95, 4.95],
    ]);
  });
});

/** Of the textile store, whose business customers pay 9 for a towel that costs guests 12.50. */
describe('CART-26 who opens a link is of a group with prices of its own', () => {
  const textile = { 'x-vs-store-code': 'textile' };
  const tiers = [{ customer_group_id: 2, qty: 1, value: 9 }];
  const changeTowel = async (differences: object) => {
    const { database } = shop.ports;
    const isTowel = and(eq(products.storeId, 3), eq(products.sku, 'HD'));
    const [row] = await database.select().from(products).where(isTowel);
    const document = { ...v.parse(v.looseObject({}), row?.document), ...differences };
    await database.update(products).set({ document }).where(isTowel);
  };
  /** What a business customer sends along with each call. */
  async function aBusiness() {
    const store = shop.ports.stores.find(({ code }) => code === 'textile') ?? expect.unreachable();
    await fillShelf(shop.ports.database, store.id);
    await changeTowel({ tier_prices: tiers });
    const { email, headers } = await aCustomer(shop, { store: 'textile' });
    await shop.ports.database.update(customers).set({ groupId: 2 }).where(eq(customers.email, email));
    return headers;
  }
  async function openAsBusiness(change?: object) {
    const headers = await aBusiness();
    const cartId = String((await shop.call('POST', '/api/cart/create', undefined, textile)).result);
    await shop.put(cartId, 'HD', 2, {}, textile);
    const { token } = v.parse(cartShare, (await ask(cartId, textile)).result);
    if (change) await changeTowel(change);
    const answer = await shop.call('GET', `/api/cart/shared?share=${encodeURIComponent(token)}`, undefined, headers);
    return v.parse(orderAgain, answer.result);
  }

  it('CART-26 the price of the group is no change of price', async () => {
    const { items, changed } = await openAsBusiness();
    expect([items[0]?.price, changed]).toEqual([9, []]);
  });

  it('CART-26 what costs the group as much as guests is compared as for guests', async () => {
    const { items, changed } = await openAsBusiness({ tier_prices: [], price: 99 });
    expect([items[0]?.price, changed]).toMatchObject([99, [{ was: 12.5, now: 99 }]]);
  });

  it('CART-26 carries no personal data: not what the group of who shares it pays', async () => {
    const headers = await aBusiness();
    const cartId = String((await shop.call('POST', '/api/cart/create', undefined, headers)).result);
    expect(await shop.put(cartId, 'HD', 1, {}, headers)).toMatchObject({ result: { price: 9 } });
    const { token } = v.parse(cartShare, (await ask(cartId, headers)).result);
    expect(readable(token)).toContain('["HD",1,1250,');
  });
});

describe('CART-26 the link', () => {
  it('CART-26 works for 30 days', async () => {
    const { token, expires_at } = await share(await aFullCart());
    expect(Date.parse(expires_at) - shop.clock.now()).toBeLessThanOrEqual(30 * day);
    shop.clock.advance(30 * day - 60_000);
    expect((await open(token)).items).toHaveLength(2);
  });

  it('CART-26 expires then', async () => {
    const { token } = await share(await aFullCart());
    shop.clock.advance(30 * day);
    expect(await tryToOpen(token)).toMatchObject({ code: 404, result: expect.stringContaining('verlopen') });
  });

  it('CART-26 is signed: a changed one, one of another secret and one of another store view do not open', async () => {
    const { token } = await share(await aFullCart());
    const [text = '', key = ''] = token.split('.');
    const store = shop.ports.stores[0] ?? expect.unreachable();
    const other = shop.ports.stores[1] ?? expect.unreachable();
    const lines = [['HD', 1, 1, 'Gratis', null] as const].map(([...line]) => line);
    const forged = writeShare('another secret', store, lines, shop.clock.now()).token;
    const foreign = writeShare(shop.ports.secrets.tokenSecret, other, lines, shop.clock.now()).token;
    for (const wrong of [`${text}x.${key}`, `${text}.${key.slice(1)}x`, `${text}.`, text, 'x', forged, foreign])
      expect(await tryToOpen(wrong)).toMatchObject({ code: 404, result: expect.stringContaining('werkt niet') });
  });

  it('CART-26 carries no personal data: nothing of whose cart it is', async () => {
    const jans = await aCustomer(shop);
    const { result } = await shop.call('POST', '/api/cart/create', undefined, jans.headers);
    await shop.put(String(result), 'HD', 1, {}, jans.headers);
    const { token } = v.parse(cartShare, (await ask(String(result), jans.headers)).result);
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/u);
    expect(JSON.parse(readable(token))).toEqual([
      expect.any(Number),
      [['HD', 1, expect.any(Number), expect.any(String), null]],
    ]);
  });

  it('CART-26 carries no personal data: a line on which the shopper wrote something is left out', async () => {
    const cartId = await aFullCart();
    expect(await shop.put(cartId, 'NAAM', 1, withName)).toMatchObject({ code: 200 });
    const { token, left_out } = await share(cartId);
    expect(left_out).toBe(1);
    expect(readable(token)).not.toContain('Jans');
  });

  it('is refused for an empty cart, and for a cart of somebody else', async () => {
    expect(await ask(await shop.newCart())).toMatchObject({ code: 400 });
    expect(await ask('geen-winkelwagen')).toMatchObject({ code: 404 });
  });

  it('is closed without a secret', () => {
    const store = shop.ports.stores[0] ?? expect.unreachable();
    expect(() => writeShare('', store, [['HD', 1, 1, 'Handdoek', null]], 0)).toThrow('kan nu niet');
  });
});
