/** The search engines of a shop: what a backend imports. */
export { createEmbeddedEngine, createInProcessEngine, type EmbeddedSettings } from './embedded.ts';
export { searchableFields } from './fields.ts';
export { indexableDocument, indexableProduct, listedPrice, type IndexSettings } from './indexable.ts';
export { namedValues } from './namedValues.ts';
export {
  otherGroups,
  UnknownFieldError,
  UnknownStoreError,
  unreachableResponse,
  type Documents,
  type GroupPrice,
  type IndexableDocument,
  type IndexableProduct,
  type SearchDocument,
  type SearchEngine,
} from './port.ts';
