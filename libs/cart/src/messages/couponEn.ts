import type { CouponMessages } from './coupon.ts';

/** What the coupon form says, in English. */
export const couponEn: CouponMessages = {
  question: 'Do you have a coupon code?',
  label: 'Coupon code',
  apply: 'Apply',
  applied: (code, discount) => `Coupon code ${code}: ${discount} off`,
  idle: (code) =>
    `Coupon code ${code} does not count now: it has expired or been used, or your order is too small. Remove the code or add to your cart.`,
  remove: 'Remove',
  removeCode: (code) => `Remove coupon code ${code}`,
  missing: 'Please enter your coupon code.',
  couponNotValid: 'The coupon code is not valid',
  offline: 'You are offline. Please try again once you are connected.',
  failed: 'That did not work. Please try again in a moment.',
};
