import { button, ChevronDownIcon, classNames, closeOnRequest, FilterIcon, keepFocusIn } from '@etalage/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { ListMessages } from '../../messages/listNl.ts';
import { listingHref, toggleFilter, type ListingSearch } from '../../model/listingSearch.ts';
import type { Facet, FacetValue } from '../../model/views.ts';
import { unframed, type Frame } from '../frame.ts';
import * as styles from './FilterList.css.ts';

export type FilterListProps = {
  facets: readonly Facet[];
  search: ListingSearch;
  /** The address of the list without params. */
  path: string;
  messages: ListMessages;
  /** How many products the choice so far leaves. */
  total: number;
  /** How many facets start open. */
  open?: number;
  /** What stands around the facets, drawn by it. */
  frame?: Frame;
  /** The id of the sheet of phones. */
  sheetId?: string | undefined;
  /** It opened or closed. */
  onSheet?: ((isOpen: boolean) => void) | undefined;
};

/**
 * What there is to choose from, as links, so that it works before and without scripts. On phones it is a sheet, whose
 * button says what the choice so far leaves and shows it (LIST-23).
 */
export function FilterList({ facets, search, path, messages, total, open = 3, ...props }: FilterListProps) {
  const { frame = unframed, sheetId, onSheet } = props;
  if (facets.length === 0) return null;
  return (
    <details
      id={sheetId}
      className={styles.filters}
      onToggle={(event) => {
        // React's onToggle bubbles, so the facets' own <details> call this too.
        if (event.target !== event.currentTarget) return;
        closeOnRequest(event);
        onSheet?.(isSheet(event.currentTarget));
      }}
      onKeyDown={keepKeysInSheet}
    >
      <summary className={classNames(button({ look: 'quiet' }), styles.toggle)}>
        <FilterIcon size="s" />
        {messages.filters}
      </summary>
      {frame('facets', () =>
        facets.map((facet, index) => (
          <details key={facet.attribute} className={styles.facet} open={index < open || facet.values.some(isChosen)}>
            <summary className={styles.summary}>
              {facet.label}
              <ChevronDownIcon size="s" className={styles.chevron} />
            </summary>
            <ul className={styles.values}>
              {facet.values.map((value) => (
                <li key={value.id}>
                  <Value value={value} href={listingHref(path, toggleFilter(search, value))} />
                </li>
              ))}
            </ul>
          </details>
        )),
      )}
      <div className={styles.foot}>
        <button type="button" className={button()} onClick={closeSheet}>
          {messages.showProducts(messages.products(total))}
        </button>
      </div>
    </details>
  );
}

const closeSheet = ({ currentTarget }: MouseEvent<HTMLElement>) => close(currentTarget.closest('details'));

/** Closes the sheet, and gives the focus back to the button that opened it. */
function close(sheet: HTMLDetailsElement | null): void {
  if (!sheet?.open) return;
  sheet.open = false;
  sheet.querySelector('summary')?.focus({ preventScroll: true });
}

/** On a desktop the filters are no sheet, but always in their place. */
const isSheet = (filters: HTMLDetailsElement): boolean =>
  filters.open && getComputedStyle(filters).position === 'fixed';

function keepKeysInSheet(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: filters, key } = event;
  if (!isSheet(filters)) return;
  keepFocusIn(filters, event);
  // Where a browser has no request to close of its own.
  if (key === 'Escape') close(filters);
}

const isChosen = (value: FacetValue) => value.isChosen;

function Value({ value: { label, count, isChosen: chosen, colour }, href }: { value: FacetValue; href: string }) {
  return (
    <a href={href} rel="nofollow" aria-current={chosen || undefined} className={styles.value}>
      {colour && <i style={{ background: colour }} />}
      {label}
      <span className={styles.count}>{count}</span>
    </a>
  );
}
