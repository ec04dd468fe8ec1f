import { keptCards, type ProductSummary } from '@etalage/catalog/headless';
import { createPersistentCache } from '@etalage/core';
import { defineFeature } from './defineFeature.ts';

/** The cards of products that this browser has seen, for when there is no network. */
export const seenProducts = defineFeature(() => {
  const cache = createPersistentCache<ProductSummary>();
  return {
    /** Keeps what can be read as cards, as the latest. */
    keep: (products: readonly unknown[]): Promise<void> => {
      const cards = keptCards(products);
      return cards.length === 0
        ? Promise.resolve()
        : cache.write(cards.map((value) => ({ key: value.parentSku, value })));
    },
    /** The latest first. */
    all: async (): Promise<readonly ProductSummary[]> => keptCards(await cache.readAll()),
    /** Forgets them: their prices and a wishlist are those of the customer who leaves. */
    forget: (): Promise<void> => cache.clear(),
  };
});
