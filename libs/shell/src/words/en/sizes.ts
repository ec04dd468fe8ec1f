export { sizesEn as words } from '@etalage/catalog/headless';
