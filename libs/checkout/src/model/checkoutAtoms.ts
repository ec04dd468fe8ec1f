import { toAddressPayload, toAddressQuery, validateAddress, type AddressField } from '@etalage/account/headless';
import {
  cartPortsAtom,
  cartTokenAtom,
  linesAtom,
  loadCartAtom,
  loadPaymentMethodsAtom,
  loadShippingMethodsAtom,
  paymentMethodsAtom as serverPaymentMethodsAtom,
  paymentSelectionAtom,
  shippingMethodsAtom,
  shippingSelectionAtom,
  syncTotalsAtom,
  type PaymentMethod,
  type ShippingMethod,
} from '@etalage/cart/headless';
import {
  allowedPaymentMethods,
  defaultMethod,
  deliveryPromise,
  isVirtualCart,
  stockOfDelivery,
  type DeliveryPromise,
} from '@etalage/cart/rules';
import { atom } from 'jotai/vanilla';
import { fromProviderMethod } from '../wire.ts';
import type { CheckoutDetails } from './details.ts';
import type { Offered } from './offeredMethods.ts';
import { checkoutPortsAtom } from './ports.ts';
import { mayEnter, openSection, type Section } from './sections.ts';

const changedAtom = atom<CheckoutDetails | undefined>(undefined);
const modifiedAtom = atom<number | undefined>(undefined);
const wantedAtom = atom<Section>('PersonalDetails');
const savedAtom = atom<string | undefined>(undefined);
const providerMethodsAtom = atom<readonly PaymentMethod[]>([]);

/** What the shopper has filled in, here or at an earlier visit. */
const keptDetailsAtom = atom((get) => get(changedAtom) ?? get(checkoutPortsAtom).storage.readDetails());
/** The id of the customer whose details were filled in last: their profile loads after the checkout. */
export const customerIdAtom = atom<number | undefined>(undefined);

/** The same as this cart needs it: what is not sent is only billed. */
export const detailsAtom = atom((get): CheckoutDetails => {
  const kept = get(keptDetailsAtom);
  return get(isVirtualAtom) ? { ...kept, billing: 'only' } : kept;
});
/** Whether the shopper wants the newsletter once the order is placed. Not kept between visits: nobody finds it ticked. */
export const wantsNewsletterAtom = atom(false);

/** When a detail was last changed, in epoch milliseconds (CHK-04). */
export const modifiedAtAtom = atom((get) => get(modifiedAtom));
/** The section that is open. */
export const sectionAtom = atom((get) => openSection(get(wantedAtom), get(detailsAtom)));
/** Whether the shipping address is saved as it stands: only then a way of delivery can be chosen (SHIP-04). */
export const isAddressSavedAtom = atom((get) => get(savedAtom) === addressKey(get(detailsAtom)));
/** Whether nothing in the cart is sent. */
export const isVirtualAtom = atom((get) => isVirtualCart(get(linesAtom).map(({ type }) => ({ type_id: type }))));
/** The ways of delivery that can be chosen: those that need a pickup location come with a later version. */
export const offeredShippingAtom = atom((get) =>
  get(shippingMethodsAtom).filter(({ extension_attributes }) => extension_attributes?.needs_location !== true),
);
/** The ways to pay: the provider's and the server's, each code once, without what is not allowed (PAY-07). */
export const offeredPaymentsAtom = atom((get) => {
  const ofServer = get(serverPaymentMethodsAtom);
  // The provider does not know that there is nothing to pay (PAY-19).
  const provided = ofServer[0]?.code === 'free' ? [] : get(providerMethodsAtom);
  const others = ofServer.filter(({ code }) => !provided.some((method) => method.code === code));
  const filter = { isVirtual: get(isVirtualAtom), unsupported: get(checkoutPortsAtom).unsupportedPayments };
  return allowedPaymentMethods([...provided, ...others], filter);
});

