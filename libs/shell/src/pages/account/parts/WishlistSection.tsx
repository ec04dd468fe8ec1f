import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { withWords } from '../../../words/withWords.tsx';
import { loadWishlistPage } from '../../wishlist/loadWishlistPage.ts';
import { Skeleton } from '@etalage/ui';

const Wishes = withWords(['wishlist', 'about', 'legal'], lazyRouteComponent(loadWishlistPage, 'OwnWishes'));

/** The wishlist of a customer, whose code comes with it (ACC-01). */
export const WishlistSection = () => (
  <Suspense fallback={<Skeleton />}>
    <Wishes />
  </Suspense>
);
