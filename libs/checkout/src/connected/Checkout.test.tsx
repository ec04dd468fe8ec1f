import { nl as accountNl } from '@etalage/account';
import { nl as cartNl } from '@etalage/cart';
import { ApiError } from '@etalage/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../messages/nl.ts';
import { sectionTitle } from '../model/sectionTitle.ts';
import { aCheckout } from '../testing/aCheckout.ts';
import { detailsAtom, enterSectionAtom } from '../model/checkoutAtoms.ts';
import { emptyDetails } from '../model/details.ts';
import { isThankYouPageAtom, leaveThankYouAtom } from '../model/orderAtoms.ts';
import { checkoutPortsAtom } from '../model/ports.ts';
import { anAddress } from '@etalage/account/testing';
import { someDetails } from '../testing.ts';
import type { Section } from '../model/sections.ts';
import { Checkout } from './Checkout.tsx';
import type { CheckoutProps } from './CheckoutParts.tsx';

type Shop = Awaited<ReturnType<typeof aCheckout>>;

function show({ store }: Shop, section: Section = 'PersonalDetails', props: Partial<CheckoutProps> = {}) {
  const onPlaced = vi.fn();
  const onOpenTerms = vi.fn();
  store.set(enterSectionAtom, section);
  render(
    <Provider store={store}>
      <Checkout
        messages={nl}
        accountMessages={accountNl}
        cartMessages={cartNl}
        onPlaced={onPlaced}
        onOpenTerms={onOpenTerms}
        {...props}
      />
    </Provider>,
  );
  return { user: userEvent.setup(), onPlaced, onOpenTerms };
}
const heading = (section: Section) => screen.getByRole('button', { name: new RegExp(`^${sectionTitle(section, nl)}`) });
const press = (name: string) => screen.getByRole('button', { name });
const agree = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

describe('CHK-02 the sections', () => {
  it('CHK-02 can be entered only when those before are complete', async () => {
    show(await aCheckout({}, emptyDetails));
    expect(heading('PersonalDetails')).toHaveAttribute('aria-expanded', 'true');
    for (const section of ['Shipping', 'Payment', 'OrderReview'] as const) expect(heading(section)).toBeDisabled();
  });

  it('CHK-02 can be reopened and changed once complete', async () => {
    const shop = await aCheckout();
    const { user } = show(shop, 'OrderReview');
    await user.click(heading('PersonalDetails'));
    const field = screen.getByLabelText('Voornaam');
    await user.clear(field);
    await user.type(field, 'Kees');
    await user.click(press('Verder'));
    expect(shop.store.get(detailsAtom).personalDetails.firstName).toBe('Kees');
    expect(heading('Shipping')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('region', { name: nl.checkoutShipping })).toContainElement(
      document.body.querySelector(':focus'),
    );
  });
});

it('IMG-05 the summary of the order shows the placeholder for a product without an image', async () => {
  show(await aCheckout({}, {}, { image: undefined }));
  expect(document.querySelector('details li [data-placeholder]')).not.toBeNull();
});

