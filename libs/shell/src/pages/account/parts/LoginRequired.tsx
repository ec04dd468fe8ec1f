import { Button, EmptyState } from '@etalage/ui';
import { useSetAtom } from 'jotai';
import { openOverlayAtom } from '../../../overlay/overlayAtom.ts';
import { useLateWords } from '../../../words/WordsContext.ts';
import * as css from '../../pages.css.ts';

/** What a visitor sees of the account who is not logged in: the way to do so, without leaving the page (ACC-02). */
export function LoginRequired() {
  const { pages: words } = useLateWords('account');
  const openOverlay = useSetAtom(openOverlayAtom);
  const logIn = <Button onClick={() => openOverlay({ name: 'authentication' })}>{words.login}</Button>;
  return (
    <div className={css.page}>
      <h1>{words.myAccount}</h1>
      <EmptyState title={words.loginRequired} actions={logIn}>
        {words.loginRequiredText}
      </EmptyState>
    </div>
  );
}
