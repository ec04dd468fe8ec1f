import type { Listing } from '@etalage/catalog';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { StaticPart } from '../components/StaticPart.tsx';
import { cardsOf } from '../model/cards.tsx';
import { closeOverlayAtom, openOverlayAtom } from '../overlay/overlayAtom.ts';
import { historyIndexOf } from '../router/routerInternals.ts';
import { useLateWords, useWords } from '../words/WordsContext.ts';

/** The overlay of the filters, which finds the sheet by its name. */
const sheet = { name: 'filters' } as const;

/** Cards per viewport. */
const windowful = 10;

/** How the list of a page looks and answers. Its filters are links; sort and more products keep the shopper where they are. */
export function useListing(page: { listing: Listing }) {
  const messages = useLateWords('list');
  const words = useWords();
  const { app, visit } = useRouteContext({ from: '__root__' });
  const { store } = visit;
  const router = useRouter();
  useRetry(page.listing.isUnreachable);
  const place = historyIndexOf(router.latestLocation);
  const [opened] = useState(place);
  // Whoever goes back, or reads on, must find the whole list at once: they are brought to where they were in it.
  const isChoice = place > opened && page.listing.page === 1;
  return {
    messages,
    atOnce: isChoice ? windowful : undefined,
    ...cardsOf(app.view, words.frame),
    frame: (part: 'header' | 'facets' | 'products', draw: () => ReactNode) => (
      <StaticPart name={part} of={page}>
        {draw}
      </StaticPart>
    ),
    sheetId: sheet.name,
    onSheet: (isOpen: boolean) =>
      isOpen ? store.set(openOverlayAtom, sheet) : store.set(closeOverlayAtom, sheet.name),
    onSort: (href: string) => void router.navigate({ href, resetScroll: false }),
    onLoadMore: (number: number) =>
      void router.navigate({ to: '.', search: { ...page.listing.search, page: String(number) }, resetScroll: false }),
  };
}

/** Milliseconds between two requests for a list that failed. */
const retryAfter = 4000;

/** Reloads the page that is shown for as long as its list is missing; a slow answer, or another page, is waited for. */
function useRetry(isMissing = false): void {
  const router = useRouter();
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => {
      const shown = router.state.matches.at(-1);
      if (router.state.isLoading || shown?.isFetching) return;
      void router.invalidate({ filter: ({ id }) => id === shown?.id });
    }, retryAfter);
    return () => clearInterval(timer);
  }, [isMissing, router]);
}
