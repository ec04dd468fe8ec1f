import { menu } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';

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
  set(timerAtom, setTimeout(pop, menu.popDelay));
});
/** Leaves all of them: the next time the menu begins with its entries. */
export const leaveSubmenusAtom = atom(null, (get, set) => {
  clearTimeout(get(timerAtom));
  set(submenuAtom, noSubmenu);
});
