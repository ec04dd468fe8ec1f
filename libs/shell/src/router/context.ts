import type { JSX } from 'react';
import type { PageNotes } from '../model/pageNotes.ts';
import type { PageFacts } from '../pages/definePage.tsx';
import type { PageSource } from '../pages/pageSource.ts';
import type { StoreApp } from '../storeApp.ts';
import type { CartVisit } from '../visit/cartVisit.ts';
import type { SessionVisit } from '../visit/sessionVisit.ts';
import type { WishVisit } from '../visit/wishVisit.ts';
import type { Visit } from '../visit/createVisit.ts';

type Site = Pick<ShopContext, 'app' | 'baseUrl'>;
type Tags = JSX.IntrinsicElements['meta'][];

/** The tags of documents for services that show a link as a card. They read documents alone, so the browser has no code for them. */
export type Sharing = {
  ofSite(site: Site): Tags;
  ofPage(
    site: Site,
    page: { title: string; description: string; url: string } & Pick<PageFacts, 'image' | 'cover'>,
  ): Tags;
};

/** What every route can reach. One per visit in the browser, one per request on the server. */
export type ShopContext = {
  app: StoreApp;
  /** Where the store answers, without a slash at its end. */
  baseUrl: string;
  /** What pages show. */
  pages: PageSource;
  visit: Visit;
  /** The cart of this visit; the server has none. */
  cart?: CartVisit;
  /** Who visits; the server knows nobody. */
  session?: SessionVisit;
  /** The wishlist of this visit; the server has none. */
  wishes?: WishVisit;
  /** What the page shows, for the server's cache. */
  notes: PageNotes;
  /** The HTML that the browser keeps of the document with which this visit began: regions, and static parts of its page; empty on the server. */
  regions: Readonly<Record<string, string | undefined>>;
  isServer: boolean;
  /** On the server. */
  sharing?: Sharing;
};
