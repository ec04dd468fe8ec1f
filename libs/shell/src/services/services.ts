import {
  createCatalogApi,
  createReviewsApi,
  dispatchTarget,
  listingSearch,
  openSizeQuery,
  productHref,
  type CatalogApi,
  type CatalogCache,
  type CategoryNode,
  type CategoryPage,
  type ProductDetail,
  type ProductSummary,
  type ReviewSummary,
} from '@etalage/catalog/headless';
import { urlMapRequest } from '@etalage/catalog/contract';
import {
  contentImageUrl,
  contentSrcSet,
  createCmsApi,
  skusOf,
  type Block,
  type CmsApi,
  type ContentImage,
  type MenuItem,
  type Theme,
} from '@etalage/cms/headless';
import { images } from '@etalage/core/constants';
import { ApiError, createHttp, shortText, UnreachableError, type StoreView } from '@etalage/core';
import { createSearchApi, foundNothing } from '@etalage/search/headless';
import * as v from 'valibot';
import { linkTo } from '../links.ts';
import { hasDeadLinks } from '../model/deadLinks.ts';
import type { MenuEntry } from '../model/menuEntry.ts';
import type { PageNotes } from '../model/pageNotes.ts';
import { stringifySearch } from '../router/search.ts';
import { noMemory, type Memory } from './memory.ts';
import type { HomeData, Pages, Redirection } from './pages.ts';
import { withDelivery } from './delivery.ts';
import { dayEndsAt, withDailyOffer } from './dailyOfferHome.ts';
import { categoryData, productData, storeData } from './structuredData.ts';

/** What a store server makes pages with: their data, and what frames them. */
export type Services = Omit<Pages, 'remember'> & {
  /** The editor's menu; without one, or where most of its categories are not there, the tree of categories (MENU-12). */
  menu: (edited?: readonly MenuItem[]) => Promise<readonly MenuEntry[]>;
  /** What the content service says around every page. */
  theme: () => Promise<Theme>;
  /** What shoppers say of the store; undefined while the review service does not answer. */
  reviews: () => Promise<ReviewSummary | undefined>;
};

/** What a server keeps of what pages show. */
export type PageMemory = {
  category: Memory<CategoryPage>;
  product: Memory<ProductDetail>;
  home: Memory<HomeData>;
  reviews: Memory<ReviewSummary | undefined>;
};
const nothingKept: PageMemory = { category: noMemory, product: noMemory, home: noMemory, reviews: noMemory };

/** What the clients need to know. */
export type ServiceOptions = {
  view: StoreView;
  /** Where the store answers: what structured data calls the shop. */
  siteUrl: string;
  /** Where the backend answers. */
  baseUrl: string;
  /** Categories and attributes, where they outlive a request. */
  cache?: CatalogCache;
  pages?: PageMemory;
  /** Milliseconds that a call to the backend may take, its whole answer included. */
  timeout?: number;
  /** Handed in by tests. */
  fetch?: typeof globalThis.fetch;
  now?: () => number;
};

/** A `fetch` whose answers end in time. The client's own timeout ends where their bodies begin. */
const fetchWithin =
  (milliseconds: number, fetch = globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(milliseconds)]) });
  };

