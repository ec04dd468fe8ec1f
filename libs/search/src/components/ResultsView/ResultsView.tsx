import { ListingBody, type ListingBodyProps } from '@etalage/catalog';
import { chip } from '@etalage/ui';
import type { Results } from '../../api.ts';
import { pageHref } from '../../model/foundPage.ts';
import { isLongEnough } from '../../model/searchText.ts';
import { Marked } from '../Marked/Marked.tsx';
import { SearchForm, type SearchFormProps } from '../SearchForm/SearchForm.tsx';
import { row } from '../NoResultView/NoResultView.css.ts';
import { head, page, title } from './ResultsView.css.ts';

export type ResultsViewProps = Omit<ListingBodyProps, 'listing'> &
  Pick<SearchFormProps, 'onSearch' | 'words'> & { results: Results };

/** The results page: how much was found, with the cards, filters and sort of a category; before a text, the field alone (SRCH-28). */
export function ResultsView({ results, words, onSearch, ...body }: ResultsViewProps) {
  const { text, listing, pages = [] } = results;
  const { total, isUnreachable = false } = listing;
  const isAsked = isLongEnough(text);
  const isOnlyPages = total === 0 && pages.length > 0;
  const counted = isOnlyPages ? words.pageCount(pages.length) : words.count(total);
  const said = isAsked ? counted : text === '' ? '' : words.searchTermTooShort;
  return (
    <div className={page}>
      <header className={head}>
        <h1 className={title}>{isAsked ? words.resultsFor(text) : words.search}</h1>
        <p role="status">{isUnreachable ? words.unreachable : said}</p>
        <SearchForm path={body.path} text={text} words={words} onSearch={onSearch} />
      </header>
      {pages.length > 0 && (
        <nav aria-label={words.pages}>
          <ul className={row}>
            {pages.map((found) => (
              <li key={found.slug}>
                <a className={chip} href={pageHref(found)}>
                  <span>
                    <Marked name={found.name} text={text} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isAsked && !isUnreachable && !isOnlyPages && (
        <ListingBody {...body} listing={listing} cardName={({ name }) => <Marked name={name} text={text} />} />
      )}
    </div>
  );
}
