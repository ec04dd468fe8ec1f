export { createCheckoutApi, disconnectedCheckoutApi, type CheckoutApi, type CheckoutEndpoints } from './api.ts';
export type { OrderReference, OrderRequest, OrderStatus, PlacedOrder } from './contract.ts';
export { en } from './messages/en.ts';
export { nl, type CheckoutMessages } from './messages/nl.ts';
export {
  changeAddressAtom,
  changeDetailsAtom,
  choosePaymentAtom,
  chooseShippingAtom,
  detailsAtom,
  enterSectionAtom,
  isAddressSavedAtom,
  loadPaymentsAtom,
  modifiedAtAtom,
  offeredPaymentsAtom,
  offeredShippingAtom,
  openCheckoutAtom,
  saveAddressAtom,
  sectionAtom,
  wantsNewsletterAtom,
} from './model/checkoutAtoms.ts';
export { checkoutStateAtom } from './model/checkoutState.ts';
export {
  fillDetailsAtom,
  takeAddressAtom,
  type CustomerAddressDetails,
  type CustomerDetails,
} from './model/customerDetails.ts';
export { billingAddress, emptyDetails, type CheckoutDetails } from './model/details.ts';
export {
  confirmOfflineOrderAtom,
  orderEvent,
  readOfflineOrder,
  storeOrderAtom,
  takeOverSentAtom,
  withOrderCart,
  type OfflineOrder,
  type SentOrder,
} from './model/offlineOrders.ts';
export { offlineOrdersKey } from './model/offlineOrdersKey.ts';
export {
  boughtAtom,
  isThankYouPageAtom,
  leaveThankYouAtom,
  offlineStateAtom,
  orderAtom,
  orderStatusAtom,
  payAgainAtom,
  restoreCartAtom,
} from './model/orderAtoms.ts';
export { placeOrderAtom } from './model/placeOrderAtoms.ts';
export type { ConfirmedOrder, OrderOutcome } from './model/orderOutcome.ts';
export { checkoutPortsAtom, type CheckoutPorts } from './model/ports.ts';
export { returnState, type ReturnState } from './model/returnState.ts';
export { isComplete, mayEnter, openSection, sections, type Section } from './model/sections.ts';
export { checkoutKeys, createCheckoutStorage, type CheckoutStorage, type LastOrder } from './model/storedDetails.ts';
export { toOrderRequest } from './wire.ts';
