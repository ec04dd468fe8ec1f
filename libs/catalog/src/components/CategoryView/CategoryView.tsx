import type { ReactNode } from 'react';
import { categoryHref } from '../../model/hrefs.ts';
import type { CategoryPage } from '../../model/views.ts';
import { unframed } from '../frame.ts';
import { ListingBody, type ListingBodyProps } from '../ListingBody/ListingBody.tsx';
import { ListingHeader } from '../ListingHeader/ListingHeader.tsx';
import { page } from './CategoryView.css.ts';

export type CategoryViewProps = Omit<ListingBodyProps, 'listing' | 'path'> & {
  category: CategoryPage;
  /** Below the list. */
  children?: ReactNode;
};

/** The page of a category: what it is called, what to choose from, and its products. */
export function CategoryView({ category, children, frame = unframed, ...body }: CategoryViewProps) {
  return (
    <div className={page}>
      {frame('header', () => (
        <ListingHeader category={category} messages={body.messages} />
      ))}
      <ListingBody {...body} frame={frame} listing={category.listing} path={categoryHref(category)} />
      {children}
    </div>
  );
}
