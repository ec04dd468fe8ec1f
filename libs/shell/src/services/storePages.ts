import { openSizeQuery, type CategoryPage, type ProductDetail } from '@etalage/catalog/headless';
import type { Story } from '@etalage/cms/headless';
import { ApiError, UnreachableError } from '@etalage/core';
import { redirect } from '@tanstack/react-router';
import { linkTo } from '../links.ts';
import { stringifySearch } from '../router/search.ts';
import { dataAddress } from './dataAddress.ts';
import type { HomeData, Pages, Redirection } from './pages.ts';

/** Milliseconds until an answer counts as missing. */
const timeout = 10_000;

/** An answer that never came, or broke off. */
const noAnswer = (cause: unknown): never => {
  throw new UnreachableError('No answer', { cause });
};

/** Pages as the store's own server makes them: one call brings all that a page shows. `build` is that of this script. */
export function createStorePages(build: string, fetch: typeof globalThis.fetch = globalThis.fetch): Pages {
  let remembered: ProductDetail | undefined;
  const answer = (page: string) =>
    fetch(dataAddress(build, page), { signal: AbortSignal.timeout(timeout) }).catch(noAnswer);
  const ask = async <T>(page: string): Promise<T> => {
    const response = await answer(page);
    if (response.ok) return response.json().catch(noAnswer);
    // Another version of the shop took over: its page comes with its own scripts.
    if (response.status === 410) throw redirect({ href: page, reloadDocument: true });
    throw new ApiError(response.status, '');
  };
  return {
    home: () => ask<HomeData>('/'),
    content: (slug) => ask<Story>(linkTo('cms-page', { slug })),
    category: (slug, search) => ask<CategoryPage>(linkTo('category', { slug }) + stringifySearch(search)),
    product: async ({ parentSku, slug, childSku, isSizeOpen }) => {
      const known = remembered;
      remembered = undefined;
      if (known?.parentSku === parentSku && known.sku === childSku) return known;
      return ask<ProductDetail>(
        childSku === undefined
          ? linkTo('simple-product', { parentSku, slug })
          : linkTo('configurable-product', { parentSku, slug, childSku }) + (isSizeOpen ? openSizeQuery : ''),
      );
    },
    search: (search) => ask(linkTo('search') + stringifySearch(search)),
    noResult: (search) => ask(linkTo('no-result') + stringifySearch(search)),
    // A `?` or `#` in a path is part of its name.
    resolve: (path) => ask<Redirection>(`/${path.split('/').map(encodeURIComponent).join('/')}`),
    remember: (variant) => void (remembered = variant),
  };
}
