export { en as words } from '@etalage/cart/headless';
