import type { SearchEntity } from '@etalage/catalog/contract';
import type { estypes } from '@elastic/elasticsearch';
import { indexText, vocabularyOf } from '../engine/analysis.ts';
import { isIndexableProduct, type IndexableDocument, type IndexableProduct } from '../engine/port.ts';

/** A document as Elasticsearch keeps it. Its texts are stems already: both engines read words by one chain, `analysis.ts`. */
export type KeptDocument = Record<string, unknown>;

const stems = { type: 'text', analyzer: 'whitespace', copy_to: 'stems' } as const;
const plain = { type: 'keyword' } as const;
const cents = { type: 'integer' } as const;

/** How every index of the shops is made: the template that each new one follows. */
export const indexTemplate = {
  settings: {
    // One shard counts facets exactly.
    number_of_shards: 1,
    max_result_window: 100_000,
    'mapping.total_fields.limit': 5000,
    // Scored as in SQLite's full text.
    similarity: { default: { type: 'BM25', k1: 1.2, b: 0.75 } },
  },
  mappings: {
    dynamic: false,
    dynamic_templates: [
      { own: { path_match: 'own.*', mapping: plain } },
      { values: { path_match: 'values.*', mapping: plain } },
    ],
    properties: {
      id: { type: 'long' },
      code: plain,
      visibility: { type: 'short' },
      status: { type: 'short' },
      inStock: { type: 'boolean' },
      price: cents,
      special: cents,
      final: cents,
      updated: { type: 'long' },
      position: { type: 'double' },
      categories: { type: 'long' },
      category: { type: 'nested', properties: { id: { type: 'long' }, position: { type: 'integer' } } },
      fields: plain,
      own: { type: 'object', dynamic: true },
      values: { type: 'object', dynamic: true },
      name: stems,
      sku: stems,
      category_name: stems,
      other: stems,
      stems: { type: 'text', analyzer: 'whitespace', norms: false },
      words: { type: 'text', analyzer: 'whitespace', norms: false },
      doc: { type: 'object', enabled: false },
    },
  },
} satisfies estypes.IndicesPutIndexTemplateIndexTemplateMapping;

/** What is indexed of a document. Throws a TypeError for a product that was not made searchable. */
export function keptDocument(entity: SearchEntity, document: IndexableDocument): KeptDocument {
  const common = {
    id: document.id,
    doc: document.doc,
    fields: Object.entries(document.fields).flatMap(([field, values]) => values.map((value) => `${field}=${value}`)),
  };
  if (entity !== 'product') return { ...common, position: document.position, name: indexText(document.words) };
  if (!isIndexableProduct(document)) throw new TypeError(`Not an indexable product: ${document.id}`);
  return { ...common, ...keptProduct(document) };
}

function keptProduct({ sku, text, attributes, categories, ...product }: IndexableProduct): KeptDocument {
  const byAttribute = Object.entries(attributes);
  return {
    code: sku.toLowerCase(),
    visibility: product.visibility,
    status: product.status,
    inStock: product.inStock,
    price: product.price,
    special: product.specialPrice,
    final: product.finalPrice,
    updated: product.updatedAt,
    categories: categories.map(({ id }) => id),
    category: categories,
    own: Object.fromEntries(byAttribute.map(([code, { own }]) => [code, own])),
    values: Object.fromEntries(
      byAttribute.map(([code, { own, options }]) => [code, [...new Set([...own, ...options])]]),
    ),
    name: indexText(text.name),
    sku: indexText(text.sku),
    category_name: indexText(text.category),
    other: indexText(text.other),
    words: vocabularyOf(`${text.name} ${text.category}`).join(' '),
  };
}
