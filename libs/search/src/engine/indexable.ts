import { customOption, ownPriceFields, type SearchEntity } from '@etalage/catalog/contract';
import { flagOf, leastPrice, numberOf, ownPrice, partSkus, stockStatus } from '@etalage/catalog/rules';
import { fromEuros, shopInstant } from '@etalage/core';
import * as v from 'valibot';
import { fieldsOf } from './fields.ts';
import type { IndexableDocument, IndexableProduct, SearchDocument } from './port.ts';

/** What making a product searchable needs beyond its document. */
export type IndexSettings = {
  /** The moment whose prices are indexed, epoch milliseconds. */
  now: number;
  /** Attribute codes to filter and count by; those with `{attribute}_options` always are. */
  attributes: readonly string[];
  /** The label of an attribute's option, to be found by text; without it only numbers are known. */
  labelOf?: (attribute: string, value: string) => string | undefined;
  /** The name of a category, for those that the document itself does not name. */
  categoryName?: (category: number) => string | undefined;
  /** The name of a product, by which a set of it is found too. */
  nameOf?: (sku: string) => string | undefined;
  /** A category and those above it, in which the product is listed too; without it the category alone. */
  lineage?: (category: number) => readonly number[];
};

const amount = v.nullish(v.union([v.number(), v.string()]));
const record = v.looseObject({
  qty: amount,
  is_in_stock: v.nullish(v.union([v.boolean(), v.number(), v.string()])),
  manage_stock: v.nullish(v.union([v.boolean(), v.number(), v.string()])),
});
const stock = v.nullish(v.union([v.array(record), record]));
const shape = v.looseObject({
  ...ownPriceFields,
  id: v.union([v.number(), v.string()]),
  sku: v.string(),
  name: v.string(),
  type_id: v.nullish(v.string()),
  status: amount,
  visibility: amount,
  stock,
  updated_at: v.nullish(v.string()),
  category_ids: v.nullish(v.array(v.union([v.number(), v.string()]))),
  category: v.nullish(
    v.array(
      v.looseObject({ category_id: v.union([v.number(), v.string()]), name: v.nullish(v.string()), position: amount }),
    ),
  ),
  custom_options: v.nullish(v.array(customOption)),
  product_links: v.nullish(v.array(v.looseObject({ link_type: v.string(), linked_product_sku: v.string() }))),
  bundle_options: v.nullish(v.array(v.looseObject({ product_links: v.array(v.looseObject({ sku: v.string() })) }))),
  configurable_children: v.nullish(
    v.array(v.looseObject({ ...ownPriceFields, sku: v.string(), status: amount, stock })),
  ),
});
type Shape = v.InferOutput<typeof shape>;

/** Makes a product searchable, with its prices at `now`. Throws a ValiError for what is not a product document. */
export function indexableProduct(doc: SearchDocument, settings: IndexSettings): IndexableProduct {
  const product = v.parse(shape, doc);
  const attributes = attributesOf(product, settings.attributes);
  const text = textOf(product, attributes, settings);
  return {
    ...indexableDocument('product', doc),
    sku: product.sku,
    visibility: numberOf(product.visibility) ?? 4,
    status: numberOf(product.status) ?? 1,
    inStock: isInStock(product),
    ...pricesOf(product, settings.now),
    updatedAt: (product.updated_at && shopInstant(product.updated_at, 'start')) || 0,
    categories: categoriesOf(product, settings),
    attributes,
    text,
  };
}

/** Makes any other document searchable. Throws a TypeError when its id is no number. */
export function indexableDocument(entity: SearchEntity, doc: SearchDocument): IndexableDocument {
  const id = numberOf(doc['id'] ?? doc['attribute_id']);
  if (id === undefined) throw new TypeError(`${entity} without a numeric id`);
  const position = numberOf(doc['position']);
  const words = ['name', 'title', 'default_frontend_label'].map((field) => doc[field] ?? '').join(' ');
  return { id, doc, words, fields: fieldsOf(entity, doc), ...(position !== undefined && { position }) };
}

