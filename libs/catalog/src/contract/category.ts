import * as v from 'valibot';
import { maybe, number, numberOrText, text } from './words.ts';

const flag = maybe(v.union([v.boolean(), numberOrText]));

const categoryFields = {
  slug: maybe(text),
  path: maybe(text),
  url_key: maybe(text),
  url_path: maybe(text),
  display_mode: maybe(text),
  description: maybe(text),
  image: maybe(text),
  meta_title: maybe(text),
  meta_description: maybe(text),
  meta_keywords: maybe(text),
  is_anchor: flag,
  include_in_menu: flag,
  include_in_search: flag,
  created_at: maybe(text),
  updated_at: maybe(text),
};

/** A category as an import accepts it: nested, flat, or both; unknown fields stay (3.8). */
export const categoryDocument = v.looseObject({
  ...categoryFields,
  id: numberOrText,
  parent_id: maybe(numberOrText),
  parent_ids: maybe(v.array(numberOrText)),
  name: maybe(text),
  level: maybe(numberOrText),
  position: maybe(numberOrText),
  product_count: maybe(numberOrText),
  is_active: flag,
  children_data: maybe(v.array(v.unknown())),
});

/** A category as the backend answers it. */
export type Category = CategoryOwn & { children_data?: Category[] | null };

const categoryOwn = v.looseObject({
  ...categoryFields,
  id: number,
  parent_id: maybe(number),
  parent_ids: maybe(v.array(numberOrText)),
  name: maybe(text),
  level: maybe(number),
  position: maybe(number),
  product_count: maybe(number),
  is_active: maybe(v.boolean()),
});
type CategoryOwn = v.InferOutput<typeof categoryOwn>;

/** A category as the backend answers it; source filtering may leave only ids in `children_data`. */
export const category: v.GenericSchema<unknown, Category> = v.looseObject({
  ...categoryOwn.entries,
  children_data: maybe(v.array(v.lazy(() => category))),
});

/** An attribute as an import accepts it and the backend answers it (3.9). Options with a blank label or value are skipped. */
export const attributeDocument = v.looseObject({
  id: maybe(numberOrText),
  attribute_id: maybe(numberOrText),
  attribute_code: v.pipe(text, v.nonEmpty()),
  frontend_input: maybe(text),
  default_frontend_label: maybe(text),
  slug: maybe(text),
  is_user_defined: flag,
  is_visible: flag,
  is_visible_on_front: flag,
  is_comparable: flag,
  is_filterable: flag,
  is_filterable_in_search: flag,
  position: maybe(numberOrText),
  options: maybe(
    v.array(v.looseObject({ id: maybe(numberOrText), value: maybe(numberOrText), label: maybe(numberOrText) })),
  ),
});

/** One rate of a tax rule, in percent. */
export const taxRateEntry = v.looseObject({
  id: maybe(numberOrText),
  tax_country_id: text,
  tax_region_id: maybe(numberOrText),
  region_name: maybe(text),
  rate: numberOrText,
  code: maybe(text),
});

/** A tax rule as an import accepts it and the backend answers it (3.10). */
export const taxRuleDocument = v.looseObject({
  id: numberOrText,
  code: maybe(text),
  customer_tax_class_ids: v.array(numberOrText),
  product_tax_class_ids: v.array(numberOrText),
  rates: v.array(taxRateEntry),
});

export type CategoryDocument = v.InferOutput<typeof categoryDocument>;
export type AttributeDocument = v.InferOutput<typeof attributeDocument>;
export type TaxRule = v.InferOutput<typeof taxRuleDocument>;
export type TaxRate = v.InferOutput<typeof taxRateEntry>;
