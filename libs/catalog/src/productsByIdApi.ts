import type { KyInstance } from 'ky';
import type { Product } from './contract/product.ts';
import type { CustomerGroup } from './model/group.ts';
import { productHits } from './model/hits.ts';
import { idsCall } from './model/queries.ts';
import { createSearchCalls, type IndexedStore } from './searchCalls.ts';

/** Finds the products of a list of ids. */
export type ProductsByIdApi = {
  /** With options and variants, or with all that a page shows, by id; what is no longer sold is left out. */
  byId(ids: readonly number[], extent?: 'variants' | 'whole'): Promise<ReadonlyMap<number, Product>>;
};

/** The product search by ids (wire contract 2), with the prices of a group where one is given. */
export function createProductsByIdApi(http: KyInstance, store: IndexedStore, group?: CustomerGroup): ProductsByIdApi {
  const { search } = createSearchCalls(http, store, group);
  return {
    byId: async (ids, extent = 'variants') => {
      const { include, ...whole } = idsCall(ids);
      const call = extent === 'whole' ? whole : { ...whole, include };
      const hits = ids.length === 0 ? [] : productHits(await search('product', call));
      return new Map(hits.map((hit) => [hit.id, hit]));
    },
  };
}
