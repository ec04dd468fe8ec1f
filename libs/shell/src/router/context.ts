import type { EventBus } from '@etalage/core';
import type { CartVisit } from '../connected/cartVisit.ts';
import type { PageNotes } from '../model/pageNotes.ts';
import type { Pages } from '../services/pages.ts';
import type { StoreApp } from '../storeApp.ts';
import type { KeptName } from './serverParts.tsx';

/** What every route can reach. One per visit in the browser, one per request on the server. */
export type ShopContext = {
  app: StoreApp;
  /** Where the store answers, without a slash at its end. */
  baseUrl: string;
  /** What pages show. */
  pages: Pages;
  events: EventBus;
  /** The cart of this visit; the server has none. */
  cart?: CartVisit;
  /** What the page shows, for the server's cache. */
  notes: PageNotes;
  /** The HTML that the browser keeps of the document with which this visit began; empty on the server. */
  regions: Partial<Record<KeptName, string>>;
  isServer: boolean;
};
