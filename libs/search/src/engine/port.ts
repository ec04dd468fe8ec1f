import type { SearchEntity, SearchRequest, SearchResponse } from '@etalage/catalog/contract';

/** A document as it is answered: decimal euros, the wire's words. */
export type SearchDocument = Record<string, unknown>;

/** What is kept of any document: itself, and the fields by which it can be asked for. */
export type IndexableDocument = {
  id: number;
  doc: SearchDocument;
  /** Values by field, as text; what `where` of a request looks at. */
  fields: Record<string, string[]>;
  /** For the sort by position; documents without one come last. */
  position?: number;
  /** Words by which it can be found. */
  words: string;
};

/** What the index knows of a product beyond its document. Prices in cents. */
export type IndexableProduct = IndexableDocument & {
  sku: string;
  visibility: number;
  status: number;
  inStock: boolean;
  price: number;
  /** 0 without one. */
  specialPrice: number;
  /** What is paid; of a configurable product that of its cheapest variant. */
  finalPrice: number;
  /** What customers pay who are in a group that pays something else. */
  groupPrices?: GroupPrice[];
  /** Epoch milliseconds. */
  updatedAt: number;
  categories: { id: number; position: number }[];
  /** By attribute: the product's own values, and those of its variants (`{attribute}_options`). */
  attributes: Record<string, { own: string[]; options: string[] }>;
  text: { name: string; brand: string; sku: string; category: string; other: string };
};

/** What a group of customers pays, in cents; under `otherGroups`, all that have no price of their own here. */
export type GroupPrice = { group: number; finalPrice: number };

/** Stands for every group but that of guests. */
export const otherGroups = -1;

/** Documents, from memory or as they are read. Those of the entity product are IndexableProducts. */
export type Documents = Iterable<IndexableDocument> | AsyncIterable<IndexableDocument>;

/** The one door to a search index, whatever engine is behind it. */
export type SearchEngine = {
  /**
   * Throws an UnknownStoreError for a store without index and an UnknownFieldError for a `where` that is not indexed.
   * An engine that is late or broken gives an empty answer with `unreachable`.
   */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Adds documents or puts them in the place of those with the same id. All of them are there at once, or none. */
  index(store: string, entity: SearchEntity, documents: Documents): Promise<void>;
  /** Takes documents out. Unknown ids are no error. */
  remove(store: string, entity: SearchEntity, ids: readonly number[]): Promise<void>;
  /** Builds the entity's index anew beside the live one, which answers until the new one takes its place at once. */
  replaceAll(store: string, entity: SearchEntity, documents: Documents): Promise<void>;
  /**
   * Whether a store's index is made as this program makes its own, and not by something else or another version. Left out
   * by an engine that moves such an index aside by itself.
   */
  isFit?(store: string, entity: SearchEntity): Promise<boolean>;
  close(): Promise<void>;
};

/** The store has no index. */
export class UnknownStoreError extends Error {
  override readonly name = 'UnknownStoreError';
}

/** The field cannot be asked for. */
export class UnknownFieldError extends Error {
  override readonly name = 'UnknownFieldError';
}

/** A new empty answer, flagged: the engine could not be reached in time. */
export const unreachableResponse = (): SearchResponse => ({ total: 0, hits: [], unreachable: true });

/** Tells a product from other documents. */
export const isIndexableProduct = (document: IndexableDocument): document is IndexableProduct =>
  'finalPrice' in document;
