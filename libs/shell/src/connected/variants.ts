export { selectVariant } from '@etalage/catalog/headless';
