export { en as words } from '../../messages/en.ts';
