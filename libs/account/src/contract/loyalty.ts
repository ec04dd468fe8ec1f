import * as v from 'valibot';

/** An entry of a loyalty card's ledger; points that were taken back are negative. */
const loyaltyBooking = v.object({
  date: v.string(),
  points: v.pipe(v.number(), v.integer()),
  description: v.string(),
  orderNumber: v.string(),
});

/** The loyalty card of a customer (LOYAL-03, wire contract 12): what its points are worth, and the newest booking first. */
export const loyaltyBalance = v.object({
  points: v.pipe(v.number(), v.integer()),
  value: v.number(),
  currency: v.string(),
  /** An EAN-13. */
  cardNumber: v.pipe(v.string(), v.regex(/^[0-9]{13}$/)),
  /** Points do not expire. */
  expiresAt: v.null(),
  history: v.array(loyaltyBooking),
});
export type LoyaltyBalance = v.InferOutput<typeof loyaltyBalance>;
