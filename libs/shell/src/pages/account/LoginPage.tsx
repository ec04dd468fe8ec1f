import { isLoggedInAtom } from '@etalage/account';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Authentication } from './parts/Authentication.tsx';
import { linkTo } from '../../links.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';

/** Where a login leads by the `next` of the address, a name: an address in its place would be anybody's. */
function pageAfterLogin(search: string): string {
  return linkTo(new URLSearchParams(search).get('next') === 'cart' ? 'cart' : 'my-account');
}

/** The ways into an account; who is logged in goes to the account (SESSION-29), or to the cart, as mails about it ask. */
export function LoginPage() {
  const { pages: words } = useLateWords('account');
  const router = useRouter();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  useEffect(() => {
    if (isLoggedIn) void router.navigate({ href: pageAfterLogin(router.latestLocation.searchStr), replace: true });
  }, [isLoggedIn, router]);
  return (
    <div className={css.page}>
      <h1>{words.loginOrRegister}</h1>
      <NeedsScript />
      <div className={css.doors}>
        <Authentication onLoggedIn={() => undefined} />
      </div>
    </div>
  );
}
