export { outageNl as words } from '../../messages/outage.ts';
