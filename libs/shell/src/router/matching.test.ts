import { aStoreView } from '@etalage/core/testing';
import { describe, expect, it } from 'vitest';
import { linkTo } from '../links.ts';
import { noNotes } from '../model/pageNotes.ts';
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
const routeOf = (path: string) => router.matchRoutes(path, {}).at(-1)?.routeId;

describe('ROUTE-22 the trailing slash', () => {
  it.each([
    ['/', '/default/'],
    ['/cart', '/default/cart'],
    ['/checkout', '/checkout/checkout'],
    ['/checkout-return', '/checkout/checkout-return'],
    ['/error', '/minimal/error'],
    ['/c/badkamer', '/default/c/$slug'],
    ['/p/WS12/top', '/default/p/$parentSku/$slug/{-$childSku}'],
    ['/p/WS12/top/WS12-M', '/default/p/$parentSku/$slug/{-$childSku}'],
    ['/oud/pad.html', '/default/$'],
  ])('%s matches with and without it', (path, route) => {
    expect(routeOf(path)).toBe(route);
    if (path !== '/') expect(routeOf(`${path}/`)).toBe(route);
  });

  it('links have the form that is given for the route', () => {
    expect([linkTo('cart'), linkTo('checkout'), linkTo('category', { slug: 'bad' })]).toEqual([
      '/cart/',
      '/checkout',
      '/c/bad',
    ]);
  });
});
