export { nl as words } from '../../messages/nl.ts';
