export { cartShareEn as words } from '@etalage/cart/headless';
