import { isDesktop } from '@etalage/core/constants';
import { atom, type createStore } from 'jotai/vanilla';
import { menuDialogId } from '../components/Header/Header.tsx';
import { nl } from '../messages/nl.ts';
import {
  closeMobileMenuAtom,
  closeSubmenuAtom,
  mobileMenuAtom,
  mobileSubmenuAtom,
  openMobileMenuAtom,
  openSubmenuAtom,
} from '../model/mobileMenu.ts';
import { panelAtom } from '../model/visitAtoms.ts';
import * as css from './mobileMenu.css.ts';

type Store = ReturnType<typeof createStore>;

const isTakenAtom = atom(false);

/** The dialog that the server drew, where the page has one. */
export const menuOf = (page: Document): HTMLDialogElement | null => page.querySelector(`dialog#${menuDialogId}`);
const tabBarOf = (page: Document) => page.querySelector(`nav:has(> [commandfor="${menuDialogId}"])`);

/**
 * Lets the menu of phones follow its state, and its state what the shopper does. Without this the menu opens, closes and
 * unfolds by itself; with it its entries are a drill-down, it has a search tab, and the tab bar answers while it is open.
 * Answers what lets go of the page again.
 */
export function takeMenu(page: Document, store: Store): () => void {
  if (store.get(isTakenAtom)) return () => undefined;
  store.set(isTakenAtom, true);
  const letGo = new AbortController();
  const { signal } = letGo;
  store.sub(mobileMenuAtom, () => drawMenu(page, store));
  store.sub(mobileSubmenuAtom, () => drawSubmenus(page, store));
  const close = () => {
    if (store.get(mobileMenuAtom).open) store.set(closeMobileMenuAtom);
  };
  // It does not bubble.
  page.addEventListener('close', ({ target }) => target === menuOf(page) && close(), { capture: true, signal });
  addEventListener('resize', () => isDesktop(innerWidth) && close(), { signal });
  page.addEventListener('click', (event) => answerClick(store, event), { signal });
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !store.get(mobileMenuAtom).open) return;
      // It would empty the field as well.
      event.preventDefault();
      close();
    },
    { signal },
  );
  answerBeside(page, close, signal);
  takeOpened(page, store);
  return () => letGo.abort();
}

/** Takes up what was opened before, on the tab that was asked for meanwhile. */
function takeOpened(page: Document, store: Store): void {
  const menu = menuOf(page);
  if (!menu?.open) return;
  // The window grew while this was on its way: nothing of the menu shows there, and the page would not answer.
  if (isDesktop(innerWidth)) return menu.close();
  store.set(openMobileMenuAtom, store.get(panelAtom) === 'search' ? 'search' : 'menu');
  const unfolded = menu.querySelector('details[open]');
  if (unfolded) store.set(openSubmenuAtom, pathOf(unfolded));
}

function answerClick(store: Store, event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // The tab of the search is a form's: it is answered where the header's is.
  if (target.closest(`[command="show-modal"], #${menuDialogId} div > [aria-pressed]`))
    return store.set(openMobileMenuAtom);
  const details = target.closest(`#${menuDialogId} summary`)?.parentElement;
  if (!details) return;
  event.preventDefault();
  const { path, isLeaving } = store.get(mobileSubmenuAtom);
  if (path.includes(pathOf(details)) && !isLeaving) return store.set(closeSubmenuAtom);
  store.set(openSubmenuAtom, pathOf(details));
}

/**
 * A press beside the open menu closes it. The page around it does not answer, but the tab bar does: a press on another
 * tab goes there, one on the active tab does no more than close (MENU-10).
 */
function answerBeside(page: Document, close: () => void, signal: AbortSignal): void {
  let pressed: { tab: HTMLElement | undefined } | undefined;
  const notePress = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const isIn = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= x && x < right && top <= y && y < bottom;
    };
    const menu = menuOf(page);
    const tabs = [...(tabBarOf(page)?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    // What lies behind it is the dialog's own.
    const isBeside = target === menu ? menu && !isIn(menu) : !(target instanceof Node && menu?.contains(target));
    pressed = menu?.open && isBeside ? { tab: tabs.find(isIn) } : undefined;
  };
  const answer = (event: Event) => {
    if (pressed === undefined) return;
    const { tab } = pressed;
    pressed = undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
    if (tab?.matches('a')) tab.click();
  };
  page.addEventListener('pointerdown', notePress, { capture: true, signal });
  page.addEventListener('click', answer, { capture: true, signal });
}

function drawMenu(page: Document, store: Store): void {
  const menu = menuOf(page);
  const { open, type } = store.get(mobileMenuAtom);
  const isSearching = open && type === 'search';
  store.set(panelAtom, (panel) => (isSearching ? 'search' : panel === 'search' ? undefined : panel));
  const tab = tabBarOf(page)?.querySelector('button');
  tab?.setAttribute('aria-expanded', String(open));
  tab?.classList.toggle(css.active, open);
  if (menu === null) return;
  if (!menu.classList.contains(css.drill)) deepen(page, menu);
  menu.classList.add(css.drill);
  menu.classList.toggle(css.searching, isSearching);
  const tabs = [...menu.querySelectorAll('[aria-pressed]')];
  for (const [at, one] of tabs.entries()) {
    const isShown = (at === 1) === isSearching;
    one.setAttribute('aria-pressed', String(isShown));
    if (isShown) menu.setAttribute('aria-label', one.textContent);
  }
  if (open && !menu.open) menu.showModal();
  if (!open && menu.open) menu.close();
}

const pathOf = (details: Element): string => details.querySelector('a')?.getAttribute('href') ?? '';

function drawSubmenus(page: Document, store: Store): void {
  const { path, isLeaving } = store.get(mobileSubmenuAtom);
  for (const details of menuOf(page)?.querySelectorAll('details') ?? []) {
    const own = pathOf(details);
    details.open = path.includes(own);
    details.toggleAttribute('data-leaving', isLeaving && path.at(-1) === own);
    const summary = details.querySelector('summary');
    if (summary) summary.dataset['back'] = nl.back;
  }
}

/** Puts under the entries of the second level what the bar of desktops has under them: the server sends it once. */
function deepen(page: Document, menu: HTMLDialogElement): void {
  for (const leaves of page.querySelectorAll(`#region-menu nav li > a + ul`)) {
    const { previousElementSibling: title } = leaves;
    const href = title?.getAttribute('href');
    const row = [...menu.querySelectorAll('details li > a')].find((link) => link.getAttribute('href') === href);
    const outer = row?.closest('details');
    if (!row || !outer || !title) continue;
    const details = page.createElement('details');
    const summary = outer.querySelector('summary')?.cloneNode(true);
    const list = outer.querySelector('ul')?.cloneNode();
    if (!(summary instanceof Element) || !(list instanceof Element)) continue;
    summary.firstChild?.replaceWith(title.textContent);
    const rowTo = (link: Element, label: string) => {
      const item = page.createElement('li');
      const own = page.createElement('a');
      own.className = row.className;
      own.href = link.getAttribute('href') ?? '';
      own.textContent = label;
      item.append(own);
      return item;
    };
    list.append(
      rowTo(title, nl.allOf(title.textContent)),
      ...[...leaves.querySelectorAll('a')].map((leaf) => rowTo(leaf, leaf.textContent)),
    );
    details.append(summary, list);
    row.replaceWith(details);
  }
}
