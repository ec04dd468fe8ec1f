export {
  fromCartTotals,
  fromSegment,
  toCartTotals,
  toSegment,
  toSegments,
  toShippingMethod,
  type Segment,
  type ShownTotals,
  type TotalsNames,
} from '../wire.ts';
export { allowedLines } from './allowedLines.ts';
export { deliveryPromise, stockOfDelivery, type DeliveryPromise, type DeliveryQuestion } from './deliveryPromise.ts';
export { lineDiscounts, splitInProportion, type Discount } from './discount.ts';
export { checksum, isSameLine, linesHash, optionsKey, type LineIdentity } from './identity.ts';
export {
  allowedPaymentMethods,
  availableShippingMethods,
  defaultMethod,
  isVirtualCart,
  type PaymentFilter,
} from './methods.ts';
export { regionsOf, shippingChoice, type ShippingChoice } from './shippingChoice.ts';
export { deliveryCost, shippingRates, type DeliveryCost, type ShippingRate } from './shippingRates.ts';
export { taxWithin } from './taxWithin.ts';
export {
  computeTotals,
  lineTotal,
  subtotal,
  subtotalAfterCoupon,
  type Fees,
  type LineTotals,
  type PricedLine,
  type TaxRow,
  type Totals,
} from './totals.ts';
