import { isRedirect } from '@tanstack/react-router';
import { noNotes } from '../model/pageNotes.ts';
import { search } from '../pages/search/page.ts';
import type { ShopRouter } from '../router/shopRouter.tsx';
import { searchSeen } from './searchSeen.ts';

/**
 * Searches without a network for what was typed on a page: `open` opens the page of results where the browser has it, and
 * elsewhere the panel of the header answers (SRCH-26).
 */
export async function searchOffline(router: ShopRouter, q: string, open: () => void): Promise<void> {
  const { pages, visit } = router.options.context;
  try {
    await pages.load(search, { params: {}, search: { q } }, noNotes);
  } catch (error) {
    // A redirect was kept too, or leads to the document that was.
    if (!isRedirect(error)) return searchSeen(visit, q);
  }
  open();
}
