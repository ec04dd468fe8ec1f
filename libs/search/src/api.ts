import { searchAnswer, type SearchAnswer, type SearchEntity, type SearchQuery } from '@etalage/catalog/contract';
import {
  cardHits,
  chosenIds,
  filterCodes,
  isLinkedByPath,
  linkPath,
  knownSearch,
  listingOf,
  listingSearch,
  nameHits,
  namedIds,
  pageOf,
  summaryOf,
  withLinkFields,
  withoutFilters,
  type AttributesApi,
  type CatalogMessages,
  type CustomerGroup,
  type Listing,
  type ProductSummary,
} from '@etalage/catalog/headless';
import { contentPagesSchema } from '@etalage/cms/contract';
import { read, readPlain, UnreachableError, type Instant, type StoreView } from '@etalage/core';
import { search as searchConstants } from '@etalage/core/constants';
import type { KyInstance } from 'ky';
import * as v from 'valibot';
import {
  allCategoriesCall,
  categoriesCall,
  productNamesCall,
  productsCall,
  resultsCall,
  type ServiceCall,
  type TextQuestion,
} from './model/calls.ts';
import type { FoundPage } from './model/foundPage.ts';
import { createPageFinder, type PageFinder } from './model/pages.ts';
import { namedBy } from './model/seen.ts';
import { offlineResult, resultOf, type SearchResult } from './model/results.ts';
import { isLongEnough } from './model/searchText.ts';
import { suggestionLimits } from './model/suggestionLimits.ts';
import {
  completionsOf,
  vocabularyOf,
  type FoundCategory,
  type Vocabulary,
  type Suggested,
} from './model/suggestions.ts';

/** A search as the service is asked (SRCH-22). */
export type ServiceRequest = {
  /** The index of the store view. */
  store: string;
  type: SearchEntity;
  searchQuery: SearchQuery;
  /** Whose prices: only for products, where the store has price tiers. */
  groupId?: number;
  groupToken?: string;
  size: number;
  from: number;
  /** `{field}:{direction}`; by relevance without one. */
  sort?: string;
  _sourceExclude?: readonly string[];
  _sourceInclude?: readonly string[];
  /** A call on behalf of a text, for what is not found by the text itself (SRCH-17). */
  isSearch?: true;
};

/** Products that a text found, and the categories they are in, those of most products first. */
export type FoundProducts = SearchResult<ProductSummary> & {
  categoryIds: readonly number[];
  /** Those of them that are known without a call. */
  knownCategories: readonly FoundCategory[];
  /** Pages of content that the text is about, known without a call. */
  pages?: readonly FoundPage[];
  /** The service had no engine to ask: the result is empty because of that. */
  unreachable?: true;
  /** Without a connection: what this browser has seen of what is asked for. */
  seen?: readonly ProductSummary[];
  /** Reads the products behind those that were wanted first, if there are any. */
  rest?: () => ProductSummary[];
};

/** What the results page shows; a text that finds nothing may have suggestions that would. */
export type Results = {
  text: string;
  suggestions: readonly string[];
  listing: Listing;
  /** Pages of content that the text is about. */
  pages?: readonly FoundPage[];
};

/** The calls of searching. A call that fails or is late throws, but for one made without a connection. */
export type SearchApi = {
  products(question: TextQuestion): Promise<FoundProducts>;
  categories(ids: readonly number[]): Promise<FoundCategory[]>;
  /** Fetches what texts are completed with, so that the first suggestion need not wait for it. */
  prepare(): Promise<void>;
  /** What a text may become, without products; once prepared it takes no call. */
  complete(text: string): Promise<Suggested>;
  /** What a text may become, and what that would find (SRCH-29). */
  suggest(text: string): Promise<Suggested>;
  /** All pages of results for `q` up to the one that is asked for; a text that is too short finds nothing, without a call. */
  results(params: Readonly<Record<string, string>>, options?: { isCounted?: boolean }): Promise<Results>;
};

