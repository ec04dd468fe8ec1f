import { product as productSchema, type Product, type ProductVariant } from '@etalage/catalog/contract';
import { isDisabled, isHidden } from '@etalage/catalog/rules';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { isNamedBy } from '../catalog/readCatalogue.ts';
import { productParts, products } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import type { Sale } from '../prices/groupPrice.ts';
import { asSold } from '../prices/withLowestPrices.ts';
import type { Store } from '../stores/stores.ts';

/** A product, or one of its variants. */
export type Sold = { product: Product; variant?: ProductVariant };

/** The products that these skus name, themselves or by a variant, as they are sold to a group at an instant. */
export async function readSoldProducts(database: Database, sale: Sale, skus: readonly string[]): Promise<Product[]> {
  return asSold(database, sale, await readDocuments(database, sale.store, [...new Set(skus)]));
}

/**
 * What each of these skus stands for in a store view, as it is sold at an instant; unknown ones have no entry. A variant
 * that has a document of its own besides is sold as a variant.
 */
export async function readSold(
  database: Database,
  sale: Sale,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Sold>> {
  const wanted = new Set(skus);
  const sold = await readSoldProducts(database, sale, skus);
  const variants = sold.flatMap((product) =>
    (product.configurable_children ?? []).map((variant): [string, Sold] => [variant.sku, { product, variant }]),
  );
  const whole = sold.map((product): [string, Sold] => [product.sku, { product }]);
  return new Map([...whole, ...variants].filter(([sku]) => wanted.has(sku)));
}

async function readDocuments(database: Database, store: Store, skus: readonly string[]): Promise<Product[]> {
  if (skus.length === 0) return [];
  const rows = await database
    .select({ document: products.document })
    .from(products)
    .where(isNamedBy(database, store.id, skus));
  return rows.map(({ document }) => v.parse(productSchema, document));
}

/** The skus that are members of a grouped product with a page of its own. */
export async function membersOfSets(
  database: Database,
  store: Store,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  if (skus.length === 0) return new Set();
  const rows = await database
    .select({ sku: productParts.sku, document: products.document })
    .from(productParts)
    .innerJoin(products, and(eq(products.storeId, productParts.storeId), eq(products.id, productParts.productId)))
    .where(and(eq(productParts.storeId, store.id), inArray(productParts.sku, [...skus])));
  const isOffered = ({ document }: { document: unknown }) => {
    const whole = v.parse(productSchema, document);
    return whole.type_id === 'grouped' && !isDisabled(whole) && !isHidden(whole);
  };
  return new Set(rows.filter(isOffered).map(({ sku }) => sku));
}
