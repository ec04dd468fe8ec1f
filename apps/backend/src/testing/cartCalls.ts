/** Calls about a cart that exists, each with a body that it accepts: method, path below /api, body. */
export const cartCalls: ['GET' | 'POST', string, unknown?][] = [
  ['GET', 'cart/pull'],
  ['GET', 'cart/totals'],
  ['GET', 'cart/payment-methods'],
  ['GET', 'cart/coupon'],
  ['POST', 'cart/update', { cartItem: { sku: 'HD', qty: 7 } }],
  ['POST', 'cart/delete', { cartItem: { sku: 'HD' } }],
  ['POST', 'cart/shipping-methods', { address: { country_id: 'NL' } }],
  ['POST', 'cart/shipping-information', { addressInformation: { carrier_code: 'a', method_code: 'b' } }],
  ['POST', 'cart/collect-totals', { methods: {} }],
  ['POST', 'cart/apply-coupon?coupon=TIEN'],
  ['POST', 'cart/delete-coupon'],
  ['POST', 'cart/share'],
  ['POST', 'ext/cart-extend/selected-payment-method', { method: { method: 'banktransfer' } }],
  ['POST', 'ext/giftcard/apply', { giftCardCode: 'KADO' }],
  ['POST', 'ext/giftcard/remove', { giftCardCode: 'KADO' }],
];
