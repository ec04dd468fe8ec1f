import { foundNothing, type Results } from '@etalage/search/headless';
import { redirectToSearch, storable } from '../../services/searching.ts';
import type { PageServer } from '../pageServer.ts';
import { withoutRenderedList } from '../withoutRenderedList.ts';

export const pageServer: PageServer<Results> = {
  isUncached: true,
  load: async ({ search: params }, { search }) => {
    const results = await search.results(storable(params));
    if (foundNothing(results)) throw redirectToSearch('no-result', params);
    return results;
  },
  isIncomplete: ({ listing }) => listing.isUnreachable === true,
  withoutStaticParts: (results) => ({ ...results, listing: withoutRenderedList(results.listing) }),
};
