export { couponNl as words } from '@etalage/cart/headless';
