import { shortText } from '@etalage/core';
import * as v from 'valibot';

/** A gift card's code as a shopper writes it. */
const giftCardCode = v.pipe(shortText(64), v.nonEmpty());

/** The body of a gift card's /check (GIFT-03). */
export const giftCardCheck = v.object({ giftCardCode });

/** The body of a gift card's /apply and /remove (GIFT-02): the token is empty for a guest. */
export const giftCardRequest = v.object({
  token: v.optional(v.nullable(shortText(4096)), ''),
  quoteId: v.optional(shortText(64), ''),
  giftCardCode,
});

const giftCardStatus = v.picklist(['active', 'used', 'expired', 'inactive']);
export type GiftCardStatus = v.InferOutput<typeof giftCardStatus>;

/** A gift card (GIFT-04). Euros; `expired_date` is its last day as YYYY-MM-DD, null for one that stays valid. */
export const giftCard = v.object({
  code: v.string(),
  status: giftCardStatus,
  current_value: v.number(),
  initial_value: v.number(),
  currency: v.string(),
  expired_date: v.nullable(v.string()),
});
export type GiftCard = v.InferOutput<typeof giftCard>;

/** What the segment of gift cards says of them (wire contract 8.3): the codes, and what each pays. Euros. */
export const giftCardExtension = v.object({
  gift_codes: v.array(v.string()),
  gift_cards: v.optional(v.array(v.object({ code: v.string(), amount: v.number() })), []),
});
