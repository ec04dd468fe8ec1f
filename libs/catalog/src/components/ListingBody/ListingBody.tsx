import { classNames, LoadMore } from '@etalage/ui';
import { listingHref } from '../../model/listingSearch.ts';
import { mostPages } from '../../model/soundListing.ts';
import type { Listing } from '../../model/views.ts';
import { EmptyListing, type EmptyListingProps } from '../EmptyListing/EmptyListing.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { FilterList, type FilterListProps } from '../FilterList/FilterList.tsx';
import { unframed, type Frame } from '../frame.ts';
import { ProductGrid, type ProductGridProps } from '../ProductGrid/ProductGrid.tsx';
import { SortSelect, type SortSelectProps } from '../SortSelect/SortSelect.tsx';
import { bar, body, ended, hidden, results, sort, whole } from './ListingBody.css.ts';

export type ListingBodyProps = Omit<ProductGridProps, 'products'> &
  Pick<SortSelectProps, 'onSort' | 'messages'> &
  Pick<FilterListProps, 'sheetId' | 'onSheet'> &
  MoreProps & {
    listing: Listing;
    /** The address of the list without params. */
    path: string;
    frame?: Frame;
  };

type MoreProps = {
  isLoading?: boolean;
  /** With the number of the next page; without it a link opens that page. */
  onLoadMore?: ((page: number) => void) | undefined;
};

/** Products with what chooses and sorts among them: what category and search results have in common. */
export function ListingBody({
  listing,
  path,
  frame = unframed,
  sheetId,
  onSheet,
  onSort,
  onLoadMore,
  isLoading = false,
  ...grid
}: ListingBodyProps) {
  const { messages } = grid;
  const shared = { facets: listing.facets, search: listing.search, path, messages };
  return (
    <div className={body}>
      <FilterList {...shared} total={listing.total} frame={frame} sheetId={sheetId} onSheet={onSheet} />
      <div className={classNames(results, listing.facets.length === 0 && whole)}>
        <h2 className={hidden}>{messages.results}</h2>
        <div className={bar}>
          <FilterChips {...shared} />
          {listing.total > 0 && (
            <div className={sort}>
              <SortSelect search={listing.search} path={path} messages={messages} onSort={onSort} />
            </div>
          )}
        </div>
        {frame('products', () =>
          listing.products.length === 0 ? (
            <EmptyListing listing={listing} path={path} messages={messages} />
          ) : (
            <ProductGrid {...grid} products={listing.products} />
          ),
        )}
        <More listing={listing} path={path} messages={messages} isLoading={isLoading} onLoadMore={onLoadMore} />
      </div>
    </div>
  );
}

/**
 * The rest of a list, a page at a time, until its total is reached (LIST-14); of a very long one, where it ends. After
 * the last page only who listens is told how many there are: who looks has seen them all.
 */
function More({ listing, path, messages, isLoading, onLoadMore }: MoreProps & EmptyListingProps) {
  const { products, total, page, pageSize, search } = listing;
  const shown = Math.max(products.length, Math.min(page * pageSize, total));
  if (total <= pageSize) return null;
  const isWhole = shown >= total;
  const ends = !isWhole && page >= mostPages;
  const next = page + 1;
  return (
    <div className={isWhole ? ended : undefined}>
      <LoadMore
        shown={shown}
        total={total}
        status={(ends ? messages.listEnds : messages.shownOf)(shown, total)}
        label={messages.readMore}
        href={ends ? undefined : listingHref(path, { ...search, page: String(next) })}
        isLoading={isLoading}
        onLoadMore={onLoadMore && (() => onLoadMore(next))}
      />
    </div>
  );
}
