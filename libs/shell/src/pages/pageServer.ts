import type { CatalogApi, ReviewSummary } from '@etalage/catalog/headless';
import type { BlogApi, CmsApi, MenuItem } from '@etalage/cms/headless';
import type { Instant, StoreView } from '@etalage/core';
import type { SearchApi } from '@etalage/search/headless';
import type { MenuEntry } from '../model/menuEntry.ts';
import type { PageNotes } from '../model/pageNotes.ts';
import type { ServerWords } from '../words/serverWords.ts';
import type { PageRequest } from './pageRequest.ts';

/** What the server makes pages with. */
export type PageServices = {
  view: StoreView;
  words: ServerWords;
  /** Where the store answers: what structured data calls the shop. */
  siteUrl: string;
  catalog: CatalogApi;
  content: CmsApi;
  blog: BlogApi;
  search: SearchApi;
  /** The editor's menu; without one, or where most of its categories are not there, the tree of categories (MENU-12). */
  menu: (edited?: readonly MenuItem[]) => Promise<readonly MenuEntry[]>;
  /** What shoppers say of the store; undefined while the review service does not answer. */
  reviews: () => Promise<ReviewSummary | undefined>;
  now: () => number;
};

/** The memory of one page kind. */
type Keeping<Data> = {
  /** Data that is the same for all requests which ask for it under this key; made where it is not there. */
  keep(key: string, make: () => Promise<Data>): Promise<Data>;
};

/** What only the Node server needs of a page; the browser's bundle has none of it. */
export type PageServer<Data> = {
  /** Throws an `ApiError` 404 when there is no such page, or a redirect. */
  load(request: PageRequest, services: PageServices & Keeping<Data>, notes: PageNotes): Promise<Data>;
  /** It is made for each request: there are too many of it to keep. */
  isUncached?: boolean;
  /**
   * Whether a part of its data is missing because the backend did not answer. Its document is answered with 503, its data with
   * 200, and neither is cached.
   */
  isIncomplete?(data: Data): boolean;
  /** When something of it changes by itself; neither the data nor the page is kept beyond. `now` is when it was requested. */
  endOf?(data: Data, context: { view: StoreView; now: Instant }): Instant;
  /** How many answers `keep` holds, which all requests share for a minute at most; 300 where it does not say. */
  keptAnswers?: number;
  /** The data without what the static parts of the page show: that stands in the document, and need not come twice. */
  withoutStaticParts?(data: Data): object;
};
