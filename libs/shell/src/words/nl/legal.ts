export { legalNl as words } from '@etalage/catalog/headless';
