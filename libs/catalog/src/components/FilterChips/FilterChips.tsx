import { chip, Chips, CloseIcon, link } from '@etalage/ui';
import type { ListMessages } from '../../messages/listNl.ts';
import { listingHref, toggleFilter, withoutFilters, type ListingSearch } from '../../model/listingSearch.ts';
import type { Facet } from '../../model/views.ts';

export type FilterChipsProps = {
  facets: readonly Facet[];
  search: ListingSearch;
  path: string;
  messages: ListMessages;
};

/** What is chosen; each can be taken back by itself, or all at once (LIST-21). */
export function FilterChips({ facets, search, path, messages }: FilterChipsProps) {
  const chosen = facets.flatMap(({ values }) => values.filter(({ isChosen }) => isChosen));
  if (chosen.length === 0) return null;
  return (
    <Chips label={messages.chosenFilters}>
      {chosen.map((option) => (
        <a
          key={`${option.type} ${option.id}`}
          href={listingHref(path, toggleFilter(search, option))}
          aria-label={messages.removeFilter(option.label)}
          className={chip}
        >
          {option.label}
          <CloseIcon size="s" />
        </a>
      ))}
      <a href={listingHref(path, withoutFilters(search))} className={link}>
        {messages.removeAllFilters}
      </a>
    </Chips>
  );
}
