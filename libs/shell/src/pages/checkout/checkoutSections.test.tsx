import { aLine, aPaymentMethod, aShippingMethod, someTotals } from '@etalage/cart/testing';
import type { OrderStatus } from '@etalage/checkout';
import {
  changeDetailsAtom,
  checkoutKeys,
  checkoutStateAtom,
  emptyDetails,
  offeredPaymentsAtom,
} from '@etalage/checkout/headless';
import { anOrderStatus, aPlacedOrder, someDetails } from '@etalage/checkout/testing';
import { createStorage } from '@etalage/core';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing.tsx';
import { atCheckout, serve } from '../../testing/atCheckout.tsx';
import { createCartVisit } from '../../visit/cartVisit.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const titles = ['Persoonlijke gegevens', 'Bezorging', 'Betaling', 'Controleren en bestellen'] as const;
type Title = (typeof titles)[number];

const { personalDetails, shippingDetails, paymentDetails } = someDetails();
const waitFor = (assert: () => void) => vi.waitFor(assert, { timeout: 5000 });
const main = () => within(screen.getByRole('main'));
const opener = (title: Title) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('CHK-01 the sections of the checkout', () => {
  it('CHK-01 are PersonalDetails, Shipping, Payment and OrderReview, in this order', async () => {
    await atCheckout('PersonalDetails');
    const headings = main().getAllByRole('heading', { level: 2 });
    const opening = headings.flatMap((heading) => within(heading).queryAllByRole('button'));
    expect(opening.map(({ textContent }) => titles.find((title) => textContent.startsWith(title)))).toEqual(titles);
  });

  it('CHK-01 begin with PersonalDetails', async () => {
    await atCheckout('PersonalDetails', { details: emptyDetails });
    expect(opener('Persoonlijke gegevens')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('CHK-02 entering the sections', () => {
  it.each([
    ['Bezorging', 'the personal details are', { personalDetails: { ...personalDetails, lastName: '' } }],
    ['Betaling', 'the address is', { shippingDetails: { ...shippingDetails, city: '' } }],
    [
      'Betaling',
      'the address, where another gets the invoice, is',
      { billing: 'other', shippingDetails: { ...shippingDetails, city: '' } },
    ],
    [
      'Controleren en bestellen',
      'the payment is',
      { billing: 'other', paymentDetails: { ...paymentDetails, city: '' } },
    ],
  ] as const)('CHK-02 %s cannot be entered when %s not complete', async (title, _section, details) => {
    await atCheckout('PersonalDetails', { details: someDetails(details) });
    expect(opener(title)).toBeDisabled();
    const [before] = titles.slice(titles.indexOf(title) - 1);
    expect(opener(before ?? title)).toBeEnabled();
  });

  it.each(titles)('CHK-02 %s can be entered when those before it are complete', async (title) => {
    await atCheckout(title === 'Controleren en bestellen' ? 'PersonalDetails' : 'OrderReview');
    await userEvent.click(opener(title));
    expect(opener(title)).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['Persoonlijke gegevens', 'Voornaam', 'Kees', 'personalDetails.firstName'],
    ['Bezorging', 'Plaats', 'Haarlem', 'shippingDetails.city'],
    ['Betaling', /Bedrijfsnaam/, 'Weefhuis', 'paymentDetails.company'],
  ] as const)('CHK-02 %s is reopened and changed after it was completed', async (title, label, value, field) => {
    const { store } = await atCheckout('OrderReview');
    await userEvent.click(opener(title));
    await screen.findByLabelText(label);
    fill(label, value);
    expect(store.get(checkoutStateAtom)).toHaveProperty(field, value);
  });
});

describe('CHK-03 what the shopper fills in', () => {
  it.each([
    ['firstName', 'Voornaam', 'Kees'],
    ['lastName', 'Achternaam', 'Smit'],
    ['emailAddress', 'E-mailadres', 'kees@voorbeeld.nl'],
  ])('CHK-03 %s is in personalDetails', async (field, label, value) => {
    const { store } = await atCheckout('PersonalDetails');
    fill(label, value);
    expect(store.get(checkoutStateAtom).personalDetails).toHaveProperty(field, value);
  });

  it.each([
    ['personal-details', expect.objectContaining({ emailAddress: 'jans@voorbeeld.nl', createAccount: false })],
    ['shipping-details', { ...shippingDetails, city: 'Haarlem' }],
    ['payment-details', { ...paymentDetails, company: 'Weefhuis' }],
  ])('CHK-03 the browser keeps %s under the name that the contract gives it', async (name, details) => {
    const { store, storage } = await atCheckout('Shipping');
    const where = { shippingDetails: { ...shippingDetails, city: 'Haarlem' } };
    const payment = { paymentDetails: { ...paymentDetails, company: 'Weefhuis' } };
    act(() => store.set(changeDetailsAtom, (all) => ({ ...all, ...where, ...payment })));
    expect(storage.read(`shop/checkout/${name}`)).toEqual(details);
  });

  it('CHK-03 password and createAccount of a guest are in personalDetails, empty', async () => {
    const { store } = await atCheckout('PersonalDetails');
    expect(store.get(checkoutStateAtom).personalDetails).toMatchObject({ password: '', createAccount: false });
  });

  const addressFields = [
    ['firstName', 'Voornaam', 'Kees'],
    ['lastName', 'Achternaam', 'Smit'],
    ['country', 'Land', 'BE'],
    ['zipCode', 'Postcode', '2011 AA'],
    ['apartmentNumber', 'Huisnummer en toevoeging', '40'],
    ['streetAddress', 'Straat', 'Coolsingel'],
    ['city', 'Plaats', 'Rotterdam'],
  ] as const;

  it.each([...addressFields, ['phoneNumber', 'Telefoonnummer', '0612345679']] as const)(
    'CHK-03 %s is in shippingDetails',
    async (field, label, value) => {
      const { store } = await atCheckout('Shipping');
      fill(label, value);
      expect(store.get(checkoutStateAtom).shippingDetails).toHaveProperty(field, value);
    },
  );

  it.each(['shippingDetails', 'paymentDetails'] as const)(
    'CHK-03 state and region_id of a country without regions are in %s, empty',
    async (details) => {
      const { store } = await atCheckout('Shipping');
      expect(store.get(checkoutStateAtom)[details]).toMatchObject({ state: '', region_id: 0 });
    },
  );

  it.each([
    ['shippingMethod', 'express'],
    ['shippingCarrier', 'koerier'],
  ])('CHK-03 %s of the chosen delivery is in shippingDetails', async (field, value) => {
    const courier = aShippingMethod({ carrier_code: 'koerier', carrier_title: 'Koerier', method_code: 'express' });
    const answers = { '/api/cart/shipping-methods': () => [aShippingMethod(), courier] };
    const { store } = await atCheckout('Shipping', { answers });
    await userEvent.click(screen.getByRole('radio', { name: /Koerier/ }));
    expect(store.get(checkoutStateAtom).shippingDetails).toHaveProperty(field, value);
  });

  it.each([...addressFields, ['company', /Bedrijfsnaam/, 'Weefhuis'], ['taxId', /Btw-nummer/, 'NL1']] as const)(
    'CHK-03 %s is in paymentDetails',
    async (field, label, value) => {
      const { store } = await atCheckout('Payment', { details: someDetails({ billing: 'other' }) });
      fill(label, value);
      expect(store.get(checkoutStateAtom).paymentDetails).toHaveProperty(field, value);
    },
  );

  it('CHK-03 paymentMethod of the chosen way to pay is in paymentDetails', async () => {
    const { store } = await atCheckout('Payment');
    await userEvent.click(screen.getByRole('radio', { name: /Overboeking/ }));
    expect(store.get(checkoutStateAtom).paymentDetails).toHaveProperty('paymentMethod', 'banktransfer');
  });
});

it('CHK-03 paymentMethodAdditional is that of the chosen way to pay, not of the one before', async () => {
  const before = { paymentMethod: 'banktransfer', paymentMethodAdditional: { issuer_id: '0031' } };
  const details = someDetails({ paymentDetails: { ...paymentDetails, ...before } });
  const { store } = await atCheckout('Payment', { details });
  expect(store.get(checkoutStateAtom).paymentDetails).toMatchObject(before);
  await userEvent.click(screen.getByRole('radio', { name: /iDEAL/ }));
  expect(store.get(checkoutStateAtom).paymentDetails).toHaveProperty('paymentMethodAdditional', {});
});

describe('CHK-04 the checkout state of the page', () => {
  it.each([
    ['paymentMethods', [{ code: 'multisafepay_ideal' }, { code: 'banktransfer' }]],
    ['shippingMethods', [{ carrier_code: 'homedelivery', method_code: 'standard' }]],
    ['order', undefined],
    ['isThankYouPage', false],
  ])('CHK-04 holds %s before the order', async (name, value) => {
    const { store } = await atCheckout('Payment');
    expect(store.get(checkoutStateAtom)).toMatchObject({ [name]: value });
  });

  it.each([
    ['order', aPlacedOrder()],
    ['isThankYouPage', true],
  ])('CHK-04 holds %s after it', async (name, value) => {
    vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { store } = await atCheckout('OrderReview');
    await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
    await press('Bestellen en betalen');
    await waitFor(() => expect(store.get(checkoutStateAtom)).toMatchObject({ [name]: value }));
  });

  it.each([
    ['the personal details', 'PersonalDetails', 'Voornaam'],
    ['the shipping details', 'Shipping', 'Plaats'],
    ['the payment details', 'Payment', /Bedrijfsnaam/],
  ] as const)('CHK-04 a change of %s sets modifiedAt', async (_details, section, label) => {
    const { store } = await atCheckout(section);
    vi.useFakeTimers({ now: 1_795_000_000_000, toFake: ['Date'] });
    fill(label, 'Anders');
    expect(store.get(checkoutStateAtom).modifiedAt).toBe(1_795_000_000_000);
  });

  it.each([
    ['personal details', 'PersonalDetails', 'Voornaam', 'Kees'],
    ['shipping details', 'Shipping', 'Straat', 'Coolsingel'],
    ['payment details', 'Payment', /Bedrijfsnaam/, 'Weefhuis'],
  ] as const)('CHK-04 the %s survive a reload', async (_details, section, label, value) => {
    const { storage } = await atCheckout(section);
    fill(label, value);
    if (section === 'Shipping') await press('Adres opslaan');
    cleanup();
    await atCheckout(section, { storage });
    expect(screen.getByLabelText(label)).toHaveValue(value);
  });

  it.each([
    ['another delivery', 'Shipping', 'radio', /Koerier/],
    ['another way to pay', 'Payment', 'radio', /Overboeking/],
    ['another billing address', 'Payment', 'checkbox', /factuuradres/],
  ] as const)('CHK-04 the choice of %s sets modifiedAt', async (_what, section, role, name) => {
    const courier = aShippingMethod({ carrier_code: 'koerier', carrier_title: 'Koerier' });
    const answers = { '/api/cart/shipping-methods': () => [aShippingMethod(), courier] };
    const { store } = await atCheckout(section, { answers });
    vi.useFakeTimers({ now: 1_795_000_000_000, toFake: ['Date'] });
    await userEvent.click(screen.getByRole(role, { name }));
    expect(store.get(checkoutStateAtom).modifiedAt).toBe(1_795_000_000_000);
  });

  it.each([
    ['the personal details', 'PersonalDetails', () => fill('Voornaam', 'Anders')],
    ['the shipping details', 'Shipping', () => fill('Plaats', 'Anders')],
    ['the payment details', 'Payment', () => fill(/Bedrijfsnaam/, 'Anders')],
    ['the way to pay', 'Payment', () => userEvent.click(screen.getByRole('radio', { name: /Overboeking/ }))],
    ['the billing address', 'Payment', () => userEvent.click(screen.getByRole('checkbox', { name: /factuuradres/ }))],
  ] as const)('SYNC-16 who changes %s is checking out, in any tab', async (_what, section, change) => {
    const { storage } = await atCheckout(section);
    vi.useFakeTimers({ now: 1_795_000_000_000, toFake: ['Date'] });
    await change();
    expect(storage.read(checkoutKeys.modifiedAt)).toBe(1_795_000_000_000);
  });

  it('CHK-04 the password does not survive a reload', async () => {
    const { store, storage } = await atCheckout('PersonalDetails');
    const withPassword = { ...personalDetails, password: 'Geheim12' };
    act(() => store.set(changeDetailsAtom, (all) => ({ ...all, personalDetails: withPassword })));
    fill('Voornaam', 'Kees');
    cleanup();
    const { store: reloaded } = await atCheckout('PersonalDetails', { storage });
    expect(reloaded.get(checkoutStateAtom).personalDetails).toMatchObject({ firstName: 'Kees', password: '' });
  });

  it('CHK-04 that another billing address was chosen survives a reload', async () => {
    const { storage } = await atCheckout('Payment');
    await userEvent.click(screen.getByRole('checkbox', { name: /factuuradres/ }));
    cleanup();
    await atCheckout('Payment', { storage });
    expect(screen.getByRole('checkbox', { name: /factuuradres/ })).not.toBeChecked();
  });
});

describe('CHK-05 opening the checkout with an empty cart', () => {
  const open = () => {
    serve();
    return visit({ path: '/checkout', storage: createStorage(), cart: createCartVisit });
  };

  it('CHK-05 goes to /cart/', async () => {
    const { router } = await open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/'));
  });

  it('CHK-05 shows the message that the cart is empty', async () => {
    await open();
    expect(
      await screen.findByText('Je winkelwagen is leeg. Voeg eerst producten toe voordat je gaat bestellen.'),
    ).toBeVisible();
  });
});

describe('SHIP-02, SHIP-03 the ways of delivery of the checkout', () => {
  const methods = [
    aShippingMethod({ carrier_title: 'Duif', carrier_code: 'duif', available: false }),
    aShippingMethod({ carrier_title: 'Balie', carrier_code: 'balie', offline: true }),
    aShippingMethod({ carrier_title: 'Fiets', carrier_code: 'fiets' }),
    aShippingMethod({ carrier_title: 'Koerier', carrier_code: 'koerier' }),
  ];
  const unchosen = someDetails({ shippingDetails: { ...shippingDetails, shippingMethod: '', shippingCarrier: '' } });
  const show = (offered = methods) =>
    atCheckout('Shipping', { details: unchosen, answers: { '/api/cart/shipping-methods': () => offered } });

  it('SHIP-02 one with available false is not offered', async () => {
    await show();
    const offered = main().getAllByRole('radio');
    expect(offered.map((radio) => radio.getAttribute('value'))).toEqual([
      'balie/standard',
      'fiets/standard',
      'koerier/standard',
    ]);
  });

  it('SHIP-03 the first that is not offline is the default', async () => {
    await show();
    expect(screen.getByRole('radio', { name: /Fiets/ })).toBeChecked();
  });

  it('SHIP-03 the one that is marked default is preferred', async () => {
    await show(methods.map((method) => ({ ...method, default: method.carrier_code === 'koerier' })));
    expect(screen.getByRole('radio', { name: /Koerier/ })).toBeChecked();
  });

  it('SHIP-03 one that is offline is not the default, though marked so', async () => {
    await show(methods.map((method) => ({ ...method, default: method.carrier_code === 'balie' })));
    expect(screen.getByRole('radio', { name: /Fiets/ })).toBeChecked();
  });
});

const unsaved = someDetails({ shippingDetails: { ...shippingDetails, city: '' } });

it('SHIP-03 the default is chosen once a new address is saved', async () => {
  const methods = [
    aShippingMethod({ carrier_title: 'Fiets', carrier_code: 'fiets' }),
    aShippingMethod({ carrier_title: 'Koerier', carrier_code: 'koerier', default: true }),
  ];
  await atCheckout('Shipping', { details: unsaved, answers: { '/api/cart/shipping-methods': () => methods } });
  fill('Plaats', 'Haarlem');
  await press('Adres opslaan');
  expect(await screen.findByRole('radio', { name: /Koerier/, checked: true })).toBeVisible();
});

describe('SHIP-04 the address before the delivery', () => {
  it('SHIP-04 no way of delivery can be chosen before the address is saved', async () => {
    await atCheckout('Shipping', { details: unsaved });
    fill('Plaats', 'Amsterdam');
    expect(main().queryByRole('radio')).toBeNull();
  });

  it('SHIP-04 the page says that the address is to be saved first', async () => {
    await atCheckout('Shipping', { details: unsaved });
    expect(screen.getByText('Sla eerst je adres op voordat je een verzendmethode kiest')).toBeVisible();
  });

  it('SHIP-04 the ways of delivery to the saved address can be chosen', async () => {
    const { callsTo } = await atCheckout('Shipping', { details: unsaved });
    fill('Plaats', 'Haarlem');
    await press('Adres opslaan');
    expect(await screen.findByRole('radio', { name: /Thuisbezorgd/ })).toBeEnabled();
    expect(callsTo('/api/cart/shipping-methods')).toMatchObject([{ body: { address: { city: 'Haarlem' } } }]);
  });

  it('SHIP-04 an address that could not be saved is to be saved again', async () => {
    let isLost = false;
    const methods = () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : [aShippingMethod()]);
    await atCheckout('Shipping', { answers: { '/api/cart/shipping-methods': methods } });
    expect(await main().findByRole('radio')).toBeVisible();
    isLost = true;
    fill('Plaats', 'Haarlem');
    await press('Adres opslaan');
    expect(await screen.findByText(/^We kunnen de winkel even niet bereiken/)).toBeVisible();
    expect(main().queryByRole('radio')).toBeNull();
  });

  it('SHIP-04 an address that is changed while it is saved gets no way of delivery', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aShippingMethod>[]>();
    await atCheckout('Shipping', { details: unsaved, answers: { '/api/cart/shipping-methods': () => answer.promise } });
    fill('Plaats', 'Haarlem');
    await press('Adres opslaan');
    fill('Plaats', 'Utrecht');
    await act(async () => answer.resolve([aShippingMethod()]));
    expect(main().queryByRole('radio')).toBeNull();
    expect(opener('Betaling')).toBeDisabled();
  });

  it('SHIP-04 the ways of delivery stay those of the saved address where the answer for the one before comes last', async () => {
    const first = Promise.withResolvers<ReturnType<typeof aShippingMethod>[]>();
    const methods = [() => first.promise, () => [aShippingMethod({ carrier_title: 'Koerier' })]];
    const answers = { '/api/cart/shipping-methods': () => methods.shift()?.() };
    await atCheckout('Shipping', { details: unsaved, answers });
    fill('Plaats', 'Haarlem');
    await press('Adres opslaan');
    fill('Plaats', 'Utrecht');
    await press('Adres opslaan');
    expect(await screen.findByRole('radio', { name: /Koerier/ })).toBeVisible();
    await act(async () => first.resolve([aShippingMethod()]));
    expect(main().getByRole('radio', { name: /Koerier/ })).toBeChecked();
  });

  it('SHIP-04 an address that is changed back while another is saved is still saved', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aShippingMethod>[]>();
    const methods = [() => [aShippingMethod({ carrier_title: 'Koerier' })], () => answer.promise];
    await atCheckout('Shipping', {
      details: unsaved,
      answers: { '/api/cart/shipping-methods': () => methods.shift()?.() },
    });
    fill('Plaats', 'Haarlem');
    await press('Adres opslaan');
    expect(await screen.findByRole('radio', { name: /Koerier/ })).toBeVisible();
    fill('Plaats', 'Utrecht');
    await press('Adres opslaan');
    fill('Plaats', 'Haarlem');
    await act(async () => answer.resolve([aShippingMethod()]));
    expect(main().getByRole('radio', { name: /Koerier/ })).toBeVisible();
  });

  it.each([
    ['Voornaam', 'Kees'],
    ['Achternaam', 'Smit'],
    ['Land', 'BE'],
    ['Postcode', '2011 AA'],
    ['Huisnummer en toevoeging', '40'],
    ['Straat', 'Coolsingel'],
    ['Plaats', 'Haarlem'],
  ])('SHIP-04 an address of which %s is changed is to be saved again', async (label, value) => {
    await atCheckout('Shipping');
    expect(main().getByRole('radio')).toBeVisible();
    fill(label, value);
    expect(main().queryByRole('radio')).toBeNull();
  });
});

it('PRICE-08 a line in the summary of the checkout counts with the tier that applies', async () => {
  const tiers = [{ quantity: 3, price: 1500 }];
  await atCheckout('PersonalDetails', { lines: [aLine({ name: 'Badlaken', quantity: 3, tiers })] });
  const [line] = within(screen.getByText('Je bestelling').closest('details') ?? document.body).getAllByRole('listitem');
  expect(line).toHaveTextContent('€ 45,00');
});

it('IMG-01 the summary of the checkout shows the pictures of its lines at 150x150', async () => {
  await atCheckout('PersonalDetails', { lines: [aLine({ name: 'Badlaken', image: '/h/d/wit.jpg' })] });
  const picture = await main().findByAltText('Badlaken');
  expect(picture).toHaveAttribute('src', '/img/150/150/resize/h/d/wit.jpg');
});

describe('PAY-01 a payment method of the checkout', () => {
  const image = '/api/ext/multisafepay/images/multisafepay_ideal.svg';
  const configuration = { type: 'redirect', issuers: [] };
  const methods = [
    { code: 'multisafepay_paypal', title: 'PayPal', is_preselected: false },
    { code: 'multisafepay_ideal', title: 'iDEAL', is_preselected: true, image, configuration },
  ];
  const ideal = async () => {
    const answers = { '/api/ext/multisafepay/payment-methods': () => methods };
    const { store } = await atCheckout('Payment', { answers });
    return store.get(offeredPaymentsAtom).find(({ code }) => code === 'multisafepay_ideal');
  };

  it.each([
    ['code', 'multisafepay_ideal'],
    ['title', 'iDEAL'],
    ['default', true],
    ['image', image],
    ['configuration', configuration],
    ['is_server_method', true],
  ])('PAY-01 has %s', async (name, value) => {
    expect(await ideal()).toHaveProperty(name, value);
  });

  it('PAY-01 each of the provider is a server method, the default or not', async () => {
    const answers = { '/api/ext/multisafepay/payment-methods': () => methods };
    const { store } = await atCheckout('Payment', { answers });
    await waitFor(() =>
      expect(store.get(offeredPaymentsAtom)).toMatchObject([
        { code: 'multisafepay_paypal', default: false, is_server_method: true },
        { code: 'multisafepay_ideal', default: true, is_server_method: true },
        { code: 'banktransfer' },
      ]),
    );
  });

  it('PAY-01 a method of the cart is a server method too', async () => {
    const { store } = await atCheckout('Payment');
    const transfer = store.get(offeredPaymentsAtom).find(({ code }) => code === 'banktransfer');
    expect(transfer).toMatchObject({ title: 'Overboeking', is_server_method: true });
  });

  it('PAY-01 the one with is_preselected is the default', async () => {
    const details = someDetails({ paymentDetails: { ...paymentDetails, paymentMethod: '' } });
    const answers = { '/api/ext/multisafepay/payment-methods': () => methods };
    await atCheckout('Payment', { details, answers });
    expect(screen.getByRole('radio', { name: /iDEAL/ })).toBeChecked();
  });
});

it('PAY-05 choosing a payment method sends it', async () => {
  const { callsTo } = await atCheckout('Payment');
  await userEvent.click(screen.getByRole('radio', { name: /Overboeking/ }));
  const sent = () => callsTo('/api/ext/cart-extend/selected-payment-method').map(({ body }) => body);
  await waitFor(() => expect(sent().at(-1)).toEqual({ method: { method: 'banktransfer' } }));
});

it('PAY-05 the method that is chosen by default is sent too', async () => {
  const details = someDetails({ paymentDetails: { ...paymentDetails, paymentMethod: '' } });
  const { callsTo } = await atCheckout('Payment', { details });
  const sent = () => callsTo('/api/ext/cart-extend/selected-payment-method').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ method: { method: 'multisafepay_ideal' } }]));
});

