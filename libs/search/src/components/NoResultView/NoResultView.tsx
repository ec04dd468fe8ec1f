import { chip, link } from '@etalage/ui';
import type { SearchMessages } from '../../messages/nl.ts';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import { head, page, row, title } from './NoResultView.css.ts';

export type NoResultViewProps = {
  text: string;
  /** Texts that do find something. */
  suggestions: readonly string[];
  categories: readonly { label: string; href: string }[];
  /** Where results stand. */
  path: string;
  words: SearchMessages;
};

/** The page of a text that finds nothing: it names the text, and knows ways on (SRCH-28). */
export function NoResultView({ text, suggestions, categories, path, words }: NoResultViewProps) {
  return (
    <div className={page}>
      <header className={head}>
        <h1 className={title}>{words.noResults(text)}</h1>
        {suggestions.length > 0 && (
          <p>
            {words.didYouMean}{' '}
            {suggestions.map((suggestion) => (
              <a key={suggestion} className={link} href={`${path}?q=${encodeURIComponent(suggestion)}`}>
                {suggestion}
              </a>
            ))}
          </p>
        )}
        <p>{words.noResultsHint}</p>
        <SearchForm path={path} text={text} words={words} />
      </header>
      {categories.length > 0 && (
        <nav aria-label={words.lookAround}>
          <h2>{words.lookAround}</h2>
          <ul className={row}>
            {categories.map(({ label, href }) => (
              <li key={href}>
                <a className={chip} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
