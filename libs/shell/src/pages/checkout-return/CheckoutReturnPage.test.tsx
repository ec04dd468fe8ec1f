import { anOrderStatus } from '@etalage/checkout/testing';
import type { OrderStatus } from '@etalage/checkout';
import { createStorage } from '@etalage/core';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page after paying at an address with `result`, of an order that stands at `status` on the server. */
async function returned(result: string, status: Partial<OrderStatus>) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: anOrderStatus(status) }));
  const cart = { resume: () => undefined, add: () => undefined, load: async () => undefined };
  const path = `/checkout-return?result=${result}&transactionId=900000102&orderId=102`;
  await visit({ path, cart, storage: createStorage() });
  // A payment under way is asked for again for a few seconds.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
}

const thanks = 'Bedankt! Je bestelnummer is 900000102';
const notPaid = 'Je betaling is niet gelukt';
const canceled = 'Deze bestelling is geannuleerd.';
const results = ['success', 'pending', 'cancel', 'fail', 'failed'];
const unpaid = 'pending_payment';

describe.each(results)('PAY-13 the page after paying at an address with result %s', (result) => {
  it.each([
    ['a paid order', { status: 'processing', paymentStatus: 'completed' }, thanks],
    ['an order whose payment is pending', { status: unpaid, paymentStatus: 'pending' }, thanks],
    ['an order whose payment is open', { status: unpaid, paymentStatus: 'open' }, thanks],
    ['an order whose payment was cancelled', { status: unpaid, paymentStatus: 'cancelled' }, notPaid],
    ['an order whose payment failed', { status: unpaid, paymentStatus: 'failed' }, notPaid],
    ['a canceled order', { status: 'canceled', paymentStatus: 'failed' }, canceled],
  ] as const)(`PAY-13 with result ${result} shows that the server reports %s`, async (_order, status, title) => {
    await returned(result, status);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });
});

it.each([
  [
    'pending',
    { status: unpaid, paymentStatus: 'pending' },
    'Zodra je betaling binnen is, maken we je bestelling klaar.',
  ],
  ['open', { status: unpaid, paymentStatus: 'open' }, 'We hebben je betaling nog niet ontvangen.'],
  ['completed', { status: 'processing', paymentStatus: 'completed' }, 'We hebben je een bevestiging gemaild.'],
] as const)('PAY-13 says with result success that the payment is %s by the server', async (_payment, status, note) => {
  await returned('success', status);
  expect(screen.getByText(note)).toBeVisible();
});
