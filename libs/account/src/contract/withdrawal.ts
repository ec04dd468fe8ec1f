import { shortText, storableInteger } from '@etalage/core';
import * as v from 'valibot';

/** How far a return is: asked for, back at the shop, paid back; or it was not paid yet, and nothing comes back. */
export const withdrawalStates = ['requested', 'received', 'refunded', 'canceled'] as const;
export const withdrawalState = v.picklist(withdrawalStates);

/** Whose order it is: a guest's is known by its number and its email address together, a customer's by the token. */
const reference = { orderNumber: shortText(20), email: v.optional(shortText(254), '') };

/** The body of POST /api/user/withdrawals/order (LEGAL-04). */
export const withdrawalReference = v.object(reference);
export type WithdrawalReference = v.InferInput<typeof withdrawalReference>;

/** The body of POST /api/user/withdrawals. The same `requestId` again answers the same receipt. */
export const withdrawalRequest = v.object({
  ...reference,
  requestId: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(
    v.array(v.object({ itemId: storableInteger, quantity: v.pipe(storableInteger, v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(500),
  ),
});
export type WithdrawalRequest = v.InferInput<typeof withdrawalRequest>;

const line = {
  /** The id of the order's line. */
  itemId: v.number(),
  sku: v.string(),
  name: v.string(),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  /** Sealed for hygiene: may be returned only unopened (LEGAL-08). */
  isSealed: v.boolean(),
};
const instant = v.pipe(v.string(), v.isoTimestamp());

/** An order of which a shopper may withdraw; `left` counts the pieces that are not withdrawn yet. */
export const withdrawableOrder = v.object({
  orderNumber: v.string(),
  orderedAt: instant,
  /** The last moment; absent while the order is not delivered. */
  until: v.optional(instant),
  lines: v.array(v.object({ ...line, quantity: v.number(), left: v.number() })),
});
export type WithdrawableOrder = v.InferOutput<typeof withdrawableOrder>;

/** A withdrawal as its shopper gets it: the receipt, and how the return stands. */
export const withdrawal = v.object({
  number: v.string(),
  orderNumber: v.string(),
  requestedAt: instant,
  state: withdrawalState,
  /** What is left to pay, in euros, of the order that goes on without what was not paid; absent for all else. */
  due: v.optional(v.number()),
  lines: v.array(v.object({ ...line, quantity: v.number() })),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

/** The answer of GET /api/user/withdrawals: those of the customer, the newest first (ACC-15). */
export const withdrawalList = v.array(withdrawal);