/** The promised day of a way of delivery, by what is filled in so far; undefined where none is promised (SHIP-11). */
export const deliveryPromiseAtom = atom((get) => {
  const { shippingDetails, paymentDetails } = get(detailsAtom);
  const stock = stockOfDelivery(get(linesAtom));
  const { now } = get(checkoutPortsAtom);
  return ({ carrier_code }: Pick<ShippingMethod, 'carrier_code'>): DeliveryPromise | undefined =>
    stock &&
    deliveryPromise({
      now: now(),
      country: shippingDetails.country,
      stock,
      carrierCode: carrier_code,
      paymentMethod: paymentDetails.paymentMethod,
    });
});

const addressKey = ({ shippingDetails }: CheckoutDetails): string => JSON.stringify(toAddressQuery(shippingDetails));

type Change = (details: CheckoutDetails) => CheckoutDetails;

/** Keeps details that the shop fills in by itself: who only looks at the checkout is not checking out (SYNC-16). */
export const keepDetailsAtom = atom(null, (get, set, change: Change) => {
  const { storage, now } = get(checkoutPortsAtom);
  const details = change(get(keptDetailsAtom));
  storage.writeDetails(details);
  set(changedAtom, details);
  set(modifiedAtom, now());
});

/** Changes details for the shopper; every change is kept and sets modifiedAt, for all tabs (CHK-04, SYNC-16). */
export const changeDetailsAtom = atom(null, (get, set, change: Change) => {
  set(keepDetailsAtom, change);
  get(checkoutPortsAtom).storage.writeModifiedAt(get(modifiedAtom));
});

/** Nobody is checking out any more, in no tab (SYNC-16). */
export const endCheckoutAtom = atom(null, (get, set) => {
  get(checkoutPortsAtom).storage.writeModifiedAt(undefined);
  set(modifiedAtom, undefined);
});

/** Opens a section, if those before it are complete (CHK-02). */
export const enterSectionAtom = atom(null, (get, set, section: Section) => {
  if (!mayEnter(section, get(detailsAtom))) return;
  set(wantedAtom, section);
  if (section === 'OrderReview') set(openReviewAtom);
});

/** The order's key is made when the review opens, and kept until the order has been placed (ORDER-01). */
const openReviewAtom = atom(null, (get) => {
  const { storage } = get(checkoutPortsAtom);
  if (storage.readOrderId() === undefined) storage.writeOrderId(crypto.randomUUID());
});

/** Changes a field of the shipping address; the way of delivery must then be chosen anew (SHIP-04). */
export const changeAddressAtom = atom(null, (_get, set, field: AddressField, value: string) => {
  set(changeDetailsAtom, (details) => ({
    ...details,
    shippingDetails: { ...details.shippingDetails, [field]: value, shippingMethod: '', shippingCarrier: '' },
  }));
  set(shippingSelectionAtom, undefined);
});

/**
 * Brings a checkout up to date when it is opened: what was filled in before counts again, by today's methods; without a
 * network by those that were offered last, as an order can be placed without one (QUEUE-09), and by today's once there is one.
 */
export const openCheckoutAtom = atom(null, async (get, set) => {
  set(loadCartAtom);
  if (navigator.onLine !== false) return set(loadOfferedAtom);
  const { readOffered } = await import('./offeredMethods.ts');
  const offered = readOffered(get(checkoutPortsAtom).storage.readOffered());
  if (!offered) return set(loadOfferedAtom);
  set(recallOfferedAtom, offered);
  addEventListener('online', () => void set(loadOfferedAtom).catch(() => undefined), { once: true });
});

const loadOfferedAtom = atom(null, async (get, set) => {
  await Promise.all([get(isVirtualAtom) ? undefined : set(saveAddressAtom), set(loadPaymentsAtom)]);
});

const recallOfferedAtom = atom(null, (get, set, { address, shipping, server, provider }: Offered) => {
  set(savedAtom, address);
  set(shippingMethodsAtom, shipping);
  set(serverPaymentMethodsAtom, server);
  set(providerMethodsAtom, provider);
  // The estimated totals include its costs.
  set(paymentSelectionAtom, get(detailsAtom).paymentDetails.paymentMethod || undefined);
});

/** Keeps what is offered, for a checkout that is opened without a network. */
const keepOfferedAtom = atom(null, (get) =>
  get(checkoutPortsAtom).storage.writeOffered({
    address: get(savedAtom) ?? '',
    shipping: [...get(shippingMethodsAtom)],
    server: [...get(serverPaymentMethodsAtom)],
    provider: [...get(providerMethodsAtom)],
  }),
);

