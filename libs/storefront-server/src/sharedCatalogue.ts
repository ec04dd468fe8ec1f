import type { CatalogCache, CategoryPage, ProductDetail, ReviewSummary } from '@etalage/catalog/headless';
import { changeOf, createMemory, endOfProduct, type HomeData, type PageMemory } from '@etalage/shell/server';

/** Milliseconds that categories and attributes are kept when nobody says that they changed. */
const freshness = 60_000;
/** Milliseconds that what pages show is kept where the server hears of changes, and where it does not. */
const shown = { followed: 60_000, unfollowed: 1_000 };
const sizes = { categories: 300, products: 1000, homes: 1, reviews: 1 };

/** What all requests of a server share, for a minute at most, and until something changes. `now` is the clock. */
export function createSharedCatalogue(hearing: keyof typeof shown, now: () => number = Date.now) {
  const limits = { freshness: shown[hearing], now };
  const categories = createMemory<CategoryPage>({
    ...limits,
    size: sizes.categories,
    endOf: ({ listing }) => (listing.isUnreachable ? 0 : changeOf(listing.products)),
  });
  const products = createMemory<ProductDetail>({
    ...limits,
    size: sizes.products,
    endOf: (product) => Math.min(endOfProduct(product), changeOf([...product.about.related, ...product.about.upsell])),
  });
  const homes = createMemory<HomeData>({
    ...limits,
    size: sizes.homes,
    endOf: (home) => changeOf(Object.values(home.products).flat()),
  });
  // No import reports a new review, so that reviews are kept for as long as they may be stale.
  const reviews = createMemory<ReviewSummary | undefined>({
    size: sizes.reviews,
    freshness,
    now,
    endOf: (summary) => (summary === undefined ? 0 : Infinity),
  });
  const memory: PageMemory = {
    category: categories.ask,
    product: products.ask,
    home: homes.ask,
    reviews: reviews.ask,
  };
  let cache: CatalogCache = {};
  let since = now();
  const forget = () => {
    cache = {};
    since = now();
    for (const kept of [categories, products, homes]) kept.forget();
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
