import { atom } from 'jotai/vanilla';
import { closeOverlayAtom, openOverlayAtom, overlaysAtom } from '../overlay/overlayAtom.ts';

/** The menu of phones: whether it stands open, and on which of its tabs (MENU-08). */
export type MobileMenu = { open: boolean; type: 'menu' | 'search' };

const tabAtom = atom<MobileMenu['type']>('menu');
/** How the menu of phones stands. */
export const mobileMenuAtom = atom((get): MobileMenu => {
  const open = get(overlaysAtom).some(({ name }) => name === 'menu');
  return { open, type: open ? get(tabAtom) : 'menu' };
});
/** Whether it is open. */
export const isMobileMenuOpenAtom = atom((get) => get(mobileMenuAtom).open);
/** Opens it, on its search tab if that is asked for. */
export const openMobileMenuAtom = atom(null, (get, set, type: MobileMenu['type'] = 'menu') => {
  set(tabAtom, type);
  if (!get(isMobileMenuOpenAtom)) set(openOverlayAtom, { name: 'menu' });
});
/** Closes it. */
export const closeMobileMenuAtom = atom(null, (_get, set) => set(closeOverlayAtom, 'menu'));
