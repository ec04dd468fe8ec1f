import {
  createAttributesApi,
  createProductsByIdApi,
  tellsItsPage,
  type CustomerGroup,
  type DetailContext,
  type KnownProduct,
  type ProductDetail,
} from '@etalage/catalog/headless';
import { silent } from '@etalage/core';
import type { PageRequest } from '../pages/pageRequest.ts';
import { backStaleTime } from '../pages/staleTime.ts';
import { loadWishlistPage } from '../pages/wishlist/loadWishlistPage.ts';
import { defineFeature } from '../visit/defineFeature.ts';
import { viewOf } from '../visit/viewOf.ts';
import { visitHttp } from '../visit/visitHttp.ts';

/** Without a network as long as the service worker keeps answers of the catalogue: a day. */
const offlineStaleTime = 24 * 60 * 60_000;
const staleTime = () => (navigator.onLine ? backStaleTime : offlineStaleTime);

/** The whole products that were read in the background, for as long as the document lives. */
export const knownProducts = defineFeature((visit) => {
  const view = viewOf(visit);
  const http = visitHttp(visit).extend(silent);
  const { attributes: loadAttributes } = createAttributesApi(http, view);
  const products = new Map<string, KnownProduct>();
  /** When each was read, or asked for. */
  const asked = new Map<number, number>();
  let context: Awaited<ReturnType<typeof loadContext>> | undefined;
  const isYoung = (at = -Infinity) => Date.now() - at < staleTime();

  return {
    /** Those of these ids that were not asked for lately. */
    missing: (ids: readonly number[]) => ids.filter((id) => !isYoung(asked.get(id))),
    /** Reads products in one call, and keeps them. Answers how many milliseconds that took; rejects without an answer. */
    read: async (ids: readonly number[], group: CustomerGroup | undefined, signal: AbortSignal): Promise<number> => {
      const { byId } = createProductsByIdApi(http.extend({ signal }), view, group);
      const [at, begun] = [Date.now(), performance.now()];
      let took = 0;
      const answer = byId(ids, 'whole').finally(() => (took = performance.now() - begun));
      const [found, ready] = await Promise.all([answer, loadContext()]);
      if (signal.aborted) return took;
      context = ready;
      for (const id of ids) asked.set(id, at);
      for (const document of found.values()) products.set(document.sku, { document, at });
      return took;
    },
    /** The page of a product at this address; undefined where too little is known, or too old. */
    detail: ({ params: { parentSku = '', childSku }, search }: PageRequest): ProductDetail | undefined => {
      const known = products.get(parentSku);
      if (known === undefined || context === undefined || !isYoung(known.at)) return undefined;
      const now = Date.now();
      if (!tellsItsPage(known, now)) return undefined;
      const { detailOf, ...views } = context;
      const leavesSizeOpen = 'kies' in search || childSku === undefined;
      return detailOf(known.document, childSku, { ...views, now }, undefined, { leavesSizeOpen });
    },
    /** Forgets one, which its own page knows better by now, or all. */
    forget: (parentSku?: string): void => {
      if (parentSku !== undefined) return void products.delete(parentSku);
      products.clear();
      asked.clear();
    },
  };

  /** What pages are made with. */
  async function loadContext() {
    const { words } = visit;
    const [attributes, { detailOf }] = await Promise.all([
      loadAttributes(),
      loadWishlistPage(),
      words.load('about', 'legal'),
    ]);
    const ofPages: DetailContext['words'] = { ...words.catalog, ...words.late('about').facts, ...words.late('legal') };
    return { detailOf, attributes, words: ofPages };
  }
});
