import { searchQuery, type AppliedFilter, type SearchQuery, type SearchRequest } from '@etalage/catalog/contract';
import {
  filters as filterConstants,
  price as priceConstants,
  search as searchConstants,
} from '@etalage/core/constants';
import { refuse } from '../http/envelope.ts';
import { parsed, parsedJson } from '../http/validation.ts';

/** A product search as the client sent it, and what the backend itself must look up before it asks the engine. */
export type ProductSearch = {
  request: SearchRequest;
  /** Skus of variants whose products are sought. */
  variantSkus: string[];
};

type Value = string | number | boolean;
/** What a filter is given beside its operator. */
export type FilterValue = NonNullable<AppliedFilter['value']>[string];
type OneValue = Exclude<FilterValue, readonly unknown[]>;
type Page = { size: number; from: number };

const limits = { text: 200, filters: 50, depth: 10_000, size: 4000 };
const facetSizes: Record<string, number> = { maat: 60, kleur: 60, size: 60, color: 60 };

/** The search query of a request: JSON text with GET, the body with POST. */
export const parseQuery = (text: string | undefined): SearchQuery =>
  text === undefined || text === '' ? {} : parsed(searchQuery, parsedJson(text));

/** Size and first hit: a size of 0 or less is the default, a negative start is 0 (wire contract 2.1). */
export function parsePage(size: string | undefined, from: string | undefined): Page {
  const [asked, start] = [Number(size ?? 0), Number(from ?? 0)];
  if (!Number.isInteger(asked) || !Number.isInteger(start)) refuse(400, 'De aanvraag is ongeldig: size, from.');
  const page = {
    size: asked <= 0 ? searchConstants.defaultSize : Math.min(asked, limits.size),
    from: Math.max(0, start),
  };
  if (page.from + page.size > limits.depth) refuse(400, `Zoek niet verder dan ${limits.depth} resultaten.`);
  return page;
}

/** Refuses what no shop asks: very long texts and very many filters or counts. */
export function checkLimits(query: SearchQuery): void {
  const { _searchText: text = '', _appliedFilters: applied = [], _availableFilters: available = [] } = query;
  if (text.length > limits.text) refuse(400, `Zoek op hooguit ${limits.text} tekens.`);
  if (Math.max(applied.length, available.length) > limits.filters)
    refuse(400, `Gebruik hooguit ${limits.filters} filters.`);
}

/** Reads a product search by allow-list. `codes` are the attributes that may be filtered and counted. */
export function parseProductSearch(
  query: SearchQuery,
  { store, page, sort, codes }: { store: string; page: Page; sort: string | undefined; codes: ReadonlySet<string> },
): ProductSearch {
  checkLimits(query);
  const search: ProductSearch = {
    variantSkus: [],
    request: { store, entity: 'product', scope: { visibility: [], status: [] }, filters: [], where: [], ...page },
  };
  for (const filter of query._appliedFilters ?? []) applyFilter(search, filter, codes);
  const { request } = search;
  if (query._searchText) {
    request.text = query._searchText;
    request.suggest = true;
  }
  const facets = parseFacets(query, codes);
  if (facets) request.facets = facets;
  const order = parseSort(query, sort);
  if (order) request.sort = order;
  return search;
}

function applyFilter(search: ProductSearch, filter: AppliedFilter, codes: ReadonlySet<string>): void {
  const { attribute } = filter;
  const read = scopeFilters.get(attribute);
  if (read) return read(search, filter);
  if (!codes.has(attribute)) refuse(400, `Filteren op '${attribute.slice(0, 60)}' kan niet.`);
  const values = valuesOf(filter).map((value) => (typeof value === 'boolean' ? String(value) : value));
  search.request.filters.push({ kind: 'terms', attribute, values });
}

type ReadFilter = (search: ProductSearch, filter: AppliedFilter) => void;
const scopeFilters: ReadonlyMap<string, ReadFilter> = new Map(
  Object.entries<ReadFilter>({
    visibility: ({ request }, filter) => void request.scope.visibility.push(...numbersOf(filter)),
    status: ({ request }, filter) => void request.scope.status.push(...numbersOf(filter)),
    'stock.is_in_stock': ({ request }, filter) => {
      if (valuesOf(filter).some((value) => String(value) === 'true' || value === 1)) request.scope.inStockOnly = true;
    },
    category_ids: ({ request }, filter) => applyCategories(request, numbersOf(filter)),
    id: ({ request }, filter) => void (request.scope.ids = numbersOf(filter)),
    sku: ({ request }, filter) => void (request.scope.skus = valuesOf(filter).map(String)),
    'configurable_children.sku': ({ variantSkus }, filter) => void variantSkus.push(...valuesOf(filter).map(String)),
    url_path: ({ request }, filter) => void request.where?.push({ field: 'url_path', in: valuesOf(filter) }),
    url_key: ({ request }, filter) => void request.where?.push({ field: 'url_key', in: valuesOf(filter) }),
    slug: ({ request }, filter) => void request.where?.push({ field: 'slug', in: valuesOf(filter) }),
    price: ({ request }, filter) => applyPrice(request, filter),
    final_price: ({ request }, filter) => applyPrice(request, filter),
  }),
);

