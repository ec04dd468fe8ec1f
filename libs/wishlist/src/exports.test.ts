import { expect, it } from 'vitest';
import * as contract from './contract.ts';

it('opens exactly these names at ./contract', () => {
  expect(Object.keys(contract).sort()).toEqual([
    'wishlist',
    'wishlistAdd',
    'wishlistDelete',
    'wishlistItem',
    'wishlistOption',
  ]);
});
