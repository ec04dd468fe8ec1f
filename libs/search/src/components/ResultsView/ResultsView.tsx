import { ListingBody, type ListingBodyProps } from '@etalage/catalog';
import type { Results } from '../../api.ts';
import { isLongEnough } from '../../model/calls.ts';
import { Marked } from '../Marked/Marked.tsx';
import { SearchForm, type SearchFormProps } from '../SearchForm/SearchForm.tsx';
import { head, page, title } from './ResultsView.css.ts';

export type ResultsViewProps = Omit<ListingBodyProps, 'listing'> &
  Pick<SearchFormProps, 'onSearch' | 'words'> & { results: Results };

/** The results page: how much was found, with the cards, filters and sort of a category; before a text, the field alone (SRCH-28). */
export function ResultsView({ results, words, onSearch, ...body }: ResultsViewProps) {
  const { text, listing } = results;
  const { total, isUnreachable = false } = listing;
  const isAsked = isLongEnough(text);
  const said = isAsked ? words.count(total) : text === '' ? '' : words.tooShort;
  return (
    <div className={page}>
      <header className={head}>
        <h1 className={title}>{isAsked ? words.resultsFor(text) : words.search}</h1>
        <p role="status">{isUnreachable ? words.unreachable : said}</p>
        <SearchForm path={body.path} text={text} words={words} onSearch={onSearch} />
      </header>
      {isAsked && !isUnreachable && (
        <ListingBody {...body} listing={listing} cardName={({ name }) => <Marked name={name} text={text} />} />
      )}
    </div>
  );
}
