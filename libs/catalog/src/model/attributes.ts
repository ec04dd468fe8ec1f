import type { AttributeDocument } from '../contract/category.ts';
import { slugify } from '../rules/slugs.ts';
import { flagOf } from '../rules/values.ts';
import type { Attribute } from './optionLabels.ts';

/** An attribute document in our words; its options carry `id` or, on the wire of others, `value`. */
export function attributeOf(document: AttributeDocument): Attribute {
  const options = (document.options ?? []).flatMap(({ id, value, label }) => {
    const text = String(label ?? '').trim();
    const key = String(value ?? id ?? '').trim();
    return text === '' || key === '' ? [] : [{ id: key, label: text, slug: slugify(text) || key }];
  });
  return {
    code: document.attribute_code,
    label: document.default_frontend_label ?? document.attribute_code,
    position: Number(document.position ?? 0) || 0,
    options,
    isListFilter: flagOf(document.is_filterable) ?? false,
    isSearchFilter: flagOf(document.is_filterable_in_search) ?? false,
  };
}

/** Attributes by code; of two documents with one code the options come together. */
export function attributesByCode(documents: readonly AttributeDocument[]): ReadonlyMap<string, Attribute> {
  const byCode = new Map<string, Attribute>();
  for (const attribute of documents.map(attributeOf)) {
    const earlier = byCode.get(attribute.code);
    byCode.set(
      attribute.code,
      earlier ? { ...earlier, options: [...earlier.options, ...attribute.options] } : attribute,
    );
  }
  return byCode;
}
