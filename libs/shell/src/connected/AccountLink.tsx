import { isLoggedInAtom } from '@etalage/account/headless';
import { AccountIcon } from '@etalage/ui';
import { link } from '../components/CountedLink/CountedLink.css.ts';
import { linkTo } from '../links.ts';
import { useWords } from '../words/WordsContext.ts';
import { useVisitAtom } from './useVisitAtom.ts';

/** The way to the account, or to where one logs in (HEADER-03, MENU-09); its words are seen in the tab bar alone. */
export function AccountLink({ isLabelled = false }: { isLabelled?: boolean }) {
  const { frame } = useWords();
  const isLoggedIn = useVisitAtom(isLoggedInAtom);
  const label = isLoggedIn ? frame.myAccount : frame.login;
  return (
    <a className={link} href={linkTo(isLoggedIn ? 'my-account' : 'login')} aria-label={isLabelled ? undefined : label}>
      <AccountIcon />
      {isLabelled && label}
    </a>
  );
}
