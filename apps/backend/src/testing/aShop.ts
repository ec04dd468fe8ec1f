import { anAddress } from '@etalage/account/testing';
import { toOrderAddress } from '@etalage/account/rules';
import { orderStatus, placedOrder, type OrderRequest } from '@etalage/checkout/contract';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Mailer } from '../mail/mailers.ts';
import type { Mail } from '../mail/tables.ts';
import type { Ports } from '../ports.ts';
import { second, type Job } from '../slice.ts';
import { createSlices } from '../slices.ts';
import { stock } from '../stock/tables.ts';
import { aBackend, testAdminKey } from './aBackend.ts';
import { aProvider, authFor } from './aProvider.ts';
import { fillShelf } from './shelf.ts';

/** What a call answered. */
export type Answer = { status: number; code: number; result: unknown };

const envelope = v.object({ code: v.number(), result: v.unknown() });

/** A backend with a small catalogue, a payment provider and a postman, and the calls a shopper makes. */
export async function aShop(
  differences: Partial<
    Pick<Ports, 'checkpoints' | 'stores' | 'pictures' | 'dataFolder' | 'limits' | 'bots' | 'fetch'>
  > = {},
) {
  const provider = aProvider('test-key');
  const backend = await aBackend({ fetch: provider.fetch, ...differences });
  const sent: Mail[] = [];
  const work = aWork(backend.ports, { send: async (mail) => void sent.push(mail) });
  await fillShelf(backend.ports.database);
  const call = caller(backend.app);
  const newCart = async () => v.parse(v.string(), (await call('POST', '/api/cart/create')).result);
  const put = (cartId: string, sku: string, qty: number, more: object = {}, headers: Record<string, string> = {}) =>
    call('POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku, qty, ...more } }, headers);
  const order = async (changes: Partial<OrderRequest> = {}) => {
    const cart_id = changes.cart_id ?? (await newCart());
    return call('POST', '/api/order', { ...anOrder(cart_id), ...changes });
  };
  const placed = async (changes: Partial<OrderRequest> = {}) => {
    const cart_id = changes.cart_id ?? (await newCart());
    const { result } = await order({ ...changes, cart_id });
    return { cartId: cart_id, ...v.parse(placedOrder, result) };
  };
  const placedIn = async (storeCode: string, changes: Partial<OrderRequest> = {}) => {
    const headers = { 'x-vs-store-code': storeCode };
    const cartId = v.parse(v.string(), (await call('POST', '/api/cart/create', undefined, headers)).result);
    const request = { ...anOrder(cartId), store_code: storeCode, ...changes };
    const { result } = await call('POST', '/api/order', request, headers);
    return { cartId, ...v.parse(placedOrder, result) };
  };
  const notify = (transactionId: string, auth?: string) => {
    const body = JSON.stringify({ order_id: transactionId, status: 'completed' });
    return backend.app.request(
      `/api/ext/multisafepay/notification?storeCode=dailydeal&transactionid=${transactionId}&timestamp=${Math.floor(backend.clock.now() / 1000)}`,
      {
        method: 'POST',
        body,
        headers: { auth: auth ?? authFor(body, 'test-key', Math.floor(backend.clock.now() / 1000)) },
      },
    );
  };
  type Placed = { cartId: string; backendOrderId: string };
  const statusOf = async ({ cartId, backendOrderId }: Placed) => {
    const { result } = await call('GET', `/api/ext/checkout/order-status?cartId=${cartId}&orderId=${backendOrderId}`);
    return v.parse(orderStatus, result);
  };
  const pay = ({ cartId, backendOrderId }: Placed) =>
    call('POST', '/api/ext/multisafepay/payment-url', { cartId, orderId: backendOrderId });
  const pieces = async (sku: string) => {
    const rows = await backend.ports.database
      .select()
      .from(stock)
      .where(and(eq(stock.storeId, 1), eq(stock.sku, sku)));
    return rows[0]?.quantity;
  };
  const admin = (number: string, status: string, more: object = {}) =>
    call('POST', `/api/admin/orders/${number}/status`, { status, ...more }, { 'x-admin-key': testAdminKey });
  const calls = { call, newCart, put, order, placed, placedIn, notify, statusOf, pay, admin };
  return { ...backend, ...calls, provider, work, sent, pieces };
}

/** The work of a backend beside its requests: `soon` is a round of what is due every second, `later` of the rest. */
export function aWork(ports: Ports, mailer: Mailer) {
  const slices = createSlices({ ...ports, mailer });
  const { backInStock, mail, payments, limits, customers, orders, passkeys, newsletter, leftCarts } = slices;
  const parts = [newsletter, leftCarts, backInStock, mail, payments, limits, customers, orders, passkeys];
  const jobs = parts.flatMap(({ work }) => work);
  const round = async (isDue: (job: Job) => boolean) => {
    for (const { act } of jobs.filter(isDue)) await act();
  };
  return { soon: () => round(({ pause }) => pause <= second), later: () => round(({ pause }) => pause > second) };
}

/** An order of one towel by a guest, paid with iDEAL and brought home. */
export function anOrder(cartId: string): OrderRequest {
  const address = toOrderAddress(anAddress(), { email: 'jans@voorbeeld.nl' });
  return {
    order_id: randomUUID(),
    user_id: '',
    cart_id: cartId,
    store_code: 'dailydeal',
    transmited: true,
    products: [{ sku: 'HD', qty: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_method_code: 'standard',
      shipping_carrier_code: 'homedelivery',
      payment_method_code: 'multisafepay_ideal',
    },
  };
}

type App = Awaited<ReturnType<typeof aBackend>>['app'];

function caller(app: App) {
  return async (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...v.parse(envelope, await answer.json()) };
  };
}
