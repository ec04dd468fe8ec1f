import { nl, type Listing } from '@etalage/catalog';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Drawn } from '../components/Drawn.tsx';
import { cardsOf } from '../model/cards.ts';

/** How the list of a page looks and answers. Its filters are links; sort and more products keep the shopper where they are. */
export function useListing(page: { listing: Listing }) {
  const { app } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  return {
    messages: nl,
    ...cardsOf(app.view),
    frame: (part: 'header' | 'facets' | 'products', draw: () => ReactNode) => (
      <Drawn name={part} of={page}>
        {draw}
      </Drawn>
    ),
    onSort: (href: string) => void navigate({ href, resetScroll: false }),
    onLoadMore: (number: number) =>
      void navigate({ to: '.', search: { ...page.listing.search, page: String(number) }, resetScroll: false }),
  };
}
