import {
  createLoyaltyApi,
  createNewsletterApi,
  createUserApi,
  createWithdrawalApi,
  refreshTokens,
} from '@etalage/account/headless';
import {
  createCartApi,
  createCartShareApi,
  createCouponApi,
  createGiftCardApi,
  readOrderAgain,
} from '@etalage/cart/headless';
import {
  createBackInStockApi,
  createCatalogApi,
  createPricesApi,
  createProductReviewsApi,
  createProductsByIdApi,
  createReviewsApi,
  detailNl,
} from '@etalage/catalog/headless';
import { createCheckoutApi } from '@etalage/checkout/headless';
import { anOrderRequest } from '@etalage/checkout/testing';
import { createBlogApi, createCmsApi } from '@etalage/cms/headless';
import { createHttp, defaultEndpoints, type Endpoints } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { createSearchApi } from '@etalage/search/headless';
import { createWishlistApi, createWishlistShareApi } from '@etalage/wishlist/headless';
import { createPageNotes, createServices, type PageDefinition } from '@etalage/shell/server';
import { aWish } from '@etalage/wishlist/testing';
import { describe, expect, it } from 'vitest';
import { kinds } from './testing/shown.ts';
import { words } from './testing/words.ts';

/** What a call sent, with everything that an endpoint must not change. */
type Sent = { path: string; rest: string };

const of = (endpoints: Endpoints, ...names: (keyof Endpoints)[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, endpoints[name] ?? '']));

/** Every call of every client of a store view with these endpoints, by the client's and the call's name. */
async function callsOf(endpoints: Endpoints): Promise<ReadonlyMap<string, readonly Sent[]>> {
  const calls = new Map<string, Sent[]>();
  const view = aStoreView({ endpoints });
  for (const [name, act] of Object.entries(actsOf(view))) {
    const sent: Sent[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search, origin } = new URL(request.url);
      const rest = {
        method: request.method,
        origin,
        search,
        body: await request.text(),
        store: request.headers.get('x-vs-store-code'),
      };
      sent.push({ path: pathname, rest: JSON.stringify(rest) });
      if (pathname.endsWith('/blog/linnen')) return Response.json({ code: 200, result: { story: article } });
      return Response.json({ code: 503, result: 'Nu niet.' }, { status: 503 });
    };
    await act(createHttp({ storeCode: view.storeCode, baseUrl: 'http://shop.test', fetch })).catch(() => undefined);
    calls.set(name, sent);
  }
  return calls;
}

type Http = ReturnType<typeof createHttp>;
type Act = (http: Http) => Promise<unknown>;
/** Every call of a client, with the same arguments. */
const every = (name: string, create: (http: Http) => object, ...args: unknown[]): Record<string, Act> =>
  Object.fromEntries(
    Object.keys(create(createHttp({ storeCode: 'fashion' }))).map((call) => [
      `${name}.${call}`,
      async (http) => Reflect.apply(Object(create(http))[call], undefined, args),
    ]),
  );

const article = {
  ...{ id: 7, name: 'Linnen', slug: 'linnen', full_slug: 'fashion/blog/linnen', tag_list: ['bed'] },
  content: { component: 'blog-article', title: 'Linnen', date: '2026-11-19', body: [] },
};
const taskId = 'task-0001';
const review = { productId: 1, rating: 4, title: 'Fijn', detail: 'Droogt goed.', nickname: 'Jet' };

