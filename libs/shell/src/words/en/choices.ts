export { choicesEn as words } from '@etalage/catalog/headless';