describe('CHK-11 continuing with missing fields', () => {
  it('CHK-11 shows that all required fields must be filled in, and moves to the first', async () => {
    const { user } = show(await aCheckout({}, emptyDetails));
    await user.click(press('Verder'));
    expect(screen.getByText('vul alle verplichte velden in')).toBeVisible();
    expect(screen.getByLabelText('Voornaam')).toHaveFocus();
    expect(heading('PersonalDetails')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('CHK-11 continuing with a missing field', () => {
  it('CHK-11 says that it is required, also while the stock is checked', async () => {
    const { user } = show(await aCheckout({}, emptyDetails), 'PersonalDetails', { stockCheck: 'running' });
    await user.click(press('Verder'));
    expect(screen.getByText('vul alle verplichte velden in')).toBeVisible();
  });

  it('CHK-11 of the billing address says that it is required, also where nothing is sent', async () => {
    const paymentDetails = { ...someDetails().paymentDetails, city: '' };
    const { user } = show(await aCheckout({}, { paymentDetails }, { type: 'virtual' }), 'Payment');
    await user.click(press('Verder'));
    expect(screen.getByText('vul alle verplichte velden in')).toBeVisible();
    expect(screen.getByLabelText('Plaats')).toHaveFocus();
  });
});

describe('CHK-11 a field that is corrected', () => {
  it('CHK-11 loses its message at once, and the others keep theirs', async () => {
    const { user } = show(await aCheckout({}, emptyDetails));
    await user.click(press('Verder'));
    expect(screen.getByLabelText('Voornaam')).toBeInvalid();
    await user.type(screen.getByLabelText('Voornaam'), 'Kees');
    expect(screen.getByLabelText('Voornaam')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Voornaam')).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Achternaam')).toBeInvalid();
    expect(screen.getByText('vul alle verplichte velden in')).toBeVisible();
  });

  it('CHK-11 takes the message under the form with it when it was the last', async () => {
    const personalDetails = { ...someDetails().personalDetails, lastName: '' };
    const { user } = show(await aCheckout({}, { ...emptyDetails, personalDetails }));
    await user.click(press('Verder'));
    await user.type(screen.getByLabelText('Achternaam'), 'Jansen');
    expect(screen.queryByText('vul alle verplichte velden in')).not.toBeInTheDocument();
  });

  it('CHK-11 that was right shows no message while it is being changed', async () => {
    const personalDetails = { ...someDetails().personalDetails, lastName: '' };
    const { user } = show(await aCheckout({}, { ...emptyDetails, personalDetails }));
    await user.click(press('Verder'));
    await user.clear(screen.getByLabelText('E-mailadres'));
    expect(screen.getByLabelText('E-mailadres')).not.toHaveAttribute('aria-invalid');
  });
});

describe('SHIP-04 a shipping method', () => {
  it('SHIP-04 can be chosen only after the address has been saved', async () => {
    const shippingDetails = { ...anAddress(), city: '', shippingMethod: '', shippingCarrier: '' };
    const { user } = show(await aCheckout({}, { shippingDetails }), 'Shipping');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText('Sla eerst je adres op voordat je een verzendmethode kiest')).toBeVisible();
    await user.type(screen.getByLabelText('Plaats'), 'Amsterdam');
    await user.click(press('Adres opslaan'));
    expect(await screen.findByRole('radio', { name: /Thuisbezorgd/ })).toBeChecked();
  });

  it('SHIP-04 must be chosen anew when the address changes', async () => {
    const { user } = show(await aCheckout(), 'Shipping');
    expect(screen.getByRole('radio')).toBeChecked();
    await user.type(screen.getByLabelText('Plaats'), 's');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('PROD-25 a cart of which nothing is sent', () => {
  it('PROD-25 asks for no delivery address, and is ordered with a billing address alone', async () => {
    const shop = await aCheckout({}, {}, { type: 'virtual' });
    const { user } = show(shop);
    expect(screen.queryByRole('button', { name: new RegExp(`^${nl.checkoutShipping}`) })).not.toBeInTheDocument();
    await user.click(press('Verder'));
    expect(heading('Payment')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('checkbox', { name: nl.billingSame })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Straat')).toBeVisible();
    await user.click(press('Verder'));
    expect(screen.queryByText(nl.shippingAddress)).not.toBeInTheDocument();
    await agree(user);
    await user.click(press('Bestellen en betalen'));
    await waitFor(() => expect(shop.orders).toHaveLength(1));
    expect(shop.orders[0]?.addressInformation).not.toHaveProperty('shippingAddress');
    expect(shop.orders[0]?.addressInformation.billingAddress?.street).toEqual(['Factuurweg', '12 A']);
  });
});

describe('CHK-06 the stock of the lines', () => {
  it('while it is checked, continuing says so', async () => {
    const shop = await aCheckout();
    const { user } = show(shop, 'PersonalDetails', { stockCheck: 'running' });
    await user.click(press('Verder'));
    expect(screen.getByText('We controleren de voorraad, een ogenblik geduld')).toBeVisible();
    expect(heading('PersonalDetails')).toHaveAttribute('aria-expanded', 'true');
  });

  it('a line that is out of stock blocks placing the order', async () => {
    const shop = await aCheckout();
    const { confirmCartAtom, linesAtom } = await import('@etalage/cart');
    const lines = shop.store.get(linesAtom).map((line) => ({ ...line, stock: { is_in_stock: false } }));
    shop.store.set(confirmCartAtom, { lines, cartId: 'c' });
    const { user } = show(shop, 'OrderReview');
    await agree(user);
    await user.click(press('Bestellen en betalen'));
    expect(screen.getByText(nl.outOfStock)).toBeVisible();
    expect(shop.orders).toEqual([]);
  });
});

describe('CHK-09 the billing address', () => {
  it('CHK-09 is the shipping address, unless the shopper chooses another', async () => {
    const { user } = show(await aCheckout(), 'Payment');
    expect(screen.queryByLabelText('Straat')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: nl.billingSame }));
    expect(screen.getByLabelText('Straat')).toHaveValue('Factuurweg');
  });

  it('CHK-09 is the shipping address again when the shopper takes the choice of another back', async () => {
    const shop = await aCheckout();
    const { user } = show(shop, 'Payment');
    const same = screen.getByRole('checkbox', { name: nl.billingSame });
    await user.click(same);
    await user.click(same);
    expect(screen.queryByLabelText('Straat')).not.toBeInTheDocument();
    expect(shop.store.get(detailsAtom).billing).toBe('shipping');
  });

  it('CHK-09 travels as chosen; company and taxId are optional', async () => {
    const shop = await aCheckout({}, { billing: 'other' });
    const { user } = show(shop, 'Payment');
    expect(screen.getByLabelText(/Bedrijfsnaam/)).not.toBeRequired();
    expect(screen.getByLabelText(/Btw-nummer/)).not.toBeRequired();
    await user.click(press('Verder'));
    await agree(user);
    await user.click(press('Bestellen en betalen'));
    await waitFor(() => expect(shop.orders).toHaveLength(1));
    expect(shop.orders[0]?.addressInformation.billingAddress?.street).toEqual(['Factuurweg', '12 A']);
    expect(shop.orders[0]?.addressInformation.shippingAddress?.street).toEqual(['Damrak', '12 A']);
  });
});

describe('ADDR-07, ORDER-10 what the confirmation mail repeats', () => {
  it.each([
    ['PersonalDetails', 'Achternaam', 'Win op evil.nl'],
    ['Payment', /Bedrijfsnaam/, 'https://evil.example'],
  ] as const)('ADDR-07, ORDER-10 holds no web address: %s says so under the field', async (section, field, text) => {
    const { user } = show(await aCheckout(), section);
    await user.clear(screen.getByLabelText(field));
    await user.type(screen.getByLabelText(field), text);
    await user.click(press('Verder'));
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(accountNl.formPlainText);
    expect(heading(section)).toHaveAttribute('aria-expanded', 'true');
  });
});

it('ORDER-03 an email address with another one in it is no email address', async () => {
  const { user } = show(await aCheckout(), 'PersonalDetails');
  await user.clear(screen.getByLabelText('E-mailadres'));
  await user.type(screen.getByLabelText('E-mailadres'), 'victim<attacker@evil.nl>');
  await user.click(press('Verder'));
  expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription(accountNl.formEmail);
});

it('what is being ordered stands beside the sections, up to the last, which shows it itself', async () => {
  const { user } = show(await aCheckout(), 'Payment');
  const summary = screen.getByText('Je bestelling').closest('details');
  expect(summary).toHaveTextContent('2 × Handdoek Hotel');
  expect(summary).toHaveTextContent('€ 24,90');
  await user.click(press('Verder'));
  expect(screen.queryByText('Je bestelling')).not.toBeInTheDocument();
});

describe('CHK-12 the order review', () => {
  it('CHK-12 shows lines, addresses, methods and totals', async () => {
    show(await aCheckout({}, { billing: 'other' }), 'OrderReview');
    const review = screen.getByRole('region', { name: nl.checkoutReview });
    for (const text of [
      '2 × Handdoek Hotel (Wit)',
      'Damrak 12 A',
      'Factuurweg 12 A',
      'Thuisbezorgd',
      'iDEAL',
      '€ 24,90',
    ]) {
      expect(review).toHaveTextContent(text);
    }
  });

  it('CHK-12 requires agreement to the terms, which open in their modal', async () => {
    const shop = await aCheckout();
    const { user, onOpenTerms } = show(shop, 'OrderReview');
    await user.click(press('Bestellen en betalen'));
    expect(screen.getByText('Ga akkoord met de algemene voorwaarden om te bestellen')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /akkoord/ })).toHaveFocus();
    expect(shop.orders).toEqual([]);
    await user.click(press('Lees de algemene voorwaarden'));
    expect(onOpenTerms).toHaveBeenCalledOnce();
  });
});

it('LEGAL-01 the ordering button reads so and nothing else, directly under the summary', async () => {
  show(await aCheckout(), 'OrderReview');
  const button = press('Bestellen en betalen');
  expect(button.textContent).toBe('Bestellen en betalen');
  const summary = button.previousElementSibling;
  expect(summary).toHaveTextContent('Handdoek Hotel');
  expect(summary).toHaveTextContent('Thuisbezorgd');
  expect(summary).toHaveTextContent(/Totaal/);
  expect(summary?.querySelector('a, button, input, select')).toBeNull();
});

it('CHK-13 after the order isThankYouPage is on and shows the order number, and off when the shopper leaves', async () => {
  const shop = await aCheckout();
  const { user, onPlaced } = show(shop, 'OrderReview');
  await agree(user);
  await user.click(press('Bestellen en betalen'));
  expect(await screen.findByText('Bedankt! Je bestelnummer is 900000102')).toBeVisible();
  expect(shop.store.get(isThankYouPageAtom)).toBe(true);
  expect(onPlaced).toHaveBeenCalledWith(
    expect.objectContaining({ next: { kind: 'pay', url: 'https://betalen.test/1' } }),
  );
  act(() => shop.store.set(leaveThankYouAtom));
  expect(screen.queryByText(/Bedankt/)).not.toBeInTheDocument();
});

describe('PAY-12 when the payment cannot be started', () => {
  it('PAY-12 progress stops, an error offers to try again, and the order stays open for payment', async () => {
    let tries = 0;
    const asked: unknown[] = [];
    const paymentUrl = async (reference: unknown) => {
      asked.push(reference);
      tries += 1;
      if (tries === 1) throw new ApiError(500, 'geen antwoord');
      return 'https://betalen.test/2';
    };
    const shop = await aCheckout({ paymentUrl });
    const { user, onPlaced } = show(shop, 'OrderReview');
    await agree(user);
    await user.click(press('Bestellen en betalen'));
    expect(await screen.findByText('De betaling kon niet worden gestart')).toBeVisible();
    expect(screen.queryByText(nl.processingOrder)).not.toBeInTheDocument();
    await user.click(press('Probeer opnieuw'));
    expect(onPlaced).toHaveBeenCalledWith(
      expect.objectContaining({ next: { kind: 'pay', url: 'https://betalen.test/2' } }),
    );
    expect(asked[1]).toEqual(asked[0]);
    expect(shop.orders).toHaveLength(1);
  });
});

it('a refused order shows the server’s words and keeps everything', async () => {
  const shop = await aCheckout({ placeOrder: () => Promise.reject(new ApiError(400, 'Helaas, op.')) });
  const { user } = show(shop, 'OrderReview');
  await agree(user);
  await user.click(press('Bestellen en betalen'));
  expect(await screen.findByText('Helaas, op.')).toBeVisible();
  expect(shop.store.get(detailsAtom)).toEqual(someDetails());
  expect(within(screen.getByRole('region', { name: nl.lines })).getByText(/Handdoek/)).toBeVisible();
});

it('ERR-07 markup in the server’s words about a refused order stands as text', async () => {
  const shop = await aCheckout({ placeOrder: () => Promise.reject(new ApiError(400, 'Helaas, <b>op</b>.')) });
  const { user } = show(shop, 'OrderReview');
  await agree(user);
  await user.click(press('Bestellen en betalen'));
  expect(await screen.findByText('Helaas, <b>op</b>.')).toBeVisible();
});

describe('SHIP-11 the promised day in the checkout', () => {
  const tuesday = Date.parse('2026-11-24T12:00:00+01:00');
  /** The checkout at noon on a Tuesday. */
  async function atNoon(details: Parameters<typeof aCheckout>[1] = {}, line: Parameters<typeof aCheckout>[2] = {}) {
    const shop = await aCheckout({}, details, line);
    shop.store.set(checkoutPortsAtom, { ...shop.ports, now: () => tuesday });
    return shop;
  }
  const details = someDetails();

  it('SHIP-11 stands beside the way of delivery', async () => {
    show(await atNoon(), 'Shipping');
    expect(screen.getByRole('radio', { name: /Thuisbezorgd.*Voor 22.00 uur besteld, morgen in huis/ })).toBeVisible();
  });

  it('SHIP-11 stands in the review', async () => {
    show(await atNoon(), 'OrderReview');
    const review = screen.getByRole('region', { name: nl.checkoutReview });
    expect(review).toHaveTextContent('Thuisbezorgd: Voor 22.00 uur besteld, morgen in huis');
  });

  it('SHIP-11 is a later day in Belgium', async () => {
    const shippingDetails = { ...details.shippingDetails, ...anAddress({ country: 'BE', zipCode: '1000' }) };
    show(await atNoon({ shippingDetails }), 'OrderReview');
    const review = screen.getByRole('region', { name: nl.checkoutReview });
    expect(review).toHaveTextContent('Voor 22.00 uur besteld, donderdag 26 november in huis');
  });

  it('SHIP-11 is none for a line whose stock is not known', async () => {
    show(await atNoon({}, { stock: undefined }), 'OrderReview');
    const review = screen.getByRole('region', { name: nl.checkoutReview });
    expect(review).toHaveTextContent('Thuisbezorgd: Standaardbezorging');
    expect(review).not.toHaveTextContent('in huis');
  });

  it('SHIP-11 is none for a bank transfer', async () => {
    const shop = await aCheckout(
      { providerPaymentMethods: async () => [{ code: 'banktransfer', title: 'Overboeking', is_preselected: true }] },
      { paymentDetails: { ...details.paymentDetails, paymentMethod: 'banktransfer' } },
    );
    shop.store.set(checkoutPortsAtom, { ...shop.ports, now: () => tuesday });
    show(shop, 'OrderReview');
    const review = screen.getByRole('region', { name: nl.checkoutReview });
    expect(review).toHaveTextContent('Thuisbezorgd: Standaardbezorging');
    expect(review).not.toHaveTextContent('in huis');
  });
});