/** Services over the backend. */
export function createServices(options: ServiceOptions): Services {
  const { view, siteUrl, baseUrl, cache = {}, pages = nothingKept, fetch, timeout = 10_000, now } = options;
  const http = createHttp({ storeCode: view.storeCode, baseUrl, fetch: fetchWithin(timeout, fetch) });
  const clock = now === undefined ? {} : { now };
  const catalog = createCatalogApi(http, view, { cache, ...clock });
  const search = createSearchApi(http, view, catalog, clock);
  const content = createCmsApi(http, view.endpoints.cms);
  const reviews = () => pages.reviews('', createReviewsApi(http, view).summary);
  return {
    reviews,
    menu: (edited = []) => menuFrom(catalog, edited.map(entryOf)),
    home: async (notes) => {
      const [data, said] = await Promise.all([pages.home('', () => home(catalog, content, view)), reviews()]);
      const products = Object.values(data.products).flat();
      notes.tag('home', 'storyblok', 'storyblok:home', ...products.map(({ id }) => `product:${id}`));
      notes.expireAt(changeOf(products));
      if (view.hasDailyOffer) notes.expireAt(dayEndsAt((now ?? Date.now)()));
      notes.describe(storeData(view, said, siteUrl));
      return data;
    },
    content: async (slug, notes) => {
      mustBeNames(slug);
      notes.tag('storyblok', `storyblok:${slug}`);
      return content.story(`${view.storeCode}/${encodeURIComponent(slug)}`);
    },
    theme: () => content.theme(view.storeCode),
    category: async (slug, params, notes) => {
      // While the attributes are away, a page that is kept under these params can still be shown.
      const codes = await catalog.attributes().then(
        (attributes) => [...attributes.keys()],
        () => Object.keys(params),
      );
      const { q: _text, ...asked } = listingSearch(params, codes);
      const page = await pages.category(`${slug} ${JSON.stringify(asked)}`, () =>
        catalog.categoryPage(slug, asked, 'upTo'),
      );
      notes.tag(
        'category',
        'attribute',
        `category:${page.id}`,
        ...page.listing.products.map(({ id }) => `product:${id}`),
      );
      notes.expireAt(changeOf(page.listing.products));
      notes.describe(...categoryData(page, siteUrl));
      return page;
    },
    product: async ({ parentSku, childSku, isSizeOpen }, notes) => {
      mustBeNames(parentSku, childSku);
      const key = `${parentSku}/${childSku ?? ''}${isSizeOpen ? openSizeQuery : ''}`;
      const product = await pages.product(key, async () =>
        withDelivery(await catalog.product(parentSku, childSku, isSizeOpen), view, (now ?? Date.now)()),
      );
      notes.tag('product', 'attribute', ...tagsOfProduct(product));
      notes.expireAt(Math.min(changeOf(pricedIn(product)), endOfProduct(product)));
      notes.describe(...productData(product, siteUrl));
      return product;
    },
    search: async (params, notes) => {
      neverKept(notes);
      const results = await search.results(storable(params));
      if (!foundNothing(results)) return results;
      return movedTo('no-result', results.text);
    },
    noResult: async (params, notes) => {
      neverKept(notes);
      const [{ text, suggestions, listing, pages = [] }, entries, offer] = await Promise.all([
        // Whoever came here was counted where nothing was found.
        search.results(storable({ q: params['q'] ?? '' }), { isCounted: false }),
        menuFrom(catalog, []),
        catalog.dailyOffer().catch(() => undefined),
      ]);
      // What has hits, or was not asked, is not said to have none.
      if (listing.total > 0 || pages.length > 0 || listing.isUnreachable) return movedTo('search', text);
      const categories = entries.map(({ label, href }) => ({ label, href }));
      return { text, suggestions, categories, ...(offer?.mainOffer && { offer: offer.mainOffer }) };
    },
    resolve: async (path) => {
      const url = path.replace(/^\/+|\/+$/g, '');
      return v.is(urlMapRequest, { url }) ? redirectionOf(await catalog.urlMap(url)) : undefined;
    },
  };
}

const movedTo = (page: 'search' | 'no-result', q: string): Redirection => ({
  href: linkTo(page) + stringifySearch({ q }),
  status: 302,
});

/** What shoppers type is endless: a cache of it would hold little else. */
const neverKept = (notes: PageNotes): void => notes.expireAt(0);

const entryOf = ({ label, link, highlighted, items, isFlat, tiles }: MenuItem): MenuEntry => ({
  label,
  href: link.href,
  children: items.map(entryOf),
  isHighlighted: highlighted,
  ...(isFlat && { isFlat }),
  ...(tiles && {
    tiles: tiles.map(({ title, link: target, image }) => ({
      title,
      href: target.href,
      ...(image && { picture: pictureOf(image) }),
    })),
  }),
});

const pictureOf = (image: ContentImage) => ({
  src: contentImageUrl(image, Math.min(...images.tileSrcset)),
  srcSet: contentSrcSet(image, images.tileSrcset),
  alt: image.alt,
});

