export { offlineOrdersNl as words } from '../../messages/offlineOrders.ts';
