import type { StoreView } from '@etalage/core';

/** What a store app hands to the shell. Its theme is declared by the styles that it imports. */
export type StoreApp = { view: StoreView };
