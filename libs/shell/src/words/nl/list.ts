export { listNl as words } from '@etalage/catalog/headless';
