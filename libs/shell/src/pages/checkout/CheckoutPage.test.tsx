import { addToCartAtom, cartPortsAtom, createCartStorage, loadCartAtom } from '@etalage/cart/headless';
import { aNewLine, aPaymentMethod, aShippingMethod, createFakeCart } from '@etalage/cart/testing';
import { changeDetailsAtom, enterSectionAtom, type CheckoutDetails, type Section } from '@etalage/checkout/headless';
import { anOrderStatus, aPlacedOrder, someDetails } from '@etalage/checkout/testing';
import { createStorage, type Storage, type StoreView } from '@etalage/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo } from '../../links.ts';
import { nl } from '../../messages/nl.ts';
import { notificationsAtom } from '../../model/visitAtoms.ts';
import { loadedOverlaysAtom, overlaysAtom } from '../../overlay/overlayAtom.ts';
import { visit } from '../../testing.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const cart = (load: () => Promise<never>) => ({ resume: () => undefined, add: () => undefined, load });
const notLoaded = cart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

it.each([
  ['/checkout', 'Het bestellen kon niet worden geladen', /Je winkelwagen en wat je hebt ingevuld zijn bewaard/],
  [
    '/checkout-return?orderId=1',
    'We konden je bestelling niet ophalen',
    /Je bestelling is bewaard: bestel niet opnieuw/,
  ],
])('ERR-01 %s that cannot be loaded says "%s", and loads again', async (path, title, text) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await visit({ path, cart: notLoaded });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['/cart/', '/checkout', '/checkout-return?orderId=1'])(
  'ERR-08 %s that cannot be loaded shows the reference that the browser logs',
  async (path) => {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    await visit({ path, cart: notLoaded });
    const shown = (await screen.findByText(/^Foutcode:/)).querySelector('span')?.textContent;
    expect(shown).toMatch(/^[2-9a-z]{8}$/);
    const logged = () => log.mock.calls.map(([{ message }]) => message);
    await waitFor(() => expect(logged()).toEqual([expect.stringContaining(String(shown))]));
  },
);

type Store = Awaited<ReturnType<typeof visit>>['store'];

/** A visit whose cart loads once the page is there, with nothing in it but what `fill` adds. */
async function withEmptyCart(
  path: string,
  storage?: Storage,
  fill?: (store: Store) => Promise<unknown>,
  view: Partial<StoreView> = {},
) {
  let arrive = (): void => undefined;
  const load = () => new Promise<void>((resolve) => (arrive = resolve));
  const shop = await visit({ path, view, cart: { ...notLoaded, load }, ...(storage && { storage }) });
  await act(async () => {
    shop.store.set(loadCartAtom);
    await fill?.(shop.store);
    arrive();
  });
  return shop;
}

const paid = {
  ...{ orderNumber: '900000102', status: 'processing', paymentStatus: 'completed' },
  ...{ total: 12.95, currency: 'EUR' },
};

it('the page after paying shows what was bought, as the storage of the visit has it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: paid }));
  const storage = createStorage();
  const bought = [{ name: 'Badhanddoek', options: '', quantity: 1, price: 1295 }];
  const order = { orderId: '102', orderNumber: null, cartId: '7', paymentMethod: 'ideal', bought };
  storage.write('shop/checkout/last-order', order);
  await withEmptyCart('/checkout-return?orderId=102', storage);
  expect(await screen.findByText(/Badhanddoek/)).toBeVisible();
});

describe('where the browser allows no storage', () => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
  });

  it('a checkout with nothing to order leads to the cart, which says why', async () => {
    const { router, store } = await withEmptyCart('/checkout');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(linkTo('cart')));
    await vi.waitFor(() => expect(store.get(notificationsAtom)).toMatchObject([{ message: nl.cartEmptyCheckout }]));
  });

  it('the page after paying tells how the order stands', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: paid }));
    await withEmptyCart('/checkout-return?orderId=102');
    expect(await screen.findByRole('heading', { name: 'Bedankt! Je bestelnummer is 900000102' })).toBeVisible();
  });
});

type CheckoutOptions = {
  line?: Parameters<typeof aNewLine>[0];
  /** What the cart holds beside it. */
  others?: readonly Parameters<typeof aNewLine>[0][];
  view?: Partial<StoreView>;
  /** What the payment provider answers. */
  provider?: () => Response;
  /** What the forms hold that is not in `someDetails`. */
  details?: Partial<CheckoutDetails>;
  server?: Parameters<typeof createFakeCart>[0];
};

const ideal = { code: 'multisafepay_ideal', title: 'iDEAL', is_preselected: true };
const offersIdeal = () => Response.json({ code: 200, result: [ideal] });
const nothingOffered = { provider: () => Response.json({ code: 200, result: [] }), server: {} };
const cashOnDelivery = aPaymentMethod({ code: 'cashondelivery', title: 'Rembours' });
const transfer = aPaymentMethod({ code: 'banktransfer', title: 'Overboeking' });
const twoMethods = { paymentMethods: async () => [cashOnDelivery, transfer] };

