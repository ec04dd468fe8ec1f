import { menu as menuConstants } from '@etalage/core/constants';
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
  if (get(isMobileMenuOpenAtom)) return;
  set(submenuAtom, noSubmenu);
  set(openOverlayAtom, { name: 'menu' });
});
/** Closes it: the next time it begins with its entries. */
export const closeMobileMenuAtom = atom(null, (get, set) => {
  set(closeOverlayAtom, 'menu');
  clearTimeout(get(timerAtom));
  set(submenuAtom, noSubmenu);
});

/** The submenus that are open, outermost first, and whether the last of them is on its way out. */
type Submenu = { depth: number; path: readonly string[]; isLeaving: boolean };
const noSubmenu: Submenu = { depth: 0, path: [], isLeaving: false };
const timerAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined);

const submenuOf = (path: readonly string[]): Submenu => ({ depth: path.length, path, isLeaving: false });

const submenuAtom = atom(noSubmenu);
/** How far the shopper went into the menu (MENU-07). */
export const mobileSubmenuAtom = atom((get) => get(submenuAtom));
/** Goes into a submenu. What was on its way out is gone at once. */
export const openSubmenuAtom = atom(null, (get, set, path: string) => {
  clearTimeout(get(timerAtom));
  const { path: paths, isLeaving } = get(submenuAtom);
  set(submenuAtom, submenuOf([...(isLeaving ? paths.slice(0, -1) : paths), path]));
});
/** Goes back: the last submenu slides out, and is gone after 300 ms. */
export const closeSubmenuAtom = atom(null, (get, set) => {
  const submenu = get(submenuAtom);
  if (submenu.depth === 0 || submenu.isLeaving) return;
  set(submenuAtom, { ...submenu, isLeaving: true });
  const pop = () => set(submenuAtom, submenuOf(submenu.path.slice(0, -1)));
  set(timerAtom, setTimeout(pop, menuConstants.popDelay));
});