/** Answers by question, without whose token it was asked; lives as long as a visit (SRCH-26). */
export type SearchCache = Map<string, SearchAnswer>;

/** What searching knows besides the store; whatever is left out is as on a server. */
export type SearchOptions = {
  /** The words of view models. */
  words: CatalogMessages;
  now?: () => Instant;
  /** Without one every question is a call. */
  cache?: SearchCache;
  isOnline?: () => boolean;
  customer?: () => CustomerGroup | undefined;
  /** What is searched without a connection: products that this browser has seen, the latest first. */
  seen?: () => Promise<readonly ProductSummary[]>;
};

type Store = Pick<StoreView, 'endpoints' | 'searchIndex' | 'features' | 'i18n' | 'seo'>;

const mostAnswers = 100;
const nothing: SearchAnswer = { total: 0, hits: [] };
const noQuestion = { answer: nothing };
const noAnswer = { answer: { ...nothing, unreachable: true } };

/** The calls of searching over the shop's HTTP client. */
export function createSearchApi(
  http: KyInstance,
  store: Store,
  catalog: AttributesApi,
  options: SearchOptions,
): SearchApi {
  const { words, now = Date.now, cache, isOnline = () => true, customer = () => undefined } = options;
  const ask = async (type: SearchEntity, call: ServiceCall, isCounted = false) => {
    const request = serviceRequest(store, type, call, customer());
    const key = keyOf(request);
    const known = cache?.get(key);
    if (known !== undefined) return { answer: known, isCached: true };
    if (!isOnline()) return undefined;
    const answer = await inTime(readPlain(http.get(...httpRequest(store, request, isCounted)), searchAnswer));
    if (cache !== undefined && !answer.unreachable) keep(cache, key, answer);
    return { answer, isCached: false };
  };
  const kept = { words, linksByPath: isLinkedByPath(store) };
  const views = async () => ({ ...kept, now: now(), attributes: await catalog.attributes() });
  const pageFinder = keptPageFinder(http, store, isOnline);
  const vocabulary = keptVocabulary(ask);
  const products = async (question: TextQuestion): Promise<FoundProducts> => {
    const call = productsCall(question);
    const asking = ask('product', call, question.isCounted);
    const [asked, early] = await Promise.all([asking, isOnline() ? views() : undefined]);
    if (asked === undefined) return seenProducts(question.text, options);
    const context = early ?? (await views());
    const { answer, isCached } = asked;
    const { hits } = answer;
    const { first = hits.length } = question;
    const cards = (from: number, to?: number) =>
      cardHits({ ...answer, hits: hits.slice(from, to) }).map((hit) => summaryOf(hit, context, namedIds(answer)));
    const { from = 0, size } = call;
    const categoryIds = categoryIdsOf(answer);
    return {
      ...resultOf(answer, cards(0, first), { from, size, isCached }),
      categoryIds,
      knownCategories: categoriesAmong(categoryIds, vocabulary.known()),
      pages: pageFinder.known()?.(question.text) ?? [],
      ...(answer.unreachable && { unreachable: true }),
      ...(hits.length > first ? { rest: () => cards(first) } : {}),
    };
  };
  const categories = async (call: ServiceCall) => foundCategories((await ask('category', call))?.answer ?? nothing);
  const complete = async (text: string) => {
    const [known, findPages] = await Promise.all([vocabulary.get(), pageFinder.get()]);
    return { text, ...completionsOf(text, known), pages: findPages(text), products: [] };
  };
  return {
    products,
    categories: async (ids) =>
      ids.length === 0 ? [] : (await categories(categoriesCall(ids))).slice(0, searchConstants.maxCategories),
    prepare: async () => {
      await Promise.all([vocabulary.get(), pageFinder.get(), isOnline() ? catalog.attributes() : undefined]);
    },
    complete,
    suggest: async (text) => {
      const completed = await complete(text);
      const { products: size } = suggestionLimits;
      const [first = text] = completed.words;
      const likely = await products({ text: first, size });
      const { items } = likely.noresults && first !== text ? await products({ text, size }) : likely;
      return { ...completed, products: items };
    },
    results: async (params, { isCounted = true } = {}) => {
      const context = await views();
      const search = knownSearch(listingSearch(params, context.attributes.keys()), context.attributes);
      const isNew = isCounted && pageOf(search) === 1 && search.sort === undefined;
      const { q: text = '' } = search;
      const call = filteredCall(text, search, context.attributes);
      const findPages = isLongEnough(text) ? pageFinder.get() : noPages;
      const { answer } = isLongEnough(text) ? ((await ask('product', call, isNew)) ?? noAnswer) : noQuestion;
      const { suggestions } = resultOf(answer, [], { from: 0, size: 0, isCached: false });
      const pages = (await findPages)(text);
      const { currencySign } = store.i18n;
      const listing = listingOf(answer, { ...context, currencySign, search, page: pageOf(search) });
      return { text, suggestions, pages, listing };
    },
  };
}

