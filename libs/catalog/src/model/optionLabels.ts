import type { AttributeDocument } from '../contract/category.ts';
import type { SearchAnswer } from '../contract/search.ts';
import { slugify } from '../rules/slugs.ts';
import { flagOf } from '../rules/values.ts';
import { chosenSlugs, type ListingSearch } from './listingSearch.ts';

/** The options of an attribute in our words. Options with a blank label or value are left out (wire contract 3.9). */
export type Attribute = {
  code: string;
  label: string;
  /** Where it stands among others, the lowest first. */
  position: number;
  options: { id: string; label: string; slug: string }[];
  /** Whether the owner has lists filtered by it, and the results of a search. */
  isListFilter: boolean;
  isSearchFilter: boolean;
};

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

/** The ids of label slugs; a slug that two options share names both. Unknown slugs are left out. */
export const idsOf = (attribute: Attribute | undefined, slugs: readonly string[]): string[] =>
  (attribute?.options ?? []).flatMap(({ id, slug }) => (slugs.includes(slug) ? [id] : []));

/** Chosen option ids by attribute. */
export type ChosenIds = readonly { attribute: string; ids: readonly string[] }[];

/** What a search chooses, as the wire knows it. */
export const chosenIds = (search: ListingSearch, attributes: ReadonlyMap<string, Attribute>): ChosenIds =>
  chosenSlugs(search).map(([attribute, slugs]) => ({ attribute, ids: idsOf(attributes.get(attribute), slugs) }));

/** What the text of a search names. */
export const namedIds = ({ named_values: named = {} }: Pick<SearchAnswer, 'named_values'>): ChosenIds =>
  Object.entries(named).map(([attribute, ids]) => ({ attribute, ids }));

/** The label of an option id. */
export const labelOf = (attribute: Attribute | undefined, id: string): string | undefined =>
  attribute?.options.find((option) => option.id === id)?.label;
