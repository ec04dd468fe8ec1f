import { within } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A segment of the totals, as in the server's response. */
export const segment = (code: string, value: number) => ({ code, title: code, value });
export type Segment = ReturnType<typeof segment>;

/** A segment of each kind; the amount to pay is 34.46. */
export const everySegment: readonly Segment[] = [
  segment('grand_total', 34.46),
  segment('subtotal_incl_tax', 50),
  segment('discount', -5),
  segment('shipping', 4.95),
  segment('payment', 1.5),
  segment('amasty_giftcard', -10),
  segment('loyalty_points', -6.99),
  segment('tax', 5.98),
];

/** Their rows in order, each with what it is called in a test. */
export const everyRow: readonly (readonly [name: string, row: string])[] = [
  ['subtotal', 'Subtotaal €\u00a050,00'],
  ['discount', 'Korting €\u00a0-5,00'],
  ['shipping', 'Bezorging €\u00a04,95'],
  ['payment costs', 'Betaalkosten €\u00a01,50'],
  ['gift card', 'Cadeaukaart €\u00a0-10,00'],
  ['loyalty points', 'Spaarpunten €\u00a0-6,99'],
  ['grand total, the segment and not the field', 'Totaal €\u00a034,46'],
  ['tax within it', 'Waarvan btw €\u00a05,98'],
];

/** Segments of 0, beside a subtotal and an amount to pay of 34.46. */
export const zeroSegments: readonly Segment[] = [
  ...['discount', 'shipping', 'payment', 'amasty_giftcard', 'loyalty_points', 'tax'].map((code) => segment(code, 0)),
  segment('subtotal_incl_tax', 34.46),
  segment('grand_total', 34.46),
];

/** The rows of the totals in an element of the page, once they show an amount to pay of 34.46. */
export async function totalRowsIn(element: HTMLElement): Promise<string[]> {
  const totals = within(await within(element).findByRole('region', { name: 'Overzicht' }));
  await vi.waitFor(() => expect(totals.getByText('Totaal').nextSibling?.textContent).toContain('34,46'), {
    timeout: 5000,
  });
  return totals.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
}
