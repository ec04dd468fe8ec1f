import { referenceHeader } from '@etalage/core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { partsOfDataAddress } from '../services/partsOfDataAddress.ts';
import { emptyResult } from './emptyResult.ts';
import { cacheOf, outdated, versionBefore, versionOf } from './generations.ts';
import { titleIn, withKeptPages, type KeptPage } from './keptPages.ts';
import { askVersion, guidePath, offlinePath, takeOver } from './names.ts';
import { kindOf, mayKeep, scopeOf, type Kind } from './rules.ts';

/*
 * The service worker of a store (decision 0015). `vite-plugin-pwa` builds it and writes the list of the build's files into it.
 */

type Extended = Event & { waitUntil(done: Promise<unknown>): void };
/** What TypeScript's library for pages does not know of a service worker's scope. */
type Scope = {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  addEventListener(type: 'install' | 'activate', listener: (event: Extended) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly { url: string }[]> };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};
declare const self: Scope;

const files = self.__WB_MANIFEST;
const version = versionOf(files.map(({ url }) => url));
const names = {
  assets: cacheOf(version, 'assets'),
  shells: cacheOf(version, 'shells'),
  pages: cacheOf(version, 'pages'),
  data: cacheOf(version, 'data'),
  lateAssets: cacheOf('all', 'assets'),
  pictures: cacheOf('all', 'pictures'),
  catalogue: cacheOf('all', 'catalogue'),
};
const scope = scopeOf(location);
const day = 24 * 60 * 60;
/** Seconds that the network has before what is kept is shown. */
const networkTimeoutSeconds = 4;

const keeping = (maxEntries: number, days: number) => [
  { cacheWillUpdate: async ({ response }: { response: Response }) => (mayKeep(response) ? response : null) },
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }),
];
const matchOptions = { ignoreVary: true };

const assets = new PrecacheController({ cacheName: names.assets });
assets.addToCacheList(files);
const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds,
  matchOptions,
  plugins: keeping(60, 30),
});
const strategies = {
  page: pages,
  data: new NetworkFirst({ cacheName: names.data, networkTimeoutSeconds, matchOptions, plugins: keeping(80, 30) }),
  /** Of a version that is not this worker's: it took over after the page had come, or has not taken over yet. */
  asset: new CacheFirst({ cacheName: names.lateAssets, matchOptions, plugins: keeping(200, 30) }),
  picture: new StaleWhileRevalidate({ cacheName: names.pictures, matchOptions, plugins: keeping(150, 30) }),
  catalogue: new NetworkFirst({
    cacheName: names.catalogue,
    networkTimeoutSeconds,
    matchOptions,
    plugins: keeping(60, 1),
  }),
} satisfies Record<Kind, unknown>;

for (const kind of ['page', 'data', 'picture', 'catalogue'] as const)
  registerRoute(({ request }) => kindOf(request, scope) === kind, strategies[kind]);
// A file of the build never changes under its name: that of any version will do.
registerRoute(
  ({ request }) => kindOf(request, scope) === 'asset',
  async (asked) => (await caches.match(asked.request, matchOptions)) ?? strategies.asset.handle(asked),
);
setCatchHandler(async ({ request }) => {
  const kind = kindOf(request, scope);
  if (kind === 'page')
    return (
      (await keptPage(request.url)) ??
      (await redirectToKept(request.url)) ??
      (await redirectToGuide(request.url)) ??
      offlinePage()
    );
  return kind === 'data' ? withoutData(request.url) : Response.error();
});

/** Pages that a browser has whether they were visited or not, so that there is a way on from everywhere. */
const shells = [offlinePath, '/', '/cart/', '/checkout', '/wishlist', '/my-account/wishlist', guidePath];

self.addEventListener('install', (event) => event.waitUntil(Promise.all([assets.install(event), keepShells()])));

async function keepShells(): Promise<void> {
  const cache = await caches.open(names.shells);
  await Promise.all(shells.map(async (path) => cache.put(path, await loaded(path))));
}

