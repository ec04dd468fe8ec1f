import {
  attribute as attributeConstants,
  category as categoryConstants,
  filters as filterConstants,
  search as searchConstants,
  stock as stockConstants,
} from '@etalage/core/constants';
import type { AppliedFilter, SearchQuery } from '../contract/search.ts';
import { sizeCodes } from '../rules/sizes.ts';
import { isDisabled, isHidden } from '../rules/variants.ts';
import { facetCodes, parseRange, sortOf, type ListingSearch, type SortKey } from './listingSearch.ts';
import type { ChosenIds } from './optionLabels.ts';

/** A search call: the query, how many, from where, and which fields. */
export type SearchCall = {
  query: SearchQuery;
  size: number;
  from?: number;
  include?: readonly string[];
  exclude?: readonly string[];
};

/** A condition that is no facet. */
const where = (attribute: string, value: AppliedFilter['value']): AppliedFilter => ({
  attribute,
  value,
  scope: 'default',
});

/** Facets that show many values (LIST-13). */
const wide = new Set(['maat', 'kleur', 'size', 'color']);
const wideSize = 60;

/** What a listing counts: the default filters with at most 10 buckets each, maat and kleur 60 (LIST-05, LIST-13). */
export const availableFilters = (
  attributes: readonly string[] = filterConstants.default,
): SearchQuery['_availableFilters'] =>
  attributes.map((field) => ({
    field,
    scope: 'catalog',
    options: { size: wide.has(field) ? wideSize : filterConstants.aggregationSize },
  }));

const orders = {
  newest: { field: 'updated_at', options: 'desc' },
  'price-asc': { field: 'final_price', options: 'asc' },
  'price-desc': { field: 'final_price', options: 'desc' },
} as const;

/** The sort of a listing on the wire; Recommended is the store's default order, or else the category position (LIST-12). */
export function appliedSort(search: ListingSearch, defaultOrder?: SortKey): NonNullable<SearchQuery['_appliedSort']> {
  const sort = sortOf(search) ?? defaultOrder;
  return [sort ? orders[sort] : { field: 'position', options: 'asc' }];
}

/** The shopper's filters on the wire: any value within one attribute, all attributes together (LIST-06). */
export function facetFilters(chosen: ChosenIds, price: string | undefined): AppliedFilter[] {
  const terms = chosen.map(({ attribute, ids }): AppliedFilter => {
    const values = ids.slice(0, filterConstants.maxQuerySize);
    return { attribute, value: { in: values.length > 0 ? values : ['-'] }, scope: 'catalog' };
  });
  const range = parseRange(price);
  if (!range) return terms;
  const bounds = {
    ...(range.from > 0 ? { gte: range.from } : {}),
    ...(range.to === undefined ? {} : { lt: range.to }),
  };
  return [...terms, { attribute: 'price', value: bounds, scope: 'catalog' }];
}

const ofVariants = (field: string) => `configurable_children.${field}`;

/** What a card needs of a document; of its variants' sizes and stock as much as tells whether sizes differ in stock. */
export const cardFields = [
  ...['id', 'sku', 'name', 'type_id', 'url_key', 'slug', 'status', 'visibility', 'image', 'small_image', 'stock'],
  ...[
    'price',
    'special_price',
    'special_from_date',
    'special_to_date',
    'next_price_change',
    'lowest_price_30d',
    'final_price',
    'original_price',
    'regular_price',
  ],
  ...['price_incl_tax', 'special_price_incl_tax', 'final_price_incl_tax', 'original_price_incl_tax', 'tax_class_id'],
  ...['custom_options', 'product_labels', 'new', 'sale', 'kleur_options', 'color_options', 'materiaal'],
  ...[
    'sku',
    'status',
    ...sizeCodes,
    'stock.is_in_stock',
    'stock.manage_stock',
    'stock.qty',
    'price',
    'special_price',
    'special_from_date',
    'special_to_date',
    'lowest_price_30d',
    'final_price',
    'original_price',
  ]
    .concat(['price_incl_tax', 'special_price_incl_tax', 'final_price_incl_tax', 'original_price_incl_tax'])
    .map(ofVariants),
] as const;

/** What the cards of a list need: of a narrowed one also how the variants stand to what was chosen, and look. */
export const listFields = (chosen: ChosenIds): readonly string[] =>
  chosen.length === 0
    ? cardFields
    : [...cardFields, ...['image', ...chosen.map(({ attribute }) => attribute)].map(ofVariants)];

/** What a listing is asked for. */
export type ListingQuestion = {
  /** The category and all its descendants; those after the first 999 are left out (LIST-13). */
  categoryIds: readonly number[];
  search: ListingSearch;
  chosen: ChosenIds;
  /** From 1. */
  page: number;
  pageSize?: number;
  /** The attributes by which lists are filtered, and `price`; else the default filters. */
  filters?: readonly string[];
  /** The store view's default order. */
  defaultOrder?: SortKey | undefined;
};

