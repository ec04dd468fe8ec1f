import { filters as filterConstants } from '@etalage/core/constants';
import type { Attribute } from './optionLabels.ts';

/** A service refuses to count more than 50, and what was chosen is counted besides. */
const mostFilters = 40;

/**
 * The attributes by which a catalogue's lists are filtered, in its owner's order, and the price: those that the owner marked,
 * for the results of a search those marked for it if there are any. The default filters of a catalogue without marks (LIST-05).
 */
export function filterCodes(attributes: ReadonlyMap<string, Attribute>, place: 'list' | 'search' = 'list'): string[] {
  const usable = [...attributes.values()].filter(({ code, options }) => code !== 'price' && options.length > 0);
  const inSearch = place === 'search' ? usable.filter(({ isSearchFilter }) => isSearchFilter) : [];
  const own = inSearch.length > 0 ? inSearch : usable.filter(({ isListFilter }) => isListFilter);
  if (own.length === 0) return [...filterConstants.default];
  const inOrder = own.toSorted((one, other) => one.position - other.position);
  return [...inOrder.slice(0, mostFilters).map(({ code }) => code), 'price'];
}
