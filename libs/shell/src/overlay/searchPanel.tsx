import type { ProductSummary } from '@etalage/catalog';
import type { Found } from '@etalage/search';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { Heart } from '../components/Heart/Heart.tsx';
import { linkTo } from '../links.ts';
import { connectSearch } from '../visit/search.ts';
import { useLateWords } from '../words/WordsContext.ts';

/** What every search panel of the shop has in common: its words, and where a search leads. */
export function useSearchPanel() {
  const words = useLateWords('search');
  const { visit } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  useState(() => connectSearch(visit));
  return {
    words,
    catalogMessages: visit.words.catalog,
    path: linkTo('search'),
    notation: visit.view.i18n,
    wish: (product: ProductSummary) => <Heart product={product} messages={visit.words.frame} />,
    onSearched: ({ text, total, pages = [] }: Found) => {
      const page = total + pages.length > 0 ? 'search' : 'no-result';
      void navigate({ to: linkTo(page), search: { q: text } });
    },
  };
}

/** Where the server drew the search of the header. */
export const headerSearch = (): HTMLElement | null => document.getElementById('region-search');

/** Takes what was typed into the form that the server drew, and empties its field. */
export function takeText(place: Element | null): string {
  const field = place?.querySelector('input');
  const text = field?.value ?? '';
  if (field) field.value = '';
  return text;
}

/**
 * Whether the focus moved on to another tab stop while the code of the search was loading: the search must not steal it.
 * A heading that a page change focused (`tabindex="-1"`) is no tab stop.
 */
export function hasMovedOn(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.tabIndex >= 0 && !headerSearch()?.contains(focused);
}
