import { CheckIcon } from '@etalage/ui';
import { useLateWords, useWords } from '../words/WordsContext.ts';
import * as css from './LanguageSwitcher.css.ts';

/** The available languages: a store has the one of its words. */
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
