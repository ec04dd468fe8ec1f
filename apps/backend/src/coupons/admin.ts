import { fromEuros, toEuros } from '@etalage/core';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Store } from '../stores/stores.ts';
import { couponCode, findCoupon, type Coupon } from './coupons.ts';
import type { AdminCoupon, NewCoupon } from './contract.ts';
import { coupons } from './tables.ts';

/** Creates or replaces the coupon of a code; how often it was used stays. Idempotent. */
export async function putCoupon(database: Database, store: Store, sent: NewCoupon): Promise<AdminCoupon> {
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
