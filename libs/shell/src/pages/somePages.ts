import type { PageNotes } from '../model/pageNotes.ts';
import type { PageRequest } from './pageRequest.ts';
import { isOf, type PageSource } from './pageSource.ts';
import type { DataOf, PageKind } from './registry.ts';

/** What pages show, by kind. */
export type PageLoads = {
  [Kind in PageKind]?: (request: PageRequest, notes: PageNotes) => Promise<DataOf<Kind>>;
};

/** A source of page data for tests and stories; a kind that it does not name is missing. */
export const somePages = (loads: PageLoads): Pick<PageSource, 'load' | 'resolve'> => ({
  load: async (page, request, notes) => {
    const load = Object.entries(loads).find(([kind]) => kind === page.kind)?.[1];
    if (load === undefined) throw new Error(`There is no data for '${page.kind}'.`);
    const shown = { kind: page.kind, data: await load(request, notes) };
    if (!isOf(page, shown)) throw new Error(`This is not the data of '${page.kind}'.`);
    return shown;
  },
  resolve: async () => undefined,
});
