import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atCheckout } from '../../testing/atCheckout.tsx';

const path = '/api/ext/magento2-newsletter/subscribe';
const label = /Stuur mij de nieuwsbrief/;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A shopper who fills in who they are, in a shop whose newsletter answers so. */
const atDetails = (answer: () => unknown = () => true) =>
  atCheckout('PersonalDetails', { answers: { [path]: answer } });

async function order() {
  await userEvent.click(screen.getByRole('button', { name: /^Controleren en bestellen/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /akkoord/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
  await screen.findByRole('heading', { name: /Bedankt/ });
}

describe('NEWS-02 the newsletter in the checkout', () => {
  it('NEWS-02 is offered, and not ticked', async () => {
    await atDetails();
    expect(screen.getByRole('checkbox', { name: label })).not.toBeChecked();
  });

  it('NEWS-02 subscribes once the order is placed, not before', async () => {
    const { callsTo } = await atDetails();
    await userEvent.click(screen.getByRole('checkbox', { name: label }));
    expect(callsTo(path)).toEqual([]);
    await order();
    await waitFor(() => expect(callsTo(path)).toHaveLength(1));
    expect(callsTo(path)[0]?.body).toEqual({ email: 'jans@voorbeeld.nl' });
    expect(callsTo('/api/order')).toHaveLength(1);
    expect(await screen.findByText('Je bent aangemeld voor onze nieuwsbrief')).toBeVisible();
  });

  it('NEWS-02 subscribes nobody who did not ask', async () => {
    const { callsTo } = await atDetails();
    await order();
    expect(callsTo(path)).toEqual([]);
  });

  it('NEWS-02 is not ticked for whoever comes back', async () => {
    const { storage } = await atDetails();
    await userEvent.click(screen.getByRole('checkbox', { name: label }));
    cleanup();
    await atCheckout('PersonalDetails', { storage });
    expect(screen.getByRole('checkbox', { name: label })).not.toBeChecked();
  });

  it('NEWS-04 a successful subscription in the checkout shows a confirmation', async () => {
    await atDetails();
    await userEvent.click(screen.getByRole('checkbox', { name: label }));
    await order();
    expect(await screen.findByText('Je bent aangemeld voor onze nieuwsbrief')).toBeVisible();
  });

  it('NEWS-04 a failed subscription in the checkout says so once the order is placed', async () => {
    await atDetails(() => Response.json({ code: 500, result: 'Stuk' }, { status: 500 }));
    await userEvent.click(screen.getByRole('checkbox', { name: label }));
    await order();
    expect(
      await screen.findByText('Je kon niet worden aangemeld voor onze nieuwsbrief. Probeer het later opnieuw.'),
    ).toBeVisible();
  });
});
