import { anOrderRequest } from '@etalage/checkout/testing';
import { profile } from '@etalage/account/contract';
import { placedOrder } from '@etalage/checkout/contract';
import type { pages } from '@etalage/shell/server';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { testAdminKey, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { isLong } from '../../backend/src/testing/isLong.ts';
import { textile } from '../../textile/src/store.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStoreServer, build } from './testing/aStoreServer.ts';

const renders = isLong ? 1000 : 100;
/** The business group of the demo, which pays 15% less: 2.97 for what guests buy at 3.49. */
const business = 2;
const groupPrice = ['€ 2,97', '€\u00a02,97', '"price":297'];

type Customer = Awaited<ReturnType<typeof aCustomer>>;
type Kind = (typeof pages)[number]['kind'];

let backend: TestBackend;
let server: Awaited<ReturnType<typeof aStoreServer>>;
let customers: Customer[];
beforeAll(async () => {
  backend = await aDemoBackend();
  server = await aStoreServer(textile, backend);
  customers = [
    await aCustomer('Carolientje', 'Herfstink', business),
    await aCustomer('Annabelle', 'Zonneveld'),
    await aCustomer('Bartholomeus', 'Winterswijk'),
  ];
});

/** A call to the backend of the store, which succeeds. */
async function call<T>(schema: v.GenericSchema<unknown, T>, path: string, body?: unknown, headers = {}): Promise<T> {
  const answer = await backend.app.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-vs-store-code': 'textile', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return v.parse(v.object({ code: v.literal(200), result: schema }), await answer.json()).result;
}

/** Somebody who is logged in, with an order, a shared wishlist, a cart and an address: all that no other may see. */
async function aCustomer(firstname: string, lastname: string, group?: number) {
  const email = `${firstname}.${lastname}@voorbeeld.test`.toLowerCase();
  const password = 'Zomer-2026';
  await call(v.unknown(), '/api/user/create', { customer: { email, firstname, lastname }, password });
  if (group !== undefined)
    await call(v.unknown(), '/api/admin/customers/group', { email, group_id: group }, { 'x-admin-key': testAdminKey });
  const token = await call(v.string(), '/api/user/login', { username: email, password });
  const authorization = { authorization: `Bearer ${token}` };
  const { groupToken, group_id } = await call(profile, '/api/user/me', undefined, authorization);
  const cartId = await call(v.string(), '/api/cart/create', {}, authorization);
  const order = anOrderRequest({ cart_id: cartId, store_code: 'textile', order_id: crypto.randomUUID() });
  const products = [{ sku: 'WH-WH-01', qty: 1 }];
  const placed = await call(
    placedOrder,
    '/api/order',
    { ...order, products, addressInformation: addressOf(order, firstname, lastname) },
    authorization,
  );
  const orderNumber = placed.orderNumber ?? expect.unreachable();
  const { backendOrderId } = placed;
  const share = await call(v.looseObject({ token: v.string() }), '/api/ext/wishlist/share', {}, authorization);
  if (orderNumber === null || orderNumber === undefined) throw new Error('The order has no number yet');
  return {
    ...{ email, token, group, groupToken: groupToken ?? '', groupId: group_id, orderNumber, backendOrderId, cartId },
    share: share.token,
    secrets: [
      // The number of a customer's cart is none: without their token it opens nothing (SYNC-07).
      ...[firstname, lastname, email, token, groupToken ?? '', orderNumber, share.token, `${firstname}laan`],
      ...(group === undefined ? [] : groupPrice),
    ],
  };
}

function addressOf({ addressInformation }: ReturnType<typeof anOrderRequest>, firstname: string, lastname: string) {
  const address = { ...addressInformation.shippingAddress, firstname, lastname, street: [`${firstname}laan`, '3'] };
  return {
    ...addressInformation,
    shippingAddress: address,
    billingAddress: address,
    payment_method_code: 'banktransfer',
  };
}

/** Addresses of every kind of page, as one customer opens them. */
const addresses: Record<Kind, (customer: Customer) => string[]> = {
  home: () => ['/'],
  category: () => ['/c/washandjes'],
  product: () => ['/p/WH-WH-01/washandje-fenne'],
  content: () => ['/i/privacy'],
  'storyblok-single-component-visual-editor-mode': () => ['/storyblok-empty?slug=privacy'],
  search: () => ['/search?q=washandje'],
  'no-result': () => ['/no-result'],
  blog: () => ['/blog'],
  'offline-guide': () => ['/offline-guide'],
  cart: () => ['/cart/'],
  'shared-cart': () => ['/cart/shared'],
  checkout: () => ['/checkout'],
  'checkout-return': ({ orderNumber, backendOrderId }) => [
    `/checkout-return?result=success&transactionId=${orderNumber}&orderId=${backendOrderId}`,
  ],
  login: () => ['/login/'],
  account: ({ orderNumber }) => ['/my-account', '/my-account/profile', `/my-account/order/${orderNumber}`],
  'password-reset': ({ email }) => [
    `/customer/account/createPassword?email=${encodeURIComponent(email)}&resetToken=sleutel-van-${email.slice(0, 4)}`,
  ],
  withdrawal: ({ orderNumber }) => ['/withdrawal', `/withdrawal/${orderNumber}`],
  wishlist: ({ share }) => ['/wishlist', `/wishlist/${share}`],
  error: () => ['/error'],
};

/** Pages with server-side data; those of the others is loaded by the browser, so they answer 404. */
const kindsWithData: readonly Kind[] = [
  'home',
  'category',
  'product',
  'content',
  'search',
  'no-result',
  'blog',
  'storyblok-single-component-visual-editor-mode',
];

function hasAnswer({ customer, path }: Shown): boolean {
  const [, page] = /^\/_(?:data|group)\/[^/]+(\/.*)$/.exec(path) ?? [];
  return page === undefined || kindsWithData.some((kind) => addresses[kind](customer).includes(page));
}

/** All by which a browser could say who asks. */
const identityOf = ({ token, email, groupId, groupToken, orderNumber }: Customer): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  cookie: `token=${token}; email=${email}; vsf-commerce=${groupToken}`,
  'x-customer-group': String(groupId),
  'x-group-token': groupToken,
  referer: `https://t.test/my-account/order/${orderNumber}?token=${token}`,
});

