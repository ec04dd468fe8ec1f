import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it } from 'vitest';
import { linkTo } from '../links.ts';
import { noNotes } from '../model/pageNotes.ts';
import { addressOf, fillPath, linksOf } from '../pages/definePage.tsx';
import { pages } from '../pages/registry.ts';
import { someServices } from '../testing.tsx';
import { createVisit } from '../visit/createVisit.ts';
import { nl as words } from '../words/nl.ts';
import { createShopRouter } from './shopRouter.tsx';

const router = createShopRouter({
  context: {
    app: { view: aStoreView(), words },
    baseUrl: 'https://voorbeeld.test',
    pages: someServices(),
    visit: createVisit({ view: aStoreView(), words }),
    notes: noNotes,
    regions: {},
    isServer: true,
  },
});
const matchOf = (path: string) => router.matchRoutes(path, {}).at(-1);
const routeOf = (path: string) => matchOf(path)?.routeId;
const kindOf = (path: string) => matchOf(path)?.staticData.page?.kind;

const params = { slug: 'bad', parentSku: 'WS12', childSku: 'WS12-M', orderId: '000000102', list: 'abc' };
/** An address of every route that links lead to, by its name. */
const addresses = pages.flatMap((page) =>
  Object.entries(linksOf(page)).map(([name, path]) => {
    const address = fillPath(path, params, (param) => expect.unreachable(param));
    return { page, name, address, bare: address.replace(/(.)\/$/, '$1') };
  }),
);
const others = addresses.filter(({ address }) => address !== '/');

describe('the trailing slash', () => {
  it.each(others)('ROUTE-22 $bare matches $name with and without it', ({ page, bare }) =>
    expect([kindOf(bare), kindOf(`${bare}/`)]).toEqual([page.kind, page.kind]),
  );

  it.each(others)(
    'ROUTE-22 the canonical address of $name is $address, with or without it',
    ({ page, address, bare }) =>
      expect([bare, `${bare}/`].map((path) => addressOf(page, matchOf(path)?.params ?? {}))).toEqual([
        address,
        address,
      ]),
  );

  it('ROUTE-22 the addresses of the cart and the login alone have it', () =>
    expect(others.flatMap(({ address }) => (address.endsWith('/') ? [address] : []))).toEqual(['/cart/', '/login/']));

  it.each([
    ['/', '/default/'],
    ['/cart', '/default/cart'],
    ['/checkout', '/checkout/checkout'],
    ['/checkout-return', '/checkout/checkout-return'],
    ['/error', '/minimal/error'],
    ['/c/badkamer', '/default/c/$slug'],
    ['/p/WS12/top', '/default/p/$parentSku/$slug/{-$childSku}'],
    ['/p/WS12/top/WS12-M', '/default/p/$parentSku/$slug/{-$childSku}'],
    ['/blog', '/default/blog/{-$slug}'],
    ['/withdrawal', '/default/withdrawal/{-$orderId}'],
    ['/oud/pad.html', '/default/$'],
  ])('ROUTE-22 %s matches its route with and without it', (path, route) => {
    expect(routeOf(path)).toBe(route);
    if (path !== '/') expect(routeOf(`${path}/`)).toBe(route);
  });

  it('ROUTE-22 links have the form that is given for the route', () => {
    expect([linkTo('cart'), linkTo('checkout'), linkTo('category', { slug: 'bad' })]).toEqual([
      '/cart/',
      '/checkout',
      '/c/bad',
    ]);
  });
});
