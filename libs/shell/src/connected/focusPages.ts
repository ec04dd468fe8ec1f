import type { AnyRouter } from '@tanstack/react-router';
import { leftBy } from '../navigation.ts';
import { parseSearch } from '../router/search.ts';
import { isSamePage } from '../router/shownPage.ts';

/**
 * Moves the focus with the page, as a new document would and a router does not: to the heading of the page that came,
 * so that a screen reader says it and Tab goes on from there; for who goes back, to the link they left by. A field one
 * writes in keeps it. On the same page it only moves where another route rendered the page anew, without
 * the element that had it, and along a link within the page.
 */
export function focusPages(page: Document, router: AnyRouter): void {
  const move = () => {
    if (page.activeElement?.matches('main :is(input, textarea)')) return;
    const heading = page.querySelector<HTMLElement>('main h1') ?? page.querySelector('main');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // One that is in a closed menu does not take it.
    const link = [...page.links].find(({ href }) => href === leftBy.get(location.href));
    link?.focus({ preventScroll: true });
  };
  /** As where a browser follows it: Tab goes on from what a link within a page leads to. */
  const goOn = (hash: string) => page.getElementById(hash.replace('#', ''))?.focus();
  // While a page is on its way its matches may be those of the router already.
  const shown = router.state.resolvedLocation ?? router.state.location;
  let matches = router.matchRoutes(shown.pathname, parseSearch(shown.searchStr));
  let focused = page.activeElement;
  router.subscribe('onBeforeNavigate', () => void (focused = page.activeElement));
  router.subscribe('onRendered', ({ fromLocation, toLocation, hashChanged }) => {
    const previous = matches;
    ({ matches } = router.state);
    const isRemounted = previous.at(-1)?.routeId !== matches.at(-1)?.routeId;
    const isLost = isRemounted && focused !== page.body && page.activeElement === page.body;
    if (fromLocation && (isLost || !isSamePage(previous, matches))) move();
    else if (fromLocation && hashChanged) goOn(toLocation.hash);
  });
  // The first page may have been left while this was on its way.
  const [loaded] = performance.getEntriesByType('navigation');
  if (router.state.isLoading || !loaded) return;
  const { pathname, hash } = new URL(loaded.name);
  if (!isSamePage(router.matchRoutes(pathname), matches)) move();
  else if (location.hash !== hash) goOn(location.hash);
}
