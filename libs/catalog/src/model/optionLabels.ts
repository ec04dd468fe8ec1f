import type { SearchAnswer } from '../contract/search.ts';
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
