import type { ProductSummary } from '@etalage/catalog/headless';
import { foundNothing } from '@etalage/search/headless';
import { redirectToSearch, storable } from '../../services/searching.ts';
import type { PageServer } from '../pageServer.ts';

/** What the page of a text that finds nothing shows: ways on, and what is for sale today only. */
export type NoResultData = {
  text: string;
  suggestions: readonly string[];
  categories: readonly { label: string; href: string }[];
  offer?: ProductSummary;
};

export const pageServer: PageServer<NoResultData> = {
  isUncached: true,
  load: async ({ search: params }, { catalog, search, menu }) => {
    const [results, entries, offer] = await Promise.all([
      // Whoever came here was counted where nothing was found.
      search.results(storable({ q: params['q'] ?? '' }), { isCounted: false }),
      menu(),
      catalog.dailyOffer().catch(() => undefined),
    ]);
    const { text, suggestions } = results;
    // What has hits, or was not asked, is not said to have none.
    if (text !== '' && !foundNothing(results)) throw redirectToSearch('search', params);
    const categories = entries.map(({ label, href }) => ({ label, href }));
    return { text, suggestions, categories, ...(offer?.mainOffer && { offer: offer.mainOffer }) };
  },
};
