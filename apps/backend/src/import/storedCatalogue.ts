import { eq, sql } from 'drizzle-orm';
import {
  assignedIds,
  attributes,
  categories,
  cmsBlocks,
  cmsPages,
  products,
  redirects,
  taxRules,
} from '../catalog/tables.ts';
import type { Database } from '../database/database.ts';
import { isFields, type Fields } from './documentFields.ts';
import { importEntities, type ImportEntity } from './entities.ts';
import type { AssignedId } from './idBook.ts';

/** What a store view has before an import. */
export type StoredCatalogue = {
  /** Digests by id. */
  digests: Record<ImportEntity, ReadonlyMap<number, string>>;
  attributes: readonly Fields[];
  /** id, sku, url_key, slug and url_path of each product. */
  productAddresses: readonly Fields[];
  categoryAddresses: readonly Fields[];
  assignedIds: readonly AssignedId[];
};

/** The table of each kind of document. */
export const tableOf = {
  attribute: attributes,
  taxrule: taxRules,
  redirect: redirects,
  cms_block: cmsBlocks,
  cms_page: cmsPages,
  category: categories,
  product: products,
} as const;

/** Reads what an import compares with. */
export async function readStored(transaction: Database, storeId: number): Promise<StoredCatalogue> {
  const digests = async (entity: ImportEntity) => {
    const table = tableOf[entity];
    const rows = await transaction
      .select({ id: table.id, digest: table.digest })
      .from(table)
      .where(eq(table.storeId, storeId));
    return new Map(rows.map(({ id, digest }) => [id, digest]));
  };
  const known = await transaction
    .select({ document: attributes.document })
    .from(attributes)
    .where(eq(attributes.storeId, storeId));
  return {
    digests: {
      attribute: await digests('attribute'),
      taxrule: await digests('taxrule'),
      redirect: await digests('redirect'),
      cms_block: await digests('cms_block'),
      cms_page: await digests('cms_page'),
      category: await digests('category'),
      product: await digests('product'),
    },
    attributes: known.map(({ document }) => document).filter(isFields),
    productAddresses: await productAddresses(transaction, storeId),
    categoryAddresses: await categoryAddresses(transaction, storeId),
    assignedIds: await readAssignedIds(transaction, storeId),
  };
}

async function readAssignedIds(transaction: Database, storeId: number): Promise<AssignedId[]> {
  const rows = await transaction.select().from(assignedIds).where(eq(assignedIds.storeId, storeId));
  return rows.flatMap(({ entity: kind, sourceId, id }) => {
    const entity = importEntities.find((known) => known === kind);
    return entity === undefined ? [] : [{ entity, sourceId, id }];
  });
}

const productAddresses = (transaction: Database, storeId: number) =>
  transaction
    .select({
      id: products.id,
      sku: products.sku,
      url_key: products.urlKey,
      slug: products.slug,
      url_path: products.urlPath,
    })
    .from(products)
    .where(eq(products.storeId, storeId));

const categoryAddresses = (transaction: Database, storeId: number) =>
  transaction
    .select({
      id: categories.id,
      url_key: sql<string>`${categories.document} ->> 'url_key'`,
      slug: sql<string>`${categories.document} ->> 'slug'`,
      url_path: sql<string>`${categories.document} ->> 'url_path'`,
    })
    .from(categories)
    .where(eq(categories.storeId, storeId));
