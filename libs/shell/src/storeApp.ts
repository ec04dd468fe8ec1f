import type { StoreSettings } from '@etalage/core';
import type { ShopWords } from './words/shopWords.ts';

/** What a store app hands to the shell. Its theme is declared by the styles that it imports. */
export type StoreApp = { view: StoreSettings; words: ShopWords };
