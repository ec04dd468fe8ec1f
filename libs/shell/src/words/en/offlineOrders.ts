export { offlineOrdersEn as words } from '../../messages/offlineOrdersEn.ts';
