import { serverItem, serverItems } from '@etalage/cart/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aCustomer, logIn } from '../testing/aCustomer.ts';
import { cartCalls } from '../testing/cartCalls.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { carts } from './tables.ts';

let shop: Awaited<ReturnType<typeof aShop>>;
let owner: Awaited<ReturnType<typeof aCustomer>>;
let cartId: string;
beforeEach(async () => {
  shop = await aShop();
  owner = await aCustomer(shop);
  cartId = await create();
});

async function create(headers: Record<string, string> = owner.headers): Promise<string> {
  return v.parse(v.string(), (await shop.call('POST', '/api/cart/create', undefined, headers)).result);
}
const pull = (id: string, headers?: Record<string, string>) =>
  shop.call('GET', `/api/cart/pull?cartId=${id}`, undefined, headers);
async function linesOf(id: string, headers?: Record<string, string>) {
  return v.parse(serverItems, (await pull(id, headers)).result).map(({ sku, qty }) => [sku, qty]);
}
const notThere = { status: 404, code: 404, result: 'Deze winkelwagen bestaat niet.' };

it('PAY-04 with the token of a customer, the method is kept for their cart', async () => {
  await shop.put(cartId, 'HD', 1, {}, owner.headers);
  const query = `token=${owner.token}&cartId=${cartId}`;
  const method = { method: 'cashondelivery' };
  const chosen = await shop.call('POST', `/api/ext/cart-extend/selected-payment-method?${query}`, { method });
  expect(chosen).toMatchObject({ code: 200, result: true });
  // 12.50 + 1.50
  expect((await shop.call('GET', `/api/cart/totals?${query}`)).result).toMatchObject({ grand_total: 14 });
});

describe('SYNC-03 the cart of a customer', () => {
  it('SYNC-03 is known by a number', () => expect(cartId).toMatch(/^\d{1,9}$/u));

  it('SYNC-03 is the open one, for every session, however often it is asked for', async () => {
    const otherDevice = await logIn(shop);
    expect(await Promise.all([create(), create(otherDevice.headers), create(otherDevice.headers)])).toEqual(
      Array(3).fill(cartId),
    );
  });

  it('SYNC-03 is their own, beside those of guests and of other customers', async () => {
    await shop.put(cartId, 'HD', 2, {}, owner.headers);
    const ofGuest = await shop.newCart();
    const jet = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    const ofJet = await create(jet.headers);
    expect(new Set([cartId, ofGuest, ofJet]).size).toBe(3);
    expect(await linesOf(ofJet, jet.headers)).toEqual([]);
    expect([await create(), await create(jet.headers)]).toEqual([cartId, ofJet]);
  });

  it('SYNC-03 is their own, though a guest’s cart is older', async () => {
    shop = await aShop();
    const ofGuest = await shop.newCart();
    await shop.put(ofGuest, 'HD', 1);
    owner = await aCustomer(shop);
    const ofOwner = await create();
    expect(ofOwner).toMatch(/^\d+$/u);
    expect(await linesOf(ofOwner, owner.headers)).toEqual([]);
  });

  it('SYNC-03 is the open one, with the token in the query', async () => {
    const { result } = await shop.call('POST', `/api/cart/create?token=${owner.token}`);
    expect(result).toBe(cartId);
  });

  it('SYNC-03 is made once by calls at the same time', async () => {
    const { headers } = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    expect(new Set(await Promise.all([create(headers), create(headers), create(headers)])).size).toBe(1);
  });

  it('SYNC-03 is a new one after an order', async () => {
    const answer = await shop.call('POST', '/api/order', anOrder(cartId), owner.headers);
    expect(answer.code).toBe(200);
    const next = await create();
    expect(next).not.toBe(cartId);
    expect(await linesOf(next, owner.headers)).toEqual([]);
  });

  it('SYNC-03 is answered to a token of 15 minutes, and 401 once that has expired', async () => {
    shop.clock.advance(15 * 60_000 - 1);
    expect(await create()).toBe(cartId);
    shop.clock.advance(1);
    const answer = await shop.call('POST', '/api/cart/create', undefined, owner.headers);
    expect(answer).toEqual({ status: 401, code: 401, result: 'Je sessie is verlopen. Log opnieuw in' });
  });

  it('SYNC-03 of each store view is a cart of its own', async () => {
    const { headers } = await aCustomer(shop, { store: 'fashion' });
    expect(await create(headers)).not.toBe(cartId);
  });
});

it('SYNC-04 the lines of a customer are answered to the token in the query', async () => {
  await shop.put(cartId, 'HD', 2, {}, owner.headers);
  const { code, result } = await shop.call('GET', `/api/cart/pull?token=${owner.token}&cartId=${cartId}`);
  const lines = v.parse(serverItems, result);
  expect([code, lines.map(({ sku, qty, quote_id }) => [sku, qty, quote_id])]).toEqual([200, [['HD', 2, cartId]]]);
});