type Shown = { customer: Customer; path: string; status: number; text: string; headers: Record<string, string> };

async function show(customer: Customer, path: string): Promise<Shown> {
  const answer = await server.get(path, { headers: identityOf(customer), redirect: 'manual' });
  const headers = Object.fromEntries(answer.headers);
  return { customer, path, status: answer.status, text: await answer.text(), headers };
}

const allPages = (customer: Customer) => Object.values(addresses).flatMap((of) => of(customer));
/** A page, and what soft navigations to it ask for; what was made for a group comes first, as others may not get it. */
const withData = (path: string) => [`/_group/${build}${path}`, path, `/_data/${build}${path}`];

/** Every address, of all customers at the same time, again and again; what is kept is forgotten before every other round. */
async function showAll(): Promise<Shown[]> {
  const paths = customers.map((customer) => ({ customer, paths: allPages(customer).flatMap(withData) }));
  const all: Shown[] = [];
  for (let round = 0; all.length < renders || round < 2; round += 1) {
    if (round % 2 === 0) server.forget();
    for (const at of paths[0]?.paths.keys() ?? [])
      all.push(...(await Promise.all(paths.map((each) => show(each.customer, each.paths[at] ?? '/')))));
  }
  return all;
}

/** What an answer says, its headers too. */
const said = ({ text, headers }: Pick<Shown, 'text' | 'headers'>) => text + JSON.stringify(headers);
const secretsIn = (text: string, of: readonly Customer[] = customers) =>
  of.flatMap(({ secrets }) => secrets).filter((secret) => text.includes(secret));
const mayBeShared = ({ headers }: Shown) => !/private|no-store/.test(headers['cache-control'] ?? '');
const isOfGroup = ({ path }: Shown) => path.startsWith('/_group/');

describe('what pages show to customers who ask at the same time, one of them of a group with prices of its own', () => {
  let shown: Shown[];
  beforeAll(async () => void (shown = await showAll()), 300_000);

  it('every page is drawn for each of them', () => {
    expect(shown.length).toBeGreaterThanOrEqual(renders);
    const failed = shown.filter((each) => each.status !== (hasAnswer(each) ? 200 : 404));
    expect([...new Set(failed.map(({ path, status }) => `${status} ${path}`))]).toEqual([]);
    const isFound = shown.some((each) => isOfGroup(each) && each.text.includes(groupPrice.at(-1) ?? '-'));
    expect(isFound).toBe(true);
  });

  it('SESSION-27 none has anything of another customer, in its body or its headers', () => {
    const leaked = shown.flatMap((each) => {
      const others = customers.filter((customer) => customer !== each.customer);
      return secretsIn(said(each), others).map((secret) => ({ path: each.path, secret }));
    });
    expect(leaked).toEqual([]);
  });

  it('SESSION-27 none has more of its own customer than its address says', () => {
    const told = shown
      .filter((each) => !isOfGroup(each))
      .flatMap((each) => {
        const address = decodeURIComponent(each.path);
        return secretsIn(said(each)).filter((secret) => !address.includes(secret));
      });
    expect(told).toEqual([]);
  });

  it('PRICE-09 none that a cache may keep has anything of anybody, nor has its address', () => {
    const shared = shown.filter(mayBeShared);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.flatMap((each) => secretsIn(said(each) + decodeURIComponent(each.path)))).toEqual([]);
  });

  it('PRICE-09 none that the server keeps has anything of anybody, nor has its address', () => {
    const kept = [...new Set(shown.map(({ path }) => path))].flatMap((path) => {
      const page = server.cache.get(path);
      return page === undefined
        ? []
        : decodeURIComponent(path) + String(page.answers.identity.body) + page.headers.join();
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.flatMap((text) => secretsIn(text))).toEqual([]);
    expect(shown.filter(isOfGroup).filter(({ path }) => server.cache.get(path) !== undefined)).toEqual([]);
  });
});
