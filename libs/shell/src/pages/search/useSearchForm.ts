import { useRouter } from '@tanstack/react-router';
import { loadLazyParts } from '../../loading/later.ts';
import { linkTo } from '../../links.ts';
import { stringifySearch } from '../../router/search.ts';
import { useLateWords } from '../../words/WordsContext.ts';

/** The search form of a page, which needs no new document. Without a network a page that was kept answers it, or the header. */
export function useSearchForm() {
  const words = useLateWords('search');
  const router = useRouter();
  const path = linkTo('search');
  const onSearch = (q: string) => {
    const open = () => void router.navigate({ href: path + stringifySearch({ q }) });
    if (navigator.onLine) return open();
    void loadLazyParts()
      .then(({ background }) => background())
      .then(({ searchOffline }) => searchOffline(router, q, open))
      .catch(open);
  };
  return { path, words, onSearch };
}
