import { sessionPortsAtom, refreshProfileAtom, isLoggedInAtom } from '@etalage/account';
import { Button, button } from '@etalage/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { accountFailure } from './parts/accountFailure.ts';
import { useLinkQuery } from './parts/useLinkQuery.ts';
import { useSession } from '../../connected/useSession.ts';
import { linkTo } from '../../links.ts';
import { useLateWords } from '../../words/WordsContext.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import * as css from '../pages.css.ts';

/** Confirms an email address with the key of a mailed link (SESSION-31). It takes a press: programs open every link of a mail. */
export function ConfirmEmailPage() {
  const { pages: words } = useLateWords('account');
  const { email, token } = useLinkQuery();
  const { isBusy, isDone, failure, confirm } = useConfirmation(email, token);
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  return (
    <div className={css.page}>
      <h1>{isDone ? words.emailConfirmed : words.confirmEmail}</h1>
      <NeedsScript />
      <div className={css.text}>
        {failure !== undefined && (
          <p role="alert">
            {failure} <a href={linkTo('my-profile')}>{words.askForMail}</a>.
          </p>
        )}
        {isDone && <p role="status">{words.emailConfirmedText}</p>}
        {!isDone && email !== '' && <p>{words.confirmWhich(email)}</p>}
        <p>
          {isDone ? (
            <a className={button()} href={linkTo(isLoggedIn ? 'my-account' : 'login')}>
              {isLoggedIn ? words.myAccount : words.login}
            </a>
          ) : (
            <Button isBusy={isBusy} onClick={confirm}>
              {words.confirmEmail}
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}

function useConfirmation(email: string, token: string) {
  const { pages: words } = useLateWords('account');
  const { load } = useSession();
  const store = useStore();
  const refresh = useSetAtom(refreshProfileAtom);
  const [state, setState] = useState<{ isBusy?: boolean; isDone?: boolean; failure?: string }>({});
  const send = async () => {
    setState({ isBusy: true });
    try {
      await load();
      await store.get(sessionPortsAtom).api.confirmEmail({ email, token });
      setState({ isDone: true });
      if (store.get(isLoggedInAtom)) await refresh().catch(() => undefined);
    } catch (error) {
      setState({ failure: accountFailure(error, words, words) });
    }
  };
  const confirm = () => {
    if (email === '' || token === '') setState({ failure: words.linkIncomplete });
    else void send();
  };
  return { isBusy: false, isDone: false, ...state, confirm };
}