it('PAY-05 the additional data of a payment method goes along as JSON texts', async () => {
  const chosen = { paymentMethod: 'banktransfer', paymentMethodAdditional: { issuer_id: '0031', note: 'bel aan' } };
  const { callsTo } = await atCheckout('Payment', {
    details: someDetails({ paymentDetails: { ...paymentDetails, ...chosen } }),
  });
  const method = { method: 'banktransfer', additional_data: ['{"issuer_id":"0031","note":"bel aan"}'] };
  expect(callsTo('/api/ext/cart-extend/selected-payment-method').at(-1)).toMatchObject({ body: { method } });
});

describe('PAY-05 the additional data of a payment method', () => {
  const withIssuer = (paymentMethod: string) =>
    someDetails({
      paymentDetails: { ...paymentDetails, paymentMethod, paymentMethodAdditional: { issuer_id: '0031' } },
    });
  const ideal = { method: { method: 'multisafepay_ideal' } };
  const sentTo = (callsTo: Awaited<ReturnType<typeof atCheckout>>['callsTo']) =>
    callsTo('/api/ext/cart-extend/selected-payment-method').map(({ body }) => body);

  it('PAY-05 does not go along with one that is chosen after it', async () => {
    const { callsTo } = await atCheckout('Payment', { details: withIssuer('banktransfer') });
    await userEvent.click(screen.getByRole('radio', { name: /iDEAL/ }));
    await waitFor(() => expect(sentTo(callsTo)).toHaveLength(2));
    expect(sentTo(callsTo).at(-1)).toEqual(ideal);
  });

  it('PAY-05 does not go along with the default one, where it is no longer offered', async () => {
    const { callsTo } = await atCheckout('Payment', { details: withIssuer('schelpen') });
    await waitFor(() => expect(sentTo(callsTo)).toEqual([ideal]));
  });
});

