export { en as words } from '@etalage/search/headless';
