import { completeView, type Endpoints } from '@etalage/core';
import { personalHeader } from './names.ts';

/** The kinds of requests that the service worker handles. */
export type Kind = 'page' | 'data' | 'asset' | 'picture' | 'catalogue';

/** What is kept of the store's own server, by the start of its path. */
const kept: readonly (readonly [start: string, kind: Kind])[] = [
  ['/assets/', 'asset'],
  ['/img/', 'picture'],
  ['/_data/', 'data'],
];
/** The endpoints whose answers are the same for every shopper. Those of all others are never kept (PWA-05). */
const publicEndpoints: ReadonlySet<string> = new Set<keyof Endpoints>(['search', 'cms', 'reviews']);

/** Addresses that are no pages, also where a link opens them. */
const notPages = /^\/(api|img|assets|_data|_group|health)\b/;

/** The name of the endpoint that a path belongs to: the one with the longest address, as one may lie under another. */
function endpointOf(path: string, endpoints: Endpoints): string | undefined {
  const found = Object.entries(endpoints).filter(([, start]) => path === start || path.startsWith(`${start}/`));
  return found.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** What a service worker knows of its store: its origin, and the endpoints of its store view. */
export type WorkerScope = { origin: string; endpoints: Endpoints };

/** Reads the scope from the service worker's URL, whose query names the endpoints that differ from the defaults. */
export const scopeOf = ({ origin, search }: Pick<Location, 'origin' | 'search'>): WorkerScope => ({
  origin,
  endpoints: completeView({ endpoints: Object.fromEntries(new URLSearchParams(search)) }).endpoints,
});

/** The kind of a request of this origin; undefined for one that the service worker leaves to the network (PWA-05). */
export function kindOf({ method, mode, url, headers }: Asked, { origin, endpoints }: WorkerScope): Kind | undefined {
  const address = new URL(url);
  const isPersonal = headers.has('authorization') || address.searchParams.has('token');
  if (method !== 'GET' || address.origin !== origin || isPersonal) return undefined;
  const { pathname } = address;
  const endpoint = endpointOf(pathname, endpoints);
  if (mode === 'navigate') return endpoint !== undefined || notPages.test(pathname) ? undefined : 'page';
  if (endpoint !== undefined) return publicEndpoints.has(endpoint) ? 'catalogue' : undefined;
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