function actsOf(view: ReturnType<typeof aStoreView>): Record<string, Act> {
  const { endpoints } = view;
  const {
    cart = '',
    cartExtend = '',
    order = '',
    checkout = '',
    payment = '',
  } = of(endpoints, 'cart', 'cartExtend', 'order', 'checkout', 'payment');
  const catalogue = (http: Http) => createCatalogApi(http, view, { words: detailNl });
  const carts = (http: Http) => createCartApi(http, { cart, cartExtend });
  const orders = (http: Http) => createCheckoutApi(http, { order, checkout, payment });
  const content = (http: Http) => createCmsApi(http, endpoints.cms);
  const reference = { cartId: 'c1', orderId: '7' };
  return {
    'catalog.dailyOffer': (http) =>
      createCatalogApi(http, { ...view, hasDailyOffer: true }, { words: detailNl }).dailyOffer(),
    'catalog.categoryTree': (http) => catalogue(http).categoryTree(),
    'catalog.attributes': (http) => catalogue(http).attributes(),
    'catalog.product': (http) => catalogue(http).product('HD'),
    'catalog.cards': (http) => catalogue(http).cards(['HD']),
    'catalog.stockList': (http) => catalogue(http).stockList(['HD']),
    'catalog.stockCheck': (http) => catalogue(http).stockCheck('HD'),
    'catalog.mailMe': (http) => createBackInStockApi(http, view).ask({ sku: 'HD', email: 'jet@voorbeeld.test' }),
    'catalog.urlMap': (http) => catalogue(http).urlMap('bad.html'),
    'cart.create': (http) => carts(http).create(),
    'cart.pull': (http) => carts(http).pull('c1'),
    'cart.update': (http) => carts(http).update('c1', { cartItem: { sku: 'HD', qty: 1 } }, taskId),
    'cart.remove': (http) => carts(http).remove('c1', { cartItem: { sku: 'HD' } }, taskId),
    'cart.totals': (http) => carts(http).totals('c1'),
    'cart.collectTotals': (http) => carts(http).collectTotals('c1', { methods: {} }),
    'cart.shippingMethods': (http) => carts(http).shippingMethods('c1', { address: { country_id: 'NL' } }),
    'cart.shippingInformation': (http) =>
      carts(http).shippingInformation('c1', { addressInformation: { carrier_code: 'a', method_code: 'b' } }),
    'cart.paymentMethods': (http) => carts(http).paymentMethods('c1'),
    'cart.selectPaymentMethod': (http) => carts(http).selectPaymentMethod('c1', { method: { method: 'banktransfer' } }),
    'checkout.placeOrder': (http) => orders(http).placeOrder(anOrderRequest()),
    'checkout.orderStatus': (http) => orders(http).orderStatus(reference),
    'checkout.providerPaymentMethods': (http) => orders(http).providerPaymentMethods('c1'),
    'checkout.paymentUrl': (http) => orders(http).paymentUrl(reference),
    'checkout.restore': (http) => orders(http).restore(reference),
    'cms.story': (http) => content(http).story('fashion/home'),
    'cms.theme': (http) => content(http).theme('fashion'),
    'reviews.summary': (http) => createReviewsApi(http, view).summary(),
    'productReviews.of': (http) => createProductReviewsApi(http, view).of(1),
    'productReviews.create': (http) => createProductReviewsApi(http, view).create(review),
    ...every('user', (http) => createUserApi(http, endpoints.user), 'x'),
    'user.refresh': (http) => refreshTokens(http, 'x', endpoints.user),
    'user.orderAgain': (http) => readOrderAgain(http, { number: '7', cartId: 'c1', path: endpoints.user }),
    ...every('withdrawal', (http) => createWithdrawalApi(http, endpoints.user), {}),
    ...every('loyalty', (http) => createLoyaltyApi(http, endpoints.loyalty)),
    ...every('newsletter', (http) => createNewsletterApi(http, endpoints.newsletter), 'jet@voorbeeld.test'),
    ...every('coupon', (http) => createCouponApi(http, endpoints.cart), 'c1', 'TIEN'),
    ...every('giftCard', (http) => createGiftCardApi(http, endpoints.giftcard), 'c1', 'KAART'),
    ...every('cartShare', (http) => createCartShareApi(http, endpoints.cart), 'c1', 'c1'),
    ...every('wishlist', (http) => createWishlistApi(http, view), aWish()),
    ...every('wishlistShare', (http) => createWishlistShareApi(http, view), 'x'),
    ...every('prices', (http) => createPricesApi(http, view), ['HD']),
    ...every('productsById', (http) => createProductsByIdApi(http, view), [10]),
    'blog.articles': (http) => createBlogApi(http, view).articles({ size: 16 }),
    'blog.article': (http) => createBlogApi(http, view).article('linnen'),
    'search.categories': (http) => createSearchApi(http, view, catalogue(http), { words: detailNl }).categories([1]),
    'search.prepare': (http) => createSearchApi(http, view, catalogue(http), { words: detailNl }).prepare(),
  };
}

/** The names of every call of these clients. */
const callsTo = (...clients: string[]): string[] =>
  Object.keys(actsOf(aStoreView())).filter((name) => clients.some((client) => name.startsWith(`${client}.`)));

