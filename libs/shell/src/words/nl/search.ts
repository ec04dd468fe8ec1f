export { nl as words } from '@etalage/search/headless';
