import { chip, link } from '@etalage/ui';
import type { ReactNode } from 'react';
import { head, page, title } from '../ResultsView/ResultsView.css.ts';
import { SearchForm, type SearchFormProps } from '../SearchForm/SearchForm.tsx';
import { row } from './NoResultView.css.ts';

export type NoResultViewProps = Omit<SearchFormProps, 'text'> & {
  text: string;
  /** Texts that do find something. */
  suggestions: readonly string[];
  categories: readonly { label: string; href: string }[];
  /** Below the ways on. */
  children?: ReactNode;
};

/** The page of a text that finds nothing: it names the text, and knows ways on (SRCH-28). */
export function NoResultView({ suggestions, categories, children, ...form }: NoResultViewProps) {
  const { text, path, words } = form;
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
            ?
          </p>
        )}
        <p>{words.noResultsHint}</p>
        <SearchForm {...form} />
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
      {children}
    </div>
  );
}
