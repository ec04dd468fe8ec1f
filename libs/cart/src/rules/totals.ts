import type { Cents } from '@etalage/core';
import { lineDiscounts, type Discount } from './discount.ts';
import { taxWithin } from './taxWithin.ts';

/** What totals need to know of a line: the unit price with tax in cents, the tax rate in percent. */
export type PricedLine = { unitPrice: Cents; quantity: number; taxRate: number };

/** What is added to the lines, in cents with tax, taxed at `taxRate` percent. */
export type Fees = { shipping: Cents; payment: Cents; taxRate: number };

/** What one line comes to, in cents: `total` before discount, `tax` of what remains after it. */
export type LineTotals = { total: Cents; discount: Cents; tax: Cents };

/** The tax of all that is taxed at one rate (percent), in cents, and what it is taken from. */
export type TaxRow = { rate: number; base: Cents; tax: Cents };

/** All amounts of a cart in cents, tax included; `tax` is within `total`. */
export type Totals = {
  lines: LineTotals[];
  subtotal: Cents;
  discount: Cents;
  shipping: Cents;
  payment: Cents;
  taxes: TaxRow[];
  tax: Cents;
  total: Cents;
};

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

/** The price of one line, before discount. */
export const lineTotal = ({ unitPrice, quantity }: Pick<PricedLine, 'unitPrice' | 'quantity'>): Cents =>
  unitPrice * quantity;

/** The price of all lines in cents, tax included, before coupon and shipping. */
export const subtotal = (lines: readonly Pick<PricedLine, 'unitPrice' | 'quantity'>[]): Cents =>
  sum(lines.map(lineTotal));

/** What remains of the lines after the coupon: on this, free shipping is judged (PRICE-16). */
export function subtotalAfterCoupon(lines: readonly PricedLine[], discount?: Discount): Cents {
  const totals = lines.map(lineTotal);
  return sum(totals) - sum(lineDiscounts(totals, discount));
}

/** Everything a cart comes to (PRICE-16): the discount split over the lines, tax per rate on what remains. */
export function computeTotals(lines: readonly PricedLine[], fees: Fees, discount?: Discount): Totals {
  const rows = lines.map(lineTotal);
  const discounts = lineDiscounts(rows, discount);
  const remaining = rows.map((row, index) => row - (discounts[index] ?? 0));
  const taxes = taxRows(lines, remaining, fees);
  return {
    lines: lines.map(({ taxRate }, index) => ({
      total: rows[index] ?? 0,
      discount: discounts[index] ?? 0,
      tax: taxWithin(remaining[index] ?? 0, taxRate),
    })),
    subtotal: sum(rows),
    discount: sum(discounts),
    shipping: fees.shipping,
    payment: fees.payment,
    taxes,
    tax: sum(taxes.map(({ tax }) => tax)),
    total: sum(remaining) + fees.shipping + fees.payment,
  };
}

/** One row per rate, the lowest first; shipping and payment costs belong to the fees' rate. */
function taxRows(lines: readonly PricedLine[], remaining: readonly Cents[], fees: Fees): TaxRow[] {
  const bases = new Map<number, Cents>();
  const add = (rate: number, amount: Cents) => bases.set(rate, (bases.get(rate) ?? 0) + amount);
  lines.forEach(({ taxRate }, index) => add(taxRate, remaining[index] ?? 0));
  if (fees.shipping + fees.payment > 0) add(fees.taxRate, fees.shipping + fees.payment);
  return [...bases]
    .sort(([one], [other]) => one - other)
    .map(([rate, base]) => ({ rate, base, tax: taxWithin(base, rate) }));
}
