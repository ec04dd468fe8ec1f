export { en as words } from '@etalage/wishlist/headless';
