import type { CategoryPage, ProductDetail, ProductSummary } from '@etalage/catalog/headless';
import type { Story } from '@etalage/cms/headless';
import type { Results } from '@etalage/search/headless';
import type { PageNotes } from '../model/pageNotes.ts';

/** The home page: its story, and the products that its blocks show, by the block's id. */
export type HomeData = { story: Story; products: Readonly<Record<string, readonly ProductSummary[]>> };
/** Which product a page shows, and which of its variants; `isSizeOpen` leaves the size to be chosen. */
export type ProductParams = {
  parentSku: string;
  slug: string;
  childSku?: string | undefined;
  isSizeOpen?: boolean | undefined;
};
/** Where an address leads that no route of its own has. */
export type Redirection = { href: string; status: number };
/** What the page of a text that finds nothing shows: ways on, and what is for sale today only. */
export type NoResultData = {
  text: string;
  suggestions: readonly string[];
  categories: readonly { label: string; href: string }[];
  offer?: ProductSummary;
};
type Search = Readonly<Record<string, string>>;

/** What pages show: made by the services on the server, asked of the store server in the browser. */
export type Pages = {
  home: (notes: PageNotes) => Promise<HomeData>;
  /** A page of content by its slug. */
  content: (slug: string, notes: PageNotes) => Promise<Story>;
  category: (slug: string, search: Search, notes: PageNotes) => Promise<CategoryPage>;
  product: (params: ProductParams, notes: PageNotes) => Promise<ProductDetail>;
  /** What `q` finds; where that is nothing, the page that says so. */
  search: (search: Search, notes: PageNotes) => Promise<Results | Redirection>;
  noResult: (search: Search, notes: PageNotes) => Promise<NoResultData | Redirection>;
  /** Undefined when the address leads nowhere. */
  resolve: (path: string) => Promise<Redirection | undefined>;
  /** In the browser: answers the next question for this variant, so that choosing one needs no call. */
  remember?: (variant: ProductDetail) => void;
};
