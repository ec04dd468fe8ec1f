export { declarations } from './theme/createStoreTheme.ts';
