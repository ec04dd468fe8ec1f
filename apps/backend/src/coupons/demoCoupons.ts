import * as v from 'valibot';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { putCoupon } from './admin.ts';
import { newCoupon } from './contract.ts';

/** The coupons of the demo, one of each kind; the README names them. */
const demoCoupons: readonly v.InferInput<typeof newCoupon>[] = [
  { code: 'KORTING-10', type: 'percentage', amount: 10 },
  { code: 'KORTING-5', type: 'fixed', amount: 5, minimum_subtotal: 40 },
  { code: 'KORTING-VOORBIJ', type: 'percentage', amount: 10, valid_to: '2025-12-31T23:00:00Z' },
];

/** Gives a store view the coupons of the demo. */
export async function seedCoupons({ database }: Pick<Ports, 'database'>, store: Store): Promise<void> {
  for (const coupon of demoCoupons) await putCoupon(database, store, v.parse(newCoupon, coupon));
}
