import { fromEuros, toEuros } from '@etalage/core';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { couponCode, findCoupon, type Coupon } from './coupons.ts';
import { coupons } from './tables.ts';

const instant = v.nullish(v.pipe(v.string(), v.isoTimestamp()), null);
const euros = v.pipe(v.number(), v.maxValue(10_000));
const rest = {
  code: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{3,40}$/u)),
  /** The first and last instants at which it can be used. */
  valid_from: instant,
  valid_to: instant,
  /** How many orders may use it; null for any number. */
  usage_limit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)), null),
  /** In euros, tax included. */
  minimum_subtotal: v.optional(v.pipe(euros, v.minValue(0)), 0),
};

/** A coupon as the shop sends it. The amount is in percents or in euros. */
export const newCoupon = v.variant('type', [
  v.object({
    ...rest,
    type: v.literal('percentage'),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  v.object({ ...rest, type: v.literal('fixed'), amount: v.pipe(euros, v.minValue(0.01)) }),
]);

/** A coupon as the shop reads it, with the number of orders that used it. */
export const adminCoupon = v.object({
  code: v.string(),
  type: v.picklist(['percentage', 'fixed']),
  amount: v.number(),
  valid_from: v.nullable(v.string()),
  valid_to: v.nullable(v.string()),
  usage_limit: v.nullable(v.number()),
  minimum_subtotal: v.number(),
  times_used: v.number(),
});

type AdminCoupon = v.InferOutput<typeof adminCoupon>;

/** Makes the coupon of a code, or gives it what is sent: the same again changes nothing. How often it was used stays. */
export async function putCoupon(
  database: Database,
  store: Store,
  sent: v.InferOutput<typeof newCoupon>,
): Promise<AdminCoupon> {
  const values = {
    type: sent.type,
    amount: sent.type === 'fixed' ? fromEuros(sent.amount) : sent.amount,
    validFrom: sent.valid_from === null ? null : new Date(sent.valid_from),
    validTo: sent.valid_to === null ? null : new Date(sent.valid_to),
    usageLimit: sent.usage_limit,
    minimumSubtotal: fromEuros(sent.minimum_subtotal),
  };
  const [kept] = await database
    .insert(coupons)
    .values({ storeId: store.id, code: couponCode(sent.code), ...values })
    .onConflictDoUpdate({ target: [coupons.storeId, coupons.code], set: values })
    .returning();
  return kept === undefined ? refuse(500, 'De kortingscode is niet bewaard.') : toAdminCoupon(kept);
}

/** The coupon of a code, also one that can no longer be used; refused with 404 where there is none. */
export async function readCoupon(database: Database, store: Store, code: string): Promise<AdminCoupon> {
  const kept = await findCoupon(database, store, code);
  return kept === undefined ? refuse(404, 'Deze kortingscode bestaat niet.') : toAdminCoupon(kept);
}

const toAdminCoupon = (coupon: Coupon): AdminCoupon => ({
  code: coupon.code,
  type: coupon.type,
  amount: coupon.type === 'fixed' ? toEuros(coupon.amount) : coupon.amount,
  valid_from: coupon.validFrom?.toISOString() ?? null,
  valid_to: coupon.validTo?.toISOString() ?? null,
  usage_limit: coupon.usageLimit,
  minimum_subtotal: toEuros(coupon.minimumSubtotal),
  times_used: coupon.timesUsed,
});
