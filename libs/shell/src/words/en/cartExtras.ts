import { couponEn, giftCardEn } from '@etalage/cart/headless';

export const words = { coupon: couponEn, giftCard: giftCardEn };
