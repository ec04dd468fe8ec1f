import * as v from 'valibot';
import { category, type AttributeDocument, type Category, attributeDocument } from '../contract/category.ts';
import { ownPriceFields, product, type Product } from '../contract/product.ts';
import { attributeValue } from '../contract/words.ts';
import { customAttribute, productLabel, productStock } from '../contract/productParts.ts';
import type { SearchAnswer } from '../contract/search.ts';
import { fromCompact } from '../rules/compact.ts';

const amount = v.nullish(v.union([v.number(), v.string()]));
const flag = v.nullish(v.union([v.boolean(), v.number(), v.string()]));
const pricesAndStock = {
  sku: v.string(),
  status: v.nullish(v.number()),
  stock: v.nullish(productStock),
  ...ownPriceFields,
  next_price_change: v.nullish(v.string()),
  lowest_price_30d: amount,
};
const values = v.nullish(v.array(v.union([v.number(), v.string()])));

/**
 * A product hit with no more than a card reads: a listing checks fifty of these with all their variants, which tell what
 * was chosen.
 */
const cardHit = v.object({
  ...pricesAndStock,
  id: v.number(),
  name: v.nullish(v.string()),
  type_id: product.entries.type_id,
  url_key: v.nullish(v.string()),
  slug: v.nullish(v.string()),
  url_path: v.nullish(v.string()),
  visibility: v.nullish(v.number()),
  image: v.nullish(v.string()),
  small_image: v.nullish(v.string()),
  tier_prices: product.entries.tier_prices,
  fibre_composition: product.entries.fibre_composition,
  custom_options: product.entries.custom_options,
  product_labels: v.nullish(v.array(productLabel)),
  new: flag,
  sale: flag,
  kleur_options: values,
  color_options: values,
  kleur: attributeValue,
  materiaal: attributeValue,
  custom_attributes: v.nullish(v.array(customAttribute)),
  configurable_children: v.nullish(v.array(v.looseObject(pricesAndStock))),
});
type CardHit = v.InferOutput<typeof cardHit>;

const named = v.object({ name: v.string() });

/** The products of an answer as far as cards need them. */
export const cardHits = ({ hits }: SearchAnswer): CardHit[] => hits.map((hit) => v.parse(cardHit, fromCompact(hit)));
/** The names of an answer that was asked for no more. */
export const nameHits = ({ hits }: SearchAnswer): string[] => hits.map((hit) => v.parse(named, fromCompact(hit)).name);
/** The first product of an answer, whole. */
export const firstProduct = ({ hits }: SearchAnswer): Product | undefined =>
  hits[0] ? v.parse(product, fromCompact(hits[0])) : undefined;
/** The products of an answer that was asked for their variants. */
export const productHits = ({ hits }: SearchAnswer): Product[] => hits.map((hit) => v.parse(product, fromCompact(hit)));
/** The categories of an answer; compact names never stand in them. */
export const categoryHits = ({ hits }: SearchAnswer): Category[] =>
  hits.map((hit) => v.parse(category, fromCompact(hit)));
/** The attributes of an answer. */
export const attributeHits = ({ hits }: SearchAnswer): AttributeDocument[] =>
  hits.map((hit) => v.parse(attributeDocument, hit));
/** The number of hits, which Elasticsearch 7 writes as an object. */
export const totalOf = ({ total }: SearchAnswer): number => (typeof total === 'number' ? total : total.value);