describe('PAY-06 the default payment method of the checkout', () => {
  const unchosen = someDetails({ paymentDetails: { ...paymentDetails, paymentMethod: '' } });
  const own = [
    aPaymentMethod({ code: 'balie', title: 'Balie', offline: true }),
    aPaymentMethod({ code: 'banktransfer', title: 'Overboeking' }),
    aPaymentMethod({ code: 'cashondelivery', title: 'Rembours' }),
  ];
  const show = (methods: typeof own, provided: object[] = [], details = unchosen) =>
    atCheckout('Payment', {
      details,
      answers: {
        '/api/ext/multisafepay/payment-methods': () => provided,
        '/api/cart/payment-methods': () => methods,
        '/api/cart/shipping-information': () => ({ payment_methods: methods, totals: someTotals() }),
      },
    });

  it('PAY-06 is the first that is not offline', async () => {
    await show(own);
    expect(screen.getByRole('radio', { name: /Overboeking/ })).toBeChecked();
  });

  it('PAY-06 is preferably the one that is marked default', async () => {
    await show(own.map((method) => ({ ...method, default: method.code === 'cashondelivery' })));
    expect(screen.getByRole('radio', { name: /Rembours/ })).toBeChecked();
  });

  it('PAY-06 is preferably the one that the payment provider marks, though it is not its first', async () => {
    const provided = [
      { code: 'multisafepay_paypal', title: 'PayPal', is_preselected: false },
      { code: 'multisafepay_ideal', title: 'iDEAL', is_preselected: true },
    ];
    await show(own, provided);
    expect(screen.getByRole('radio', { name: /iDEAL/ })).toBeChecked();
  });

  it('PAY-06 is none where all of them are offline', async () => {
    await show(own.map((method) => ({ ...method, offline: true })));
    const methods = screen.getAllByRole('radio', { name: /Balie|Overboeking|Rembours/ });
    expect(methods).toHaveLength(3);
    for (const method of methods) expect(method).not.toBeChecked();
  });

  it('ADDR-12 the focus moves to the ways to pay where none is chosen, before a wrong billing address below them', async () => {
    const details = someDetails({
      billing: 'other',
      paymentDetails: { ...paymentDetails, paymentMethod: '', city: '' },
    });
    await show(
      own.map((method) => ({ ...method, offline: true })),
      [],
      details,
    );
    await press('Verder');
    expect(screen.getByLabelText('Plaats')).toBeInvalid();
    expect(screen.getByRole('radio', { name: /Balie/ })).toHaveFocus();
  });

  it('PAY-06 is none that is offline, though marked default', async () => {
    await show(own.map((method) => ({ ...method, default: method.code === 'balie' })));
    expect(screen.getByRole('radio', { name: /Overboeking/ })).toBeChecked();
  });
});

