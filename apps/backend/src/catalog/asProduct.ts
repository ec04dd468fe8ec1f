import type { Product } from '@etalage/catalog/contract';

/**
 * A document of the catalogue as a product. The import has held it against the contract, so only what tells a product
 * from other documents is looked at again: whole listings are read at once.
 */
export function asProduct(found: Readonly<Record<string, unknown>>): Product {
  if (!isProduct(found)) throw new TypeError(`Not a product: ${String(found['id'])}`);
  return found;
}

const isProduct = (found: Readonly<Record<string, unknown>>): found is Product =>
  typeof found['id'] === 'number' && typeof found['sku'] === 'string';
