import { subtotal, type Discount, type PricedLine } from '@etalage/cart/rules';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { BackendError, refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { coupons } from './tables.ts';

/** A coupon as it is kept. */
export type Coupon = typeof coupons.$inferSelect;

/** What a shopper hears of a coupon that cannot be used (now, or any more). */
const notValid = 'Deze kortingscode is niet geldig';

/** An order's coupon ended or was used up since its totals were shown. */
export class LostCoupon extends BackendError {
  /** The code that the order's cart had. */
  readonly lost: string;

  constructor(lost: string) {
    super(400, notValid);
    this.lost = lost;
  }
}

/** Shoppers write a code as they like. */
export const couponCode = (text: string): string => text.trim().toUpperCase();

/** The coupon of a code in a store view, or undefined. */
export async function findCoupon(database: Database, store: Store, code: string): Promise<Coupon | undefined> {
  const [coupon] = await database
    .select()
    .from(coupons)
    .where(and(eq(coupons.storeId, store.id), eq(coupons.code, couponCode(code))));
  return coupon;
}

/** Whether a coupon may be used at an instant: within its dates, both included, and not used up. */
export function isUsable(coupon: Coupon, now: number): boolean {
  const { validFrom, validTo, usageLimit, timesUsed } = coupon;
  if (validFrom !== null && now < validFrom.getTime()) return false;
  if (validTo !== null && now > validTo.getTime()) return false;
  return usageLimit === null || timesUsed < usageLimit;
}

/** What a coupon takes off these lines now; undefined when it does not apply. */
export function discountOf(
  coupon: Coupon | undefined,
  lines: readonly PricedLine[],
  now: number,
): Discount | undefined {
  if (coupon === undefined || !isUsable(coupon, now)) return undefined;
  return subtotal(lines) < coupon.minimumSubtotal ? undefined : { type: coupon.type, amount: coupon.amount };
}

/** The coupon of a code that can be used now; refused with 404 otherwise (TOTAL-08). */
export async function usableCoupon(database: Database, store: Store, code: string, now: number): Promise<Coupon> {
  const coupon = await findCoupon(database, store, code);
  return coupon !== undefined && isUsable(coupon, now) ? coupon : refuse(404, notValid);
}

/** Increments the usage count, within the transaction that places the order. Throws LostCoupon at the usage limit. */
export async function redeemCoupon(transaction: Database, { storeId, code }: Coupon): Promise<void> {
  const isLeft = or(isNull(coupons.usageLimit), lt(coupons.timesUsed, coupons.usageLimit));
  const used = await transaction
    .update(coupons)
    .set({ timesUsed: sql`${coupons.timesUsed} + 1` })
    .where(and(eq(coupons.storeId, storeId), eq(coupons.code, code), isLeft))
    .returning();
  // Another order used it up since this one was priced.
  if (used.length === 0) throw new LostCoupon(code);
}

/** Decrements the usage count for a canceled order, so that its shopper can use the coupon again. */
export async function returnCoupon(
  transaction: Database,
  { storeId, couponCode: code }: { storeId: number; couponCode: string | null },
): Promise<void> {
  if (code === null) return;
  await transaction
    .update(coupons)
    .set({ timesUsed: sql`${coupons.timesUsed} - 1` })
    .where(and(eq(coupons.storeId, storeId), eq(coupons.code, code), gt(coupons.timesUsed, 0)));
}
