import {
  product as productSchema,
  taxRuleDocument,
  type Product,
  type ProductVariant,
} from '@etalage/catalog/contract';
import type { Instant } from '@etalage/core';
import { and, eq, inArray, or } from 'drizzle-orm';
import * as v from 'valibot';
import { products, taxRules, variants } from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { asSold } from '../prices/withLowestPrices.ts';
import type { Store } from '../stores/stores.ts';

/** A product, or one of its variants. */
export type Sold = { product: Product; variant?: ProductVariant };

/** The tax rules of a store view. */
export type TaxRules = readonly v.InferOutput<typeof taxRuleDocument>[];

/** What each of these skus stands for in a store view, as it is sold at an instant; unknown ones have no entry. */
export async function readSold(
  database: Database,
  { store, now }: { store: Store; now: Instant },
  skus: readonly string[],
): Promise<ReadonlyMap<string, Sold>> {
  const documents = await readDocuments(database, store, [...new Set(skus)]);
  const wanted = new Set(skus);
  const sold = await asSold(database, { store, now }, documents);
  const entries = sold.flatMap((product): [string, Sold][] => [
    ...(product.configurable_children ?? []).map((variant): [string, Sold] => [variant.sku, { product, variant }]),
    [product.sku, { product }],
  ]);
  return new Map(entries.filter(([sku]) => wanted.has(sku)));
}

async function readDocuments(database: Database, store: Store, skus: readonly string[]): Promise<Product[]> {
  if (skus.length === 0) return [];
  const parents = database
    .select({ id: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, store.id), inArray(variants.sku, [...skus])));
  const rows = await database
    .select({ document: products.document })
    .from(products)
    .where(and(eq(products.storeId, store.id), or(inArray(products.sku, [...skus]), inArray(products.id, parents))));
  return rows.map(({ document }) => v.parse(productSchema, document));
}

/** The tax rules of a store view, in the order of their ids. */
export async function readTaxRules(database: Database, store: Store): Promise<TaxRules> {
  const rows = await database
    .select({ document: taxRules.document })
    .from(taxRules)
    .where(eq(taxRules.storeId, store.id))
    .orderBy(taxRules.id);
  return rows.map(({ document }) => v.parse(taxRuleDocument, document));
}
