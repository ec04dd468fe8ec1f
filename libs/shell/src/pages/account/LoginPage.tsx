import { isLoggedInAtom } from '@etalage/account';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Authentication } from './parts/Authentication.tsx';
import { linkTo } from '../../links.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';

/** The ways into an account; who is logged in goes to the account (SESSION-29). */
export function LoginPage() {
  const { pages: words } = useLateWords('account');
  const router = useRouter();
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  useEffect(() => {
    if (isLoggedIn) void router.navigate({ href: linkTo('my-account'), replace: true });
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
