import { classNames, EmptyState } from '@etalage/ui';
import type { ReactNode } from 'react';
import { categoryHref } from '../../model/hrefs.ts';
import type { CategoryPage } from '../../model/views.ts';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { unframed, type Frame } from '../frame.ts';
import { FilterList } from '../FilterList/FilterList.tsx';
import { ListingHeader } from '../ListingHeader/ListingHeader.tsx';
import { LoadMore, type LoadMoreProps } from '../LoadMore/LoadMore.tsx';
import { ProductGrid, type ProductGridProps } from '../ProductGrid/ProductGrid.tsx';
import { SortSelect, type SortSelectProps } from '../SortSelect/SortSelect.tsx';
import { bar, body, hidden, page, results, sort, whole } from './CategoryView.css.ts';

export type CategoryViewProps = Omit<ProductGridProps, 'products'> &
  Pick<SortSelectProps, 'onSort'> &
  Pick<LoadMoreProps, 'onLoadMore' | 'isLoading'> & {
    category: CategoryPage;
    frame?: Frame;
    /** Below the list. */
    children?: ReactNode;
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
      <ListingHeader category={category} messages={messages} />
      <div className={body}>
        <FilterList {...shared} frame={frame} />
        <div className={classNames(results, listing.facets.length === 0 && whole)}>
          <h2 className={hidden}>{messages.results}</h2>
          <div className={bar}>
            <FilterChips {...shared} />
            <div className={sort}>
              <SortSelect search={listing.search} path={path} messages={messages} onSort={onSort} />
            </div>
          </div>
          {frame('products', () =>
            listing.products.length === 0 ? (
              <EmptyState title={listing.isUnreachable ? messages.unreachable : messages.emptyListing} />
            ) : (
              <ProductGrid {...grid} products={listing.products} />
            ),
          )}
          <LoadMore listing={listing} path={path} messages={messages} isLoading={isLoading} onLoadMore={onLoadMore} />
        </div>
      </div>
      {children}
    </div>
  );
}
