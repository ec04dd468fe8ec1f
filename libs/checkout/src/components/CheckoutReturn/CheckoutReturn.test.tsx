import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../messages/nl.ts';
import type { ReturnState } from '../../model/returnState.ts';
import { CheckoutReturn } from './CheckoutReturn.tsx';

function show(state: ReturnState, failure?: string) {
  const acts = { onPayAgain: vi.fn(), onRestore: vi.fn() };
  render(<CheckoutReturn state={state} messages={nl} failure={failure} {...acts} />);
  return acts;
}

describe('the page after the payment', () => {
  it.each(['thanks', 'pending'] as const)('thanks with the order number when it is %s', (kind) => {
    show({ kind, orderNumber: '200000102' });
    expect(screen.getByRole('heading')).toHaveTextContent('Bedankt! Je bestelnummer is 200000102');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers to pay again or to put the lines back when it was not paid', async () => {
    const { onPayAgain, onRestore } = show({ kind: 'unpaid', orderNumber: '200000102' });
    expect(screen.getByRole('heading')).toHaveTextContent('Je betaling is niet gelukt');
    expect(screen.getByText(/^Bestelling 200000102 is bewaard/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw betalen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Producten terug in winkelwagen' }));
    expect([onPayAgain.mock.calls.length, onRestore.mock.calls.length]).toEqual([1, 1]);
  });

  it('says that an order cannot be fetched', () => {
    show({ kind: 'unknown' });
    expect(screen.getByRole('heading')).toHaveTextContent('We kunnen deze bestelling niet ophalen');
    expect(screen.getByText(/^Het bestelnummer staat in je mail/)).toBeVisible();
  });
});
