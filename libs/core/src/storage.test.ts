import { expect, it } from 'vitest';
import { createStorage, storageKey } from './storage.ts';

it('keeps values under the keys of the wire contract', () => {
  const storage = createStorage();
  expect(storage.write(storageKey('cart', 'current-cart'), [{ sku: 'WS12' }])).toBe(true);
  expect(storage.read('shop/cart/current-cart')).toEqual([{ sku: 'WS12' }]);
  storage.remove('shop/cart/current-cart');
  expect(storage.read('shop/cart/current-cart')).toBeUndefined();
});

it('survives a browser that refuses and content that is not JSON', () => {
  const refusing = createStorage({
    getItem: () => '{half',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  expect(refusing.write('a', 1)).toBe(false);
  expect(refusing.read('a')).toBeUndefined();
});
