import { defaultEndpoints, type Endpoints } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import { personalHeader } from './names.ts';
import { kindOf, mayKeep, scopeOf } from './rules.ts';

const origin = 'https://linge.example';
const ask = (path: string, init: RequestInit = {}, endpoints: Endpoints = defaultEndpoints) =>
  kindOf(new Request(new URL(path, origin), init), { origin, endpoints });
/** `Request` refuses this mode to scripts. */
const open = (path: string, endpoints: Endpoints = defaultEndpoints) =>
  kindOf({ method: 'GET', mode: 'navigate', url: origin + path, headers: new Headers() }, { origin, endpoints });

describe('PWA-05 the service worker never keeps', () => {
  const groups = {
    cart: ['cart', 'cartExtend', 'giftcard', 'wishlist', 'stock'],
    order: ['order', 'checkout', 'pickup'],
    user: ['user', 'loyalty', 'newsletter', 'mail', 'forms', 'review'],
    payment: ['payment'],
  } as const satisfies Record<string, readonly (keyof Endpoints)[]>;

  it.each(Object.entries(groups))('PWA-05 %s calls', (_group, endpoints) => {
    for (const endpoint of endpoints)
      for (const method of ['GET', 'POST'])
        expect(
          ask(`${defaultEndpoints[endpoint]}/anything?cartId=1`, { method }),
          `${method} ${endpoint}`,
        ).toBeUndefined();
  });

  it.each([
    ['a call of a customer', '/api/catalog/i/product/_search', { headers: { authorization: 'Bearer t' } }],
    ['a call with the token in its address', '/api/catalog/i/product/_search?token=t', {}],
    ['the prices of a group of customers', '/_group/b/c/bad', {}],
    ['what is sent', '/api/catalog/i/product/_search', { method: 'POST', body: '{}' }],
    ['another origin', 'https://elsewhere.example/assets/a.js', {}],
    ['the health of the server', '/health', {}],
  ])('PWA-05 %s', (_what, path, init) => expect(ask(path, init)).toBeUndefined());

  it.each(['/api/order/1', '/img/a.jpg', '/assets/a.js'])('PWA-05 what is no page though it is opened: %s', (path) =>
    expect(open(path)).toBeUndefined(),
  );

  it.each([
    ['that belongs to one shopper', new Response('', { headers: { [personalHeader]: '1' } })],
    ['that nobody may store', new Response('', { headers: { 'cache-control': 'private, no-store' } })],
    ['of a failure', new Response('', { status: 503 })],
    ['that leads elsewhere', Object.defineProperty(new Response(), 'redirected', { value: true })],
  ])('PWA-05 an answer %s', (_which, response) => expect(mayKeep(response)).toBe(false));

  it('PWA-05 an answer that sets a cookie, where the browser shows that', () => {
    const headers = new Headers();
    headers.has = (name) => name === 'set-cookie';
    expect(mayKeep({ status: 200, redirected: false, headers })).toBe(false);
  });
});

describe('PWA-02 the service worker keeps', () => {
  it.each([
    ['/assets/a1b2c3d.js', 'asset'],
    ['/img/310/388/resize/a.jpg', 'picture'],
    ['/_data/b/c/bad', 'data'],
    ['/api/catalog/etalage_fashion/product/_search?request=%7B%7D', 'catalogue'],
    ['/api/ext/cms/story/fashion/home', 'catalogue'],
    ['/api/ext/reviews?hash=abc', 'catalogue'],
  ])('PWA-02 %s as %s', (path, kind) => expect(ask(path)).toBe(kind));

  it('PWA-02 pages that are opened', () => expect([open('/'), open('/c/bad?page=2')]).toEqual(['page', 'page']));

  it('PWA-02 a whole answer for anyone', () =>
    expect(mayKeep(new Response('', { headers: { 'cache-control': 'private, no-cache' } }))).toBe(true));
});

describe('STORE-19 the service worker of a store view with endpoints of its own', () => {
  const query = new URLSearchParams({
    search: '/elders/search',
    cms: '/elders/cms',
    reviews: '/elders/reviews',
    cart: '/elders/cart',
  });
  const { endpoints: own } = scopeOf({ origin, search: `?${query}` });

  it.each(['/elders/search/i/product/_search?request=%7B%7D', '/elders/cms/story/fashion/home', '/elders/reviews'])(
    'STORE-19 keeps %s, as it keeps that of the standard one',
    (path) => expect(ask(path, {}, own)).toBe('catalogue'),
  );

  it.each(['/api/catalog/i/product/_search', '/elders/cart/pull', '/elders/searching'])(
    'STORE-19 leaves %s to the network',
    (path) => expect(ask(path, {}, own)).toBeUndefined(),
  );

  it('STORE-19, PWA-05 leaves an endpoint under a public one to the network', () => {
    const nested = { ...defaultEndpoints, search: '/elders', cart: '/elders/cart' };
    const [cart, list] = ['/elders/cart/pull?cartId=1', '/elders/i/product/_search'];
    expect([ask(cart, {}, nested), ask(list, {}, nested)]).toEqual([undefined, 'catalogue']);
  });

  it('STORE-19 takes no endpoint for a page', () =>
    expect([open('/elders/cart/pull', own), open('/elders/anders', own)]).toEqual([undefined, 'page']));
});
