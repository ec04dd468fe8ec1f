export { backInStockNl as words } from '@etalage/catalog/headless';
