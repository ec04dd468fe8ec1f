import { expect, it } from 'vitest';
import * as contract from './contract.ts';
import * as headless from './headless.ts';
import * as testing from './testing.ts';

it.each([
  ['contract', contract, ['wishlist', 'wishlistAdd', 'wishlistDelete', 'wishlistItem', 'wishlistOption']],
  [
    'headless',
    headless,
    [
      'addWishAtom',
      'connectWishlist',
      'createWishlistApi',
      'createWishlistStorage',
      'isAbout',
      'isWishlistLoadedAtom',
      'readItem',
      'removeWishAtom',
      'replaceWishAtom',
      'wishlistAtom',
      'wishlistKeys',
      'wishlistPortsAtom',
    ],
  ],
  ['testing', testing, ['aWish', 'createFakeWishlist']],
])('opens exactly these names at ./%s', (_entry, names, expected) => {
  expect(Object.keys(names).sort()).toEqual(expected);
});
