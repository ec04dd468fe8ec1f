export { createCartApi, disconnectedCartApi, type CartApi, type CartEndpoints } from './api.ts';
export type { CartTotals as WireTotals, PaymentMethod, ProductOption, ServerItem, ShippingMethod } from './contract.ts';
export { en } from './messages/en.ts';
export { deliveryNl, type DeliveryMessages } from './messages/delivery.ts';
export { deliveryEn } from './messages/deliveryEn.ts';
export { createCouponApi, type CouponApi } from './couponApi.ts';
export { couponNl, type CouponMessages } from './messages/coupon.ts';
export { couponEn } from './messages/couponEn.ts';
export { createGiftCardApi, type GiftCardApi } from './giftCardApi.ts';
export { giftCardNl, type GiftCardMessages } from './messages/giftCard.ts';
export { giftCardEn } from './messages/giftCardEn.ts';
export { cartShareNl, type CartShareMessages } from './messages/share.ts';
export { cartShareEn } from './messages/shareEn.ts';
export { createCartShareApi, type CartShareApi } from './shareApi.ts';
export { nl, type CartMessages } from './messages/nl.ts';
export type { OrderAgain } from './contract.ts';
export { readOrderAgain } from './orderAgain.ts';
export type { Act, Origin } from './model/acts.ts';
export { cancelActAtom, cancelRemovalAtom } from './model/cancelAct.ts';
export { bringBackAtom } from './model/bringBack.ts';
export { addToCartAtom, putBackAtom, removeLineAtom, returnLineAtom, setQuantityAtom } from './model/cartActs.ts';
export {
  cartIsLoadedAtom,
  cartTokenAtom,
  confirmCartAtom,
  forgetCartAtom,
  hasWaitingActsAtom,
  isAddingToCartAtom,
  lastFailureAtom,
  linesAtom,
  loadCartAtom,
  quantityAtom,
  resumeCartAtom,
  waitingActsAtom,
} from './model/cartAtoms.ts';
export { isCustomersCart } from './model/cartOwner.ts';
export { cartCountAtom, isCheckingStockAtom, storedCountAtom } from './model/cartCount.ts';
export { cartStateAtom } from './model/cartState.ts';
export { cartKeys, createCartStorage, type CartStorage } from './model/cartStorage.ts';
export { clearCartAtom } from './model/clearCart.ts';
export { connectCart } from './model/connectCart.ts';
export { applyCouponAtom, removeCouponAtom } from './model/couponAtoms.ts';
export {
  addPaymentMethodAtom,
  addShippingMethodAtom,
  refreshTotalsAtom,
  replacePaymentMethodsAtom,
  replaceShippingMethodsAtom,
} from './model/deprecatedActions.ts';
export { displayedTotalsAtom } from './model/displayedTotals.ts';
export { applyGiftCardAtom, giftCardsAtom, removeGiftCardAtom, type CartGiftCard } from './model/giftCardAtoms.ts';
export { noticeText, type CartNotice } from './model/events.ts';
export { isEditable, isMovable, lineKey, unitPrice, type CartLine, type NewLine, type Tier } from './model/line.ts';
export { cartEditModeAtom, editLineAtom, type CartEditMode } from './model/lineEdit.ts';
export { loadSending } from './model/loadSending.ts';
export { loadPaymentMethodsAtom, loadShippingMethodsAtom, shippingMethodsAtom } from './model/methodsAtoms.ts';
export { noteAdd } from './model/noteAdd.ts';
export { removeUnconfirmedLinesAtom } from './model/removeUnconfirmed.ts';
export { cartPortsAtom, type CartPorts } from './model/ports.ts';
export { refusalsOf } from './model/refusals.ts';
export { currentCartKey, hasWaitingActs, readCartCount, waitingActsKey } from './model/storedCart.ts';
export type { StoredLine } from './model/storedLine.ts';
export { syncCartAtom } from './model/syncAtoms.ts';
export { takeOutLineAtom } from './model/takeOutLine.ts';
export { toStored } from './model/toStored.ts';
export {
  paymentMethodsAtom,
  paymentSelectionAtom,
  shippingSelectionAtom,
  syncTotalsAtom,
  takeTotalsAtom,
  totalsAtom,
  type ShippingSelection,
} from './model/totalsAtoms.ts';
export { fromCartTotals, type Segment, type ShownTotals } from './wire.ts';
export { CartLines, type CartLinesProps } from './components/CartLines/CartLines.tsx';
export { CartTotals, type CartTotalsProps } from './components/CartTotals/CartTotals.tsx';
export { ShareCart, type CartLink, type ShareCartProps } from './components/ShareCart/ShareCart.tsx';
export { SharedLines, type SharedLinesProps } from './components/SharedLines/SharedLines.tsx';
export { EmptyCart, type EmptyCartProps } from './components/EmptyCart/EmptyCart.tsx';
export { CartPage, Microcart, type CartViewProps } from './connected/CartPage.tsx';
export { Coupon } from './connected/Coupon.tsx';
export { GiftCards } from './connected/GiftCards.tsx';
export { addToCartNl, type AddToCartMessages } from './messages/addToCart.ts';
export { addToCartEn } from './messages/addToCartEn.ts';
