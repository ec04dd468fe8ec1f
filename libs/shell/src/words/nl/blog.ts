export { blogNl as words } from '@etalage/cms/headless';
