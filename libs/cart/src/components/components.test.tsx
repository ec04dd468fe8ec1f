import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../messages/nl.ts';
import { fromCartTotals } from '../wire.ts';
import { someTotals } from '../testing.ts';
import { CartTotals } from './CartTotals/CartTotals.tsx';

const segment = (code: string, value: number) => ({ code, title: code, value });
const rowsOf = () => screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

describe('TOTAL-12 the totals', () => {
  it('TOTAL-12 show every row, and the amount to pay by its segment', () => {
    const totals = someTotals({
      grand_total: 1,
      total_segments: [
        segment('grand_total', 34.46),
        segment('subtotal_incl_tax', 50),
        segment('discount', -5),
        segment('shipping', 4.95),
        segment('payment', 1.5),
        segment('amasty_giftcard', -10),
        segment('loyalty_points', -6.99),
      ],
    });
    render(<CartTotals totals={fromCartTotals(totals)} messages={nl} />);
    expect(rowsOf()).toEqual([
      'Subtotaal €\u00a050,00',
      'Korting €\u00a0-5,00',
      'Bezorging €\u00a04,95',
      'Betaalkosten €\u00a01,50',
      'Cadeaukaart €\u00a0-10,00',
      'Spaarpunten €\u00a0-6,99',
      'Totaal €\u00a034,46',
    ]);
  });

  it('TOTAL-12 leave out rows of 0, except shipping', () => {
    const total_segments = ['subtotal_incl_tax', 'discount', 'shipping', 'payment', 'grand_total'].map((code) =>
      segment(code, code === 'subtotal_incl_tax' || code === 'grand_total' ? 60 : 0),
    );
    render(<CartTotals totals={fromCartTotals(someTotals({ total_segments }))} messages={nl} />);
    expect(rowsOf()).toEqual(['Subtotaal €\u00a060,00', 'Bezorging Gratis', 'Totaal €\u00a060,00']);
  });
});
