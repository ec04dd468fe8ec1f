import { withoutTax } from '@etalage/catalog/rules';
import { fromEuros, toEuros, type Cents } from '@etalage/core';
import type { CartTotals, ShippingMethod, TotalSegment } from './contract.ts';
import type { ShippingRate } from './rules/shippingRates.ts';
import type { Totals } from './rules/totals.ts';

/** A row of the totals in our words: cents. */
export type Segment = { code: string; title: string; value: Cents };

/** Euros to cents; a row without a value counts as 0. */
export const fromSegment = ({ code, title, value }: TotalSegment): Segment => ({
  code,
  title,
  value: fromEuros(value ?? 0),
});

/** Cents to euros. */
export const toSegment = ({ code, title, value }: Segment): TotalSegment => ({ code, title, value: toEuros(value) });

/** A way of delivery as the wire has it; every one that the shop computes is available. */
export const toShippingMethod = (rate: ShippingRate): ShippingMethod => ({
  carrier_code: rate.carrierCode,
  method_code: rate.methodCode,
  carrier_title: rate.carrierTitle,
  method_title: rate.methodTitle,
  price_incl_tax: toEuros(rate.price),
  amount: toEuros(rate.price),
  available: true,
  extension_attributes: { needs_location: rate.needsLocation },
});

/** What the totals of the wire need beyond the amounts: a line's own names, the coupon, the titles of rows. */
export type TotalsNames = {
  lines: readonly { itemId: number; name: string; quantity: number; unitPrice: Cents; taxRate: number }[];
  couponCode?: string;
  shippingTitle?: string;
  paymentTitle?: string;
  /** Codes and values (cents, negative) of rows that lessen what is to pay, such as a gift card. */
  payments?: readonly PaidSegment[];
};

type PaidSegment = Segment & Pick<TotalSegment, 'extension_attributes'>;

/** The rows of the totals in their order (TOTAL-01): discount only when there is one, the amount to pay last. */
export function toSegments(totals: Totals, names: TotalsNames): TotalSegment[] {
  const paid = names.payments ?? [];
  const rows: Segment[] = [
    { code: 'subtotal_incl_tax', title: 'Subtotaal', value: totals.subtotal },
    ...(totals.discount === 0 ? [] : [{ code: 'discount', title: discountTitle(names), value: -totals.discount }]),
    { code: 'shipping', title: names.shippingTitle ?? 'Bezorging', value: totals.shipping },
    { code: 'payment', title: names.paymentTitle ?? 'Betaalkosten', value: totals.payment },
  ];
  const owed = totals.total + paid.reduce((sum, { value }) => sum + value, 0);
  return [...rows.map(toSegment), ...paid.map(toPaidSegment), taxSegment(totals), grandTotal(owed)];
}

const toPaidSegment = ({ extension_attributes, ...segment }: PaidSegment): TotalSegment => ({
  ...toSegment(segment),
  ...(extension_attributes === undefined ? {} : { extension_attributes }),
});

const discountTitle = ({ couponCode }: TotalsNames): string =>
  couponCode === undefined ? 'Korting' : `Korting (${couponCode})`;

const grandTotal = (cents: Cents): TotalSegment => ({
  code: 'grand_total',
  title: 'Totaal',
  value: toEuros(cents),
  area: 'footer',
});

const taxSegment = ({ tax, taxes }: Totals): TotalSegment => ({
  code: 'tax',
  title: 'Waarvan btw',
  value: toEuros(tax),
  extension_attributes: {
    tax_grandtotal_details: taxes.map((row, index) => ({
      amount: toEuros(row.tax),
      rates: [{ percent: String(row.rate), title: 'BTW' }],
      group_id: index + 1,
    })),
  },
});

/** The totals of a cart as the wire has them; `names.lines` stand in the order of `totals.lines`. */
export function toCartTotals(totals: Totals, names: TotalsNames): CartTotals {
  const segments = toSegments(totals, names);
  const owed = segments.at(-1)?.value ?? 0;
  const items = names.lines.map((line, index) => toItemTotals(line, totals.lines[index]));
  return {
    grand_total: owed,
    base_grand_total: owed,
    subtotal: toEuros(items.reduce((sum, { row_total }) => sum + fromEuros(row_total), 0)),
    subtotal_incl_tax: toEuros(totals.subtotal),
    discount_amount: toEuros(0 - totals.discount),
    shipping_amount: toEuros(totals.shipping),
    shipping_incl_tax: toEuros(totals.shipping),
    tax_amount: toEuros(totals.tax),
    items_qty: names.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    base_currency_code: 'EUR',
    quote_currency_code: 'EUR',
    ...(names.couponCode === undefined ? {} : { coupon_code: names.couponCode }),
    items,
    total_segments: segments,
  };
}

function toItemTotals(line: TotalsNames['lines'][number], amounts: Totals['lines'][number] | undefined) {
  const { total, discount, tax } = amounts ?? { total: 0, discount: 0, tax: 0 };
  const net = (cents: Cents) => toEuros(withoutTax(cents, line.taxRate));
  return {
    item_id: line.itemId,
    qty: line.quantity,
    name: line.name,
    price: net(line.unitPrice),
    price_incl_tax: toEuros(line.unitPrice),
    row_total: net(total),
    row_total_incl_tax: toEuros(total),
    tax_amount: toEuros(tax),
    tax_percent: line.taxRate,
    discount_amount: toEuros(discount),
  };
}

/** What a shopper's totals are in our words; the amount to pay is the segment grand_total. */
export type ShownTotals = {
  segments: Segment[];
  subtotal: Cents;
  total: Cents;
  couponCode?: string;
};

/** The totals of the wire in cents. */
export function fromCartTotals(wire: CartTotals): ShownTotals {
  const segments = wire.total_segments.map(fromSegment);
  const owed = segments.find(({ code }) => code === 'grand_total')?.value;
  return {
    segments,
    subtotal: fromEuros(wire.subtotal_incl_tax),
    total: owed ?? fromEuros(wire.grand_total),
    ...(wire.coupon_code === undefined || wire.coupon_code === null ? {} : { couponCode: wire.coupon_code }),
  };
}
