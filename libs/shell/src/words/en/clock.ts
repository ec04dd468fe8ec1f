export { clockEn as words } from '../../messages/clockEn.ts';