/** What is found without a connection: nothing, and what this browser has seen of it. */
async function seenProducts(text: string, { seen }: SearchOptions): Promise<FoundProducts> {
  const found = namedBy((await seen?.()) ?? [], text);
  return { ...offlineResult(), categoryIds: [], knownCategories: [], ...(found.length > 0 && { seen: found }) };
}

type Search = Parameters<typeof resultsCall>[1];
type Attributes = Awaited<ReturnType<AttributesApi['attributes']>>;

/** The call of the results page for a text and the filters chosen there. */
const filteredCall = (text: string, search: Search, attributes: Attributes): ServiceCall =>
  resultsCall(text, search, chosenIds(search, attributes), filterCodes(attributes, 'search'));

type Ask = (type: SearchEntity, call: ServiceCall) => Promise<{ answer: SearchAnswer } | undefined>;

/** What texts are completed with, asked for once. */
function keptVocabulary(ask: Ask) {
  let known: Vocabulary | undefined;
  let loading: Promise<Vocabulary> | undefined;
  const load = async (): Promise<Vocabulary> => {
    const [categories, names] = await Promise.all([
      ask('category', allCategoriesCall()),
      ask('product', productNamesCall()),
    ]);
    const loaded = vocabularyOf(
      categories ? foundCategories(categories.answer) : [],
      names ? nameHits(names.answer) : [],
    );
    // Without a connection or an engine nothing is known yet.
    if (categories && names && !names.answer.unreachable) known = loaded;
    return loaded;
  };
  return {
    known: () => known,
    get: async () => known ?? (await (loading ??= load().finally(() => (loading = undefined)))),
  };
}

const noPages: PageFinder = () => [];

/** Finds content pages, which are asked for until they were loaded once. Products are found without them. */
function keptPageFinder(http: KyInstance, { endpoints }: Store, isOnline: () => boolean) {
  let known: PageFinder | undefined;
  let loading: Promise<PageFinder> | undefined;
  const load = async (): Promise<PageFinder> => {
    if (!isOnline()) return noPages;
    const pages = await read(http.get(`${endpoints.cms}/pages`), contentPagesSchema).catch(() => undefined);
    if (pages) known = createPageFinder(pages);
    return known ?? noPages;
  };
  return {
    known: () => known,
    get: async () => known ?? (await (loading ??= load().finally(() => (loading = undefined)))),
  };
}

/** Whether a text found nothing at all, no page either: it was asked without filters, and the engine answered. */
export function foundNothing({
  text,
  pages = [],
  listing: { total, search, isUnreachable = false },
}: Results): boolean {
  const { page: _page, ...chosen } = search;
  const isFiltered = Object.keys(chosen).length > Object.keys(withoutFilters(chosen)).length;
  return isLongEnough(text) && total === 0 && pages.length === 0 && !isFiltered && !isUnreachable;
}