/** The products of a category with their facets, in one call (LIST-02, LIST-14). */
export function listingCall(question: ListingQuestion): SearchCall {
  const { categoryIds, search, chosen, page, pageSize, filters, defaultOrder } = question;
  const size = pageSize ?? searchConstants.defaultSize;
  return {
    query: {
      _availableFilters: availableFilters(facetCodes(search, filters)),
      _appliedFilters: [
        where('visibility', { in: [...categoryConstants.visibility] }),
        where('status', { in: [...categoryConstants.status] }),
        ...inStockOnly(),
        where('category_ids', { in: categoryIds.slice(0, filterConstants.maxQuerySize) }),
        ...facetFilters(chosen, search.price),
      ],
      _appliedSort: appliedSort(search, defaultOrder),
    },
    size,
    from: (page - 1) * size,
    include: listFields(chosen),
  };
}

/** The stock filter, where out-of-stock products are not listed (STOCK-08). */
export const inStockOnly = (listOutOfStock: boolean = stockConstants.listOutOfStock): AppliedFilter[] =>
  listOutOfStock ? [] : [where('stock.is_in_stock', { eq: true })];

/** One product by a key, sku by default. Throws when the key has no value (PROD-04). */
export function productCall(value: string | undefined, key = 'sku'): SearchCall {
  if (!value) throw new Error(`Loading a product needs a value for ${key}.`);
  return { query: { _appliedFilters: [where(key, { eq: value })] }, size: 1 };
}

/** The product that a variant belongs to. Throws without parentSku (PROD-04). */
export function variantCall(childSku: string, parentSku: string | undefined): SearchCall {
  if (!parentSku) throw new Error(`Looking up the variant ${childSku} needs its parentSku.`);
  return productCall(parentSku);
}

/** The configurable product of a hidden child (PROD-03). */
export const parentCall = (childSku: string): SearchCall => ({
  query: { _appliedFilters: [where('configurable_children.sku', { eq: childSku })] },
  size: 1,
});

/** The pages on which these hidden products are shown as variants (PROD-03). */
export const familiesCall = (skus: readonly string[]): SearchCall => ({
  query: {
    _appliedFilters: [
      where('configurable_children.sku', { in: [...skus] }),
      where('visibility', { in: [...categoryConstants.visibility] }),
      where('status', { in: [...categoryConstants.status] }),
    ],
  },
  size: skus.length,
  include: ['id', 'sku', 'configurable_children.sku'],
});

/** Products for their cards and tiers by sku, in the order that the engine gives. */
export const cardsCall = (skus: readonly string[]): SearchCall => ({
  query: { _appliedFilters: [where('sku', { in: [...skus] }), where('status', { in: [...categoryConstants.status] })] },
  size: Math.max(1, skus.length),
  include: [...cardFields, 'tier_prices', 'fibre_composition'],
});

/** Products by id with their variants, for what keeps ids only (WISH-14). */
export const idsCall = (ids: readonly number[]): SearchCall => ({
  query: { _appliedFilters: [where('id', { in: [...ids] }), where('status', { in: [...categoryConstants.status] })] },
  size: Math.max(1, ids.length),
  include: ['id', 'sku', 'configurable_options', 'configurable_children'],
});

/** The visible products of a model, for its other colours (PROD-12). */
export const modelCall = (model: string): SearchCall => ({
  query: {
    _appliedFilters: [
      where('model', { eq: model }),
      where('visibility', { in: [...categoryConstants.visibility] }),
      where('status', { in: [...categoryConstants.status] }),
    ],
  },
  size: searchConstants.defaultSize,
  include: [...cardFields, 'kleur'],
});

/** All active categories below the root (LIST-15). */
export const categoryTreeCall = (): SearchCall => ({
  query: { _appliedFilters: [where('is_active', { eq: true })], _appliedSort: [{ field: 'position', options: 'asc' }] },
  size: categoryConstants.fetchSize,
  exclude: ['children_data', 'created_at', 'updated_at', 'tsk'],
});

/** The attributes with these codes, and those by which lists or results are filtered (LIST-15). */
export const attributesCall = (codes: readonly string[]): SearchCall => ({
  query: {
    _appliedFilters: [
      where('attribute_code', { or: [...codes] }),
      where('is_filterable', { or: true }),
      where('is_filterable_in_search', { or: true }),
    ],
  },
  size: attributeConstants.fetchSize,
});

/** Why a product cannot be shown, if it cannot (PROD-02, PROD-03). */
export function refusalOf({ status, visibility }: { status?: number | null; visibility?: number | null }) {
  if (isDisabled({ status })) return { kind: 'disabled', message: emptyResult('status', status) } as const;
  if (!isHidden({ visibility })) return undefined;
  return { kind: 'hidden', message: emptyResult('visibility', visibility) } as const;
}

const emptyResult = (field: string, value: number | null | undefined) =>
  `Product query returned empty result product ${field} = ${value}`;
