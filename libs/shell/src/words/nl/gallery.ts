export { galleryNl as words } from '@etalage/catalog/headless';