it('API-04 the shopper is notified of the reason when the server cannot list its ways to pay', async () => {
  const answer = { code: 500, result: 'De betaalmethoden zijn er even niet.' };
  const fail = () => Response.json(answer, { status: 500 });
  await atCheckout('Payment', { answers: { '/api/cart/payment-methods': fail } });
  const notification = (await screen.findByText(answer.result)).parentElement;
  expect(notification).toHaveAttribute('data-kind', 'danger');
});

describe('SHIP-10 a pickup method while no location can be chosen', () => {
  const pickup = aShippingMethod({
    ...{ carrier_code: 'storepickup', carrier_title: 'Winkel', method_code: 'pickup', method_title: 'Ophalen' },
    ...{ default: true, extension_attributes: { needs_location: true } },
  });
  const answers = { '/api/cart/shipping-methods': () => [pickup, aShippingMethod()] };

  it('SHIP-10 is not offered', async () => {
    await atCheckout('Shipping', { answers });
    expect(screen.getByRole('radio', { name: /Thuisbezorgd/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Ophalen/ })).toBeNull();
  });

  it.each([
    ['when it is the default', ''],
    ['when it was chosen at an earlier visit', 'pickup'],
  ])('SHIP-10 is not continued with %s', async (_when, shippingMethod) => {
    const shippingCarrier = shippingMethod && 'storepickup';
    const chosen = someDetails({ shippingDetails: { ...shippingDetails, shippingMethod, shippingCarrier } });
    const { store } = await atCheckout('Shipping', { details: chosen, answers });
    expect(screen.getByRole('radio', { name: /Thuisbezorgd/ })).toBeChecked();
    expect(store.get(checkoutStateAtom).shippingDetails).toMatchObject({ shippingCarrier: 'homedelivery' });
  });
});

