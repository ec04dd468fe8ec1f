import { anAddress } from '@etalage/account/testing';
import { fromCartTotals, nl as cartNl } from '@etalage/cart';
import { aLine, someTotals } from '@etalage/cart/testing';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { OrderReview } from './OrderReview.tsx';

const nothing = () => undefined;
const show = (line = aLine()) =>
  render(
    <OrderReview
      lines={[line]}
      shippingAddress={anAddress()}
      billingAddress={anAddress()}
      methods={{ shipping: 'Thuisbezorgd', payment: 'iDEAL' }}
      totals={fromCartTotals(someTotals())}
      messages={nl}
      cartMessages={cartNl}
      onOpenTerms={nothing}
      onPlace={nothing}
    />,
  );

describe('what the law wants said before an order', () => {
  it('LEGAL-05 each fibre of a textile with its percentage, beside its line', () => {
    show(aLine({ composition: '78% polyamide, 22% elastaan' }));
    const line = within(screen.getByRole('region', { name: nl.lines })).getByRole('listitem');
    expect(line).toHaveTextContent('78% polyamide, 22% elastaan');
  });

  it('LEGAL-07 the notice of the legal guarantee', () => {
    show();
    expect(screen.getByText(/wettelijke garantie: het moet doen wat je ervan mag verwachten/)).toBeVisible();
  });
});
