export { hydrate } from './hydrate.tsx';
export type { StoreApp } from './storeApp.ts';
