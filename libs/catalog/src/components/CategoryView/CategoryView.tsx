import { classNames, LoadMore } from '@etalage/ui';
import type { ReactNode } from 'react';
import { categoryHref } from '../../model/hrefs.ts';
import { listingHref } from '../../model/listingSearch.ts';
import type { CategoryPage } from '../../model/views.ts';
import { EmptyListing, type EmptyListingProps } from '../EmptyListing/EmptyListing.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { unframed, type Frame } from '../frame.ts';
import { FilterList } from '../FilterList/FilterList.tsx';
import { ListingHeader } from '../ListingHeader/ListingHeader.tsx';
import { ProductGrid, type ProductGridProps } from '../ProductGrid/ProductGrid.tsx';
import { SortSelect, type SortSelectProps } from '../SortSelect/SortSelect.tsx';
import { bar, body, hidden, page, results, sort, whole } from './CategoryView.css.ts';

export type CategoryViewProps = Omit<ProductGridProps, 'products'> &
  Pick<SortSelectProps, 'onSort'> &
  MoreProps & {
    category: CategoryPage;
    frame?: Frame;
    /** Below the list. */
    children?: ReactNode;
  };

type MoreProps = {
  isLoading?: boolean;
  /** With the number of the next page; without it a link opens that page. */
  onLoadMore?: ((page: number) => void) | undefined;
};

/** The page of a category: what it is called, what to choose from, and its products. */
export function CategoryView({
  category,
  frame = unframed,
  onSort,
  onLoadMore,
  isLoading = false,
  children,
  ...grid
}: CategoryViewProps) {
  const { listing } = category;
  const { messages } = grid;
  const path = categoryHref(category);
  const shared = { facets: listing.facets, search: listing.search, path, messages };
  return (
    <div className={page}>
      {frame('header', () => (
        <ListingHeader category={category} messages={messages} />
      ))}
      <div className={body}>
        <FilterList {...shared} total={listing.total} frame={frame} />
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
      {children}
    </div>
  );
}

/** The rest of a list, a page at a time, until its total is reached (LIST-14). */
function More({ listing, path, messages, isLoading, onLoadMore }: MoreProps & EmptyListingProps) {
  const { products, total, page, pageSize, search } = listing;
  const shown = Math.max(products.length, Math.min(page * pageSize, total));
  if (shown >= total) return null;
  const next = page + 1;
  return (
    <LoadMore
      shown={shown}
      total={total}
      status={messages.shownOf(shown, total)}
      label={messages.readMore}
      href={listingHref(path, { ...search, page: String(next) })}
      isLoading={isLoading}
      onLoadMore={onLoadMore && (() => onLoadMore(next))}
    />
  );
}
