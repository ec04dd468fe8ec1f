import { describe, expect, it } from 'vitest';
import { rememberRefused } from '../rememberRefused.ts';
import { createStorage } from '../storage.ts';

const cart = 'shop/cart/current-cart';
const cached = 'shop/catalog/recently-viewed';

/** A local storage of so many characters. */
function aSmallStorage(room: number) {
  const kept = new Map<string, string>();
  const used = () => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const storage = createStorage({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      if (used() - (kept.get(key)?.length ?? -key.length) + text.length > room)
        throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
  });
  return { storage, keys: () => [...kept.keys()] };
}

describe('a full local storage', () => {
  const full = () => {
    const { storage, keys } = aSmallStorage(600);
    storage.write(cached, 'x'.repeat(300));
    storage.write('shop/user/current-user', 'x'.repeat(60));
    storage.write('shop/wishlist/current-wishlist', 'x'.repeat(60));
    return { kept: rememberRefused(storage), keys, storage };
  };

  it('CACHE-01 keeps the cart first: caches yield, while wishlist and user data stay', () => {
    const { kept, keys } = full();
    kept.write(cart, 'x'.repeat(250));
    expect(keys()).toEqual(['shop/user/current-user', 'shop/wishlist/current-wishlist', cart]);
  });

  it('keeps its caches while there is room', () => {
    const { kept, keys } = full();
    kept.write(cart, []);
    expect(keys()).toEqual(expect.arrayContaining([cached]));
  });

  it('remembers the cart for as long as the page lives where even that is not enough', () => {
    const { kept, storage } = full();
    kept.write(cart, 'x'.repeat(1000));
    expect([kept.read(cart), storage.read(cart)]).toEqual(['x'.repeat(1000), undefined]);
  });
});
