import { describe, expect, it } from 'vitest';
import { linkTo } from './links.ts';

/** The call as code without types would make it; what types refuse stands in links.test-d.ts. */
const untyped = (...call: unknown[]): unknown => Reflect.apply(linkTo, undefined, call);

describe('ROUTE-29 one typed route definition', () => {
  it('gives the address of a route', () => {
    expect(linkTo('category', { slug: 'bad & keuken' })).toBe('/c/bad%20%26%20keuken');
    expect(linkTo('configurable-product', { parentSku: 'WS12', slug: 'top', childSku: 'WS12-M' })).toBe(
      '/p/WS12/top/WS12-M',
    );
  });

  it('refuses an unknown route', () => {
    expect(() => untyped('basket')).toThrow("There is no route 'basket'.");
  });

  it('refuses a missing parameter', () => {
    expect(() => untyped('category', {})).toThrow("The route 'category' needs 'slug'.");
    expect(() => untyped('category')).toThrow("The route 'category' needs 'slug'.");
  });
});
