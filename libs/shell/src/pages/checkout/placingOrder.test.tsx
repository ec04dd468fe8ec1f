import { addToCartAtom, cartKeys, cartTokenAtom, createCartStorage, linesAtom } from '@etalage/cart/headless';
import { aLine, aNewLine, aPaymentMethod, aServerItem, aShippingMethod, someTotals } from '@etalage/cart/testing';
import { changeDetailsAtom, checkoutKeys, detailsAtom, fillDetailsAtom, orderAtom } from '@etalage/checkout/headless';
import { aPlacedOrder, someDetails } from '@etalage/checkout/testing';
import type { Storage } from '@etalage/core';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowserWith, atCheckout } from '../../testing/atCheckout.tsx';
import { everyRow, everySegment, totalRowsIn, zeroSegments, type Segment } from '../../testing/totalRows.ts';

const report = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  report.mockClear();
  vi.stubGlobal('reportError', report);
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const waitFor = (assert: () => void) => vi.waitFor(assert, { timeout: 5000 });
const { personalDetails, shippingDetails, paymentDetails } = someDetails();
const refusal = { code: 400, result: 'Een product is niet meer op voorraad.' };
const refuse = () => Response.json(refusal, { status: 400 });
const lose = () => Promise.reject(new TypeError('Failed to fetch'));

type Shop = Awaited<ReturnType<typeof atCheckout>>;
const review = (shopper: Parameters<typeof atCheckout>[1] = {}) => atCheckout('OrderReview', shopper);

async function order() {
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
}
const sent = ({ callsTo }: Shop) => callsTo('/api/order').map(({ body }) => body);
const isThanked = () => screen.findByText('Bedankt! Je bestelnummer is 900000102');
/** Places the order; returns the request body. */
async function sentBy(shopper: Parameters<typeof atCheckout>[1] = {}): Promise<unknown> {
  const shop = await review(shopper);
  await order();
  await waitFor(() => expect(sent(shop)).toHaveLength(1));
  return sent(shop)[0];
}

