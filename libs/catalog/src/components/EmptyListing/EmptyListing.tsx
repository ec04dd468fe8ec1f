import { button, EmptyState } from '@etalage/ui';
import type { ListMessages } from '../../messages/listNl.ts';
import { listingHref, withoutFilters } from '../../model/listingSearch.ts';
import type { Listing } from '../../model/views.ts';

export type EmptyListingProps = { listing: Listing; path: string; messages: ListMessages };

/** Where nothing fits, or the list is empty or failed (LIST-19): which of them it is, and the way on. */
export function EmptyListing({ listing: { search, isUnreachable }, path, messages }: EmptyListingProps) {
  const whole = listingHref(path, withoutFilters(search));
  const here = listingHref(path, search);
  const [title, href, way] =
    isUnreachable || here === whole
      ? [messages.categoryNotSynchronized, isUnreachable ? here : '/', messages.ok]
      : [messages.emptyListing, whole, messages.removeAllFilters];
  return (
    <EmptyState
      title={title}
      actions={
        // A failed list is loaded with a new document: a link within the shop would show what is kept of this one.
        <a href={href} target={isUnreachable ? '_self' : undefined} className={button()}>
          {way}
        </a>
      }
    />
  );
}
