import { cartShareEn, couponEn, giftCardEn } from '@etalage/cart/headless';

export const words = { coupon: couponEn, giftCard: giftCardEn, share: cartShareEn };
