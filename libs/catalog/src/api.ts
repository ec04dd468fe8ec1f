import { ApiError, isOutage, read, readPlain, UnreachableError, type Instant, type StoreView } from '@etalage/core';
import { products as productConstants } from '@etalage/core/constants';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import { dailyOfferAnswer } from './contract/dailyOffer.ts';
import type { SearchAnswer } from './contract/search.ts';
import { urlMapAnswer, type UrlMapAnswer } from './contract/urlMap.ts';
import type { Product } from './contract/product.ts';
import { createAttributesApi, type AttributesCache } from './attributesApi.ts';
import { forgetting } from './forgetting.ts';
import type { DetailMessages } from './messages/detailNl.ts';
import {
  breadcrumbsTo,
  categoryTree,
  CategoryNotFound,
  findCategory,
  linkOf,
  withDescendants,
  type CategoryTree,
} from './model/categories.ts';
import { colourFamilyOf, colourRelationsOf, shownSkus, unlinked, type Linked } from './model/about.ts';
import { dailyOfferState, noDailyOffer, type DailyOfferState } from './model/dailyOffer.ts';
import { detailOf } from './model/detail.ts';
import { filterCodes } from './model/filterCodes.ts';
import type { CustomerGroup } from './model/group.ts';
import { cardHits, categoryHits, firstProduct } from './model/hits.ts';
import { isLinkedByPath } from './model/linkPath.ts';
import { listingOf } from './model/listing.ts';
import { pageOf, type ListingSearch } from './model/listingSearch.ts';
import { chosenIds, type Attribute } from './model/optionLabels.ts';
import {
  cardsCall,
  familiesCall,
  categoryTreeCall,
  listingCall,
  modelCall,
  parentCall,
  productCall,
  refusalOf,
  variantCall,
  type SearchCall,
} from './model/queries.ts';
import { compositionOf } from './rules/composition.ts';
import { partSkus } from './rules/parts.ts';
import { ownPrice } from './rules/prices.ts';
import { isHidden } from './rules/variants.ts';
import { createProductReviewsApi, type ProductReviewsApi } from './productReviewsApi.ts';
import { createStockApi, type StockApi } from './stockApi.ts';
import { createSearchCalls, type IndexedStore, type Search } from './searchCalls.ts';
import { summaryOf, tieredBy, type DetailContext, type ViewContext } from './model/summary.ts';
import { indexingOf, knownSearch, mostPages, withinPages } from './model/soundListing.ts';
import type { CategoryNode, CategoryPage, ProductDetail, ProductSummary } from './model/views.ts';

/** The calls of the catalogue. They answer view models; what is not there is an ApiError 404. */
export type CatalogApi = StockApi & {
  categoryTree(): Promise<CategoryTree>;
  /** By slug, or by id as a number. */
  category(key: string | number): Promise<CategoryNode>;
  attributes(): Promise<ReadonlyMap<string, Attribute>>;
  /** A category, by slug or by id as a number, with one page of its products; with `upTo` all pages to that one. */
  categoryPage(key: string | number, search: ListingSearch, extent?: 'one' | 'upTo'): Promise<CategoryPage>;
  /**
   * The page of a product with the variant of `childSku`, or the default one, current. With `isSizeOpen`, or without a
   * `childSku`, no size is chosen where sizes differ in stock.
   */
  product(parentSku: string, childSku?: string, isSizeOpen?: boolean): Promise<ProductDetail>;
  /** Products as cards, in the order of the skus; unknown ones are left out. */
  cards(skus: readonly string[]): Promise<ProductSummary[]>;
  /** Today's offer; empty, and not asked for, in a store view without daily offers (DAILY-01). */
  dailyOffer(): Promise<DailyOfferState>;
  urlMap(path: string, childSku?: string): Promise<UrlMapAnswer>;
};

/** What outlives a call: categories and attributes. A server keeps one per store until the catalogue changes. */
export type CatalogCache = AttributesCache & { tree?: Promise<CategoryTree> };

/** The words of view models, a clock and a cache of one's own, and whose prices are shown. */
export type CatalogOptions = {
  words: DetailMessages;
  now?: () => Instant;
  cache?: CatalogCache;
  /** Whose prices are shown, in a store view with tiers; those of guests when left out. */
  group?: CustomerGroup | undefined;
};

type Store = IndexedStore & Pick<StoreView, 'hasDailyOffer' | 'i18n' | 'defaultOrder' | 'features'>;

