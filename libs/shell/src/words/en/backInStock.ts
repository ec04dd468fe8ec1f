export { backInStockEn as words } from '@etalage/catalog/headless';
