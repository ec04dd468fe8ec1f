export { cartShareNl as words } from '@etalage/cart/headless';
