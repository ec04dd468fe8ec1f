import type { CatalogApi, CategoryPage, ProductDetail, ReviewSummary } from '@etalage/catalog/headless';
import type { CmsApi, MenuItem } from '@etalage/cms/headless';
import type { StoreView } from '@etalage/core';
import type { SearchApi } from '@etalage/search/headless';
import type { MenuEntry } from '../model/menuEntry.ts';
import type { PageNotes } from '../model/pageNotes.ts';
import type { Memory } from '../services/memory.ts';
import type { ServerWords } from '../words/serverWords.ts';
import type { HomeData } from './home/homeData.ts';
import type { PageRequest } from './pageRequest.ts';

/** What a server keeps of what pages show. */
export type PageMemory = {
  category: Memory<CategoryPage>;
  product: Memory<ProductDetail>;
  home: Memory<HomeData>;
  reviews: Memory<ReviewSummary | undefined>;
};

/** What the server makes pages with. */
export type PageServices = {
  view: StoreView;
  words: ServerWords;
  /** Where the store answers: what structured data calls the shop. */
  siteUrl: string;
  catalog: CatalogApi;
  content: CmsApi;
  search: SearchApi;
  memory: PageMemory;
  /** The editor's menu; without one, or where most of its categories are not there, the tree of categories (MENU-12). */
  menu: (edited?: readonly MenuItem[]) => Promise<readonly MenuEntry[]>;
  /** What shoppers say of the store; undefined while the review service does not answer. */
  reviews: () => Promise<ReviewSummary | undefined>;
  now: () => number;
};

/** What only the Node server needs of a page; the browser's bundle has none of it. */
export type PageServer<Data> = {
  /** Throws an `ApiError` 404 when there is no such page, or a redirect. */
  load(request: PageRequest, services: PageServices, notes: PageNotes): Promise<Data>;
  /** The data without what the static parts of the page show: that stands in the document, and need not come twice. */
  withoutStaticParts?(data: Data): object;
};
