import type { Endpoints } from '@etalage/core';
import { personalHeader } from './names.ts';

/** The kinds of requests that the service worker handles. */
export type Kind = 'page' | 'data' | 'asset' | 'picture' | 'catalogue';

/** What is kept of the store's own server, by the start of its path. */
const kept: readonly (readonly [start: string, kind: Kind])[] = [
  ['/assets/', 'asset'],
  ['/img/', 'picture'],
  ['/_data/', 'data'],
];
/** The endpoints whose answers are the same for every shopper: those of all others are nobody's to keep. */
const shared = ['search', 'cms', 'reviews'] as const satisfies readonly (keyof Endpoints)[];

/** Addresses that are no pages, also where a link opens them. */
const notPages = /^\/(api|img|assets|_data|_group|health)\b/;

const isUnder = (path: string, endpoint: string) => path === endpoint || path.startsWith(`${endpoint}/`);

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** The place where a service worker works: the origin of its store, and the endpoints of its store view. */
export type WorkerPlace = { origin: string; endpoints: Endpoints };

/** The kind of a request of this origin; undefined for one that the service worker leaves to the network (PWA-05). */
export function kindOf({ method, mode, url, headers }: Asked, { origin, endpoints }: WorkerPlace): Kind | undefined {
  const address = new URL(url);
  const isPersonal = headers.has('authorization') || address.searchParams.has('token');
  if (method !== 'GET' || address.origin !== origin || isPersonal) return undefined;
  const { pathname } = address;
  if (mode === 'navigate')
    return notPages.test(pathname) || Object.values(endpoints).some((endpoint) => isUnder(pathname, endpoint))
      ? undefined
      : 'page';
  if (shared.some((name) => isUnder(pathname, endpoints[name]))) return 'catalogue';
  return kept.find(([start]) => pathname.startsWith(start))?.[1];
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