describe('SHIP-11 the day in the checkout', () => {
  const promised = 'Voor 22.00 uur besteld, morgen in huis';
  const onTuesday = () => vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00+01:00'), toFake: ['Date'] });

  it('SHIP-11 stands beside the delivery on the page', async () => {
    onTuesday();
    await atCheckout('Shipping');
    expect(screen.getByRole('radio', { name: new RegExp(`Thuisbezorgd.*${promised}`) })).toBeVisible();
  });

  it('SHIP-11 is none for a carrier that promises none', async () => {
    onTuesday();
    const methods = [aShippingMethod({ carrier_code: 'duif', carrier_title: 'Duif', method_title: 'Per duif' })];
    await atCheckout('Shipping', { answers: { '/api/cart/shipping-methods': () => methods } });
    expect(screen.getByRole('radio', { name: /Duif.*Per duif/ })).toBeVisible();
    expect(main().queryByText(/in huis/)).toBeNull();
  });

  it('SHIP-11 is none for a line of which there is too little', async () => {
    onTuesday();
    await atCheckout('Shipping', { lines: [aLine(), aLine({ sku: 'LK-1', quantity: 21 })] });
    expect(main().queryByText(/in huis/)).toBeNull();
  });
});

it('CHK-13 the page shows the order number after the order is placed', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await atCheckout('OrderReview', { answers: { '/api/order': () => aPlacedOrder({ orderNumber: '900000777' }) } });
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await press('Bestellen en betalen');
  expect(await screen.findByText('Bedankt! Je bestelnummer is 900000777')).toBeVisible();
});