/** A checkout at one of its sections, with every form filled in. The server offers cash on delivery and bank transfer. */
async function atSection(section: Section, options: CheckoutOptions = {}) {
  const { line = {}, others = [], view = {}, provider = offersIdeal, details = {}, server = twoMethods } = options;
  vi.stubGlobal('fetch', async () => provider());
  const storage = createStorage();
  const { api } = createFakeCart(server);
  const fill = async (store: Store) => {
    store.set(cartPortsAtom, { api, storage: createCartStorage(storage), lock: (act) => act() });
    for (const each of [line, ...others]) await store.set(addToCartAtom, aNewLine(each), 1);
  };
  const shop = await withEmptyCart('/checkout', storage, fill, view);
  await screen.findByRole('heading', { name: nl.checkoutTitle });
  await act(async () => {
    shop.store.set(changeDetailsAtom, () => someDetails(details));
    shop.store.set(enterSectionAtom, section);
  });
  return shop;
}

describe('MODAL-01 the terms over the checkout', () => {
  it('MODAL-01 terms and conditions open at a press on their name', async () => {
    await atSection('OrderReview');
    await userEvent.click(await screen.findByRole('button', { name: 'Lees de algemene voorwaarden' }));
    expect(await screen.findByRole('dialog', { name: 'Algemene voorwaarden' })).toBeVisible();
  });
});

describe('PAY-07 the payment methods of the checkout', () => {
  const offered = async (options?: CheckoutOptions) => {
    await atSection('Payment', options);
    const methods = within(await screen.findByRole('group', { name: 'Hoe wil je betalen?' }));
    await methods.findByRole('radio', { name: /iDEAL/ });
    return methods.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  };

  it('PAY-07 cash on delivery is offered when something is sent', async () => {
    expect(await offered()).toEqual(['multisafepay_ideal', 'cashondelivery', 'banktransfer']);
  });

  it('PAY-07 cash on delivery is hidden when the cart is virtual', async () => {
    expect(await offered({ line: { type: 'virtual' } })).toEqual(['multisafepay_ideal', 'banktransfer']);
  });

  it('PAY-07 cash on delivery is hidden when all of several lines are virtual', async () => {
    const others = [{ sku: 'E-BOEK', type: 'downloadable' }];
    expect(await offered({ line: { type: 'virtual' }, others })).toEqual(['multisafepay_ideal', 'banktransfer']);
  });

  it('PAY-07 cash on delivery is offered when one of several lines is sent', async () => {
    const others = [{ sku: 'HD-BLAUW', type: 'simple' }];
    const methods = await offered({ line: { type: 'virtual' }, others });
    expect(methods).toEqual(['multisafepay_ideal', 'cashondelivery', 'banktransfer']);
  });

  it('PAY-07 a method of the server that the store view lists as unsupported is left out', async () => {
    const view = { unsupportedPayments: ['banktransfer'] };
    expect(await offered({ view })).toEqual(['multisafepay_ideal', 'cashondelivery']);
  });

  it('PAY-07 each of several methods that the store view lists as unsupported is left out', async () => {
    const view = { unsupportedPayments: ['banktransfer', 'cashondelivery'] };
    expect(await offered({ view })).toEqual(['multisafepay_ideal']);
  });

  it('PAY-07 a method of the payment provider that the store view lists as unsupported is left out', async () => {
    await atSection('Payment', { view: { unsupportedPayments: ['multisafepay_ideal'] } });
    expect(await screen.findByRole('radio', { name: /Rembours/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /iDEAL/ })).not.toBeInTheDocument();
  });
});

it('API-04 the shopper is notified of the reason when the payment provider cannot list its methods', async () => {
  const answer = { code: 502, result: 'De betaaldienst is even niet bereikbaar.' };
  await atSection('Payment', { provider: () => Response.json(answer, { status: 502 }) });
  const notification = (await screen.findByText(answer.result)).parentElement;
  expect(notification).toHaveAttribute('data-kind', 'danger');
});

it('API-04 the status of an order is asked silently: the page after paying says that it is not known', async () => {
  const answer = { code: 404, result: 'Deze bestelling is niet gevonden.' };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 404 }));
  const { store } = await withEmptyCart('/checkout-return?orderId=102');
  await screen.findByRole('heading', { level: 1 });
  expect(store.get(notificationsAtom)).toEqual([]);
});

