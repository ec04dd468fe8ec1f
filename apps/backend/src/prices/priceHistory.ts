import { ownPriceFields } from '@etalage/catalog/contract';
import type { PricedDocument } from '@etalage/catalog/rules';
import type { Instant } from '@etalage/core';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { column } from '../database/rows.ts';
import { priceHistory } from './tables.ts';

const prices = v.object(ownPriceFields);
const sold = v.looseObject({ ...ownPriceFields, sku: v.string() });
const family = v.looseObject({ ...sold.entries, configurable_children: v.fallback(v.array(sold), []) });

/** What a sku cost until an instant. */
export type PastPrice = { until: Instant; prices: PricedDocument };
/** By sku, the oldest first. */
export type PriceHistory = ReadonlyMap<string, readonly PastPrice[]>;

/** A product before and after an import; `after` is undefined for one that was taken out. */
export type Replaced = { id: number; before: unknown; after: unknown };

/** Keeps what cost something else until now, or is gone: it may come back. */
export async function keepPrices(
  transaction: Database,
  { storeId, now }: { storeId: number; now: Instant },
  replaced: readonly Replaced[],
): Promise<void> {
  const rows = replaced.flatMap(({ id: productId, before, after }) => {
    const next = pricesOf(after);
    return [...pricesOf(before)].flatMap(([sku, old]) =>
      JSON.stringify(next.get(sku)) === JSON.stringify(old) ? [] : [{ productId, sku, old: JSON.stringify(old) }],
    );
  });
  if (rows.length === 0) return;
  await transaction.execute(sql`
    insert into ${priceHistory} (store_id, product_id, sku, until, prices)
    select ${storeId}::int, product_id, sku, ${new Date(now).toISOString()}::timestamptz, prices
    from unnest(
      ${column(rows.map(({ productId }) => productId))}::text::bigint[],
      ${column(rows.map(({ sku }) => sku))}::text::text[], ${column(rows.map(({ old }) => old))}::text::jsonb[]
    ) as row (product_id, sku, prices)`);
}

/** The prices of a product and its variants by sku. */
function pricesOf(document: unknown): ReadonlyMap<string, PricedDocument> {
  const read = v.safeParse(family, document);
  if (!read.success) return new Map();
  const { configurable_children: variants, ...product } = read.output;
  return new Map([product, ...variants].map((entry) => [entry.sku, v.parse(prices, entry)]));
}

/** So many changes of one sku are looked back on: one every hour of thirty days, and some. */
const mostChanges = 800;

/** What these products and their variants cost before, as far back as counts. */
export async function readPriceHistory(
  database: Database,
  storeId: number,
  productIds: readonly number[],
): Promise<PriceHistory> {
  if (productIds.length === 0) return new Map();
  const { sku, until, prices: said } = priceHistory;
  const newest = sql<number>`row_number() over (partition by ${sku} order by ${until} desc)`.as('newest');
  const ranked = database
    .select({ sku, until, said, newest })
    .from(priceHistory)
    .where(and(eq(priceHistory.storeId, storeId), inArray(priceHistory.productId, [...productIds])))
    .as('ranked');
  const rows = await database.select().from(ranked).where(lte(ranked.newest, mostChanges)).orderBy(ranked.until);
  return new Map(
    [...Map.groupBy(rows, (row) => row.sku)].map(([of, changes]) => [
      of,
      changes.map((change) => ({ until: change.until.getTime(), prices: v.parse(prices, change.said) })),
    ]),
  );
}