describe('CHK-06 the stock of the lines that are ordered', () => {
  const stock = { product_id: 1, qty: 20, is_in_stock: true, manage_stock: true };
  const checking = 'We controleren de voorraad, een ogenblik geduld';

  it.each([
    ['PersonalDetails', /^Bezorging/],
    ['Shipping', /^Betaling/],
    ['Payment', /^Controleren/],
  ] as const)(
    'CHK-06 while it is checked, continuing %s shows that the check is in progress',
    async (section, after) => {
      const answer = Promise.withResolvers<typeof stock>();
      await atCheckout(section, { answers: { '/api/stock/check': () => answer.promise } });
      const next = screen.getByRole('button', { name: 'Verder' });
      await userEvent.click(next);
      expect(screen.getByText(checking)).toBeVisible();
      await act(async () => answer.resolve(stock));
      expect(screen.queryByText(checking)).toBeNull();
      expect(await screen.findByRole('button', { name: after, expanded: true })).toBeVisible();
    },
  );

  it('CHK-06 an order that is pressed while it is checked is placed after the check', async () => {
    const answer = Promise.withResolvers<typeof stock>();
    const shop = await review({ answers: { '/api/stock/check': () => answer.promise } });
    await order();
    expect(screen.getByText(checking)).toBeVisible();
    expect(sent(shop)).toEqual([]);
    await act(async () => answer.resolve(stock));
    await waitFor(() => expect(sent(shop)).toHaveLength(1));
  });

  it('CHK-06 while it is checked again at the review, ordering shows that the check is in progress', async () => {
    const again = Promise.withResolvers<typeof stock>();
    const first = [stock];
    const shop = await atCheckout('Payment', {
      answers: { '/api/stock/check': () => first.shift() ?? again.promise },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
    await screen.findByRole('checkbox', { name: /akkoord/ });
    await waitFor(() => expect(shop.callsTo('/api/stock/check')).toHaveLength(2));
    await order();
    expect(screen.getByText(checking)).toBeVisible();
    expect(sent(shop)).toEqual([]);
  });

  it('CHK-06 an order that is pressed while it is checked is not placed when a line turns out to be out of stock', async () => {
    const answer = Promise.withResolvers<typeof stock>();
    const shop = await review({ answers: { '/api/stock/check': () => answer.promise } });
    await order();
    await act(async () => answer.resolve({ ...stock, qty: 0, is_in_stock: false }));
    expect(await screen.findByText(/is niet op voorraad/)).toBeVisible();
    expect(sent(shop)).toEqual([]);
  });

  it('CHK-06 a line that is out of stock blocks placing the order', async () => {
    const shop = await review({ answers: { '/api/stock/check': () => ({ ...stock, qty: 0, is_in_stock: false }) } });
    await waitFor(() => expect(shop.store.get(linesAtom)[0]?.stock).toHaveProperty('is_in_stock', false));
    await order();
    expect(screen.getByText(/is niet op voorraad/)).toBeVisible();
    expect(sent(shop)).toEqual([]);
  });

  it.each([
    ['one line of several that is out of stock', [aLine(), aLine({ sku: 'LK-1', stock: { is_in_stock: false } })]],
    ['a line of which there are fewer than its quantity', [aLine({ quantity: 21 })]],
  ])('CHK-06 %s blocks placing the order', async (_what, lines) => {
    const shop = await review({ lines });
    await order();
    expect(await screen.findByText(/is niet op voorraad/)).toBeVisible();
    expect(sent(shop)).toEqual([]);
  });

  it('CHK-06 a line that the check finds out of stock blocks placing the order, though the one before it is not', async () => {
    const out = { ...stock, qty: 0, is_in_stock: false };
    const shop = await review({
      lines: [aLine(), aLine({ sku: 'LK-1' })],
      answers: { '/api/stock/check': ({ search }) => (search.get('sku') === 'LK-1' ? out : stock) },
    });
    await waitFor(() => expect(shop.store.get(linesAtom)[1]?.stock).toHaveProperty('is_in_stock', false));
    await order();
    expect(screen.getByText(/is niet op voorraad/)).toBeVisible();
    expect(sent(shop)).toEqual([]);
  });

  it('CHK-06 a check that fails blocks nothing', async () => {
    const shop = await review({ answers: { '/api/stock/check': lose } });
    await order();
    await waitFor(() => expect(sent(shop)).toHaveLength(1));
  });
});

describe('ORDER-01 the payload that the page sends', () => {
  const address = {
    ...{ firstname: 'Jans', lastname: 'de Vries', street: ['Damrak', '12 A'], postcode: '1012 AB', city: 'Amsterdam' },
    ...{ country_id: 'NL', telephone: '06 1234 5678', email: 'jans@voorbeeld.nl' },
  };
  it.each([
    ['order_id, a UUID', 'order_id', expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)],
    ['user_id, empty for a guest', 'user_id', ''],
    ['cart_id', 'cart_id', 'cart-1'],
    ['store_code', 'store_code', 'sample'],
    ['transmited', 'transmited', true],
    ['the shipping address', 'addressInformation.shippingAddress', expect.objectContaining(address)],
    ['the billing address', 'addressInformation.billingAddress', expect.objectContaining(address)],
    ['shipping_method_code', 'addressInformation.shipping_method_code', 'standard'],
    ['shipping_carrier_code', 'addressInformation.shipping_carrier_code', 'homedelivery'],
    ['payment_method_code', 'addressInformation.payment_method_code', 'multisafepay_ideal'],
    ['payment_method_additional', 'addressInformation.payment_method_additional', {}],
    ['shippingExtraFields', 'addressInformation.shippingExtraFields', {}],
  ])('ORDER-01 has %s', async (_what, path, value) => {
    expect(await sentBy()).toHaveProperty(path, value);
  });

  it('ORDER-01 has an empty user_id of who was logged in before', async () => {
    const shop = await review();
    const { firstName, lastName, emailAddress } = personalDetails;
    await act(() => shop.store.set(fillDetailsAtom, { id: 7, firstName, lastName, emailAddress }));
    await order();
    await waitFor(() => expect(sent(shop)).toMatchObject([{ user_id: '' }]));
  });

  it('ORDER-01 has the additional data of the payment method that was chosen', async () => {
    const additional = { paymentMethodAdditional: { issuer_id: '0031' } };
    const body = await sentBy({ details: someDetails({ paymentDetails: { ...paymentDetails, ...additional } }) });
    expect(body).toHaveProperty('addressInformation.payment_method_additional', { issuer_id: '0031' });
  });

  it.each([
    ['shippingAddress', ['Damrak', '12 A']],
    ['billingAddress', ['Factuurweg', '12 A']],
  ])(
    'ORDER-01, ADDR-14 street is the street name, then the house number with its addition, in the %s of an order',
    async (address, street) => {
      const body = await sentBy({ details: someDetails({ billing: 'other' }) });
      expect(body).toHaveProperty(`addressInformation.${address}.street`, street);
    },
  );

  it('ORDER-01 has the lines of the cart', async () => {
    const products = [{ sku: 'HD-50x100-wit', parentSku: 'HD-50x100', name: 'Handdoek Hotel', qty: 2 }];
    expect(await sentBy()).toMatchObject({ products });
  });

  it('ORDER-01 has every line, with what was chosen of it', async () => {
    const custom_options = [{ option_id: '7', option_value: 'Jet' }];
    const option = { extension_attributes: { custom_options } };
    const lines = [aLine(), aLine({ sku: 'NAAM', parentSku: 'NAAM', type: 'simple', option })];
    const products = [{ sku: 'HD-50x100-wit' }, { sku: 'NAAM', product_option: option }];
    expect(await sentBy({ lines })).toMatchObject({ products });
  });

  it('ORDER-01 has the lines as the cart keeps them', async () => {
    const storage = aBrowserWith({ lines: [aLine({ serverItemId: 1, cartId: 'cart-1' })] });
    let kept: unknown;
    const answer = () => {
      kept = storage.read(cartKeys.lines);
      return aPlacedOrder();
    };
    const body = await sentBy({ storage, answers: { '/api/order': answer } });
    expect(kept).toMatchObject([{ server_item_id: 1 }]);
    expect(body).toHaveProperty('products', kept);
  });

  it.each(['configurable_options', 'configurable_children'])('ORDER-01 has lines without %s', async (name) => {
    expect(await sentBy()).not.toHaveProperty(`products.0.${name}`);
  });

  it.each(['created_at', 'updated_at'])('ORDER-01 has no %s, as it comes from no queue', async (name) => {
    expect(await sentBy()).not.toHaveProperty(name);
  });

  const virtual = [aLine({ type: 'virtual' })];
  it('ORDER-01, CART-24 has no shipping address for a virtual cart', async () => {
    expect(await sentBy({ lines: virtual })).not.toHaveProperty('addressInformation.shippingAddress');
  });

  it('ORDER-01, CART-24 has the billing address of a virtual cart', async () => {
    const street = ['Factuurweg', '12 A'];
    expect(await sentBy({ lines: virtual })).toHaveProperty('addressInformation.billingAddress.street', street);
  });

  it('CART-24 a cart of a virtual item and another is not virtual: its order has a shipping address', async () => {
    const lines = [aLine({ type: 'virtual', sku: 'BON' }), aLine()];
    expect(await sentBy({ lines })).toHaveProperty('addressInformation.shippingAddress.country_id', 'NL');
  });

  it('ORDER-01 has no password', async () => {
    const shop = await review();
    const withPassword = { ...personalDetails, password: 'Geheim12' };
    act(() => shop.store.set(changeDetailsAtom, (all) => ({ ...all, personalDetails: withPassword })));
    await order();
    await waitFor(() => expect(sent(shop)).toHaveLength(1));
    expect(JSON.stringify(sent(shop))).not.toContain('Geheim12');
  });
});

describe('ORDER-01 the order_id', () => {
  const idIn = (storage: Storage) => storage.read(checkoutKeys.orderId);
  const failing = { '/api/order': refuse };

  it('ORDER-01 is not made before the review opens', async () => {
    const { storage } = await atCheckout('Payment');
    expect(idIn(storage)).toBeUndefined();
  });

  it('ORDER-01 is made when the review opens', async () => {
    const { storage } = await review();
    expect(idIn(storage)).toEqual(expect.any(String));
  });

  it('ORDER-01 is kept through retries', async () => {
    const shop = await review({ answers: failing });
    const order_id = idIn(shop.storage);
    await order();
    await screen.findByText(refusal.result);
    await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
    await waitFor(() => expect(sent(shop)).toMatchObject([{ order_id }, { order_id }]));
  });

  it('ORDER-01 is kept through a reload', async () => {
    const { storage } = await review();
    const order_id = idIn(storage);
    cleanup();
    expect(await sentBy({ storage })).toMatchObject({ order_id });
  });

  it('ORDER-01 is another one after success', async () => {
    const { storage } = await review();
    const before = idIn(storage);
    await order();
    await isThanked();
    expect(idIn(storage)).not.toBe(before);
  });
});

describe('ORDER-04 after placing succeeded', () => {
  async function placed() {
    vi.useFakeTimers({ now: 1_795_000_000_000, toFake: ['Date'] });
    const shop = await review();
    const account = { ...personalDetails, password: 'Geheim12', createAccount: true };
    act(() => shop.store.set(changeDetailsAtom, (all) => ({ ...all, personalDetails: account })));
    const before = shop.calls.length;
    await order();
    await isThanked();
    await waitFor(() => expect(location.assign).toHaveBeenCalled());
    return { ...shop, callsSince: shop.calls.slice(before).map(({ path }) => path) };
  }

  it.each([
    ['with result code 200', { code: 200, result: aPlacedOrder() }],
    ['without a result code', { result: aPlacedOrder() }],
  ])('ORDER-04 an answer %s is a success', async (_title, answer) => {
    await review({ answers: { '/api/order': () => Response.json(answer) } });
    await order();
    expect(await isThanked()).toBeVisible();
  });

  it('ORDER-04 an answer with another result code is none', async () => {
    await review({ answers: { '/api/order': () => Response.json({ code: 409, result: 'Dubbel' }) } });
    await order();
    expect(await screen.findByText('Dubbel')).toBeVisible();
    expect(screen.queryByText(/Bedankt/)).toBeNull();
  });

  it('ORDER-04 the time is stamped', async () => {
    const { store } = await placed();
    expect(store.get(orderAtom)?.placedAt).toBe(1_795_000_000_000);
  });

  it('ORDER-04 the cart is cleared', async () => {
    const { store } = await placed();
    expect(store.get(linesAtom)).toEqual([]);
  });

  it('ORDER-04 the cart is cleared in the browser too, with its token', async () => {
    const { storage } = await placed();
    expect(createCartStorage(storage).read()).toEqual({ lines: [] });
  });

  it('ORDER-04 the cart is cleared without syncing', async () => {
    const { callsSince } = await placed();
    expect(callsSince).toEqual(['/api/order', '/api/ext/multisafepay/payment-url']);
  });

  it('ORDER-04 the token of the cart is dropped', async () => {
    const { store } = await placed();
    expect(store.get(cartTokenAtom)).toBeUndefined();
  });

  it('ORDER-04 the next add makes a new cart', async () => {
    const { store, callsTo } = await placed();
    await act(() => store.set(addToCartAtom, aNewLine()));
    expect(callsTo('/api/cart/update').map(({ search }) => search.has('cartId'))).toEqual([false]);
  });

  it.each([
    ['password', ''],
    ['createAccount', false],
  ])('ORDER-04 %s is blanked', async (name, value) => {
    const { store } = await placed();
    expect(store.get(detailsAtom).personalDetails).toHaveProperty(name, value);
  });
});

describe.each([
  ['refused', refuse, refusal.result],
  [
    'without an answer',
    lose,
    'We kunnen de winkel even niet bereiken. Je gegevens zijn bewaard; probeer het zo opnieuw.',
  ],
])('ORDER-05 an order that is %s', (_how, answer, message) => {
  async function fail() {
    const shop = await review({ answers: { '/api/order': answer } });
    await order();
    await screen.findByText(message);
    return shop;
  }

  it('ORDER-05 shows the message', async () => {
    await fail();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('ORDER-05 is logged', async () => {
    await fail();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  });

  it('ORDER-05 keeps the cart', async () => {
    const { store } = await fail();
    expect(store.get(linesAtom)).toMatchObject([{ sku: 'HD-50x100-wit', quantity: 2 }]);
  });

  it('ORDER-05 keeps the details', async () => {
    const { store } = await fail();
    expect(store.get(detailsAtom)).toEqual(someDetails());
  });
});

describe('CHK-09 the billing address of the order', () => {
  const companyOf = async (differences: Partial<typeof paymentDetails>) =>
    sentBy({ details: someDetails({ paymentDetails: { ...paymentDetails, ...differences } }) });

  it('CHK-09 is the shipping address', async () => {
    const city = 'Haarlem';
    const body = await sentBy({ details: someDetails({ shippingDetails: { ...shippingDetails, city } }) });
    expect(body).toHaveProperty('addressInformation.billingAddress.city', city);
  });

  it('CHK-09 is the shipping address for who has chosen nothing', async () => {
    const storage = aBrowserWith();
    storage.remove(checkoutKeys.billing);
    const body = await sentBy({ storage });
    expect(body).toHaveProperty('addressInformation.billingAddress.street', ['Damrak', '12 A']);
  });

  it('CHK-09 is another one when the shopper chooses so', async () => {
    const body = await sentBy({ details: someDetails({ billing: 'other' }) });
    expect(body).toHaveProperty('addressInformation.billingAddress.street', ['Factuurweg', '12 A']);
  });

  it('CHK-09 has the company when there is one', async () => {
    const body = await companyOf({ company: 'Weefhuis' });
    expect(body).toHaveProperty('addressInformation.billingAddress.company', 'Weefhuis');
  });

  it('CHK-09 has the taxId when there is one', async () => {
    const body = await companyOf({ taxId: 'NL123456789B01' });
    expect(body).toHaveProperty('addressInformation.billingAddress.vat_id', 'NL123456789B01');
  });

  it('CHK-09 needs no company and no taxId', async () => {
    expect(await companyOf({ company: '', taxId: '' })).not.toHaveProperty('addressInformation.billingAddress.vat_id');
  });
});

describe('TOTAL-12 the totals of the order review', () => {
  const rows = async (segments: readonly Segment[]) => {
    const totals = someTotals({ grand_total: 1, total_segments: [...segments] });
    const cost_incl_tax = segments.find(({ code }) => code === 'payment')?.value ?? 0;
    await review({
      details: someDetails({ paymentDetails: { ...paymentDetails, paymentMethod: 'banktransfer' } }),
      answers: {
        '/api/cart/totals': () => totals,
        '/api/cart/shipping-information': () => ({ payment_methods: [], totals }),
        '/api/cart/payment-methods': () => [aPaymentMethod({ code: 'banktransfer', cost_incl_tax })],
      },
    });
    return totalRowsIn(screen.getByRole('region', { name: 'Controleren en bestellen' }));
  };

  it.each(everyRow)('TOTAL-12 show the %s', async (_name, row) => expect(await rows(everySegment)).toContain(row));

  it('TOTAL-12 show no other rows, and these in their order', async () =>
    expect(await rows(everySegment)).toEqual(everyRow.map(([, row]) => row)));

  it('TOTAL-12 leave out the segments of 0, except shipping', async () =>
    expect(await rows(zeroSegments)).toEqual(['Subtotaal €\u00a034,46', 'Bezorging Gratis', 'Totaal €\u00a034,46']));
});

describe('CHK-12 the order review of the page', () => {
  it.each([
    ['the lines', '2 × Handdoek Hotel (Wit)'],
    ['the shipping address', 'Damrak 12 A'],
    ['the billing address', 'Factuurweg 12 A'],
    ['the way of delivery', 'Thuisbezorgd'],
    ['the way to pay', 'iDEAL'],
    ['the subtotal', /Subtotaal€ 19,95/],
    ['the cost of delivery', /Bezorging€ 4,95/],
    ['the total', /Totaal.*€ 24,90/],
  ])('CHK-12 shows %s', async (_what, text) => {
    await review({ details: someDetails({ billing: 'other' }) });
    expect(screen.getByRole('region', { name: 'Controleren en bestellen' })).toHaveTextContent(text);
  });

  /** What stands under a heading of the review. */
  const under = (name: string) =>
    screen.getByRole('heading', { level: 3, name }).nextElementSibling ?? expect.unreachable();

  it('CHK-12 shows every line with its price', async () => {
    await review({ lines: [aLine({ quantity: 2 }), aLine({ sku: 'LK-1', name: 'Laken', options: [], price: 1295 })] });
    const shown = within(screen.getByRole('region', { name: 'Producten' })).getAllByRole('listitem');
    expect(shown).toHaveLength(2);
    expect(shown[0]).toHaveTextContent('2 × Handdoek Hotel (Wit)€ 39,90');
    expect(shown[1]).toHaveTextContent('1 × Laken€ 12,95');
  });

  it('CHK-12 shows every option of a line', async () => {
    const options = [
      { label: 'Kleur', value: 'Wit' },
      { label: 'Maat', value: '50 x 100 cm' },
    ];
    await review({ lines: [aLine({ options })] });
    expect(screen.getByRole('region', { name: 'Producten' })).toHaveTextContent(
      '1 × Handdoek Hotel (Wit, 50 x 100 cm)',
    );
  });

  it.each([
    ['Bezorgadres', 'Jans de VriesDamrak 12 A1012 AB Amsterdam'],
    ['Factuuradres', 'Jans de VriesFactuurweg 12 A1012 AB Amsterdam'],
    ['Bezorging', /^Thuisbezorgd/],
    ['Betaling', 'iDEAL'],
  ])('CHK-12 shows under %s what was chosen for it', async (name, text) => {
    await review({ details: someDetails({ billing: 'other' }) });
    expect(under(name).textContent).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });

  it('CHK-12 shows of several ways to deliver and to pay those that were chosen', async () => {
    const courier = { carrier_code: 'koerier', carrier_title: 'Koerier' };
    const methods = [
      aShippingMethod(),
      aShippingMethod({ carrier_code: 'fiets', carrier_title: 'Fiets', method_code: 'express' }),
      aShippingMethod({ ...courier, method_title: 'Overdag' }),
      aShippingMethod({ ...courier, method_code: 'express', method_title: 'Per direct' }),
    ];
    const details = someDetails({
      shippingDetails: { ...shippingDetails, shippingMethod: 'express', shippingCarrier: 'koerier' },
      paymentDetails: { ...paymentDetails, paymentMethod: 'banktransfer' },
    });
    await review({ details, answers: { '/api/cart/shipping-methods': () => methods } });
    expect(under('Bezorging').textContent).toBe('Koerier: Per direct');
    expect(under('Betaling').textContent).toBe('Overboeking');
  });

  it('CHK-12 shows the shipping address as the billing address of who chose no other', async () => {
    await review();
    expect(under('Factuuradres')).toHaveTextContent('Damrak 12 A');
  });

  it.each(['Bezorgadres', 'Bezorging'])('CHK-12 shows no %s of what is not sent', async (name) => {
    await review({ lines: [aLine({ type: 'virtual' })] });
    expect(under('Betaling')).toHaveTextContent('iDEAL');
    expect(screen.queryByRole('heading', { level: 3, name })).toBeNull();
  });

  it('CHK-12 places no order once the agreement to the terms is taken back', async () => {
    const shop = await review();
    const terms = screen.getByRole('checkbox', { name: /akkoord/ });
    for (const isAgreed of [true, false]) {
      await userEvent.click(terms);
      expect(terms).toHaveProperty('checked', isAgreed);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
    expect(screen.getByText('Ga akkoord met de algemene voorwaarden om te bestellen')).toBeVisible();
    expect(sent(shop)).toEqual([]);
  });

  it('CHK-12 places no order without agreement to the terms', async () => {
    const shop = await review();
    await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
    expect(screen.getByText('Ga akkoord met de algemene voorwaarden om te bestellen')).toBeVisible();
    expect(sent(shop)).toEqual([]);
  });

  it('CHK-12 opens the terms in their modal', async () => {
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Lees de algemene voorwaarden' }));
    expect(await screen.findByRole('dialog', { name: 'Algemene voorwaarden' })).toBeVisible();
  });
});

describe('PAY-12 a payment that cannot be started', () => {
  const url = '/api/ext/multisafepay/payment-url';
  const notStarted = 'De betaling kon niet worden gestart';
  const refused = () => Response.json({ code: 502, result: 'weg' }, { status: 502 });
  const answered = () => 'https://betalen.test/2';
  /** An order whose first payment request fails. */
  async function fail(answers = [refused, answered]) {
    const shop = await review({ answers: { [url]: () => answers.shift()?.() } });
    await order();
    await screen.findByText(notStarted);
    return shop;
  }
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));

  it('PAY-12 stops the progress notification', async () => {
    const answer = Promise.withResolvers<Response>();
    await review({ answers: { [url]: () => answer.promise } });
    await order();
    await isThanked();
    const progress = 'Je bestelling wordt verwerkt...';
    expect(await screen.findByText(progress)).toBeVisible();
    await act(async () => answer.resolve(refused()));
    await screen.findByText(notStarted);
    await waitFor(() => expect(screen.queryByText(progress)).toBeNull());
  });

  it('PAY-12 shows the error', async () => {
    await fail();
    expect(screen.getByText(notStarted)).toBeVisible();
  });

  it('PAY-12 leads to the payment at another try', async () => {
    await fail();
    await again();
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://betalen.test/2'));
  });

  it('PAY-12 offers to try again after another try failed too', async () => {
    const shop = await fail([refused, refused, answered]);
    await again();
    await waitFor(() => expect(shop.callsTo(url)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).not.toHaveAttribute('aria-busy'),
    );
    await again();
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://betalen.test/2'));
  });

  it('PAY-12 leaves the same order open for payment', async () => {
    const shop = await fail();
    await again();
    const reference = { cartId: 'cart-1', orderId: '102' };
    await waitFor(() => expect(shop.callsTo(url).map(({ body }) => body)).toEqual([reference, reference]));
    expect(sent(shop)).toHaveLength(1);
    expect(shop.callsTo('/api/ext/checkout/restore')).toEqual([]);
  });
});

describe('LEGAL-01 the button that places the order on the page', () => {
  const button = () => screen.getByRole('button', { name: 'Bestellen en betalen' });

  it('LEGAL-01 reads so and nothing else', async () => {
    await review();
    expect(button().textContent).toBe('Bestellen en betalen');
  });

  it('LEGAL-01 reads so while the order is placed', async () => {
    const answer = Promise.withResolvers<Response>();
    const shop = await review({ answers: { '/api/order': () => answer.promise } });
    await order();
    await waitFor(() => expect(sent(shop)).toHaveLength(1));
    expect(button().textContent).toBe('Bestellen en betalen');
    await act(async () => answer.resolve(refuse()));
  });

  it('LEGAL-01 reads so after the order was refused', async () => {
    await review({ answers: { '/api/order': refuse } });
    await order();
    expect(await screen.findByText(refusal.result)).toBeVisible();
    expect(button().textContent).toBe('Bestellen en betalen');
  });

  it.each([
    ['the first line', 'Handdoek Hotel'],
    ['another line', 'Laken'],
    ['the delivery', 'Thuisbezorgd'],
    ['the address of the delivery', 'Damrak 12 A'],
    ['the total', /Totaal.*€ 24,90/],
  ])('LEGAL-01 stands directly under the summary of %s', async (_what, text) => {
    const lines = [aLine({ quantity: 2 }), aLine({ sku: 'LK-1', name: 'Laken', options: [], price: 1295 })];
    await review({ lines, details: someDetails({ billing: 'other' }) });
    expect(button().previousElementSibling).toHaveTextContent(text);
  });

  it('LEGAL-01 has nothing to press between it and the summary', async () => {
    await review();
    const controls = [...(button().closest('form')?.querySelectorAll('a, button, input, select, summary') ?? [])];
    const before = controls[controls.indexOf(button()) - 1];
    expect(before).toHaveTextContent('Lees de algemene voorwaarden');
    expect(button().previousElementSibling).not.toContainElement(screen.getByText('Lees de algemene voorwaarden'));
  });
});

it('LEGAL-05 the order summary of the page shows each fibre with its percentage', async () => {
  const composition = '78% polyamide, 22% elastaan';
  const item = aServerItem({ quote_id: 'cart-1', qty: 3, extension_attributes: { composition } });
  const { store } = await review({ answers: { '/api/cart/update': () => item } });
  await act(() => store.set(addToCartAtom, aNewLine()));
  const line = within(screen.getByRole('region', { name: 'Controleren en bestellen' })).getAllByRole('listitem')[0];
  expect(line).toHaveTextContent(composition);
});

describe('LEGAL-08 what is sealed, wherever it came into the cart from', () => {
  const words = 'Verzegeld om hygiënische redenen: je kunt dit alleen ongeopend terugsturen.';
  const ordered = async (isSealed: boolean) => {
    const item = aServerItem({ quote_id: 'cart-1', qty: 3, extension_attributes: { is_sealed_hygiene: isSealed } });
    const { store } = await review({ answers: { '/api/cart/update': () => item } });
    await act(() => store.set(addToCartAtom, aNewLine()));
    return within(screen.getByRole('region', { name: 'Controleren en bestellen' })).getAllByRole('listitem')[0];
  };

  it('LEGAL-08 the order summary says that it may be sent back only unopened', async () => {
    expect(await ordered(true)).toHaveTextContent(words);
  });

  it('LEGAL-08 the order summary says so of nothing else', async () => {
    expect(await ordered(false)).not.toHaveTextContent(words);
  });
});

it('LEGAL-05, LEGAL-08 each line of the order summary says what it is made of, and whether it is sealed', async () => {
  const sealed = aLine({ composition: '95% katoen, 5% elastaan', isSealed: true });
  await review({ lines: [sealed, aLine({ sku: 'LK-1', composition: '100% linnen' })] });
  const [first, second] = within(screen.getByRole('region', { name: 'Producten' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/95% katoen, 5% elastaan.*ongeopend/);
  expect(second).toHaveTextContent('100% linnen');
  expect(second).not.toHaveTextContent('ongeopend');
});

it('LEGAL-07 the checkout shows the notice of the legal guarantee', async () => {
  await review();
  expect(screen.getByText(/wettelijke garantie: het moet doen wat je ervan mag verwachten/)).toBeVisible();
});