/** The catalogue's calls over the shop's HTTP client. */
export function createCatalogApi(http: KyInstance, store: Store, options: CatalogOptions): CatalogApi {
  const { words, now = Date.now, cache = {} } = options;
  const group = store.features.priceTiers ? options.group : undefined;
  const linksByPath = isLinkedByPath(store);
  const { ask, search } = createSearchCalls(http, store, group);
  const { attributes } = createAttributesApi(http, store, cache);
  const { of: reviewsOf } = createProductReviewsApi(http, store);
  const loadTree = async () => categoryTree(categoryHits(await search('category', categoryTreeCall())), linksByPath);
  const tree = () => (cache.tree ??= forgetting(loadTree(), () => delete cache.tree));
  const context = async (): Promise<DetailContext> => ({
    now: now(),
    attributes: await attributes(),
    words,
    linksByPath,
  });
  return {
    categoryTree: tree,
    attributes,
    category: async (key) => found(await tree(), key),
    categoryPage: async (key, asked, extent = 'one') => {
      const categories = await tree();
      const category = found(categories, key);
      const views = await context();
      const listed = async (wanted: ListingSearch) => {
        const question = { search: wanted, extent, attributes: views.attributes, defaultOrder: store.defaultOrder };
        const answer = await ask('product', listingQuestion(category, question));
        const { currencySign } = store.i18n;
        return listingOf(answer, { ...views, currencySign, search: wanted, page: pageOf(wanted) });
      };
      const known = knownSearch(asked, views.attributes);
      const listing = await listed(known);
      const within = withinPages(known, listing.total);
      return categoryPageOf(categories, category, within === known ? listing : await listed(within));
    },
    product: async (parentSku, childSku, isSizeOpen = false) => {
      const call = childSku === undefined ? productCall(parentSku) : variantCall(childSku, parentSku);
      const sides = sideBlocks();
      const [product, categories, views] = await Promise.all([
        search('product', call).then((answer) => shown(answer, parentSku, search)),
        sides.orElse(tree(), undefined),
        context(),
      ]);
      const hidden = product.sku === parentSku ? childSku : parentSku;
      const links = await linked(product, { views, search, reviewsOf, sides });
      const leavesSizeOpen = isSizeOpen || hidden === undefined;
      const detail = detailOf(product, hidden, views, links, { leavesSizeOpen });
      return { ...withTrail(detail, categories), ...(sides.areMissing() && { isIncomplete: true }) };
    },
    cards: async (skus) => {
      const { cards: summaries } = await cardsBySku(skus, await context(), search);
      return skus.flatMap((sku) => summaries.get(sku) ?? []);
    },
    dailyOffer: async () => {
      if (!store.hasDailyOffer) return noDailyOffer;
      const answer = await read(
        http.get(store.endpoints.dailyOffer, { ...(group && { searchParams: group }) }),
        v.nullable(dailyOfferAnswer),
      );
      return dailyOfferState(answer, await context());
    },
    ...createStockApi(http, store),
    urlMap: (path, childSku) =>
      readPlain(
        http.post(`${store.endpoints.url}/map`, { json: { ...urlMapBody(path, childSku), ...group } }),
        urlMapAnswer,
      ),
  };
}

/** Products by sku, each with a page to open; `parts` are shown on the page of their set without one. */
async function cardsBySku(
  skus: readonly string[],
  views: ViewContext,
  search: Search,
  parts: readonly string[] = [],
): Promise<Pick<Linked, 'cards' | 'tiers' | 'compositions'>> {
  const found = skus.length === 0 ? [] : cardHits(await search('product', cardsCall(skus)));
  const hidden = found.filter((hit) => isHidden(hit) && !parts.includes(hit.sku)).map(({ sku }) => sku);
  const families = hidden.length === 0 ? [] : cardHits(await search('product', familiesCall(hidden)));
  const shown = families.flatMap(({ configurable_children: variants }) => (variants ?? []).map(({ sku }) => sku));
  const hits = found.filter(({ sku }) => !hidden.includes(sku) || shown.includes(sku));
  return {
    cards: new Map(hits.map((hit) => [hit.sku, summaryOf(hit, views)])),
    tiers: new Map(hits.map((hit) => [hit.sku, tieredBy(hit, ownPrice(hit, views.now))])),
    compositions: new Map(hits.map((hit) => [hit.sku, compositionOf(hit)])),
  };
}

