import type { ExplainedHit, SearchEntity, SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { queryTerms, withSynonyms } from './analysis.ts';
import { knownPart } from './corrections.ts';
import { UnreadableIndexError } from './damage.ts';
import { explanationOf, factorsOf } from './explain.ts';
import { checkConditions, fieldText, variantCode } from './fields.ts';
import { pageOf } from './paging.ts';
import { UnknownStoreError, type SearchDocument } from './port.ts';
import { searchProducts } from './productSearch.ts';
import { projectDocument } from './projection.ts';
import { inSnapshot, marks } from './schema.ts';
import { Shelf } from './shelf.ts';
import { createTextSearch, type TextHits } from './textSearch.ts';

/** Answers questions about one store from its open index. */
export function createStoreSearch(db: DatabaseSync): (request: SearchRequest) => SearchResponse {
  const products = productAnswers(db);
  const entities = entityAnswers(db);
  const isWritten = writtenIndex(db);
  return (request) =>
    inSnapshot(db, () => {
      if (!isWritten()) throw new UnknownStoreError(request.store);
      return request.entity === 'product' ? products(request) : entities(request);
    });
}

/** Whether anything was ever written to an index: a new one is empty until its first replacement is whole. */
function writtenIndex(db: DatabaseSync): () => boolean {
  const state = db.prepare('select rev from state');
  let isWritten = false;
  return () => {
    if (isWritten) return true;
    const row = state.get();
    if (row === undefined) throw new UnreadableIndexError('it has lost its state');
    return (isWritten = Number(row['rev']) > 0);
  };
}

function productAnswers(db: DatabaseSync): (request: SearchRequest) => SearchResponse {
  const shelf = new Shelf(db);
  const texts = createTextSearch(db);
  const parents = db.prepare(`select id from w where type = 'product' and field = '${variantCode}' and value = ?`);
  const document = db.prepare('select doc from d where id = ?');

  const ofVariant = (code: string): number[] => parents.all(fieldText(variantCode, code)).map(({ id }) => Number(id));

  /** A text that is one stock code finds its product, or the products of that variant, whatever its words find. */
  function hitsOf(text: string): TextHits {
    const hits = texts.find(text);
    const exact = shelf.bySku(text)?.id;
    for (const id of [exact, ...ofVariant(text)].filter((found) => found !== undefined)) {
      hits.scores.set(id, (hits.scores.get(id) ?? 0) + 1);
    }
    return hits;
  }
  const explained =
    (text: string, { terms }: TextHits) =>
    ({ id, score }: { id: number; score: number }): ExplainedHit => {
      const words = texts.explain(terms, id);
      const row = shelf.rows.get(id) ?? { sku: '', inStock: true };
      return {
        id,
        score,
        words,
        factors: factorsOf(
          { ...row, isOfVariant: ofVariant(text).includes(id) },
          { text, hasAll: words.length === terms.length },
        ),
      };
    };
  /** Where nothing was found, what is left of the text without the words that nothing has, if that finds something. */
  function suggestionOf({ facets, ...request }: SearchRequest, hits: TextHits, total: number): string | undefined {
    const text = total === 0 ? knownPart(hits.terms) : undefined;
    if (text === undefined) return hits.suggestion;
    const shorter = searchProducts({ ...request, text }, shelf, hitsOf(text), matchingIds(db, request));
    return shorter.total > 0 ? text : hits.suggestion;
  }
  return (request) => {
    shelf.refresh();
    const text = request.text?.trim() ?? '';
    const hits = text === '' ? undefined : hitsOf(text);
    const { page, ...answer } = searchProducts(request, shelf, hits, matchingIds(db, request));
    const found = page.map(({ id, score }) => ({ id, score, document: readDocument(document, request, [id]) }));
    const suggestion = request.suggest && hits ? suggestionOf(request, hits, answer.total) : undefined;
    const suggestions = suggestion === undefined ? [] : [suggestion];
    return {
      ...answer,
      hits: found,
      ...(request.suggest && { suggestions }),
      ...(request.explain && hits && { explanation: explanationOf(text, hits.terms, page.map(explained(text, hits))) }),
    };
  };
}

type Row = Record<string, SQLOutputValue>;
type EntityRow = { id: number; position: number; words: string[] };

const entityRow = (row: Row): EntityRow => ({
  id: Number(row['id']),
  position: row['position'] === null ? Infinity : Number(row['position']),
  words: String(row['words']).split(' '),
});

function entityAnswers(db: DatabaseSync): (request: SearchRequest) => SearchResponse {
  const document = db.prepare('select doc from e where type = ? and id = ?');
  const one = db.prepare('select id, position, words from e where type = ? and id = ?');
  const all = db.prepare('select id, position, words from e where type = ? order by id');
  const rowOf = (entity: SearchEntity, id: number): Row[] => {
    const row = one.get(entity, id);
    return row ? [row] : [];
  };
  const rowsOf = (entity: SearchEntity, ids: Iterable<number> | undefined): Row[] =>
    ids ? [...ids].flatMap((id) => rowOf(entity, id)) : all.all(entity);
  return (request) => {
    const { entity, scope, text = '', sort } = request;
    const only = matchingIds(db, request);
    const terms = queryTerms(text).map(({ stem }) => withSynonyms(stem));
    const found = rowsOf(entity, only ?? (scope.ids && new Set(scope.ids)))
      .map(entityRow)
      .filter(({ id }) => !scope.ids || scope.ids.includes(id))
      .filter(({ words }) => terms.every((stems) => stems.some((stem) => words.includes(stem))))
      .sort(sort === 'position' ? byPosition : byId);
    const hits = pageOf(found, request).map(({ id }) => ({
      id,
      score: 0,
      document: readDocument(document, request, [entity, id]),
    }));
    return { total: found.length, hits };
  };
}

const byId = (one: EntityRow, other: EntityRow): number => one.id - other.id;
const byPosition = (one: EntityRow, other: EntityRow): number =>
  one.position === other.position ? byId(one, other) : one.position - other.position;

/** For what the index itself stored. */
const parseDocument: (json: string) => SearchDocument = JSON.parse;

function readDocument(
  statement: StatementSync,
  { include, exclude }: SearchRequest,
  key: (string | number)[],
): SearchDocument {
  const document = parseDocument(String(statement.get(...key)?.['doc'] ?? '{}'));
  return projectDocument(document, include, exclude);
}

/** The ids that meet every condition of `where`; undefined without conditions. */
function matchingIds(db: DatabaseSync, request: SearchRequest): Set<number> | undefined {
  checkConditions(request);
  const { entity, where = [] } = request;
  const [first, ...others] = where.map((condition) => idsWhere(db, entity, condition));
  return first && others.reduce((both, ids) => both.intersection(ids), first);
}

function idsWhere(
  db: DatabaseSync,
  entity: SearchEntity,
  condition: { field: string; in: (string | number | boolean)[] },
): Set<number> {
  const values = condition.in.map((value) => fieldText(condition.field, value));
  const sql = `select id from w where type = ? and field = ? and value in (${marks(values)})`;
  return new Set(
    db
      .prepare(sql)
      .all(entity, condition.field, ...values)
      .map((row) => Number(row['id'])),
  );
}
