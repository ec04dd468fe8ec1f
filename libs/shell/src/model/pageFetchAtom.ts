import { atom } from 'jotai/vanilla';
import type { FetchPage } from '../services/storePages.ts';

/** How this browser asks for pages; other than by `fetch` where a group of customers is shown prices of its own (PRICE-09). */
export const pageFetchAtom = atom<{ fetch?: FetchPage }>({});
