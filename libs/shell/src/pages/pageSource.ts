import type { PageNotes } from '../model/pageNotes.ts';
import type { PageDefinition } from './definePage.tsx';
import type { PageParams, PageRequest, PageSearch } from './pageRequest.ts';

/** What a page shows, and which page that is. `params` are there where its address does not hold them: the dispatcher found them. */
export type PageData<Data = unknown> = { kind: string; data: Data; params?: PageParams };

/** What the store server answers for the data of an address that leads elsewhere. */
export type MovedPage = { kind: 'redirect'; href: string; status: number };

/** Where page data comes from: made by the services on the server, requested from the store server in the browser. */
export type PageSource = {
  /** Throws a redirect where the page sends the shopper on. */
  load<Data>(
    page: PageDefinition<string, string, Data>,
    request: PageRequest,
    notes: PageNotes,
  ): Promise<PageData<Data>>;
  /** The page at an address that is no route's; undefined when there is none. Throws a redirect that is stored for it. */
  resolve(path: string, search: PageSearch, notes: PageNotes): Promise<PageData | undefined>;
  /** On the server: throws the redirect that is stored for the address of a page that is missing (ROUTE-38). */
  moved?(path: string, search: PageSearch): Promise<void>;
  /** In the browser: the answer to the next request for this page, so that choosing a variant needs no call. */
  remember?<Data>(page: PageDefinition<string, string, Data>, request: PageRequest, data: Data): void;
};

/** Whether a value is the data of a page: only that has the name of a kind. */
export const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'kind' in value && 'data' in value;

/** Whether this is the data of that page. */
export const isOf = <Data>(page: PageDefinition<string, string, Data>, shown: PageData): shown is PageData<Data> =>
  shown.kind === page.kind;
