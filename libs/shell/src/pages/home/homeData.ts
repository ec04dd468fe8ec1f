import type { ProductSummary } from '@etalage/catalog/headless';
import type { Story } from '@etalage/cms/headless';

/** The home page: its story, and the products that its blocks show, by the block's id. */
export type HomeData = {
  story: Story;
  products: Readonly<Record<string, readonly ProductSummary[]>>;
  /** The ids of blocks whose products could not be fetched (ERR-06). */
  failed?: readonly string[];
};
