import { ApiError, referenceHeader, UnreachableError } from '@etalage/core';
import { redirect } from '@tanstack/react-router';
import { addressOf, type PageDefinition } from '../pages/definePage.tsx';
import type { PageRequest } from '../pages/pageRequest.ts';
import { isOf, type MovedPage, type PageData, type PageSource } from '../pages/pageSource.ts';
import { stringifySearch } from '../router/search.ts';
import { dataAddress } from './dataAddress.ts';

/** Milliseconds until an answer counts as missing. */
const timeout = 10_000;

/** An answer that never came, or broke off. */
const noAnswer = (cause: unknown): never => {
  throw new UnreachableError('No answer', { cause });
};

const isMoved = (answer: PageData | MovedPage): answer is MovedPage => answer.kind === 'redirect';

const addressFor = (page: PageDefinition, { params, search }: PageRequest): string =>
  addressOf(page, params) + stringifySearch(search);

/** An answer of the store's own server. It is of the same build as this script, so its type is known without a check. */
type PageResponse = Pick<Response, 'ok' | 'status' | 'headers'> & { json<Data>(): Promise<PageData<Data> | MovedPage> };
/** How the store's own server is asked. */
export type FetchPage = (address: string, init: RequestInit) => Promise<PageResponse>;

/**
 * Pages as the store's own server makes them: one call brings all that a page shows. `build` is that of this script.
 * Not by the visit's HTTP client, which is for the backend: these answers are the same for every visitor of a group and come
 * without the customer's token and without envelope, and the client (ky, valibot) is not in the first load, where this is.
 */
export function createStorePages(build: string, fetch: FetchPage = globalThis.fetch): PageSource {
  let remembered: { address: string; shown: PageData } | undefined;
  const request = async <Data>(address: string): Promise<PageData<Data>> => {
    const response = await fetch(dataAddress(build, address), { signal: AbortSignal.timeout(timeout) }).catch(noAnswer);
    // Another version of the shop took over: its page comes with its own scripts.
    if (response.status === 410) throw redirect({ href: address, reloadDocument: true });
    if (!response.ok) throw new ApiError(response.status, response.headers.get(referenceHeader) ?? '');
    const answer = await response.json<Data>().catch(noAnswer);
    if (isMoved(answer)) throw redirect({ href: answer.href, statusCode: answer.status });
    return answer;
  };
  return {
    load: async (page, asked) => {
      const address = addressFor(page, asked);
      const known = remembered;
      remembered = undefined;
      return known?.address === address && isOf(page, known.shown) ? known.shown : request(address);
    },
    // A `?` or `#` in a path is part of its name.
    resolve: (path, search) =>
      request(`/${path.split('/').map(encodeURIComponent).join('/')}${stringifySearch(search)}`),
    remember: (page, asked, data) => {
      remembered = { address: addressFor(page, asked), shown: { kind: page.kind, data } };
    },
  };
}