/** A category, or several of which any will do; the first is the one listed, and its positions order the hits. */
function applyCategories(request: SearchRequest, ids: number[]): void {
  const [first, ...others] = ids;
  if (first !== undefined && others.length === 0) request.scope.categoryId = first;
  else request.where?.push({ field: 'category_ids', in: ids });
  if (first !== undefined) request.scope.positionIn = first;
}

const lowerBounds = ['gte', 'from', 'moreq', 'gt'];
const upperBounds = ['lt', 'lte', 'to'];

/** Only `from` above 0 and `to` above 0 are bounds (wire contract 2.2). */
function applyPrice(request: SearchRequest, { attribute, value }: AppliedFilter): void {
  const given = new Map(Object.entries(value ?? refuseOperator(attribute)));
  if ([...given.keys()].some((name) => ![...lowerBounds, ...upperBounds].includes(name))) refuseOperator(attribute);
  const bound = (names: string[]) => {
    const found = names.map((name) => Number(given.get(name) ?? 0)).find((number) => number > 0);
    return found !== undefined && Number.isFinite(found) ? found : undefined;
  };
  const [from, to] = [bound(lowerBounds), bound(upperBounds)];
  request.filters.push({
    kind: 'range',
    attribute: 'price',
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  });
}

const refuseOperator = (attribute: string): never =>
  refuse(400, `Filteren op '${attribute.slice(0, 60)}' kan zo niet.`);

/** One value or several, but no more than a shopper chooses. */
export function listOfValues(given: FilterValue): readonly OneValue[] {
  const values = Array.isArray(given) ? given : [given];
  if (values.length > filterConstants.maxQuerySize)
    refuse(400, `Kies hooguit ${filterConstants.maxQuerySize} waarden.`);
  return values;
}

/** The values of a filter that asks for one of them; any other operator is refused. */
export function valuesOf({ attribute, value }: AppliedFilter): Value[] {
  const [[operator, given] = ['', null], ...more] = Object.entries(value ?? {});
  if (more.length > 0 || (operator !== 'eq' && operator !== 'in')) refuseOperator(attribute);
  return listOfValues(given).filter((entry) => entry !== null && entry !== undefined);
}

/** Ids and states, which are numbers; one engine would find nothing by another value, the other breaks off. */
function numbersOf(filter: AppliedFilter): number[] {
  const numbers = valuesOf(filter).map(Number);
  return numbers.every(Number.isFinite) ? numbers : refuseOperator(filter.attribute);
}

function parseFacets({ _availableFilters: available = [] }: SearchQuery, codes: ReadonlySet<string>) {
  if (available.length === 0) return undefined;
  const fields = [...new Set(available.map(({ field }) => field))];
  const unknown = fields.find((field) => field !== 'price' && !codes.has(field));
  if (unknown !== undefined) refuse(400, `Tellen op '${unknown.slice(0, 60)}' kan niet.`);
  const isAsked = fields.includes('price');
  const attributes = fields.filter((field) => field !== 'price');
  return {
    attributes,
    size: filterConstants.aggregationSize,
    sizes: Object.fromEntries(attributes.flatMap((code) => (facetSizes[code] ? [[code, facetSizes[code]]] : []))),
    ...(isAsked ? { priceRanges: priceRanges(), priceExtremes: true } : {}),
  };
}

const priceRanges = (): [number, number | null][] => priceConstants.ranges.map(([from, to]) => [from, to]);

const orders: ReadonlyMap<string, NonNullable<SearchRequest['sort']>> = new Map([
  ['position:asc', 'position'],
  ['updated_at:desc', 'newest'],
  ['price:asc', 'price_asc'],
  ['price:desc', 'price_desc'],
  ['final_price:asc', 'price_asc'],
  ['final_price:desc', 'price_desc'],
  ['_score:desc', 'relevance'],
]);

/** The first order counts; one behind it that nobody knows is refused all the same. */
function parseSort({ _appliedSort: applied = [] }: SearchQuery, sort: string | undefined) {
  const asked = [...applied.map(({ field, options = 'asc' }) => `${field}:${options}`), ...(sort ? [sort] : [])];
  const [first] = asked.map((each) => orders.get(each) ?? refuseSort(each));
  return first;
}

/** Refuses an order by a field that nobody may ask for. */
export const refuseSort = (field: string): never => refuse(400, `Sorteren op '${field.slice(0, 60)}' kan niet.`);
