import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { packedJson } from '../database/packedJson.ts';

const storeId = () => integer('store_id').notNull();
const id = (name = 'id') => bigint(name, { mode: 'number' }).notNull();
/** The document as the contract has it; what is queried stands in columns beside it. */
const document = () => jsonb('document').$type<unknown>().notNull();
/** Tells an unchanged document from a changed one without comparing them. */
const digest = () => text('digest').notNull();

/** What is sold, one row per document; the variants of a configurable stand inside its document. */
export const products = pgTable(
  'products',
  {
    storeId: storeId(),
    id: id(),
    sku: text('sku').notNull(),
    urlPath: text('url_path').notNull(),
    urlKey: text('url_key'),
    slug: text('slug'),
    document: packedJson('document').notNull(),
    digest: digest(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    // Held at the end of a transaction: in one import a sku may move from one product to another.
    unique('products_sku').on(table.storeId, table.sku),
    index('products_url_path').on(table.storeId, table.urlPath),
  ],
);

/** Which product a variant's sku belongs to. */
export const variants = pgTable(
  'variants',
  { storeId: storeId(), productId: id('product_id'), sku: text('sku').notNull() },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sku, table.productId] }),
    index('variants_product').on(table.storeId, table.productId),
  ],
);

/** Which skus a set or a bundle is made of. */
export const productParts = pgTable(
  'product_parts',
  { storeId: storeId(), productId: id('product_id'), sku: text('sku').notNull() },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sku, table.productId] }),
    index('product_parts_product').on(table.storeId, table.productId),
  ],
);

export const categories = pgTable(
  'categories',
  { storeId: storeId(), id: id(), urlPath: text('url_path'), document: document(), digest: digest() },
  (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
    index('categories_url_path').on(table.storeId, table.urlPath),
  ],
);

export const attributes = pgTable(
  'attributes',
  { storeId: storeId(), id: id(), code: text('code').notNull(), document: document(), digest: digest() },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
);

/** What is small enough to be read whole. */
const plainTable = (name: string) =>
  pgTable(name, { storeId: storeId(), id: id(), document: document(), digest: digest() }, (table) => [
    primaryKey({ columns: [table.storeId, table.id] }),
  ]);

export const taxRules = plainTable('tax_rules');
export const redirects = plainTable('redirects');
export const cmsBlocks = plainTable('cms_blocks');
export const cmsPages = plainTable('cms_pages');

/** The numbers by which documents are known here whose ids are text, or numbers too large for an order line. */
export const assignedIds = pgTable(
  'assigned_ids',
  { storeId: storeId(), entity: text('entity').notNull(), sourceId: text('source_id').notNull(), id: id() },
  (table) => [primaryKey({ columns: [table.storeId, table.entity, table.sourceId] })],
);

/** Rises with every import of a store view, so that a search index can be told from an older one. */
export const catalogueVersions = pgTable('catalogue_versions', {
  storeId: integer('store_id').primaryKey(),
  version: integer('version').notNull(),
  /** The version that the search index shows. */
  indexed: integer('indexed').notNull().default(0),
  /** The groups that a tier of that version names, guests among them; null where the index was built before this was kept. */
  tierGroups: integer('tier_groups').array(),
});
