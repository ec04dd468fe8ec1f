import { personalHeader } from './names.ts';

/** The kinds of requests that the service worker handles. */
export type Kind = 'page' | 'data' | 'asset' | 'picture' | 'catalogue';

/** What is kept, by the start of its path. Of the backend only what is the same for every shopper: all else is nobody's to keep. */
const kept: readonly (readonly [start: string, kind: Kind])[] = [
  ['/assets/', 'asset'],
  ['/img/', 'picture'],
  ['/_data/', 'data'],
  ['/api/catalog/', 'catalogue'],
  ['/api/ext/cms/', 'catalogue'],
  ['/api/ext/reviews', 'catalogue'],
];

/** Addresses that are no pages, also where a link opens them. */
const notPages = /^\/(api|img|assets|_data|_group|health)\b/;

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** The kind of a request of this origin; undefined for one that the service worker leaves to the network (PWA-05). */
export function kindOf({ method, mode, url, headers }: Asked, origin: string): Kind | undefined {
  const address = new URL(url);
  const isPersonal = headers.has('authorization') || address.searchParams.has('token');
  if (method !== 'GET' || address.origin !== origin || isPersonal) return undefined;
  if (mode === 'navigate') return notPages.test(address.pathname) ? undefined : 'page';
  return kept.find(([start]) => address.pathname.startsWith(start))?.[1];
}

/** Whether an answer may be kept: a whole one, for anyone. One that was redirected cannot answer a navigation. */
export const mayKeep = ({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean =>
  status === 200 &&
  !redirected &&
  !headers.has(personalHeader) &&
  !headers.has('set-cookie') &&
  !/no-store/i.test(headers.get('cache-control') ?? '');
