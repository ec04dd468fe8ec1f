export { choicesNl as words } from '@etalage/catalog/headless';
