import type { CatalogCache } from '@etalage/catalog/headless';

/** Milliseconds that categories and attributes are kept when nobody says that they changed. */
const freshness = 60_000;

/** Categories and attributes that all requests share, for a minute at most. `now` is the clock. */
export function createSharedCatalogue(now: () => number = Date.now) {
  let cache: CatalogCache = {};
  let since = now();
  const forget = () => {
    cache = {};
    since = now();
  };
  return {
    forget,
    cache: (): CatalogCache => {
      if (now() - since > freshness) forget();
      return cache;
    },
  };
}