/** Saves the shipping address: asks for the ways of delivery to it, and chooses the default one (SHIP-03, SHIP-04). */
export const saveAddressAtom = atom(null, async (get, set) => {
  const { shippingDetails } = get(detailsAtom);
  if (validateAddress(shippingDetails).length > 0) return;
  const key = addressKey(get(detailsAtom));
  const isCurrent = () => addressKey(get(detailsAtom)) === key;
  await set(loadShippingMethodsAtom, toAddressQuery(shippingDetails), isCurrent);
  // The address was changed during the call: its answer is dropped.
  if (!isCurrent()) return;
  set(savedAtom, key);
  const offered = get(offeredShippingAtom);
  const isOffered = ({ method_code, carrier_code }: ShippingMethod) =>
    method_code === shippingDetails.shippingMethod && carrier_code === shippingDetails.shippingCarrier;
  const chosen = offered.find(isOffered) ?? defaultMethod(offered);
  await set(takeShippingAtom, keepDetailsAtom, chosen);
  set(keepOfferedAtom);
});

/** Chooses a way of delivery for the shopper, and lets the totals count it (TOTAL-03). */
export const chooseShippingAtom = atom(null, (_get, set, method: ShippingMethod | undefined) =>
  set(takeShippingAtom, changeDetailsAtom, method),
);

type ChangeAtom = typeof changeDetailsAtom;

const takeShippingAtom = atom(null, async (get, set, by: ChangeAtom, method: ShippingMethod | undefined) => {
  const shippingMethod = method?.method_code ?? '';
  const shippingCarrier = method?.carrier_code ?? '';
  set(by, (details) => ({
    ...details,
    shippingDetails: { ...details.shippingDetails, shippingMethod, shippingCarrier },
  }));
  const address = toAddressPayload(get(detailsAtom).shippingDetails);
  const selection = { method_code: shippingMethod, carrier_code: shippingCarrier, address };
  set(shippingSelectionAtom, method === undefined ? undefined : selection);
  await set(syncTotalsAtom);
});

/** Asks for the ways to pay, and chooses the default one when none was chosen (PAY-06). */
export const loadPaymentsAtom = atom(null, async (get, set) => {
  const cartId = get(cartTokenAtom);
  if (cartId === undefined) return;
  const provided = get(checkoutPortsAtom).api.providerPaymentMethods(cartId);
  await set(loadPaymentMethodsAtom);
  set(providerMethodsAtom, (await provided).map(fromProviderMethod));
  const offered = get(offeredPaymentsAtom);
  const { paymentMethod, paymentMethodAdditional } = get(detailsAtom).paymentDetails;
  const chosen = offered.find(({ code }) => code === paymentMethod) ?? defaultMethod(offered);
  const additional = chosen?.code === paymentMethod ? paymentMethodAdditional : undefined;
  if (chosen !== undefined) await set(takePaymentAtom, keepDetailsAtom, chosen.code, additional);
  set(keepOfferedAtom);
});

/** What a way to pay asks for besides. */
type Additional = Record<string, string>;

/** Chooses a way to pay for the shopper, and tells the server (PAY-05). */
export const choosePaymentAtom = atom(null, (_get, set, code: string, additional?: Additional) =>
  set(takePaymentAtom, changeDetailsAtom, code, additional),
);

const takePaymentAtom = atom(null, async (get, set, by: ChangeAtom, code: string, additional: Additional = {}) => {
  set(by, (details) => ({
    ...details,
    paymentDetails: { ...details.paymentDetails, paymentMethod: code, paymentMethodAdditional: additional },
  }));
  set(paymentSelectionAtom, code);
  const cartId = get(cartTokenAtom);
  if (cartId === undefined) return;
  const method = {
    method: code,
    ...(Object.keys(additional).length > 0 && { additional_data: [JSON.stringify(additional)] }),
  };
  await get(cartPortsAtom).api.selectPaymentMethod(cartId, { method });
  await set(syncTotalsAtom);
});