describe('SYNC-05 a line of a customer', () => {
  it('SYNC-05 without cartId goes into the open cart', async () => {
    const answer = await shop.call('POST', '/api/cart/update', { cartItem: { sku: 'HD', qty: 2 } }, owner.headers);
    expect(v.parse(serverItem, answer.result).quote_id).toBe(cartId);
    expect(await linesOf(cartId, owner.headers)).toEqual([['HD', 2]]);
  });

  it('SYNC-05 is added once per task, with and without cartId', async () => {
    const headers = { ...owner.headers, 'x-task-id': randomUUID() };
    const cartItem = { sku: 'HD', qty: 1, prev_qty: 0 };
    for (const query of ['', `?cartId=${cartId}`, ''])
      await shop.call('POST', `/api/cart/update${query}`, { cartItem }, headers);
    expect(await linesOf(cartId, owner.headers)).toEqual([['HD', 1]]);
  });

  it('SYNC-05 two devices add up what each of them changed', async () => {
    const otherDevice = await logIn(shop);
    await shop.put(cartId, 'HD', 1, { prev_qty: 0 }, owner.headers);
    await Promise.all([
      shop.put(cartId, 'HD', 2, { prev_qty: 1 }, owner.headers),
      shop.put(cartId, 'HD', 3, { prev_qty: 1 }, otherDevice.headers),
    ]);
    expect(await linesOf(cartId, otherDevice.headers)).toEqual([['HD', 4]]);
  });
});

describe('left carts: a cart keeps when it was last changed', () => {
  const changedAt = async () => {
    const [row] = await shop.ports.database
      .select()
      .from(carts)
      .where(eq(carts.id, Number(cartId)));
    return row?.updatedAt;
  };
  const changes: [string, () => Promise<unknown>][] = [
    ['a line is put into it', () => shop.put(cartId, 'TD', 1, {}, owner.headers)],
    ['the quantity of a line changes', () => shop.put(cartId, 'HD', 3, { prev_qty: 1 }, owner.headers)],
    [
      'a line is removed',
      () => shop.call('POST', `/api/cart/delete?cartId=${cartId}`, { cartItem: { sku: 'HD' } }, owner.headers),
    ],
  ];

  it.each(changes)('left carts: when %s', async (_what, change) => {
    await shop.put(cartId, 'HD', 1, {}, owner.headers);
    shop.clock.advance(60_000);
    await change();
    expect(await changedAt()).toEqual(new Date(shop.clock.now()));
  });

  it('left carts: not when it is looked at, or a task comes once more', async () => {
    const task = { ...owner.headers, 'x-task-id': randomUUID() };
    await shop.put(cartId, 'HD', 1, {}, task);
    const at = new Date(shop.clock.now());
    shop.clock.advance(60_000);
    await shop.put(cartId, 'HD', 1, {}, task);
    await pull(cartId, owner.headers);
    await shop.call('GET', `/api/cart/totals?cartId=${cartId}`, undefined, owner.headers);
    expect(await changedAt()).toEqual(at);
  });
});

describe('SYNC-07 the cart of a customer', () => {
  it.each(cartCalls)(
    'SYNC-07 %s %s answers 404 with no content to a guest and to another customer',
    async (...sent) => {
      const [method, path, body] = sent;
      await shop.put(cartId, 'HD', 1, {}, owner.headers);
      const { headers } = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
      const query = `${path.includes('?') ? '&' : '?'}cartId=${cartId}`;
      expect(await shop.call(method, `/api/${path}${query}`, body)).toEqual(notThere);
      expect(await shop.call(method, `/api/${path}${query}`, body, headers)).toEqual(notThere);
      expect(await linesOf(cartId, owner.headers)).toEqual([['HD', 1]]);
    },
  );

  it('SYNC-07 cannot be ordered by another customer', async () => {
    const { headers } = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    expect(await shop.call('POST', '/api/order', anOrder(cartId), headers)).toEqual(notThere);
    expect(await shop.call('POST', '/api/order', anOrder(cartId))).toEqual(notThere);
  });

  it('SYNC-07 is not known by what would name a guest’s', async () => {
    const [row] = await shop.ports.database
      .select()
      .from(carts)
      .where(eq(carts.id, Number(cartId)));
    expect(await pull(row?.mask ?? '', owner.headers)).toEqual(notThere);
  });

  it('SYNC-07 an anonymous cart stays that of whoever knows it, also with a token', async () => {
    const anonymous = await shop.newCart();
    await shop.put(anonymous, 'HD', 1);
    expect(await linesOf(anonymous, owner.headers)).toEqual([['HD', 1]]);
  });

  it('SYNC-07 the answer to a task is not told to another customer', async () => {
    const task = { 'x-task-id': randomUUID() };
    await shop.put(cartId, 'HD', 1, {}, { ...owner.headers, ...task });
    const { headers } = await aCustomer(shop, { email: 'jet@voorbeeld.nl' });
    for (const asking of [{ ...headers, ...task }, task]) {
      expect(await shop.put(cartId, 'HD', 1, {}, asking)).toEqual(notThere);
    }
  });
});
