import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import { openOverlayAtom, overlaysAtom } from '../overlay/overlayAtom.ts';
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

it('MENU-08 it stays as it is when it goes on to another tab', () => {
  const store = createStore();
  store.set(openMobileMenuAtom);
  const [opened] = store.get(overlaysAtom);
  store.set(openMobileMenuAtom, 'search');
  expect(store.get(overlaysAtom)).toEqual([opened]);
});

it('MENU-08 it is not open because something else is', () => {
  const store = createStore();
  store.set(openOverlayAtom, { name: 'microcart' });
  expect(store.get(mobileMenuAtom)).toEqual({ open: false, type: 'menu' });
});
