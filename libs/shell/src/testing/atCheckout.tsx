import { createCartStorage, type CartLine } from '@etalage/cart/headless';
import { aLine, aPaymentMethod, aServerItem, aShippingMethod, someTotals } from '@etalage/cart/testing';
import {
  createCheckoutStorage,
  enterSectionAtom,
  nl,
  type CheckoutDetails,
  type Section,
} from '@etalage/checkout/headless';
import { anOrderStatus, aPlacedOrder, someDetails } from '@etalage/checkout/testing';
import { createStorage, type Storage, type StoreView } from '@etalage/core';
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { visit } from '../testing.tsx';
import { createCartVisit } from '../visit/cartVisit.ts';

/** A recorded request. */
export type Call = { path: string; search: URLSearchParams; body: unknown };
/** The response to a call, or only its `result`. Throwing stands for a lost connection. */
type Answer = (call: Call) => unknown;

const shippingInformation = { payment_methods: [], totals: someTotals() };
const usual: Readonly<Record<string, Answer>> = {
  '/api/cart/totals': () => someTotals(),
  '/api/cart/collect-totals': () => someTotals(),
  '/api/cart/shipping-methods': () => [aShippingMethod()],
  '/api/cart/shipping-information': () => shippingInformation,
  '/api/cart/payment-methods': () => [aPaymentMethod({ code: 'banktransfer', title: 'Overboeking' })],
  '/api/ext/cart-extend/selected-payment-method': () => true,
  '/api/ext/multisafepay/payment-methods': () => [{ code: 'multisafepay_ideal', title: 'iDEAL', is_preselected: true }],
  '/api/ext/multisafepay/payment-url': () => 'https://betalen.test/1',
  '/api/order': () => aPlacedOrder(),
  '/api/ext/checkout/order-status': () => anOrderStatus(),
};

/** Replaces `fetch`; `answers` override the default responses by path. Returns the recorded requests. */
export function serve(answers: Readonly<Record<string, Answer>> = {}): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname: path, searchParams: search } = new URL(request.url);
    const text = await request.text();
    const call: Call = { path, search, body: text === '' ? undefined : JSON.parse(text) };
    calls.push(call);
    const answer = { ...usual, ...answers }[path];
    if (answer === undefined) return Response.json({ code: 404, result: path }, { status: 404 });
    const result = await answer(call);
    return result instanceof Response ? result : Response.json({ code: 200, result });
  });
  return calls;
}

type Shopper = {
  lines?: readonly CartLine[];
  /** Stored form data. */
  details?: CheckoutDetails;
  answers?: Readonly<Record<string, Answer>>;
  view?: Partial<StoreView>;
  /** A prepared storage, instead of `lines` and `details`. */
  storage?: Storage;
};

/** A browser storage with these cart lines and this form data. */
export function aBrowserWith({ lines = [aLine({ quantity: 2 })], details = someDetails() }: Shopper = {}): Storage {
  const storage = createStorage();
  createCartStorage(storage).write({ lines, cartId: 'cart-1' }, '');
  createCheckoutStorage(storage).writeDetails(details);
  return storage;
}

/** The lines in a storage as the server has them. */
export const serverItemsIn = (storage: Storage) =>
  createCartStorage(storage)
    .read()
    .lines.map(({ sku, quantity, name, type, option, serverItemId }, index) =>
      aServerItem({
        ...{ item_id: serverItemId ?? index + 1, sku, qty: quantity, name, product_type: type, quote_id: 'cart-1' },
        ...(option && { product_option: option }),
      }),
    );

const titles: Readonly<Record<Section, string>> = {
  PersonalDetails: nl.checkoutPersonalDetails,
  Shipping: nl.checkoutShipping,
  Payment: nl.checkoutPayment,
  OrderReview: nl.checkoutReview,
};

/** Renders the checkout page with the real cart, all forms filled in, at a section. */
export async function atCheckout(section: Section, { answers, view = {}, ...shopper }: Shopper = {}) {
  const storage = shopper.storage ?? aBrowserWith(shopper);
  const calls = serve({ '/api/cart/pull': () => serverItemsIn(storage), ...answers });
  const shop = await visit({ path: '/checkout', view, storage, cart: createCartVisit });
  await screen.findByRole('region', { name: titles.PersonalDetails });
  act(() => shop.store.set(enterSectionAtom, section));
  await screen.findByRole('button', { name: new RegExp(`^${titles[section]}`), expanded: true });
  return { ...shop, storage, calls, callsTo: (path: string) => calls.filter((call) => call.path === path) };
}
