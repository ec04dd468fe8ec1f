import * as v from 'valibot';

/** Date.parse rolls 31 February over to March. */
const isDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
};
const isInstant = (text: string): boolean => isDay(text) && !Number.isNaN(Date.parse(text));
const instant = v.nullish(v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant)), null);
const euros = v.pipe(v.number(), v.maxValue(10_000));
const commonFields = {
  code: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{3,40}$/u)),
  /** Start and end of validity, both inclusive; ISO 8601 with time and zone. */
  valid_from: instant,
  valid_to: instant,
  /** How many orders may use it; null for any number. */
  usage_limit: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)), null),
  /** In euros, tax included. */
  minimum_subtotal: v.optional(v.pipe(euros, v.minValue(0)), 0),
};

/** The body that creates or replaces a coupon; `amount` is a percentage or in euros, by `type`. */
export const newCoupon = v.pipe(
  v.variant('type', [
    v.object({
      ...commonFields,
      type: v.literal('percentage'),
      amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    }),
    v.object({ ...commonFields, type: v.literal('fixed'), amount: v.pipe(euros, v.minValue(0.01)) }),
  ]),
  v.check(
    ({ valid_from, valid_to }) =>
      valid_from === null || valid_to === null || Date.parse(valid_from) <= Date.parse(valid_to),
    'valid_to must not be before valid_from',
  ),
);
export type NewCoupon = v.InferOutput<typeof newCoupon>;

/** A coupon in admin responses, with its usage count. */
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

export type AdminCoupon = v.InferOutput<typeof adminCoupon>;