async function loaded(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
}

self.addEventListener('activate', (event) => event.waitUntil(begin(event)));

/** Takes care of the tabs that are open: their pages were loaded before this worker could keep them. */
async function begin(event: Extended): Promise<void> {
  await assets.activate(event);
  for (const name of outdated(await caches.keys(), version)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // Not waited for: until the worker is active, the calls of these tabs wait for it.
  for (const { url } of await self.clients.matchAll()) void keepVisited(url).catch(() => undefined);
}

async function keepVisited(url: string): Promise<void> {
  const request = new Request(url.replace(/#.*/, ''), { cache: 'no-cache' });
  const asked = { method: 'GET', mode: 'navigate', url: request.url, headers: request.headers } as const;
  if (kindOf(asked, scope) !== 'page') return;
  const answer = await fetch(request);
  if (mayKeep(answer)) await (await caches.open(names.pages)).put(request, answer);
}

self.addEventListener('message', ({ data, ports }) => {
  // A new version waits until the shopper agrees, or until no tab shows the old one (PWA-04).
  if (data === takeOver) void self.skipWaiting();
  if (data === askVersion) ports[0]?.postMessage(version);
});

/** A page of this version or of the one before. */
async function keptPage(url: string): Promise<Response | undefined> {
  const before = versionBefore(await caches.keys(), version);
  const places = [names.pages, ...(before === undefined ? [] : [cacheOf(before, 'pages')]), names.shells];
  for (const name of places) {
    const found = await (await caches.open(name)).match(url, matchOptions);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Redirects to the kept page whose path differs only by the slash at its end, as the server does. */
async function redirectToKept(url: string): Promise<Response | undefined> {
  const other = new URL(url);
  other.pathname = other.pathname.endsWith('/') ? other.pathname.slice(0, -1) : `${other.pathname}/`;
  return (await keptPage(other.href)) && Response.redirect(other.href);
}

/** Redirects to the guide, which opens a page of which the browser has the data alone, as a link led to it. */
async function redirectToGuide(url: string): Promise<Response | undefined> {
  const kept = await (await caches.open(names.data)).keys();
  const hasData = kept.some((request) => pageOfData(request.url) === url);
  return hasData ? Response.redirect(`${guidePath}#${url.slice(scope.origin.length)}`) : undefined;
}

/** The address of the page that shows the data of an address. */
function pageOfData(url: string): string | undefined {
  const { pathname, search, origin } = new URL(url);
  const page = partsOfDataAddress(pathname + search)?.page;
  return page && origin + page;
}

async function offlinePage(): Promise<Response> {
  const page = await caches.match(offlinePath, { ...matchOptions, cacheName: names.shells });
  if (page === undefined) return Response.error();
  const html = withKeptPages(await page.text(), await visitedPages());
  return new Response(html, { status: 503, headers: page.headers });
}

/** How many pages the offline page lists. */
const listed = 12;

/** The pages that were visited last. */
async function visitedPages(): Promise<KeptPage[]> {
  const cache = await caches.open(names.pages);
  const requests = (await cache.keys()).toReversed().slice(0, listed);
  const found = await Promise.all(
    requests.map(async (request) => {
      const title = titleIn((await (await cache.match(request, matchOptions))?.text()) ?? '');
      const { pathname, search } = new URL(request.url);
      return title === undefined ? [] : [{ href: pathname + search, title }];
    }),
  );
  return found.flat();
}

/**
 * The answer to a page of the running shop that asks for data which nobody has: that its document is there, as a page of
 * another version is loaded anew with its document, or that it is nowhere (NAV-07).
 */
async function withoutData(url: string): Promise<Response> {
  const page = pageOfData(url);
  const hasDocument = page !== undefined && (await keptPage(page)) !== undefined;
  return hasDocument
    ? new Response(null, { status: 410 })
    : new Response(null, { status: 504, headers: { [referenceHeader]: emptyResult } });
}
