export { couponEn as words } from '@etalage/cart/headless';
