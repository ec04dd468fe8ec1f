import { isPlainClick } from '@etalage/ui';
import { followedLinkAtom } from './model/followedLink.ts';
import { waitingLinkAtom } from './model/visitAtoms.ts';
import { historyKeyOf, setScrollReset } from './router/routerInternals.ts';
import type { ShopRouter } from './router/shopRouter.tsx';

/** The link by which each page was left last, both as addresses: whoever goes back finds it. */
export const leftBy = new Map<string, string>();

/**
 * Client-side navigation for plain links: a link to a page of the shop is preloaded on hover, touch and focus, and followed
 * without a new document. Without a network it waits for one. Links need no component of the router, and work before
 * hydration. `onPoint` is called whenever a link may be followed next.
 */
export function softenLinks(page: Document, router: ShopRouter, onPoint: () => void): void {
  const { store } = router.options.context.visit;
  const preload = ({ target }: Event) => {
    const link = shopLink(target);
    if (link === undefined || !navigator.onLine) return;
    onPoint();
    void router.preloadRoute(partsOf(link)).catch(() => undefined);
  };
  const follow = (link: HTMLAnchorElement) => {
    closeDialogs(page);
    if (link.hash !== '' && link.href === location.href)
      return goTo(page.getElementById(decodeURI(link.hash.slice(1))));
    store.set(followedLinkAtom, link);
    store.set(waitingLinkAtom, undefined);
    leftBy.set(location.href, link.href);
    leftBy.delete(link.href);
    void router.navigate({ ...partsOf(link), resetScroll: link.pathname !== location.pathname });
  };
  const followWaiting = () => {
    const waiting = store.get(waitingLinkAtom);
    if (waiting) follow(waiting);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, preload, { passive: true });
  // At the window: what React answers, at the document, is answered by then.
  addEventListener('click', (event) => {
    const link = isPlainClick(event) ? shopLink(event.target) : undefined;
    if (link === undefined) return;
    event.preventDefault();
    if (navigator.onLine) return follow(link);
    store.set(waitingLinkAtom, link);
    addEventListener('online', followWaiting, { once: true });
  });
}

/**
 * Scrolls to the top after a navigation to another history entry only. By default the router also does so on hydration and
 * when a page reloads its data. `restoreScroll` restores positions.
 */
export function beginAtTop(router: ShopRouter): void {
  let last = historyKeyOf(router.latestLocation);
  setScrollReset(router, (location) => {
    const isNew = historyKeyOf(location) !== last;
    last = historyKeyOf(location);
    return isNew;
  });
}

function shopLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return undefined;
  return /^\/(api|img|assets)\//.test(link.pathname) || !isEncoded(link.pathname + link.hash) ? undefined : link;
}

/** Whether the router can read a path and a hash: one with a bare '%' is left to the server. */
function isEncoded(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

const partsOf = ({ pathname, search, hash }: HTMLAnchorElement) => ({
  to: decodeURI(pathname),
  search: Object.fromEntries(new URLSearchParams(search)),
  ...(hash === '' ? {} : { hash: hash.slice(1) }),
});

/** Follows a link to the current address, for which the router does nothing: scrolls to the target of its hash and focuses it. */
function goTo(element: HTMLElement | null): void {
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

function closeDialogs(page: Document): void {
  page.querySelectorAll('dialog').forEach((dialog) => dialog.close());
}
