import { storageKey, type Storage } from '@etalage/core';
import { compare } from '@etalage/core/constants';
import { readCards } from './storedCards.ts';
import type { ProductSummary } from './views.ts';

/** Where the list is kept. */
const compareKey = storageKey('compare', compare.localKey);

/** The products that a shopper compares, in the order in which they were added (SESSION-20). No page shows it by itself. */
export function compareList(storage: Storage) {
  const products = (): ProductSummary[] => readCards(storage, compareKey);
  const write = (list: readonly ProductSummary[]): void => void storage.write(compareKey, list);
  return {
    products,
    /** Adds a product, once. */
    add(product: ProductSummary): void {
      const kept = products();
      if (!kept.some(({ sku }) => sku === product.sku)) write([...kept, product]);
    },
    remove: (sku: string): void => write(products().filter((product) => product.sku !== sku)),
    clear: (): void => storage.remove(compareKey),
  };
}
