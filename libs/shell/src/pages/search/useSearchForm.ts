import { useRouter } from '@tanstack/react-router';
import { loadLazyParts } from '../../loading/later.ts';
import { linkTo } from '../../links.ts';
import { stringifySearch } from '../../router/search.ts';
import { useLateWords } from '../../words/WordsContext.ts';

/** The search form of a page, which needs no new document. Without a network the panel of the header answers it. */
export function useSearchForm() {
  const words = useLateWords('search');
  const router = useRouter();
  const path = linkTo('search');
  const { visit } = router.options.context;
  const onSearch = (q: string) =>
    navigator.onLine
      ? void router.navigate({ href: path + stringifySearch({ q }) })
      : void loadLazyParts()
          .then(({ background }) => background())
          .then(({ searchSeen }) => searchSeen(visit, q));
  return { path, words, onSearch };
}
