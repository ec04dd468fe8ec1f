import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { closeMobileMenuAtom, mobileMenuAtom, openMobileMenuAtom } from './mobileMenu.ts';

it('MENU-08 the menu of phones is open or not, on its entries unless the search is asked for', () => {
  const store = createStore();
  expect(store.get(mobileMenuAtom)).toEqual({ open: false, type: 'menu' });
  store.set(openMobileMenuAtom);
  expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'menu' });
  store.set(openMobileMenuAtom, 'search');
  expect(store.get(mobileMenuAtom)).toEqual({ open: true, type: 'search' });
  store.set(closeMobileMenuAtom);
  expect(store.get(mobileMenuAtom)).toEqual({ open: false, type: 'menu' });
});
