export { legalEn as words } from '@etalage/catalog/headless';
