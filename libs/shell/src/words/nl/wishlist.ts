export { nl as words } from '@etalage/wishlist/headless';
