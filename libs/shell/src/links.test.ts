import { describe, expect, it } from 'vitest';
import { linkTo } from './links.ts';

/** The call as code without types would make it; what types refuse stands in links.test-d.ts. */
const untyped = (...call: unknown[]): unknown => Reflect.apply(linkTo, undefined, call);

describe('the addresses of the account', () => {
  it.each([
    ['ROUTE-07', 'my-account', '/my-account'],
    ['ROUTE-08', 'my-orders', '/my-account/orders'],
    ['ROUTE-08', 'my-profile', '/my-account/profile'],
    ['ROUTE-08', 'change-password', '/my-account/change-password'],
    ['ROUTE-08', 'my-wishlist', '/my-account/wishlist'],
    ['ROUTE-08', 'loyalty-card', '/my-account/loyalty-card'],
  ] as const)('%s %s is %s', (_id, name, address) => expect(linkTo(name)).toBe(address));

  it('ROUTE-09 my-orders-detail is /my-account/order/{orderId}', () =>
    expect(linkTo('my-orders-detail', { orderId: '000000102' })).toBe('/my-account/order/000000102'));
});

describe('one typed route definition', () => {
  it('ROUTE-29 gives the address of a route', () => {
    expect(linkTo('category', { slug: 'bad & keuken' })).toBe('/c/bad%20%26%20keuken');
    expect(linkTo('configurable-product', { parentSku: 'WS12', slug: 'top', childSku: 'WS12-M' })).toBe(
      '/p/WS12/top/WS12-M',
    );
  });

  it('ROUTE-29 refuses an unknown route', () => {
    expect(() => untyped('basket')).toThrow("There is no route 'basket'.");
  });

  it('ROUTE-29 refuses a missing parameter', () => {
    expect(() => untyped('category', {})).toThrow("The route 'category' needs 'slug'.");
    expect(() => untyped('category')).toThrow("The route 'category' needs 'slug'.");
  });

  it('ROUTE-29 refuses an empty parameter', () => {
    expect(() => untyped('category', { slug: '' })).toThrow("The route 'category' needs 'slug'.");
  });

  it.each([
    ['cms-page', 'slug'],
    ['my-orders-detail', 'orderId'],
    ['shared-wishlist', 'list'],
  ])('ROUTE-29 refuses a link to %s without its %s', (name, param) => {
    expect(() => untyped(name, {})).toThrow(`The route '${name}' needs '${param}'.`);
  });

  it.each(
    ['simple', 'virtual', 'downloadable', 'bundle'].flatMap((type) =>
      ['parentSku', 'slug'].map((param) => [type, param]),
    ),
  )('ROUTE-29 refuses a link to a %s product without its %s', (type, missing = '') => {
    const params = { parentSku: 'WS12', slug: 'top', [missing]: undefined };
    expect(() => untyped(`${type}-product`, params)).toThrow(`The route '${type}-product' needs '${missing}'.`);
  });

  it.each(['parentSku', 'slug', 'childSku'])(
    'ROUTE-29 refuses a link to a grouped product without its %s',
    (missing) => {
      const params = { parentSku: 'SET', slug: 'set', childSku: 'SET', [missing]: undefined };
      expect(() => untyped('grouped-product', params)).toThrow(`The route 'grouped-product' needs '${missing}'.`);
    },
  );

  it.each(['parentSku', 'slug', 'childSku'])('ROUTE-29 refuses a link to a variant without its %s', (missing) => {
    const params = { parentSku: 'WS12', slug: 'top', childSku: 'WS12-M' };
    expect(() => untyped('configurable-product', { ...params, [missing]: undefined })).toThrow(
      `The route 'configurable-product' needs '${missing}'.`,
    );
  });
});
