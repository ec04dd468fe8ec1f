import { isLoggedInAtom } from '@etalage/account/headless';
import { link } from '@etalage/ui';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { linkTo } from '../../links.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import type { PageProps } from '../definePage.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';
import { SharedWishes } from './parts/SharedWishes.tsx';
import { Wishes } from './parts/Wishes.tsx';

/** Shown in the account. */
export { OwnWishes } from './parts/OwnWishes.tsx';
/** Pages that open with what is known use it too: imported from its own module it would be a chunk more for this page. */
export { detailOf } from '@etalage/catalog/headless';

/** The list that a link shows, or that of the visit. */
export const WishlistPage = ({ params: { list } }: PageProps<unknown>) =>
  list ? <SharedWishes key={list} token={list} /> : <GuestWishes />;

/** The wishlist of a guest; who is logged in goes to that of the account (ROUTE-10). */
function GuestWishes() {
  const words = useLateWords('wishlist');
  const router = useRouter();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  useEffect(() => {
    if (isLoggedIn) void router.navigate({ href: linkTo('my-wishlist'), replace: true });
  }, [isLoggedIn, router]);
  return (
    <div className={css.page}>
      <h1>{words.wishlistTitle}</h1>
      <NeedsScript />
      <Wishes />
      <p>
        <a className={link} href={linkTo('login')}>
          {words.keepEverywhere}
        </a>
      </p>
    </div>
  );
}