/** The least that a product can be had for now, by which it is listed: in cents, 0 when that is unknown. */
export const listedPrice = (product: Parameters<typeof leastPrice>[0], now: number): number =>
  leastOf(product, now)?.price ?? 0;

const leastOf = (product: Parameters<typeof leastPrice>[0], now: number) =>
  leastPrice({ ...product, configurable_options: [] }, now);

function pricesOf(product: Shape, now: number) {
  const final = leastOf(product, now);
  const own = ownPrice(product, now);
  const special = numberOf(product.special_price_incl_tax) || numberOf(product.special_price) || 0;
  return {
    price: own?.originalPrice || (final?.originalPrice ?? 0),
    specialPrice: Math.max(0, fromEuros(special)),
    finalPrice: final?.price ?? 0,
  };
}

function isInStock(product: Shape): boolean {
  const own = Array.isArray(product.stock) ? product.stock[0] : product.stock;
  return stockStatus(own) !== 'out_of_stock' && flagOf(own?.is_in_stock) !== false;
}

function categoriesOf(product: Shape, { lineage }: IndexSettings): IndexableProduct['categories'] {
  const listed = (product.category ?? []).map(
    ({ category_id, position }) => [numberOf(category_id), numberOf(position) ?? 0] as const,
  );
  const others = (product.category_ids ?? []).map((id) => [numberOf(id), 0] as const);
  const found = new Map<number, number>();
  const add = (id: number, position: number): unknown => found.has(id) || found.set(id, position);
  const own = [...listed, ...others].flatMap(([id, position]) => (id === undefined ? [] : [{ id, position }]));
  for (const { id, position } of own) add(id, position);
  for (const { id, position } of own) for (const above of lineage?.(id) ?? []) add(above, position);
  return Array.from(found, ([id, position]) => ({ id, position }));
}

function valuesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '' || (typeof value === 'object' && !Array.isArray(value)))
    return [];
  if (Array.isArray(value)) return [...new Set(value.flatMap(valuesOf))];
  return [
    ...new Set(
      String(value)
        .split(',')
        .map((part) => part.trim()),
    ),
  ].filter((part) => part !== '');
}

function attributesOf(product: Shape, codes: readonly string[]): IndexableProduct['attributes'] {
  const withOptions = Object.keys(product).flatMap((key) => /^(.+)_options$/.exec(key)?.[1] ?? []);
  const names = new Set([...codes, ...withOptions.filter((code) => !structural.has(code))]);
  const entries = [...names].map((code) => {
    const values = { own: valuesOf(product[code]), options: valuesOf(product[`${code}_options`]) };
    return [code, values] as const;
  });
  return Object.fromEntries(entries.filter(([, { own, options }]) => own.length + options.length > 0));
}

/** `{these}_options` are no attribute values. */
const structural: ReadonlySet<string> = new Set(['configurable', 'custom', 'bundle', 'has', 'required']);

function textOf(product: Shape, attributes: IndexableProduct['attributes'], settings: IndexSettings) {
  const { labelOf, categoryName, nameOf } = settings;
  const labelsOf = ([code, { own, options }]: [string, { own: string[]; options: string[] }]): string[] =>
    [...own, ...options].map((value) => labelOf?.(code, value) ?? (/^\d+$/.test(value) ? '' : value));
  const byAttribute = Object.entries(attributes);
  const parts = partSkus(product).map((sku) => nameOf?.(sku) ?? '');
  const named = (product.category ?? []).map(({ category_id, name }) => [numberOf(category_id), name] as const);
  const listed = (product.category_ids ?? []).map((id) => [numberOf(id), undefined] as const);
  const categories = [...named, ...listed].map(([id, name]) => name ?? (id === undefined ? '' : categoryName?.(id)));
  return {
    name: product.name,
    brand: byAttribute
      .filter(([code]) => code === 'manufacturer')
      .flatMap(labelsOf)
      .join(' '),
    sku: product.sku,
    category: [...new Set(categories)].join(' '),
    other: [...new Set([...byAttribute.flatMap(labelsOf), ...parts])].join(' '),
  };
}
