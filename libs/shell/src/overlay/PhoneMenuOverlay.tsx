import { isDesktop } from '@etalage/core/constants';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { menuDialogId } from '../components/Header/Header.tsx';
import { PhoneMenu } from '../components/PhoneMenu/PhoneMenu.tsx';
import { closeMobileMenuAtom, mobileMenuAtom, openMobileMenuAtom, type MobileMenu } from '../model/mobileMenu.ts';
import { closeSubmenuAtom, leaveSubmenusAtom, mobileSubmenuAtom, openSubmenuAtom } from '../model/mobileSubmenu.ts';
import { useLateWords } from '../words/WordsContext.ts';
import { PendingWithRetry, useLazyPart } from './lazyPart.tsx';
import * as css from './PhoneMenuOverlay.css.ts';
import { answerBeside } from './pressBeside.ts';
import { readMenu } from './readMenu.ts';
import type { OverlayProps } from './registry.ts';
import { hasMovedOn, headerSearch } from './searchPanel.tsx';

const menuDialog = (): HTMLDialogElement | null => document.querySelector(`dialog#${menuDialogId}`);

/**
 * The menu of phones. It takes over the dialog that the server drew, and may have opened without it: its entries become a
 * drill-down, it has a search tab, and the tab bar answers while it is open.
 */
export function PhoneMenuOverlay({ isOpen }: OverlayProps<'menu'>) {
  const [dialog] = useState(menuDialog);
  return dialog && <TakenOverMenu dialog={dialog} isOpen={isOpen} />;
}

type TakenOverMenuProps = { dialog: HTMLDialogElement; isOpen: boolean };

function TakenOverMenu({ dialog, isOpen }: TakenOverMenuProps) {
  const words = useLateWords('shop');
  const [entries] = useState(() => readMenu(document, dialog));
  const { type: tab } = useAtomValue(mobileMenuAtom);
  const { path, isLeaving } = useAtomValue(mobileSubmenuAtom);
  const openTab = useSetAtom(openMobileMenuAtom);
  const openSubmenu = useSetAtom(openSubmenuAtom);
  const closeSubmenu = useSetAtom(closeSubmenuAtom);
  const leaveSubmenus = useSetAtom(leaveSubmenusAtom);
  const box = useTakeOver(dialog);
  const search = useSearchTab(isOpen && tab === 'search');
  const isModal = useModal(dialog, { isOpen, tab, isReady: tab === 'menu' || search.isReady });
  const label = tab === 'search' ? words.search : words.menu;
  useLayoutEffect(() => dialog.setAttribute('aria-label', label), [dialog, label]);
  useLayoutEffect(() => {
    if (!isOpen) leaveSubmenus();
  }, [isOpen, leaveSubmenus]);
  const onToggle = (href: string) => (path.includes(href) && !isLeaving ? closeSubmenu() : openSubmenu(href));
  const drillDown = { tab, path, isLeaving, onTab: openTab, onToggle, search: isModal && search.content };
  return box && createPortal(<PhoneMenu entries={entries} messages={words} drillDown={drillDown} />, box);
}

const loadSearch = async () => (await import('./MenuSearch.tsx')).MenuSearch;

/** What the search tab holds, and whether the menu can open on it: not before its field takes what is typed. */
function useSearchTab(isWanted: boolean) {
  const { data: Part, isFailed, retry } = useLazyPart(loadSearch, ['search'], isWanted);
  const close = useSetAtom(closeMobileMenuAtom);
  const content = (
    <div className={css.search}>
      {Part ? <Part close={close} /> : <PendingWithRetry isFailed={isFailed} retry={retry} close={close} />}
    </div>
  );
  return { content, isReady: Part !== undefined || isFailed };
}

/**
 * Replaces what the server rendered in the dialog by a box, until the layout unmounts. The notifications in it, a popover,
 * stay: React removes them. There is no box at first: a portal is not hydrated.
 */
function useTakeOver(dialog: HTMLDialogElement): Element | undefined {
  const store = useStore();
  const [box, setBox] = useState<Element>();
  useLayoutEffect(() => onceReleased(dialog, () => setBox(document.createElement('div'))), [dialog]);
  useLayoutEffect(() => {
    if (box === undefined) return undefined;
    const rendered = [...dialog.children].filter((child) => !child.hasAttribute('popover'));
    const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
    const unfolded = dialog.querySelector<HTMLDetailsElement>('details[open]');
    if (unfolded) {
      store.set(openSubmenuAtom, unfolded.querySelector('a')?.getAttribute('href') ?? '');
      unfolded.open = false;
    }
    for (const child of rendered) child.remove();
    dialog.prepend(box);
    dialog.classList.add(css.drill);
    const stops = [...dialog.querySelectorAll<HTMLElement>('a, button, summary')];
    if (focused) stops.find(({ textContent }) => textContent === focused.textContent)?.focus({ preventScroll: true });
    return () => {
      dialog.classList.remove(css.drill);
      box.replaceWith(...rendered);
    };
  }, [dialog, box, store]);
  return box;
}

/** Acts when no press is going on in an element: one whose row is taken away before it ends would be lost. Returns what ends the wait. */
function onceReleased(element: Element, act: () => void): (() => void) | undefined {
  if (!element.matches(':active')) {
    act();
    return undefined;
  }
  const controller = new AbortController();
  const { signal } = controller;
  // The click comes with the release, so it is over then.
  const release = () => void setTimeout(() => signal.aborted || act());
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { signal, once: true });
  return () => controller.abort();
}

/** Opens and closes the dialog with the menu's state, and closes it for what a dialog does not. Returns whether it is shown. */
function useModal(
  dialog: HTMLDialogElement,
  { isOpen, isReady, tab }: { isOpen: boolean; isReady: boolean; tab: MobileMenu['type'] },
): boolean {
  const [isModal, setModal] = useState(false);
  const close = useSetAtom(closeMobileMenuAtom);
  useLayoutEffect(() => {
    if (isOpen && isReady && !dialog.open) {
      if (tab === 'search' && hasMovedOn()) close();
      else showMenu(dialog);
    }
    if (!isOpen && dialog.open) dialog.close();
    setModal(dialog.open);
  }, [dialog, isOpen, isReady, tab, close]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnDesktop = () => {
      if (isDesktop(innerWidth)) close();
    };
    closeOnDesktop();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It would empty the field as well.
      event.preventDefault();
      close();
    };
    addEventListener('resize', closeOnDesktop);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('resize', closeOnDesktop);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, close]);
  // Also once it is closed: the dialog closes by itself before the press that closed it is a click.
  useEffect(
    () => answerBeside(dialog, document.querySelector(`nav:has(> [commandfor="${menuDialogId}"])`), close),
    [dialog, close],
  );
  return isModal;
}

/**
 * The focus returns to where it was, which must not be the field of the header: that opens the menu again. Its button leads
 * to it from now on: as a stop of the Tab key it would hold back who goes on towards the start of the page.
 */
function showMenu(dialog: HTMLDialogElement): void {
  const search = headerSearch();
  if (search?.contains(document.activeElement)) {
    search.querySelector('button')?.focus();
    search.querySelector('input')?.setAttribute('tabindex', '-1');
  }
  dialog.showModal();
}
