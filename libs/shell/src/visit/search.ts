import { createCatalogApi } from '@etalage/catalog/headless';
import { createSearchApi, searchMemory, searchPortsAtom } from '@etalage/search';
import { defineFeature } from './defineFeature.ts';
import { visitHttp } from './visitHttp.ts';

/** Gives searching its API and its memory: what was asked before stays answered (SRCH-26). */
export const connectSearch = defineFeature((visit) => {
  const { view, store, events, storage } = visit;
  const http = visitHttp(visit);
  const isOnline = () => navigator.onLine;
  const api = createSearchApi(http, view, createCatalogApi(http, view), { cache: new Map(), isOnline });
  store.set(searchPortsAtom, { api, events, memory: searchMemory(storage) });
});
