import type { SearchEntity } from '@etalage/catalog/contract';
import type { estypes } from '@elastic/elasticsearch';
import { indexText, vocabularyOf } from '../engine/analysis.ts';
import { placedStems, places } from '../engine/places.ts';
import { isIndexableProduct, type IndexableDocument, type IndexableProduct } from '../engine/port.ts';
import { known, paidMapping, paidOf } from './prices.ts';

/** A document as Elasticsearch keeps it. Its texts are stems already: both engines read words by one chain, `analysis.ts`. */
export type KeptDocument = Record<string, unknown>;

const plain = { type: 'keyword' } as const;
const stems = { type: 'keyword', copy_to: 'stems' } as const;
const cents = { type: 'integer' } as const;

/** How every index of the shops is made: the template that each new one follows. */
export const indexTemplate = {
  settings: {
    // One shard counts facets exactly.
    number_of_shards: 1,
    max_result_window: 100_000,
    'mapping.total_fields.limit': 5000,
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
      knownPrice: cents,
      paid: paidMapping,
      updated: { type: 'long' },
      position: { type: 'double' },
      categories: { type: 'long' },
      category: { type: 'nested', properties: { id: { type: 'long' }, position: { type: 'integer' } } },
      fields: plain,
      own: { type: 'object', dynamic: true },
      values: { type: 'object', dynamic: true },
      ...Object.fromEntries(places.map(({ place }) => [place, stems])),
      stems: plain,
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
  if (entity !== 'product')
    return { ...common, position: document.position, stems: indexText(document.words).split(' ') };
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
    ...known(product.finalPrice, 'knownPrice'),
    paid: paidOf(product),
    updated: product.updatedAt,
    categories: categories.map(({ id }) => id),
    category: categories,
    own: Object.fromEntries(byAttribute.map(([code, { own }]) => [code, own])),
    values: Object.fromEntries(
      byAttribute.map(([code, { own, options }]) => [code, [...new Set([...own, ...options])]]),
    ),
    ...placedStems(text),
    words: [...new Set(vocabularyOf(`${text.name} ${text.category} ${text.other}`))].join(' '),
  };
}
