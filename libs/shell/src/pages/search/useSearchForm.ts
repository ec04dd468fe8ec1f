import { useRouter } from '@tanstack/react-router';
import { linkTo } from '../../links.ts';
import { stringifySearch } from '../../router/search.ts';
import { useLateWords } from '../../words/WordsContext.ts';

/** The search form of a page, which needs no new document. */
export function useSearchForm() {
  const words = useLateWords('search');
  const router = useRouter();
  const path = linkTo('search');
  return { path, words, onSearch: (q: string) => void router.navigate({ href: path + stringifySearch({ q }) }) };
}
