import {
  reviewWords,
  type ProductReviewsAnswer,
  type ReviewCreate,
  type ReviewDocument,
} from '@etalage/catalog/contract';
import { and, avg, count, desc, eq } from 'drizzle-orm';
import type { Shopper } from '../cart/shopper.ts';
import { productsById } from '../catalog/readCatalogue.ts';
import { inTransaction } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import { parsed } from '../http/validation.ts';
import { appendInvalidations } from '../invalidation/invalidationLog.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { productReviews } from './tables.ts';

/** How a review stands, in the numbers of the wire. */
const reviewStatuses = { approved: 1, pending: 2, rejected: 3 } as const;
export type ReviewStatus = keyof typeof reviewStatuses;

type ReviewPorts = Pick<Ports, 'database' | 'clock'>;

/** Maximum pending reviews per product, so that nobody fills the database. */
const mostWaiting = 50;

/** Keeps a review of a product of this store; it waits until someone has read it. Refuses when too many do already. */
export async function createReview(
  { database, clock }: ReviewPorts,
  { store, customerId }: Pick<Shopper, 'store' | 'customerId'>,
  { review }: ReviewCreate,
): Promise<ReviewDocument> {
  const { product_id: productId, rating } = review;
  const words = parsed(reviewWords, review);
  const [product] = await productsById(database, store.id, [productId]);
  if (product === undefined) return refuse(404, 'Dit product bestaat niet.');
  const waiting = await database.$count(
    productReviews,
    and(
      eq(productReviews.storeId, store.id),
      eq(productReviews.productId, productId),
      eq(productReviews.status, reviewStatuses.pending),
    ),
  );
  if (waiting >= mostWaiting)
    refuse(429, 'Er wachten al veel beoordelingen van dit product. Probeer het later opnieuw.');
  const [kept] = await database
    .insert(productReviews)
    .values({
      ...words,
      storeId: store.id,
      productId,
      customerId,
      rating,
      status: reviewStatuses.pending,
      createdAt: new Date(clock.now()),
    })
    .returning();
  return kept === undefined ? refuse(500, 'Je beoordeling kon niet worden bewaard.') : toDocument(kept);
}

/** The approved reviews of a product, the newest first, with their number and average. */
export async function listReviews(
  { database }: ReviewPorts,
  store: Store,
  productId: number,
): Promise<ProductReviewsAnswer> {
  const isShown = and(
    eq(productReviews.storeId, store.id),
    eq(productReviews.productId, productId),
    eq(productReviews.status, reviewStatuses.approved),
  );
  const [all] = await database
    .select({ count: count(), average: avg(productReviews.rating) })
    .from(productReviews)
    .where(isShown);
  const rows = await database
    .select()
    .from(productReviews)
    .where(isShown)
    .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
    .limit(mostShown);
  const average = all?.average ? Math.round(Number(all.average) * 10) / 10 : null;
  return { average, count: all?.count ?? 0, reviews: rows.map(toDocument) };
}

/** More than this a page does not list. */
const mostShown = 50;

/** The reviews of a store that nobody has decided on, the oldest first; so many as one sitting takes. */
export async function pendingReviews({ database }: ReviewPorts, store: Store): Promise<ReviewDocument[]> {
  const rows = await database
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.storeId, store.id), eq(productReviews.status, reviewStatuses.pending)))
    .orderBy(productReviews.id)
    .limit(mostPending);
  return rows.map(toDocument);
}

/** More than this is not told at once: those that follow come when these are decided on. */
const mostPending = 100;

/** Decides what becomes of a review; the page of its product is old then. */
export const moderateReview = ({ database }: ReviewPorts, store: Store, id: number, status: ReviewStatus) =>
  inTransaction(database, async (transaction) => {
    const [changed] = await transaction
      .update(productReviews)
      .set({ status: reviewStatuses[status] })
      .where(and(eq(productReviews.storeId, store.id), eq(productReviews.id, id)))
      .returning();
    if (changed === undefined) return refuse(404, 'Deze beoordeling bestaat niet.');
    await appendInvalidations(transaction, store.id, [`product:${changed.productId}`]);
    return toDocument(changed);
  });

/** A review in the words of the wire. */
export const toDocument = (row: typeof productReviews.$inferSelect): ReviewDocument => ({
  id: row.id,
  title: row.title,
  detail: row.detail,
  nickname: row.nickname,
  rating: row.rating,
  review_entity: 'product',
  review_status: row.status,
  created_at: row.createdAt.toISOString(),
  product_id: row.productId,
});
