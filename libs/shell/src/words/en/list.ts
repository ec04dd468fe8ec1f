export { listEn as words } from '@etalage/catalog/headless';
