import type { CatalogCache, ReviewSummary } from '@etalage/catalog/headless';
import { createMemory, type KeptPage, type PageMemory } from '@etalage/shell/server';

/** Milliseconds that categories and attributes are kept when nobody says that they changed. */
const freshness = 60_000;
/** Milliseconds that what pages show is kept where the server hears of changes, and where it does not. */
const shown = { followed: 60_000, unfollowed: 1_000 };
/** Answers of one page kind, where it does not say how many. */
const defaultSize = 300;

/** What all requests of a server share, for a minute at most, and until something changes. `now` is the clock. */
export function createSharedCatalogue(hearing: keyof typeof shown, now: () => number = Date.now) {
  const createPages = (size: number) =>
    createMemory<KeptPage>({ freshness: shown[hearing], now, size, endOf: ({ endsAt }) => endsAt });
  let pages = new Map<string, ReturnType<typeof createPages>>();
  const pagesOf = (kind: string, size: number) => {
    const known = pages.get(kind) ?? createPages(size);
    pages.set(kind, known);
    return known;
  };
  // No import reports a new review, so that reviews are kept for as long as they may be stale.
  const reviews = createMemory<ReviewSummary | undefined>({
    size: 1,
    freshness,
    now,
    endOf: (summary) => (summary === undefined ? 0 : Infinity),
  });
  const memory: PageMemory = {
    of: (kind, size = defaultSize) => pagesOf(kind, size).ask,
    reviews: reviews.ask,
  };
  let cache: CatalogCache = {};
  let since = now();
  const forget = () => {
    cache = {};
    since = now();
    pages = new Map();
  };
  return {
    forget,
    memory,
    cache: (): CatalogCache => {
      if (now() - since > freshness) {
        cache = {};
        since = now();
      }
      return cache;
    },
  };
}
