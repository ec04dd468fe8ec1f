import { aBankTransfer, anOrderStatus } from '@etalage/checkout/testing';
import { aStoreView } from '@etalage/core/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dutch } from '../../testing/dutch.tsx';
import { OrderReturned } from './OrderReturned.tsx';

const nothing = () => undefined;
const bought = {
  orderId: '102',
  orderNumber: '900000102',
  cartId: 'a',
  paymentMethod: 'multisafepay_ideal',
  bought: [{ name: 'Handdoek Fenne', options: '', quantity: 2, price: 2590 }],
  deliverTo: ['Jans de Vries', 'Damrak 12 A', '1012 AB Amsterdam'],
};
const show = (props: Partial<Parameters<typeof OrderReturned>[0]>) =>
  render(
    <OrderReturned
      view={aStoreView()}
      messages={dutch.late('shop')}
      checkoutMessages={dutch.late('checkout').checkout}
      found={anOrderStatus({ total: 30.85 })}
      bought={bought}
      onPayAgain={nothing}
      onRestore={nothing}
      {...props}
    />,
  );

describe('the page after the payment', () => {
  it('thanks with the number, and says what was bought, what comes next and how to reach the store', () => {
    show({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bedankt! Je bestelnummer is 900000102');
    expect(screen.getByRole('region', { name: 'Je bestelling' })).toHaveTextContent(/Handdoek Fenne.*30,85/);
    expect(screen.getByText('Bezorgen')).toBeVisible();
    expect(screen.getByRole('link', { name: aStoreView().contact.phone })).toBeVisible();
  });

  it('promises no parcel to a browser that does not know what was bought', () => {
    show({ bought: undefined });
    expect(screen.getByText('Je bevestiging')).toBeVisible();
    expect(screen.queryByText('Bezorgen')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Je bestelling' })).not.toBeInTheDocument();
  });

  it('SHIP-11 names the day of delivery that the server promises', () => {
    show({ found: anOrderStatus({ deliveryDay: '2026-11-25' }) });
    expect(screen.getByText('We verwachten woensdag 25 november bij je te zijn.')).toBeVisible();
  });

  it('SHIP-11 names no day where the server promises none', () => {
    show({});
    expect(screen.queryByText(/We verwachten|in huis/)).toBeNull();
  });

  it('PAY-21 names what a bank transfer needs while the order waits for it', () => {
    const waiting = anOrderStatus({ status: 'pending_payment', paymentStatus: 'pending' });
    const { unmount } = show({ found: { ...waiting, bankTransfer: aBankTransfer() } });
    expect(screen.getByRole('region', { name: 'Maak het bedrag over' })).toHaveTextContent('NL08 TEST 0300 0652 64');
    unmount();
    show({ found: waiting });
    expect(screen.queryByRole('region', { name: 'Maak het bedrag over' })).not.toBeInTheDocument();
  });

  it('promises nothing for an order that is not paid, and keeps what it is about in sight', () => {
    show({ found: anOrderStatus({ status: 'pending_payment', paymentStatus: 'failed' }) });
    expect(screen.queryByText('Zo gaat het verder')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Je bestelling' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Opnieuw betalen' })).toBeVisible();
  });
});
