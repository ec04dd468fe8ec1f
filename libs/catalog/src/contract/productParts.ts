import * as v from 'valibot';
import { amount, maybe, number, numberOrText, text } from './words.ts';

/** The product types of the wire (3.1). */
export const productTypes = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'] as const;

/** The stock of one product as it stands inside documents; the stock service answers the longer `stockItem`. */
export const productStock = v.looseObject({
  product_id: maybe(numberOrText),
  qty: maybe(numberOrText),
  is_in_stock: maybe(v.union([v.boolean(), numberOrText])),
  manage_stock: maybe(v.union([v.boolean(), numberOrText])),
});

/** A customer attribute that has not been copied to a field of its own. */
export const customAttribute = v.looseObject({ attribute_code: text, value: v.unknown() });

/** Price each from a quantity on, for one customer group (3.1). */
export const tierPrice = v.looseObject({
  customer_group_id: maybe(numberOrText),
  qty: numberOrText,
  value: numberOrText,
});

/** One picture or video of a product. */
export const galleryEntry = v.looseObject({
  typ: maybe(text),
  image: maybe(text),
  pos: maybe(numberOrText),
  lab: maybe(text),
  vid: maybe(v.looseObject({ url: maybe(text), title: maybe(text) })),
});

/** One choice that a configurable product asks for (3.2). */
export const configurableOption = v.looseObject({
  id: maybe(numberOrText),
  attribute_id: maybe(numberOrText),
  attribute_code: maybe(text),
  label: maybe(text),
  position: maybe(numberOrText),
  values: v.array(v.looseObject({ value_index: numberOrText, label: maybe(text) })),
});

/** A word on a product card. */
export const productLabel = v.looseObject({ label: text, type: maybe(text), position: maybe(numberOrText) });

/** A tie to another product: associated (grouped), related, upsell or crosssell (3.4). */
export const productLink = v.looseObject({
  sku: maybe(text),
  link_type: text,
  linked_product_sku: text,
  linked_product_type: maybe(text),
  position: maybe(numberOrText),
  qty: maybe(numberOrText),
  extension_attributes: maybe(v.looseObject({ qty: maybe(numberOrText) })),
});

/** One group of a bundle and the products it offers (3.5). */
export const bundleOption = v.looseObject({
  option_id: numberOrText,
  title: maybe(text),
  required: maybe(v.boolean()),
  type: maybe(text),
  position: maybe(numberOrText),
  product_links: v.array(
    v.looseObject({
      id: numberOrText,
      sku: text,
      option_id: maybe(numberOrText),
      qty: maybe(numberOrText),
      position: maybe(numberOrText),
      is_default: maybe(v.boolean()),
      price: amount,
      price_type: maybe(numberOrText),
      can_change_quantity: maybe(numberOrText),
    }),
  ),
});

/** A choice of one's own, such as an embroidered name (3.6). */
export const customOption = v.looseObject({
  option_id: numberOrText,
  title: maybe(text),
  type: maybe(text),
  is_require: maybe(v.boolean()),
  sort_order: maybe(numberOrText),
  max_characters: maybe(number),
  price: amount,
  price_type: maybe(text),
  values: maybe(
    v.array(
      v.looseObject({
        option_type_id: numberOrText,
        title: maybe(text),
        sort_order: maybe(numberOrText),
        price: amount,
        price_type: maybe(text),
      }),
    ),
  ),
});

/** What was chosen, on a product or a cart line (3.7). */
export const productOption = v.looseObject({
  extension_attributes: v.looseObject({
    configurable_item_options: v.optional(
      v.array(
        v.looseObject({
          option_id: numberOrText,
          option_value: numberOrText,
          label: v.optional(text),
          value: v.optional(text),
        }),
      ),
    ),
    bundle_options: v.optional(
      v.array(
        v.looseObject({ option_id: numberOrText, option_qty: numberOrText, option_selections: v.array(numberOrText) }),
      ),
    ),
    custom_options: v.optional(v.array(v.looseObject({ option_id: numberOrText, option_value: numberOrText }))),
  }),
});

/** The category of a product as it stands inside the product. */
export const productCategory = v.looseObject({
  category_id: numberOrText,
  name: maybe(text),
  slug: maybe(text),
  path: maybe(text),
  position: maybe(numberOrText),
});

export type ProductStock = v.InferOutput<typeof productStock>;
export type TierPrice = v.InferOutput<typeof tierPrice>;
export type GalleryEntry = v.InferOutput<typeof galleryEntry>;
export type ConfigurableOption = v.InferOutput<typeof configurableOption>;
export type ProductLabel = v.InferOutput<typeof productLabel>;
export type ProductLink = v.InferOutput<typeof productLink>;
export type BundleOption = v.InferOutput<typeof bundleOption>;
export type CustomOption = v.InferOutput<typeof customOption>;
export type ProductOption = v.InferOutput<typeof productOption>;
