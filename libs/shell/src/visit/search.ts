import { customerGroupAtom } from '@etalage/account/headless';
import { createAttributesApi } from '@etalage/catalog/headless';
import { silent } from '@etalage/core';
import { createSearchApi, searchMemory, searchPortsAtom } from '@etalage/search/headless';
import { defineFeature } from './defineFeature.ts';
import { visitHttp } from './visitHttp.ts';
import { seenProducts } from './seenProducts.ts';
import { viewOf } from './viewOf.ts';

/** Gives searching its API and its memory: what was asked before stays answered (SRCH-26). */
export const connectSearch = defineFeature((visit) => {
  const { words, store, events, storage } = visit;
  const view = viewOf(visit);
  // A search that fails is only logged (SRCH-27).
  const http = visitHttp(visit).extend(silent);
  const isOnline = () => navigator.onLine;
  const customer = () => store.get(customerGroupAtom);
  const seen = () => seenProducts(visit).all();
  const options = { words: words.catalog, cache: new Map(), isOnline, customer, seen };
  const api = createSearchApi(http, view, createAttributesApi(http, view), options);
  store.set(searchPortsAtom, { api, events, memory: searchMemory(storage) });
});
