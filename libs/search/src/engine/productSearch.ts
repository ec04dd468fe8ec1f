import type { SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { createFacetCounter, failingFacet } from './facets.ts';
import { pageOf } from './paging.ts';
import { paidBy, positionIn, type Found, type Shelf, type ShelfRow } from './shelf.ts';
import type { TextHits } from './textSearch.ts';

/** A page of what was found: ids and scores in order. */
export type ProductPage = Pick<SearchResponse, 'total' | 'facets'> & { page: { id: number; score: number }[] };

const soldOutWeight = 0.5;
const exactSkuBonus = 1000;
const mostAnswers = 200;

/** Filters, counts and sorts the products of a shelf. `only` holds the ids that `where` leaves, `hits` what the text found. */
export function searchProducts(
  request: SearchRequest,
  shelf: Shelf,
  hits: TextHits | undefined,
  only: ReadonlySet<number> | undefined,
): ProductPage {
  const found = hits || only ? find(request, shelf, hits, only) : remembered(request, shelf);
  const scoreOf = scoring(request, hits);
  const page = pageOf(found.rows, request).map((row) => ({ id: row.id, score: scoreOf(row) }));
  return { total: found.rows.length, page, ...(found.facets && { facets: found.facets }) };
}

/** What categories and lists without filters find is kept until the index changes. */
function remembered(request: SearchRequest, shelf: Shelf): Found {
  const { scope, facets, sort, filters, customerGroupId } = request;
  if (filters.length > 0 || scope.ids || scope.skus) return find(request, shelf, undefined, undefined);
  const key = JSON.stringify([scope, facets, sort, customerGroupId]);
  const known = shelf.answers.get(key);
  if (known) return known;
  if (shelf.answers.size >= mostAnswers) shelf.answers.clear();
  const found = find(request, shelf, undefined, undefined);
  shelf.answers.set(key, found);
  return found;
}

function find(
  request: SearchRequest,
  shelf: Shelf,
  hits: TextHits | undefined,
  only: ReadonlySet<number> | undefined,
): Found {
  const paid = paidBy(request.customerGroupId);
  const failing = failingFacet(request.filters, shelf, paid);
  const counter = request.facets && createFacetCounter(request.facets, shelf, paid);
  const inScope = scopeTest(request, hits, only);
  const rows: ShelfRow[] = [];
  for (const row of candidates(request, shelf, hits, only)) {
    if (!inScope(row)) continue;
    const failed = failing(row);
    if (failed === null) continue;
    counter?.count(row, failed);
    if (failed === undefined) rows.push(row);
  }
  return { rows: rank(rows, request, hits), facets: counter?.facets() };
}

function candidates(
  { scope }: SearchRequest,
  shelf: Shelf,
  hits: TextHits | undefined,
  only: ReadonlySet<number> | undefined,
): Iterable<ShelfRow> {
  if (only) return existing(only, shelf);
  if (scope.ids) return existing(new Set(scope.ids), shelf);
  if (scope.skus) return new Set(scope.skus.flatMap((sku) => shelf.bySku(sku) ?? []));
  if (hits) return existing(hits.scores.keys(), shelf);
  return scope.categoryId === undefined ? shelf.rows.values() : shelf.inCategory(scope.categoryId);
}

function existing(ids: Iterable<number>, shelf: Shelf): ShelfRow[] {
  const rows: ShelfRow[] = [];
  for (const id of ids) {
    const row = shelf.rows.get(id);
    if (row) rows.push(row);
  }
  return rows;
}

function scopeTest({ scope }: SearchRequest, hits: TextHits | undefined, only: ReadonlySet<number> | undefined) {
  const { visibility, status, inStockOnly, categoryId } = scope;
  const skus = scope.skus && new Set(scope.skus.map((sku) => sku.toLowerCase()));
  const ids = scope.ids && new Set(scope.ids);
  return (row: ShelfRow): boolean =>
    (visibility.length === 0 || visibility.includes(row.visibility)) &&
    (status.length === 0 || status.includes(row.status)) &&
    (row.inStock || !inStockOnly) &&
    (!ids || ids.has(row.id)) &&
    (!only || only.has(row.id)) &&
    (!hits || hits.scores.has(row.id)) &&
    (!skus || skus.has(row.sku)) &&
    (categoryId === undefined || positionIn(row, categoryId) !== undefined);
}

function scoring({ text = '' }: SearchRequest, hits: TextHits | undefined): (row: ShelfRow) => number {
  const asked = text.trim().toLowerCase();
  return (row) => {
    const score = (hits?.scores.get(row.id) ?? 0) * (row.inStock ? 1 : soldOutWeight);
    return row.sku === asked ? score + exactSkuBonus : score;
  };
}

function rank(rows: readonly ShelfRow[], request: SearchRequest, hits: TextHits | undefined): ShelfRow[] {
  const keyOf = sortKey(request, hits);
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => one.key - other.key || one.row.id - other.row.id)
    .map(({ row }) => row);
}

/** The smaller comes first. */
function sortKey(request: SearchRequest, hits: TextHits | undefined): (row: ShelfRow) => number {
  const { sort, scope } = request;
  const paid = paidBy(request.customerGroupId);
  switch (sort ?? (hits ? 'relevance' : 'position')) {
    case 'newest':
      return (row) => -row.updated;
    case 'price_asc':
      // 0 is an unknown price, which is last in either direction.
      return (row) => paid(row) || Infinity;
    case 'price_desc':
      return (row) => -paid(row);
    case 'relevance': {
      const scoreOf = scoring(request, hits);
      return (row) => -scoreOf(row);
    }
    case 'position': {
      const categoryId = scope.positionIn ?? scope.categoryId;
      return (row) => (categoryId === undefined ? 0 : (positionIn(row, categoryId) ?? Number.MAX_SAFE_INTEGER));
    }
  }
}
