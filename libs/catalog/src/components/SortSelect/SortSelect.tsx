import { Button, Select } from '@etalage/ui';
import { useState } from 'react';
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
  // The choice shows while its list loads; another list, as that of the back button, shows its own sort.
  const [choice, setChoice] = useState({ sort, listSort: sort });
  if (choice.listSort !== sort) setChoice({ sort, listSort: sort });
  return (
    <form action={path} className={form}>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={label}>
        <span className={word}>{messages.sort}</span>
        <Select
          name="sort"
          value={choice.sort}
          onChange={({ currentTarget }) => {
            setChoice({ sort: currentTarget.value, listSort: sort });
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
