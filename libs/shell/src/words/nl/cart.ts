export { nl as words } from '@etalage/cart/headless';
