import { nl } from '@etalage/search';
import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '../../links.ts';
import { stringifySearch } from '../../router/search.ts';

/** The search form of a page, which needs no new document. */
export function useSearchForm() {
  const navigate = useNavigate();
  const path = linkTo('search');
  return { path, words: nl, onSearch: (q: string) => void navigate({ href: path + stringifySearch({ q }) }) };
}
