import { createHttp, type StoreView } from '@etalage/core';
import type { MenuEntry } from '../components/Menu/Menu.tsx';
import type { PageNotes } from '../model/pageNotes.ts';
import type { PageFacts } from '../router/head.ts';

/** The API clients of a visit or a request. */
export type Services = {
  menu: () => Promise<readonly MenuEntry[]>;
  home: (notes: PageNotes) => Promise<PageFacts>;
  category: (slug: string, search: Readonly<Record<string, unknown>>, notes: PageNotes) => Promise<PageFacts & { name: string }>;
  product: (params: { parentSku: string; slug: string; childSku?: string }, notes: PageNotes) => Promise<PageFacts & { name: string }>;
  /** Where an old or written-out address leads; undefined when nowhere. */
  resolve: (path: string) => Promise<{ href: string; status: number } | undefined>;
};
/** What the clients need to know; `baseUrl` is where calls go, the page's own origin when left out. */
export type ServiceOptions = { view: StoreView; baseUrl?: string };

/** Clients over the store's own origin, or over the backend's on the server. */
export function createServices({ view, baseUrl }: ServiceOptions): Services {
  const http = createHttp({ storeCode: view.storeCode, ...(baseUrl === undefined ? {} : { baseUrl }) });
  void http;
  return {
    menu: async () => [],
    home: async () => ({}),
    category: async (slug) => ({ name: slug }),
    product: async ({ slug }) => ({ name: slug }),
    resolve: async () => undefined,
  };
}
