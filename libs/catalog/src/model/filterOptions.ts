import type { FilterOption } from './facets.ts';

/** Chosen filters by attribute. */
export type ChosenFilters = Readonly<Record<string, readonly FilterOption[]>>;
/** Chosen filters by category, so that those of one do not show in another (LIST-07). */
export type FilterMap = ReadonlyMap<number, ChosenFilters>;

const same = (one: FilterOption, other: FilterOption) => one.id === other.id;

/** Chooses an option, or takes the choice back; a single one replaces its earlier choice (LIST-06). */
export function switchFilter(chosen: ChosenFilters, option: FilterOption): ChosenFilters {
  const { [option.type]: own = [], ...others } = chosen;
  const isChosen = own.some((earlier) => same(earlier, option));
  const kept = option.single ? [] : own.filter((earlier) => !same(earlier, option));
  const next = isChosen ? own.filter((earlier) => !same(earlier, option)) : [...kept, option];
  return next.length === 0 ? others : { ...others, [option.type]: next };
}

/** The filters of one category. */
export const filtersOf = (map: FilterMap, categoryId: number): ChosenFilters => map.get(categoryId) ?? {};

/** The map with the filters of one category replaced. */
export const withFilters = (map: FilterMap, categoryId: number, chosen: ChosenFilters): FilterMap =>
  new Map([...map, [categoryId, chosen]]);
