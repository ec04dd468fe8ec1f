import type { Cents } from '@etalage/core';
import { giftCard, loyalty } from '@etalage/core/constants';
import type { CartMessages } from '../../messages/nl.ts';
import type { Segment, ShownTotals } from '../../wire.ts';

/** A row of the totals as it is shown. */
export type TotalRow = { code: string; label: string; cents: Cents };

const order = ['subtotal_incl_tax', 'discount', 'shipping', 'payment', giftCard.segment, loyalty.segment] as const;
type ShownCode = (typeof order)[number];

const labels: Record<ShownCode, keyof CartMessages> = {
  subtotal_incl_tax: 'subtotal',
  discount: 'discount',
  shipping: 'shipping',
  payment: 'payment',
  amasty_giftcard: 'giftCard',
  loyalty_points: 'loyaltyPoints',
};

/** The rows above the grand total, in their order; those of 0 are left out, except shipping (TOTAL-12). */
export function totalRows({ segments }: ShownTotals, messages: CartMessages): TotalRow[] {
  return order.flatMap((code) => {
    const found = segments.find((segment) => segment.code === code);
    if (found === undefined || (found.value === 0 && code !== 'shipping')) return [];
    return [{ code, label: labelOf(code, found, messages), cents: found.value }];
  });
}

function labelOf(code: ShownCode, { title }: Segment, messages: CartMessages): string {
  const label = messages[labels[code]];
  return typeof label === 'string' ? label : title;
}
