export { galleryEn as words } from '@etalage/catalog/headless';