it('CHK-13 isThankYouPage is off when the shopper leaves for another page', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { store, router } = await atCheckout('OrderReview');
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await press('Bestellen en betalen');
  await waitFor(() => expect(store.get(checkoutStateAtom).isThankYouPage).toBe(true));
  await router.navigate({ href: '/cart/' });
  await waitFor(() => expect(store.get(checkoutStateAtom).isThankYouPage).toBe(false));
});

it('CHK-13 the thanks stay while checkout-return asks the server how the order stands', async () => {
  const status = Promise.withResolvers<OrderStatus>();
  const { callsTo } = await atCheckout('OrderReview', {
    details: someDetails({ paymentDetails: { ...paymentDetails, paymentMethod: 'banktransfer' } }),
    answers: { '/api/ext/checkout/order-status': () => status.promise },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await press('Bestellen en betalen');
  await waitFor(() => expect(callsTo('/api/ext/checkout/order-status')).toHaveLength(1));
  const title = screen.getByRole('heading', { level: 1, name: 'Bedankt! Je bestelnummer is 900000102' });
  await act(async () => status.resolve(anOrderStatus({ status: 'processing', paymentStatus: 'completed' })));
  expect(await screen.findByRole('heading', { name: 'Zo gaat het verder' })).toBeVisible();
  expect(title).toBeVisible();
});
