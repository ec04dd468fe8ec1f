import { CheckIcon } from '@etalage/ui';
import { useLateWords, useWords } from '../words/WordsContext.ts';
import * as css from './LanguageSwitcher.css.ts';

/** Lists the available languages: the one that the store's messages are in. */
export function LanguageSwitcher() {
  const { language } = useWords();
  const { languageName } = useLateWords('shop');
  return (
    <ul className={css.list}>
      <li className={css.language} lang={language} aria-current="true">
        <CheckIcon /> {languageName}
      </li>
    </ul>
  );
}
