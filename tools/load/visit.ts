import { anAddress } from '@etalage/account/testing';
import { toOrderAddress } from '@etalage/account/rules';
import { createCartApi } from '@etalage/cart/headless';
import { createCheckoutApi } from '@etalage/checkout/headless';
import { createHttp } from '@etalage/core';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** What one request of a load brought: `problem` is set when a shopper would have been let down. */
export type Sample = { kind: string; milliseconds: number; problem?: string };

export type Shopper = {
  store: string;
  /** Origin of the store server, without a slash at its end. */
  origin: string;
  /** The address that the store server sees through `X-Forwarded-For`. */
  client: string;
  /** What goes into the cart. */
  skus: readonly string[];
  record(sample: Sample): void;
};

/** One visit: home, category, product, search, cart with totals, and an order when `buys`. Never throws. */
export async function visit(shopper: Shopper, pause: () => Promise<void>, buys: boolean): Promise<void> {
  try {
    const home = await openPage(shopper, 'home', '/', /href="\/c\//);
    await pause();
    const category = await openPage(shopper, 'category', anyOf(home, /href="(\/c\/[^"?#]+)"/g), /href="\/p\//);
    await pause();
    const product = await openPage(shopper, 'product', anyOf(category, /href="(\/p\/[^"?#]+)"/g), /<h1/);
    await pause();
    const name = /<h1[^>]*>([^<]+)/.exec(product)?.[1] ?? 'handdoek';
    await openPage(shopper, 'search', `/search?q=${encodeURIComponent(name)}`, /href="\/p\//);
    await pause();
    await fillCart(shopper, pause, buys);
  } catch (error) {
    if (!(error instanceof LetDown)) throw error;
  }
}

/** How the backend refuses what is sold out. */
const soldOut = 'Niet op voorraad!';

/** Ends a visit after its problem was recorded. */
class LetDown extends Error {}

/** The body of a page. A status other than 200, or a page without `content`, is a problem. */
async function openPage(shopper: Shopper, kind: string, path: string, content: RegExp): Promise<string> {
  return timed(shopper, kind, async () => {
    const answer = await fetch(shopper.origin + path, { headers: headersOf(shopper), redirect: 'follow' });
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} for ${path}`);
    if (!content.test(body)) throw new Error(`empty page for ${path}`);
    return body;
  });
}

async function fillCart(shopper: Shopper, pause: () => Promise<void>, buys: boolean): Promise<void> {
  const http = createHttp({
    storeCode: shopper.store,
    baseUrl: shopper.origin,
    fetch: (input, init) => {
      const request = new Request(input, init);
      for (const [name, value] of Object.entries(headersOf(shopper))) request.headers.set(name, value);
      return fetch(request);
    },
  });
  const cart = createCartApi(http);
  const sku = anItem(shopper.skus);
  const cartId = await timed(shopper, 'cart create', () => cart.create());
  const item = { sku, qty: 1, quoteId: cartId };
  await timed(shopper, 'cart update', () => cart.update(cartId, { cartItem: item }, randomUUID()));
  await pause();
  const totals = await timed(shopper, 'cart totals', () => cart.totals(cartId));
  if (totals.grand_total <= 0) shopper.record({ kind: 'cart totals', milliseconds: 0, problem: `${sku} is free` });
  if (!buys) return;
  await pause();
  const checkout = createCheckoutApi(http);
  await timed(shopper, 'order', () => checkout.placeOrder(orderOf(shopper.store, cartId, sku)));
}

function orderOf(store: string, cartId: string, sku: string) {
  const address = toOrderAddress(anAddress(), { email: `load-${randomUUID()}@voorbeeld.test` });
  return {
    order_id: randomUUID(),
    user_id: '',
    cart_id: cartId,
    store_code: store,
    transmited: true,
    products: [{ sku, qty: 1 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_method_code: 'standard',
      shipping_carrier_code: 'homedelivery',
      payment_method_code: 'banktransfer',
    },
  };
}

async function timed<T>({ record }: Shopper, kind: string, act: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    const result = await act();
    record({ kind, milliseconds: performance.now() - begun });
    return result;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const milliseconds = performance.now() - begun;
    // What the shoppers of this load bought up is refused rightly.
    if (problem === soldOut) record({ kind: 'sold out', milliseconds });
    else record({ kind, milliseconds, problem });
    throw new LetDown(problem, { cause: error });
  }
}

const headersOf = ({ client }: Shopper) => ({ 'x-forwarded-for': client, 'accept-encoding': 'gzip' });

const anItem = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new LetDown('nothing to choose from');
  return item;
};

const anyOf = (body: string, links: RegExp): string => anItem([...body.matchAll(links)].map(([, link]) => link ?? ''));

const hit = v.looseObject({ sku: v.string(), type_id: v.string(), custom_options: v.nullish(v.array(v.unknown())) });
const found = v.object({ hits: v.array(hit) });

/** SKUs of simple products in stock without options, through the store's own origin. Throws when there are none. */
export async function simpleSkus(origin: string, store: string): Promise<string[]> {
  const filter = (attribute: string, value: object) => ({ attribute, value, scope: 'default' });
  const request = {
    _appliedFilters: [
      filter('visibility', { in: [2, 3, 4] }),
      filter('status', { in: [1] }),
      filter('stock.is_in_stock', { eq: true }),
    ],
    _availableFilters: [],
    _appliedSort: [],
  };
  const query = new URLSearchParams({
    request: JSON.stringify(request),
    size: '200',
    request_format: 'search-query',
    response_format: 'compact',
  });
  const answer = await fetch(`${origin}/api/catalog/etalage_${store}/product/_search?${query}`);
  if (!answer.ok) throw new Error(`${answer.status} for the catalogue`);
  const { hits } = v.parse(found, await answer.json());
  const simple = hits.filter(({ type_id, custom_options }) => type_id === 'simple' && !custom_options?.length);
  if (simple.length === 0) throw new Error(`${store} has no simple product in stock`);
  return simple.map(({ sku }) => sku);
}
