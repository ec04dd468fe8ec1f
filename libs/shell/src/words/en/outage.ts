export { outageEn as words } from '../../messages/outageEn.ts';
