import { Button, Select } from '@etalage/ui';
import { useEffect, useRef } from 'react';
import type { ListMessages } from '../../messages/listNl.ts';
import { listingHref, withParam, type ListingSearch } from '../../model/listingSearch.ts';
import { form, label, word } from './SortSelect.css.ts';

export type SortSelectProps = {
  search: ListingSearch;
  path: string;
  messages: ListMessages;
  /** With the address of the list in the chosen order; without it the form loads that address. */
  onSort?: ((href: string) => void) | undefined;
};

/** In which order; a form, so that it works without scripts (LIST-12). */
export function SortSelect({ search, path, messages, onSort }: SortSelectProps) {
  const { sort = '', page: _page, ...rest } = search;
  const select = useRef<HTMLSelectElement>(null);
  // React sets the default value once, and the sort also changes without the select: back navigation.
  useEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);
  return (
    <form action={path} className={form}>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={label}>
        <span className={word}>{messages.sort}</span>
        <Select
          ref={select}
          name="sort"
          defaultValue={sort}
          onChange={({ currentTarget }) => {
            if (!onSort) return currentTarget.form?.requestSubmit();
            onSort(listingHref(path, withParam(search, 'sort', currentTarget.value)));
          }}
        >
          <option value="">{messages.sortRecommended}</option>
          <option value="newest">{messages.sortNew}</option>
          <option value="price-asc">{messages.sortPriceAsc}</option>
          <option value="price-desc">{messages.sortPriceDesc}</option>
        </Select>
      </label>
      <noscript>
        <Button type="submit" size="s" look="quiet">
          {messages.applyFilters}
        </Button>
      </noscript>
    </form>
  );
}