describe('CHK-11 continuing a section with a missing required field', () => {
  const { personalDetails, shippingDetails, paymentDetails } = someDetails();
  const fillAll = 'vul alle verplichte velden in';
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it.each([
    ['a first name', 'firstName', 'Voornaam'],
    ['a last name', 'lastName', 'Achternaam'],
    ['an email address', 'emailAddress', 'E-mailadres'],
  ] as const)('CHK-11 the personal details without %s say that it is required', async (_field, name, label) => {
    await atSection('PersonalDetails', {
      details: { personalDetails: { ...personalDetails, [name]: '' } },
      ...nothingOffered,
    });
    await press('Verder');
    expect(screen.getByText(fillAll)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it.each([
    ['a first name', 'firstName', 'Voornaam'],
    ['a last name', 'lastName', 'Achternaam'],
    ['a zip code', 'zipCode', 'Postcode'],
    ['a house number', 'apartmentNumber', 'Huisnummer en toevoeging'],
    ['a street', 'streetAddress', 'Straat'],
    ['a city', 'city', 'Plaats'],
    ['a phone number', 'phoneNumber', 'Telefoonnummer'],
  ] as const)('CHK-11 the shipping section without %s says that it is required', async (_field, name, label) => {
    await atSection('Shipping', {
      details: { shippingDetails: { ...shippingDetails, [name]: '' } },
      ...nothingOffered,
    });
    await press('Adres opslaan');
    expect(screen.getByText(fillAll)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('CHK-11 the shipping section with nothing but spaces as its street says that it is required', async () => {
    await atSection('Shipping', {
      details: { shippingDetails: { ...shippingDetails, streetAddress: '  ' } },
      ...nothingOffered,
    });
    await press('Adres opslaan');
    expect(screen.getByText(fillAll)).toBeVisible();
  });

  it.each<[string, string, Partial<typeof personalDetails>]>([
    ['a first name', 'email address', { firstName: '', emailAddress: 'jans' }],
    ['a last name', 'first name', { firstName: 'J', lastName: '' }],
  ])(
    'CHK-11 the personal details without %s say that it is required, also when the %s is wrong',
    async (_field, _wrong, differences) => {
      await atSection('PersonalDetails', {
        details: { personalDetails: { ...personalDetails, ...differences } },
        ...nothingOffered,
      });
      await press('Verder');
      expect(screen.getByText(fillAll)).toBeVisible();
    },
  );

  it('CHK-11 the shipping section without a shipping method says that it is required', async () => {
    const unchosen = { ...shippingDetails, shippingMethod: '', shippingCarrier: '' };
    const shippingMethods = async () => [aShippingMethod({ offline: true })];
    await atSection('Shipping', {
      details: { shippingDetails: unchosen },
      ...nothingOffered,
      server: { shippingMethods },
    });
    await press('Adres opslaan');
    expect(await screen.findByRole('radio', { name: /Thuisbezorgd/ })).not.toBeChecked();
    await press('Verder');
    expect(screen.getByText(fillAll)).toBeVisible();
  });

  it('CHK-11 the payment section without a payment method says that it is required', async () => {
    await atSection('Payment', {
      details: { paymentDetails: { ...paymentDetails, paymentMethod: '' } },
      ...nothingOffered,
    });
    await press('Verder');
    expect(screen.getByText(fillAll)).toBeVisible();
  });

  it.each([
    ['a first name', 'firstName', 'Voornaam'],
    ['a last name', 'lastName', 'Achternaam'],
    ['a zip code', 'zipCode', 'Postcode'],
    ['a house number', 'apartmentNumber', 'Huisnummer en toevoeging'],
    ['a street', 'streetAddress', 'Straat'],
    ['a city', 'city', 'Plaats'],
  ] as const)('CHK-11 another billing address without %s says that it is required', async (_field, name, label) => {
    await atSection('Payment', {
      details: { billing: 'other', paymentDetails: { ...paymentDetails, [name]: '' } },
      ...nothingOffered,
    });
    await press('Verder');
    expect(screen.getByText(fillAll)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
  });
});

/** Orders with a payment method; `pay` lets the server answer with the address of the payment, or with another code. */
async function order(paymentMethod: string, code = 200) {
  const { paymentDetails } = someDetails();
  const shop = await atSection('OrderReview', {
    details: { paymentDetails: { ...paymentDetails, paymentMethod } },
    ...nothingOffered,
  });
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const asked: string[] = [];
  const notified: string[] = [];
  shop.store.sub(notificationsAtom, () => {
    notified.push(...shop.store.get(notificationsAtom).map(({ message }) => message));
  });
  let pay = (): void => undefined;
  const isPaying = new Promise<void>((resolve) => (pay = resolve));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname.endsWith('/payment-url')) {
      await isPaying;
      if (code !== 200) return Response.json({ code, result: 'weg' }, { status: code });
    }
    return Response.json({ code: 200, result: answers[pathname] ?? [] });
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
  return { ...shop, left, asked, notified, pay };
}

const answers: Record<string, unknown> = {
  '/api/order': aPlacedOrder(),
  '/api/ext/multisafepay/payment-url': 'https://betalen.test/1',
  '/api/ext/checkout/order-status': anOrderStatus(),
};
const processing = 'Je bestelling wordt verwerkt...';

const byProvider = [
  ...['multisafepay_ideal', 'multisafepay_creditcard', 'multisafepay_paypal', 'multisafepay_bancontact'],
  'another_method',
];
describe.each(byProvider)('PAY-11 an order with %s', (method) => {
  it(`PAY-11 says after an order with ${method} that it is being processed`, async () => {
    const { notified } = await order(method);
    // The review says so too while it places the order.
    await vi.waitFor(() => expect(notified).toContain(processing), { timeout: 5000 });
    expect(await screen.findByText(processing, {}, { timeout: 5000 })).toBeVisible();
  });

  it(`PAY-11 leads after an order with ${method} to the payment URL of the provider`, async () => {
    const { left, pay } = await order(method);
    expect(left).not.toHaveBeenCalled();
    pay();
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith('https://betalen.test/1'));
  });
});

it('PAY-11 the notification has no timeout', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { left, pay } = await order('multisafepay_ideal');
  pay();
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(screen.getByText(processing)).toBeVisible();
});

it.each(['banktransfer', 'cashondelivery', 'free'])(
  'PAY-11 an order with %s, which needs no provider, says nothing of processing',
  async (method) => {
    const { router, notified } = await order(method);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/checkout-return'));
    expect(notified).toEqual([]);
  },
);

/** The URL after an order with a payment method that needs no provider. */
async function resultOf(method: string) {
  const { router, asked } = await order(method);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/checkout-return'));
  expect(asked).not.toContain('/api/ext/multisafepay/payment-url');
  return Object.fromEntries(new URLSearchParams(router.state.location.searchStr));
}
const returned = { transactionId: '900000102', orderId: '102' };

it('PAY-10 an order with banktransfer goes to checkout-return with result pending, its number and its id', async () => {
  expect(await resultOf('banktransfer')).toEqual({ result: 'pending', ...returned });
});

it.each(['cashondelivery', 'free'])(
  'PAY-19 an order with %s goes straight to checkout-return with result success, its number and its id',
  async (method) => expect(await resultOf(method)).toEqual({ result: 'success', ...returned }),
);

describe('LAYOUT-05 the global loader', () => {
  const loader = () => document.querySelector('#panels > [aria-hidden]');
  const findLoader = () => vi.waitFor(() => loader() ?? expect.unreachable('a loader'), { timeout: 3000 });
  const isClosed = () => vi.waitFor(() => expect(loader()).toBeNull());

  it('LAYOUT-05, PANEL-01 covers the page after an order that needs a provider, while `loader` is on', async () => {
    const { store } = await order('multisafepay_ideal');
    const found = await findLoader();
    expect(found).toBeVisible();
    expect(found.className).toContain('GlobalLoader_cover__');
    expect(store.get(overlaysAtom)).toMatchObject([{ name: 'loader' }]);
  });

  it('LAYOUT-05 is not there before', async () => {
    await atSection('OrderReview');
    expect(loader()).toBeNull();
  });

  it('LAYOUT-05 goes when the payment cannot be started', async () => {
    const { pay } = await order('multisafepay_ideal', 502);
    await findLoader();
    pay();
    expect(await screen.findByText('De betaling kon niet worden gestart')).toBeVisible();
    await isClosed();
  });

  it('LAYOUT-05 goes when the page is shown again, as on the way back from the provider', async () => {
    const { left, pay } = await order('multisafepay_ideal');
    pay();
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
    await findLoader();
    act(() => void dispatchEvent(new Event('pageshow')));
    await isClosed();
  });

  it.each(['banktransfer', 'cashondelivery', 'free'])(
    'LAYOUT-05 does not cover the page after an order with %s, which needs no provider',
    async (method) => {
      const { router, store } = await order(method);
      await vi.waitFor(() => expect(router.state.location.pathname).toBe('/checkout-return'));
      expect(store.get(loadedOverlaysAtom).has('loader')).toBe(false);
    },
  );
});

describe('PROD-25 a cart of which nothing is sent', () => {
  const deliverySection = () => screen.queryByRole('button', { name: /^Bezorging/ });

  it.each(['virtual', 'downloadable'])('PROD-25 a %s product asks for no delivery address', async (type) => {
    await atSection('PersonalDetails', { line: { type } });
    expect(await screen.findByRole('button', { name: /^Betaling/ })).toBeInTheDocument();
    expect(deliverySection()).toBeNull();
  });

  it('PROD-25 a product that is sent asks for it', async () => {
    await atSection('PersonalDetails');
    await screen.findByRole('button', { name: /^Betaling/ });
    expect(deliverySection()).toBeInTheDocument();
  });
});
