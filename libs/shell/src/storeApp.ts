import type { StoreView } from '@etalage/core';

/** What a store app hands to the shell: its view and the class of its theme. */
export type StoreApp = {
  view: StoreView;
  /** The class that carries the theme's tokens. */
  theme: string;
};
