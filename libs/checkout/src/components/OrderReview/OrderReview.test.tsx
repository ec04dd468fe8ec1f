import { anAddress } from '@etalage/account/testing';
import { fromCartTotals, nl as cartNl, type CartLine } from '@etalage/cart';
import { aLine, someTotals } from '@etalage/cart/testing';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { OrderReview } from './OrderReview.tsx';

const nothing = () => undefined;
const show = (...lines: CartLine[]) =>
  render(
    <OrderReview
      lines={lines.length > 0 ? lines : [aLine()]}
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

it('CHK-12 two lines of one article with other options of their own are two lines to React as well', () => {
  const complain = vi.spyOn(console, 'error');
  const engraved = (value: string) =>
    aLine({ option: { extension_attributes: { custom_options: [{ option_id: '5', option_value: value }] } } });
  show(engraved('Jet'), engraved('Guus'));
  expect(complain).not.toHaveBeenCalled();
});

it('PRICE-08 a line of the review counts with the tier that applies to its quantity', () => {
  show(aLine({ quantity: 3, tiers: [{ quantity: 3, price: 1500 }] }));
  const line = within(screen.getByRole('region', { name: nl.lines })).getByRole('listitem');
  expect(line).toHaveTextContent('€ 45,00');
});
