import { taxRuleDocument, type TaxRule } from '@etalage/catalog/contract';
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { asProduct } from './asProduct.ts';
import { readStockOf, readStockOfPages } from '../stock/readStock.ts';
import type { StockRow } from '../stock/tables.ts';
import { attributes, categories, cmsPages, products, redirects, taxRules, variants } from './tables.ts';

/** A document as it stands in the catalogue. */
export type Document = Record<string, unknown>;

const fields = v.record(v.string(), v.unknown());
const document = (value: unknown): Document => v.parse(fields, value);

/** Products by id, in the order asked; unknown ids are left out. */
export async function productsById(database: Database, storeId: number, ids: readonly number[]): Promise<Document[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: products.id, document: products.document })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row.document]));
  return ids.flatMap((id) => (byId.has(id) ? [document(byId.get(id))] : []));
}

/** So many products after the one with this id, in the order of their ids. */
export async function productsAfter(
  database: Database,
  storeId: number,
  id: number,
  count: number,
): Promise<Document[]> {
  const rows = await database
    .select({ document: products.document })
    .from(products)
    .where(and(eq(products.storeId, storeId), gt(products.id, id)))
    .orderBy(products.id)
    .limit(count);
  return rows.map((row) => document(row.document));
}

/** The ids of all products, rising. */
export async function readProductIds(database: Database, storeId: number): Promise<number[]> {
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(eq(products.storeId, storeId))
    .orderBy(products.id);
  return rows.map(({ id }) => id);
}

/** The category documents of a store view. */
export async function readCategories(database: Database, storeId: number): Promise<Document[]> {
  const rows = await database
    .select({ document: categories.document })
    .from(categories)
    .where(eq(categories.storeId, storeId))
    .orderBy(categories.id);
  return rows.map((row) => document(row.document));
}

/** The products that these skus name, themselves or by one of their variants, in the order asked, each once. */
export async function productsBySku(database: Database, storeId: number, skus: readonly string[]): Promise<Document[]> {
  if (skus.length === 0) return [];
  const rows = await database
    .select({ sku: products.sku, document: products.document })
    .from(products)
    .where(isNamedBy(database, storeId, skus));
  const found = rows.map((row) => ({ own: row.sku, document: document(row.document) }));
  const named = skus.flatMap(
    (sku) =>
      found.find(({ own }) => own === sku) ?? found.find((entry) => variantSkus(entry.document).includes(sku)) ?? [],
  );
  return [...new Set(named.map((entry) => entry.document))];
}

/**
 * Whether skus, at least one, name a product of a store view, itself or by one of its variants. A union: with `or` Postgres
 * reads every product.
 */
export function isNamedBy(database: Database, storeId: number, skus: readonly string[]): SQL | undefined {
  const whole = database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.sku, [...skus])));
  const parents = database
    .select({ id: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.sku, [...skus])));
  return and(eq(products.storeId, storeId), inArray(products.id, union(whole, parents)));
}

/** The ids of the products that have these variants; a variant's own document does not count. */
export async function parentIds(database: Database, storeId: number, skus: readonly string[]): Promise<number[]> {
  const rows = await database
    .select({ id: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.sku, [...skus])));
  return [...new Set(rows.map(({ id }) => id))];
}

/** The skus of a product's variants. */
export const variantSkus = (product: Document): string[] =>
  asProduct(product).configurable_children?.map(({ sku }) => sku) ?? [];

/** What a path names: a product or a category by its exact url_path, or a content page by its identifier. */
export async function documentByPath(
  database: Database,
  storeId: number,
  path: string,
): Promise<{ type: 'product' | 'category' | 'cms_page'; document: Document } | undefined> {
  const [product] = await database
    .select({ document: products.document })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.urlPath, path)))
    .limit(1);
  if (product) return { type: 'product', document: document(product.document) };
  const [category] = await database
    .select({ document: categories.document })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.urlPath, path)))
    .limit(1);
  if (category) return { type: 'category', document: document(category.document) };
  const [page] = await database
    .select({ document: cmsPages.document })
    .from(cmsPages)
    .where(and(eq(cmsPages.storeId, storeId), eq(sql`${cmsPages.document} ->> 'identifier'`, path)))
    .limit(1);
  return page && { type: 'cms_page', document: document(page.document) };
}

/**
 * The redirect that is stored for a path without slashes at its ends: one that names this store, all stores as 0, or none
 * (ROUTE-38).
 */
export async function redirectAt(database: Database, storeId: number, path: string): Promise<Document | undefined> {
  const { document: fields } = redirects;
  const [row] = await database
    .select({ document: fields })
    .from(redirects)
    .where(
      and(
        eq(redirects.storeId, storeId),
        eq(sql`btrim(${fields} ->> 'request_path', '/')`, path),
        inArray(sql`coalesce(${fields} ->> 'store_id', '0')`, ['0', String(storeId)]),
      ),
    )
    .limit(1);
  return row && document(row.document);
}

/** The stock of these skus, by sku; what is not managed by us has no entry. */
export const stockBySku = async (
  database: Database,
  storeId: number,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StockRow>> => bySku(await readStockOf(database, storeId, skus));

/** The stock of all that these products' pages sell, by sku. */
export const stockOfPages = async (
  database: Database,
  storeId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<string, StockRow>> => bySku(await readStockOfPages(database, storeId, ids));

const bySku = (rows: readonly StockRow[]): ReadonlyMap<string, StockRow> => new Map(rows.map((row) => [row.sku, row]));

/** The tax rules of a store view. */
export async function readTaxRules(database: Database, storeId: number): Promise<TaxRule[]> {
  const rows = await database
    .select({ document: taxRules.document })
    .from(taxRules)
    .where(eq(taxRules.storeId, storeId))
    .orderBy(taxRules.id);
  return rows.map((row) => v.parse(taxRuleDocument, row.document));
}

/** The attribute documents of a store view, or those with these codes. */
export async function readAttributes(
  database: Database,
  storeId: number,
  codes?: readonly string[],
): Promise<Document[]> {
  const known = codes === undefined ? undefined : inArray(attributes.code, [...codes]);
  if (codes?.length === 0) return [];
  const rows = await database
    .select({ document: attributes.document })
    .from(attributes)
    .where(and(eq(attributes.storeId, storeId), known))
    .orderBy(attributes.id);
  return rows.map((row) => document(row.document));
}
