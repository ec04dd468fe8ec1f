import { customerGroupAtom } from '@etalage/account/headless';
import {
  createAttributesApi,
  createProductsByIdApi,
  detailOf,
  isLinkedByPath,
  type CustomerGroup,
  type DetailContext,
} from '@etalage/catalog/headless';
import type { Product } from '@etalage/catalog/contract';
import type { Wish } from '@etalage/wishlist';
import { isWishlistLoadedAtom, loadWishlistAtom, wishlistAtom, type WishlistItem } from '@etalage/wishlist/headless';
import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useLoaded } from '../../../connected/useLoaded.ts';
import type { Visit } from '../../../visit/createVisit.ts';
import { defineFeature } from '../../../visit/defineFeature.ts';
import { visitHttp } from '../../../visit/visitHttp.ts';
import { viewOf } from '../../../visit/viewOf.ts';

/** On the server nothing loads the list. */
const noWishes = () => new Promise<never>(() => undefined);

type Wishes = {
  /** Undefined until list and products are there. */
  wishes: readonly Wish[] | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** The list of the visit with its products as they are now. */
export function useWishes(): Wishes {
  const { visit, wishes } = useRouteContext({ from: '__root__' });
  const items = useAtomValue(wishlistAtom);
  const isListLoaded = useAtomValue(isWishlistLoadedAtom);
  const loadList = useSetAtom(loadWishlistAtom);
  const code = useLoaded(wishes?.load ?? noWishes);
  const ids = idsOf(items);
  const group = useAtomValue(customerGroupAtom);
  const products = useLoaded(useCallback(() => loadProducts(visit, ids, group), [visit, ids, group]));
  const retry = () => {
    code.retry();
    products.retry();
    void loadList();
  };
  const isEnded = code.data !== undefined;
  const isFailed = code.isFailed || products.isFailed || (isEnded && !isListLoaded);
  const found = products.data;
  const shown = useMemo(() => found && items.flatMap(found), [found, items]);
  const isKnown = isListLoaded || items.length > 0;
  return { wishes: isKnown ? shown : undefined, isFailed, retry };
}

/**
 * Attributes, and the products that were asked for, with the prices of a group (PRICE-09), for as long as the visit: what is
 * removed or added needs no other.
 */
const catalogue = defineFeature((visit) => {
  const [http, view] = [visitHttp(visit), viewOf(visit)];
  return {
    attributes: createAttributesApi(http, view).attributes,
    byId: (ids: readonly number[], group: CustomerGroup | undefined) =>
      createProductsByIdApi(http, view, group).byId(ids, 'whole'),
    known: new Map<string, Product | undefined>(),
  };
});

/** The cache key of a product: each group has its own prices. */
const keyOf = (id: number, group: CustomerGroup | undefined): string => `${id} ${group?.groupToken ?? ''}`;

/** The wishes of items, each with its product as it is now, at the prices of a group. */
export async function findWishes(
  visit: Visit,
  items: readonly WishlistItem[],
  group: CustomerGroup | undefined,
): Promise<Wish[]> {
  return items.flatMap(await loadProducts(visit, idsOf(items), group));
}

const idsOf = (items: readonly WishlistItem[]): string => items.map(({ id, parentId }) => parentId ?? id).join();

/** Finds the products of these ids, and answers what makes wishes of items; of those that were not asked for yet, none. */
async function loadProducts(
  visit: Visit,
  ids: string,
  group: CustomerGroup | undefined,
): Promise<(item: WishlistItem) => Wish[]> {
  if (ids === '') return () => [];
  const { words } = visit;
  const { attributes, byId, known } = catalogue(visit);
  const missing = ids
    .split(',')
    .map(Number)
    .filter((id) => !known.has(keyOf(id, group)));
  const [labels, found] = await Promise.all([attributes(), byId(missing, group)]);
  for (const id of missing) known.set(keyOf(id, group), found.get(id));
  const own = { ...words.catalog, ...words.late('about').facts, ...words.late('legal') };
  const context: DetailContext = {
    now: Date.now(),
    attributes: labels,
    words: own,
    linksByPath: isLinkedByPath(viewOf(visit)),
  };
  return (item) => {
    const key = keyOf(item.parentId ?? item.id, group);
    return known.has(key) ? [wishOf(item, known.get(key), context)] : [];
  };
}

function wishOf(item: WishlistItem, product: Product | undefined, context: DetailContext): Wish {
  if (product === undefined) return { item };
  const isWhole = item.options.length === 0;
  const sku = isWhole ? undefined : item.sku;
  return { item, product: detailOf(product, sku, context, undefined, { leavesSizeOpen: isWhole }) };
}
