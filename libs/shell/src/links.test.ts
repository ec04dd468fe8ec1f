import { describe, expect, it } from 'vitest';
import { linkTo } from './links.ts';

describe('ROUTE-29 one typed route definition', () => {
  it('gives the address of a route', () => {
    expect(linkTo('category', { slug: 'bad & keuken' })).toBe('/c/bad%20%26%20keuken');
    expect(linkTo('configurable-product', { parentSku: 'WS12', slug: 'top', childSku: 'WS12-M' })).toBe('/p/WS12/top/WS12-M');
  });

  it('refuses an unknown route', () => {
    // @ts-expect-error no such page
    expect(() => linkTo('basket')).toThrow("There is no route 'basket'.");
  });

  it('refuses a missing parameter', () => {
    // @ts-expect-error the slug is missing
    expect(() => linkTo('category', {})).toThrow("The route 'category' needs 'slug'.");
    // @ts-expect-error all parameters are missing
    expect(() => linkTo('category')).toThrow("The route 'category' needs 'slug'.");
  });
});
