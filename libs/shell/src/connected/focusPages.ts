import type { AnyRouter } from '@tanstack/react-router';
import { pageOf } from '../model/pageOf.ts';
import { leftBy } from '../navigation.ts';

/**
 * Moves the focus with the page, as a new document would and a router does not: to the heading of the page that came,
 * so that a screen reader says it and Tab goes on from there; for who goes back, to the link they left by. A field one
 * writes in keeps it.
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
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation && pageOf(fromLocation) !== pageOf(toLocation)) move();
  });
  // The first page may have been left while this was on its way.
  const [loaded] = performance.getEntriesByType('navigation');
  if (!router.state.isLoading && loaded && pageOf(new URL(loaded.name)) !== pageOf(location)) move();
}
