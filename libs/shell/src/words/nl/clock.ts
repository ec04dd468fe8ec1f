export { clockNl as words } from '../../messages/clock.ts';
