import { expect, it } from 'vitest';
import * as contract from './contract.ts';
import * as headless from './headless.ts';
import * as index from './index.ts';
import * as testing from './testing.ts';

it.each([
  ['index', index, ['ShareList', 'WishList', 'asksVariant', 'itemOfVariant']],
  [
    'contract',
    contract,
    [
      'sharedWishlist',
      'sharedWishlistQuery',
      'wishlist',
      'wishlistAdd',
      'wishlistDelete',
      'wishlistItem',
      'wishlistOption',
      'wishlistShare',
    ],
  ],
  [
    'headless',
    headless,
    [
      'addWishAtom',
      'cancelWishActAtom',
      'connectWishlist',
      'createWishlistApi',
      'createWishlistShareApi',
      'createWishlistStorage',
      'en',
      'forgetWishlistAtom',
      'hasWaitingWishesAtom',
      'isAbout',
      'isWishlistLoadedAtom',
      'loadWishlistAtom',
      'nl',
      'readItem',
      'removeWishAtom',
      'replaceWishAtom',
      'toStoredItem',
      'waitingWishesAtom',
      'wishlistAtom',
      'wishlistKeys',
      'wishlistPortsAtom',
    ],
  ],
  ['testing', testing, ['aWish', 'createFakeWishlist']],
])('opens exactly these names at ./%s', (_entry, names, expected) => {
  expect(Object.keys(names).sort()).toEqual(expected);
});
