export { blogEn as words } from '@etalage/cms/headless';
