export { sizesNl as words } from '@etalage/catalog/headless';