/** A call as the search service is asked it; the group of the customer only where it changes prices (SRCH-22). */
export function serviceRequest(
  store: Store,
  type: SearchEntity,
  { query, size, from = 0, sort, include, exclude, isSearch }: ServiceCall,
  customer: CustomerGroup | undefined,
): ServiceRequest {
  const fields = withLinkFields(include, store);
  return {
    store: store.searchIndex,
    type,
    searchQuery: query,
    ...(type === 'product' && store.features.priceTiers ? customer : {}),
    size,
    from,
    ...(sort ? { sort } : {}),
    ...(exclude ? { _sourceExclude: exclude } : {}),
    ...(fields ? { _sourceInclude: fields } : {}),
    ...(isSearch ? { isSearch } : {}),
  };
}

/** With the group and without its token, which says who asks and not what (wire contract 2.4). */
const keyOf = ({ groupToken: _token, ...request }: ServiceRequest): string => JSON.stringify(request);

function keep(cache: SearchCache, key: string, answer: SearchAnswer): void {
  const [oldest] = cache.keys();
  if (cache.size >= mostAnswers && oldest !== undefined) cache.delete(oldest);
  cache.set(key, answer);
}

function httpRequest({ endpoints }: Store, asked: ServiceRequest, isCounted: boolean) {
  const { store, type, searchQuery, groupId, groupToken, size, from, sort, isSearch, _sourceInclude, _sourceExclude } =
    asked;
  const query = { ...searchQuery, ...(groupId === undefined ? {} : { groupId, groupToken }) };
  const searchParams = {
    request_format: 'search-query',
    response_format: 'compact',
    track_total_hits: 'true',
    size: String(size),
    from: String(from),
    ...(sort ? { sort } : {}),
    ...(isSearch ? { search: 'true' } : {}),
    ...(isCounted ? { counted: 'true' } : {}),
    ...(_sourceInclude ? { _source_include: _sourceInclude.join(',') } : {}),
    ...(_sourceExclude ? { _source_exclude: _sourceExclude.join(',') } : {}),
    request: JSON.stringify(query),
  };
  const options = { searchParams, timeout: searchConstants.clientTimeout };
  return [`${endpoints.search}/${store}/${type}/_search`, options] as const;
}

/** Gives up an answer whose body does not end, too: the client's own timeout ends where the body begins (SRCH-20). */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnreachableError('No answer')), searchConstants.clientTimeout);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const found = v.pipe(
  v.object({
    id: v.number(),
    name: v.nullish(v.string(), ''),
    slug: v.nullish(v.string()),
    url_key: v.nullish(v.string()),
    url_path: v.nullish(v.string()),
    display_mode: v.nullish(v.string()),
  }),
  v.transform(({ id, name, slug, url_key, ...address }): FoundCategory => ({
    ...{ id, name, slug: slug ?? url_key ?? String(id) },
    // Only a store whose links are by it asks for the path.
    pathHref: linkPath(address, true),
  })),
);

const foundCategories = ({ hits }: SearchAnswer): FoundCategory[] =>
  hits.map((hit) => v.parse(found, hit)).filter(({ name }) => name !== '');

const inCategories = v.fallback(v.object({ category_ids: v.array(v.union([v.string(), v.number()])) }), {
  category_ids: [],
});

/** Those of these categories that the vocabulary names. */
const categoriesAmong = (ids: readonly number[], vocabulary: Vocabulary | undefined): FoundCategory[] =>
  (vocabulary?.categories ?? []).filter(({ id }) => ids.includes(id)).slice(0, searchConstants.maxCategories);

function categoryIdsOf({ hits }: SearchAnswer): number[] {
  const counts = new Map<number, number>();
  for (const id of hits.flatMap((hit) => v.parse(inCategories, hit).category_ids.map(Number)))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([id]) => id);
}

const refuse = (): Promise<never> => Promise.reject(new Error('No search API is connected'));

/** Refuses every call: a forgotten connection is loud, and stories need no network. */
export const disconnectedSearchApi: SearchApi = {
  products: refuse,
  categories: refuse,
  prepare: refuse,
  complete: refuse,
  suggest: refuse,
  results: refuse,
};
