import { button } from '@etalage/ui';
import type { CatalogMessages } from '../../messages/nl.ts';
import { listingHref } from '../../model/listingSearch.ts';
import type { Listing } from '../../model/views.ts';
import { more, shown } from './LoadMore.css.ts';

export type LoadMoreProps = {
  listing: Listing;
  path: string;
  messages: CatalogMessages;
  isLoading?: boolean;
  /** With the number of the next page; without it the link opens that page. */
  onLoadMore?: ((page: number) => void) | undefined;
};

/** The rest of a list, a page at a time, until its total is reached (LIST-14). */
export function LoadMore({ listing, path, messages, isLoading = false, onLoadMore }: LoadMoreProps) {
  const { products, total, page, pageSize, search } = listing;
  if (page * pageSize >= total) return null;
  const next = page + 1;
  return (
    <div className={more}>
      <p className={shown} role="status">
        {messages.shownOf(Math.max(products.length, Math.min(page * pageSize, total)), total)}
      </p>
      <a
        href={listingHref(path, { ...search, page: String(next) })}
        rel="next"
        aria-disabled={isLoading || undefined}
        className={button({ look: 'quiet' })}
        onClick={(event) => {
          if (!onLoadMore) return;
          event.preventDefault();
          if (!isLoading) onLoadMore(next);
        }}
      >
        {messages.readMore}
      </a>
    </div>
  );
}
