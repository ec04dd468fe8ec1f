import { cartShareNl, couponNl, giftCardNl } from '@etalage/cart/headless';

export const words = { coupon: couponNl, giftCard: giftCardNl, share: cartShareNl };
