import { createCatalogApi } from '@etalage/catalog/headless';
import { browserStorage, createHttp } from '@etalage/core';
import { createSearchApi, nl as words, searchMemory, searchPortsAtom, type Found } from '@etalage/search';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useState } from 'react';
import { linkTo } from '../links.ts';
import type { ShopContext } from '../router/context.ts';

type Store = ReturnType<typeof useStore>;

const connected = new WeakSet<Store>();

/** Gives searching its API and its memory, once a visit: what was asked before stays answered (SRCH-26). */
function connect(store: Store, { app: { view }, events }: Pick<ShopContext, 'app' | 'events'>): void {
  if (connected.has(store)) return;
  connected.add(store);
  const http = createHttp({ storeCode: view.storeCode, baseUrl: location.origin });
  const isOnline = () => navigator.onLine;
  const api = createSearchApi(http, view, createCatalogApi(http, view), { cache: new Map(), isOnline });
  store.set(searchPortsAtom, { api, events, memory: searchMemory(browserStorage()) });
}

/** What every search panel of the shop has in common: its words, and where a search leads. */
export function useSearchPanel() {
  const context = useRouteContext({ from: '__root__' });
  const store = useStore();
  const navigate = useNavigate();
  useState(() => connect(store, context));
  return {
    words,
    path: linkTo('search'),
    notation: context.app.view.i18n,
    onSearched: ({ text, total }: Found) =>
      void navigate({ to: linkTo(total > 0 ? 'search' : 'no-result'), search: { q: text } }),
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
