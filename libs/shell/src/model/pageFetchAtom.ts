import { atom } from 'jotai/vanilla';
import type { ShopRouter } from '../router/shopRouter.tsx';
import type { FetchPage } from '../services/storePages.ts';

/** How this browser asks for pages; other than by `fetch` where a group of customers is shown prices of its own (PRICE-09). */
export type PageFetch = { fetch?: FetchPage; renew?(router: ShopRouter): void };

/** Whoever changes it says how the page that is drawn is renewed. */
export const pageFetchAtom = atom<PageFetch>({});