/** Without an answer of the catalogue nothing is known against the editor's menu. */
async function menuFrom(catalog: CatalogApi, edited: readonly MenuEntry[]): Promise<readonly MenuEntry[]> {
  const tree = await catalog.categoryTree().catch((error: unknown) => {
    if (edited.length === 0) throw error;
    return undefined;
  });
  const own = menuOf(tree?.roots ?? []);
  if (edited.length === 0) return own;
  return tree && own.length > 0 && hasDeadLinks(edited, tree.bySlug) ? own : edited;
}

const menuOf = (nodes: readonly CategoryNode[]): MenuEntry[] =>
  nodes
    .filter(({ isInMenu }) => isInMenu)
    .map(({ name, slug, children }) => ({
      label: name,
      href: linkTo('category', { slug }),
      children: menuOf(children),
    }));

const name = shortText(255);

/** Throws a 404 for text of an address that the backend would refuse: nothing has such a name. */
function mustBeNames(...texts: readonly (string | undefined)[]): void {
  if (texts.every((text) => text === undefined || v.is(name, text))) return;
  throw new ApiError(404, 'Nothing has this name');
}

/** Search params without the character that no database keeps. */
const storable = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value.replaceAll('\0', ' ')]));

/** The products whose prices a product page shows. */
const pricedIn = (product: ProductDetail) => [
  product,
  ...(product.members ?? []),
  ...product.about.related,
  ...product.about.upsell,
];

/** The cache tags of all products and categories on a product page. */
function tagsOfProduct(product: ProductDetail): string[] {
  const parts = (product.bundle ?? []).flatMap((group) => group.parts.map(({ productId: id }) => ({ id })));
  const shown = [...pricedIn(product), ...product.about.colours, ...parts];
  return [...shown.map(({ id }) => `product:${id}`), ...product.categoryIds.map((id) => `category:${id}`)];
}

/** When the first price on a page changes by itself, in epoch milliseconds; Infinity when none will. */
export const changeOf = (shown: readonly Pick<ProductDetail, 'priceChangesAt'>[]): number =>
  shown.reduce((earliest, { priceChangesAt = Infinity }) => Math.min(earliest, priceChangesAt), Infinity);

/** Until when a product page may be kept, apart from the prices of what stands beside it. */
export const endOfProduct = ({ isIncomplete, priceChangesAt = Infinity, about }: ProductDetail): number =>
  isIncomplete ? 0 : Math.min(priceChangesAt, about.delivery?.until ?? Infinity);

async function home(catalog: CatalogApi, content: CmsApi, view: StoreView): Promise<HomeData> {
  const [story, offer] = await Promise.all([content.story(`${view.storeCode}/home`), catalog.dailyOffer()]);
  const listed = await Promise.all(story.body.map((block) => productsOf(catalog, block)));
  const products = Object.fromEntries(story.body.map((block, at) => [block.id, listed[at] ?? []]));
  return withDailyOffer({ story, products }, offer);
}

/** The products of a block: those that it names, else the first of its category. */
async function productsOf(catalog: CatalogApi, block: Block): Promise<readonly ProductSummary[]> {
  const skus = skusOf([block]);
  if (skus.length > 0) return catalog.cards(skus);
  if (block.type !== 'product_list' || block.category === '') return [];
  const { listing } = await catalog.categoryPage(block.category, {});
  if (listing.isUnreachable) throw new UnreachableError('The search engine does not answer');
  return listing.products.slice(0, block.size);
}

function redirectionOf(answer: Awaited<ReturnType<CatalogApi['urlMap']>>): Redirection | undefined {
  if (answer?._type === 'redirect') {
    const { target_path, redirect_type } = answer._source;
    return { href: `/${String(target_path).replace(/^\/+/, '')}`, status: Number(redirect_type) };
  }
  const { name, params } = dispatchTarget(answer);
  if (name === 'category') return { href: linkTo('category', { slug: params['slug'] ?? '' }), status: 301 };
  if (!name.endsWith('-product')) return undefined;
  const { slug = '', parentSku = '', childSku = '' } = params;
  return {
    href: productHref({ slug, parentSku, sku: childSku, type: name.slice(0, -'-product'.length) }),
    status: 301,
  };
}