/** Which endpoint each call belongs to, by the wire contract's sections 2, 4 to 7, 9 to 14 and 16. */
const owners: [keyof Endpoints, string[]][] = [
  [
    'search',
    [
      ...['catalog.categoryTree', 'catalog.attributes', 'catalog.product', 'catalog.cards'],
      ...['search.categories', 'search.prepare'],
      ...callsTo('productsById'),
    ],
  ],
  ['products', callsTo('prices')],
  ['user', callsTo('user', 'withdrawal')],
  ['loyalty', callsTo('loyalty')],
  ['newsletter', callsTo('newsletter')],
  ['giftcard', callsTo('giftCard')],
  ['wishlist', callsTo('wishlist', 'wishlistShare')],
  ['blog', callsTo('blog')],
  ['stock', ['catalog.stockList', 'catalog.stockCheck', 'catalog.mailMe']],
  ['dailyOffer', ['catalog.dailyOffer']],
  ['url', ['catalog.urlMap']],
  [
    'cart',
    [
      ...callsTo('coupon', 'cartShare'),
      ...[
        ...['create', 'pull', 'update', 'remove', 'totals', 'collectTotals', 'shippingMethods', 'shippingInformation'],
        'paymentMethods',
      ].map((name) => `cart.${name}`),
    ],
  ],
  ['cartExtend', ['cart.selectPaymentMethod']],
  ['order', ['checkout.placeOrder']],
  ['checkout', ['checkout.orderStatus', 'checkout.restore']],
  ['payment', ['checkout.providerPaymentMethods', 'checkout.paymentUrl']],
  ['cms', ['cms.story', 'cms.theme', 'blog.article', 'search.prepare']],
  ['reviews', ['reviews.summary']],
  ['review', ['productReviews.of', 'productReviews.create']],
];

it('API-11, STORE-19 the store server makes its pages with the endpoints of the store view alone', async () => {
  const elsewhere: Endpoints = { ...defaultEndpoints };
  for (const name of Object.keys(elsewhere)) Object.assign(elsewhere, { [name]: `/elders/${name}` });
  const called: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    called.push(new URL(new Request(input, init).url).pathname);
    return Response.json({ code: 503, result: 'Nu niet.' }, { status: 503 });
  };
  const view = aStoreView({ endpoints: elsewhere, hasDailyOffer: true });
  const { load, ...services } = createServices({
    ...{ view, words, siteUrl: 'http://shop.test', baseUrl: 'http://backend.test', fetch },
  });
  const { notes } = createPageNotes();
  const params = { slug: 'linnen', parentSku: 'HD' };
  const pages: readonly PageDefinition[] = Object.values(kinds);
  const loads = pages.map((page) => load(page, { params, search: { q: 'linnen' } }, notes));
  const others = [services.resolve('bad.html', {}, notes), services.theme(), services.menu(), services.reviews()];
  await Promise.allSettled<unknown>([...loads, load(kinds.blog, { params: {}, search: {} }, notes), ...others]);
  const names = new Set(called.map((path) => /^\/elders\/(\w+)/.exec(path)?.[1] ?? path));
  expect([...names].toSorted()).toEqual(['blog', 'cms', 'dailyOffer', 'reviews', 'search', 'url']);
});

describe('STORE-19 endpoints of the store configuration', () => {
  it('STORE-19 every call goes to an endpoint of the store view', async () => {
    const calls = await callsOf(defaultEndpoints);
    expect([...new Set(owners.flatMap(([, names]) => names))].sort()).toEqual([...calls.keys()].sort());
    for (const [endpoint, names] of owners) {
      for (const name of names) {
        const paths = calls.get(name)?.map(({ path }) => path) ?? [];
        expect(paths.length, name).toBeGreaterThan(0);
        expect(
          paths.some((path) => path.startsWith(defaultEndpoints[endpoint] ?? '-')),
          name,
        ).toBe(true);
      }
    }
  });

  it.each(owners)('API-11, STORE-19 changing %s moves its calls and nothing else', async (endpoint, names) => {
    const before = await callsOf(defaultEndpoints);
    const after = await callsOf({ ...defaultEndpoints, [endpoint]: '/elders/v2' });
    const moved = [...before.keys()].filter(
      (name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)),
    );
    expect(moved.sort()).toEqual(names.toSorted());
    for (const [name, sent] of before) {
      const own = defaultEndpoints[endpoint] ?? '-';
      const expected = sent.map(({ path, rest }) => ({
        path: names.includes(name) && path.startsWith(own) ? `/elders/v2${path.slice(own.length)}` : path,
        rest,
      }));
      expect(after.get(name), name).toEqual(expected);
    }
  });
});
