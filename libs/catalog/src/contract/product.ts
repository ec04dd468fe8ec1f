import * as v from 'valibot';
import {
  bundleOption,
  configurableOption,
  customAttribute,
  customOption,
  galleryEntry,
  productCategory,
  productLabel,
  productLink,
  productOption,
  productStock,
  productTypes,
  tierPrice,
} from './productParts.ts';
import { amount, attributeValue, maybe, number, numberOrText, text } from './words.ts';

/** The fields that decide what a product or a variant costs, in decimal euros. */
export const ownPriceFields = {
  price: amount,
  price_incl_tax: amount,
  final_price: amount,
  final_price_incl_tax: amount,
  original_price: amount,
  original_price_incl_tax: amount,
  special_price: amount,
  special_price_incl_tax: amount,
  special_from_date: maybe(text),
  special_to_date: maybe(text),
  regular_price: amount,
};

/** Every price of the wire, in decimal euros (PRICE-01). */
const priceFields = {
  ...ownPriceFields,
  price_tax: amount,
  final_price_tax: amount,
  original_price_tax: amount,
  original_final_price: amount,
  original_special_price: amount,
  special_price_tax: amount,
  /** When the price will change for a reason that the document does not hold: a date, in Amsterdam from its midnight. */
  next_price_change: maybe(text),
  minimal_price: amount,
  minimal_regular_price: amount,
  max_price: amount,
  max_regular_price: amount,
  discount_percentage: amount,
  lowest_price_30d: amount,
  tax_class_id: maybe(numberOrText),
  tier_prices: maybe(v.array(tierPrice)),
};

const pictureFields = { image: maybe(text), small_image: maybe(text), thumbnail: maybe(text) };

/** Named fields that products and their variants share. */
const sharedFields = {
  ...priceFields,
  ...pictureFields,
  name: maybe(text),
  url_key: maybe(text),
  url_path: maybe(text),
  status: maybe(numberOrText),
  visibility: maybe(numberOrText),
  color: attributeValue,
  size: attributeValue,
  kleur: attributeValue,
  maat: attributeValue,
  custom_attributes: maybe(v.array(customAttribute)),
};

/** A name with an address of either kind. */
const party = v.looseObject({ name: maybe(text), address: maybe(text), email: maybe(text) });

const stockOrList = maybe(v.union([v.array(productStock), productStock]));

/** One variant inside a configurable product, as an import accepts it (3.3). */
export const variantDocument = v.looseObject({
  ...sharedFields,
  id: maybe(numberOrText),
  sku: text,
  type_id: maybe(text),
  stock: stockOrList,
});

/** Named fields of a product that an import and an answer have in common (3.1). */
const productFields = {
  ...sharedFields,
  slug: maybe(text),
  description: maybe(text),
  short_description: maybe(text),
  media_gallery: maybe(v.array(galleryEntry)),
  daily_deal_image: maybe(text),
  /** When the daily offer that sets its price ends (ISO 8601); absent while the product is no daily offer. */
  daily_offer_ends_at: maybe(text),
  category_ids: maybe(v.array(numberOrText)),
  category: maybe(v.array(productCategory)),
  configurable_options: maybe(v.array(configurableOption)),
  product_links: maybe(v.array(productLink)),
  bundle_options: maybe(v.array(bundleOption)),
  custom_options: maybe(v.array(customOption)),
  product_labels: maybe(v.array(productLabel)),
  has_options: maybe(v.union([v.boolean(), numberOrText])),
  required_options: maybe(v.union([v.boolean(), numberOrText])),
  new: maybe(v.union([v.boolean(), numberOrText])),
  sale: maybe(v.union([v.boolean(), numberOrText])),
  brand: attributeValue,
  manufacturer: attributeValue,
  model: attributeValue,
  meta_title: maybe(text),
  meta_description: maybe(text),
  created_at: maybe(text),
  updated_at: maybe(text),
  sgn: maybe(text),
  /** Whom the law wants named: who made it, and who answers for it in the EU (LEGAL-06). */
  producer: maybe(party),
  eu_responsible: maybe(party),
  warnings: maybe(v.array(text)),
  /** May be sent back only unopened (LEGAL-08). */
  is_sealed_hygiene: maybe(v.union([v.boolean(), numberOrText])),
  fibre_composition: maybe(v.array(v.looseObject({ fibre: text, percentage: number }))),
  care: maybe(v.array(text)),
  fit: maybe(text),
  grams_per_m2: maybe(numberOrText),
};

/** A product as an import accepts it: loosely, as other systems write it. Unknown fields stay. */
export const productDocument = v.looseObject({
  ...productFields,
  id: numberOrText,
  sku: v.pipe(text, v.nonEmpty()),
  name: v.pipe(text, v.nonEmpty()),
  type_id: maybe(text),
  stock: stockOrList,
  configurable_children: maybe(v.array(variantDocument)),
});

/** What the client adds to a product while a shopper chooses (VSF: catalog/helpers/prepare). */
const clientFields = {
  parentSku: maybe(text),
  parentId: maybe(number),
  qty: maybe(number),
  errors: maybe(v.record(text, text)),
  info: maybe(v.record(text, text)),
  options: maybe(v.array(v.looseObject({ label: maybe(text), value: maybe(text) }))),
  product_option: maybe(productOption),
  is_configured: maybe(v.boolean()),
};

/** The names of what only a shopper's choices put into a product. */
export const chosenFields: readonly string[] = Object.keys(clientFields);

/** One variant as the backend answers it. In a compact answer a price or picture that equals the parent's is left out. */
export const productVariant = v.looseObject({
  ...sharedFields,
  id: maybe(number),
  sku: text,
  status: maybe(number),
  stock: maybe(productStock),
});

/** A product as the backend answers it; a query's include list may leave out all but id and sku. */
export const product = v.looseObject({
  ...productFields,
  ...clientFields,
  id: number,
  sku: text,
  type_id: maybe(v.picklist(productTypes)),
  status: maybe(number),
  visibility: maybe(number),
  stock: maybe(productStock),
  configurable_children: maybe(v.array(productVariant)),
});

/** The answer to GET {products}/render-list (section 4): current prices by product id. */
export const renderList = v.looseObject({
  items: v.array(
    v.looseObject({
      id: number,
      price_info: v.looseObject({
        final_price: number,
        regular_price: number,
        special_price: maybe(number),
        minimal_price: maybe(number),
        minimal_regular_price: maybe(number),
        max_price: maybe(number),
        extension_attributes: maybe(v.looseObject({ tax_adjustments: maybe(v.record(text, v.unknown())) })),
      }),
    }),
  ),
});

export type ProductDocument = v.InferOutput<typeof productDocument>;
export type VariantDocument = v.InferOutput<typeof variantDocument>;
export type Product = v.InferOutput<typeof product>;
export type ProductVariant = v.InferOutput<typeof productVariant>;
export type RenderList = v.InferOutput<typeof renderList>;
export type ProductType = (typeof productTypes)[number];