/** Loads what a page can do without, and remembers whether anything is missing because nobody answered. */
function sideBlocks() {
  let areMissing = false;
  return {
    areMissing: () => areMissing,
    orElse: <T, E>(load: Promise<T>, instead: E): Promise<T | E> =>
      load.catch((error: unknown) => {
        if (!(error instanceof ApiError || error instanceof UnreachableError)) throw error;
        areMissing ||= isOutage(error);
        return instead;
      }),
  };
}

type LinkedSources = {
  views: ViewContext;
  search: Search;
  reviewsOf: ProductReviewsApi['of'];
  sides: ReturnType<typeof sideBlocks>;
};

/** What a page shows besides its product. Only the parts of a set or bundle are its main subject too. */
async function linked(product: Product, { views, search, reviewsOf, sides }: LinkedSources): Promise<Linked> {
  const parts = partSkus(product);
  const cards = cardsBySku(shownSkus(product), views, search, parts);
  const [shown, colours, reviews] = await Promise.all([
    parts.length > 0 ? cards : sides.orElse(cards, unlinked),
    sides.orElse(otherColours(product, views, search), []),
    sides.orElse(reviewsOf(product.id), unlinked.reviews),
  ]);
  return { ...shown, colours, reviews };
}

async function otherColours(product: Product, views: ViewContext, search: Search): Promise<Linked['colours']> {
  const family = colourFamilyOf(product);
  if (family === undefined) return [];
  const hits = cardHits(await search('product', modelCall(family.model)));
  const found = hits.map((hit) => ({ ...summaryOf(hit, views), ...(hit.kleur ? { kleur: String(hit.kleur) } : {}) }));
  return colourRelationsOf(found, { sku: product.sku, kleur: family.kleur }, views.attributes);
}

function found(tree: CategoryTree, key: string | number): CategoryNode {
  try {
    return findCategory(tree, key);
  } catch (error) {
    if (error instanceof CategoryNotFound) throw new ApiError(404, error.message);
    throw error;
  }
}

type PageQuestion = {
  search: ListingSearch;
  extent: 'one' | 'upTo';
  attributes: ReadonlyMap<string, Attribute>;
  defaultOrder: StoreView['defaultOrder'];
};

function listingQuestion(category: CategoryNode, question: PageQuestion): SearchCall {
  const { search, extent, attributes, defaultOrder } = question;
  const chosen = chosenIds(search, attributes);
  const page = pageOf(search);
  const filters = filterCodes(attributes);
  const categoryIds = withDescendants(category);
  const call = listingCall({ categoryIds, search, chosen, page, filters, defaultOrder });
  return extent === 'one' ? call : { ...call, from: 0, size: call.size * Math.min(page, mostPages) };
}

const categoryPageOf = (
  tree: CategoryTree,
  category: CategoryNode,
  listing: CategoryPage['listing'],
): CategoryPage => ({
  id: category.id,
  ...linkOf(category),
  ...(category.description ? { description: category.description } : {}),
  breadcrumbs: breadcrumbsTo(tree, category),
  subcategories: category.children.map((child) => ({ id: child.id, ...linkOf(child), count: child.count })),
  head: { ...category.head, ...indexingOf(listing) },
  listing,
});

/** The product of an answer, or the configurable parent of a hidden one. Throws ApiError 404 (PROD-02, PROD-03). */
async function shown(answer: SearchAnswer, sku: string, search: Search): Promise<Product> {
  const product = firstProduct(answer);
  const refusal = product ? refusalOf(product) : undefined;
  if (product && !refusal) return product;
  if (refusal?.kind === 'disabled' || !productConstants.redirectHiddenChild) throw notFound(refusal?.message);
  const parent = firstProduct(await search('product', parentCall(sku)));
  if (!parent || refusalOf(parent)) throw notFound(refusal?.message);
  return parent;
}

const notFound = (message = 'Product query returned empty result') => new ApiError(404, message);

/** The trail of the deepest category that the tree knows: one that it does not know has no page (LIST-01). */
function withTrail(detail: ProductDetail, tree: CategoryTree | undefined): ProductDetail {
  if (!tree) return detail;
  const nodes = detail.categoryIds.flatMap((id) => tree.byId.get(id) ?? []);
  const deepest = nodes.sort((one, other) => other.level - one.level)[0];
  return { ...detail, breadcrumbs: deepest ? [...breadcrumbsTo(tree, deepest), linkOf(deepest)] : [] };
}

const urlMapBody = (path: string, childSku: string | undefined) => ({
  url: path.replace(/^\/+/, ''),
  includeFields: null,
  excludeFields: [],
  ...(childSku === undefined ? {} : { filters: { sku: childSku } }),
});
