import { createEventBus } from '@etalage/core';
import { createRequestHandler, getSsrStatus, type RequestHandler } from '@tanstack/react-router/ssr/server';
import {
  createPageNotes,
  createShopRouter,
  isUnreachable,
  type PageFacts,
  type PageNotes,
  pageText,
  type Redirection,
  type Services,
  type ShopRouter,
  type StoreApp,
} from '@etalage/shell/server';
import type { Report } from './report.ts';

/** What loading pages needs, made once per server. */
export type PageLoader = {
  app: StoreApp;
  baseUrl: string;
  /** Services of one request. */
  services: () => Services;
  report: Report;
};

/** What a page shows, as JSON; without facts it may not be kept. */
export type PageData = { status: number; text: string; facts?: () => PageFacts };

/**
 * Runs the loaders of an address for a soft navigation, and draws nothing. An address that leads elsewhere answers where;
 * one whose page has no data (the cart, the checkout) is not there.
 */
export async function loadPage(loader: PageLoader, url: URL, request: RequestInit): Promise<PageData> {
  const { notes, facts } = createPageNotes();
  let data: unknown;
  const { status, headers } = await requestHandler(
    loader,
    new Request(url, request),
    notes,
  )(async ({ router }) => {
    reportFailures(loader, router, url);
    data = router.state.matches.at(-1)?.loaderData;
    return new Response(null, { status: statusOf(router) });
  });
  const href = headers.get('location');
  if (href !== null) return { status: 200, text: JSON.stringify({ href, status } satisfies Redirection) };
  if (status !== 200) return { status, text: '' };
  return data === undefined ? { status: 404, text: '' } : { status, text: JSON.stringify(data), facts };
}

/** Loads the page of one request with a router of its own, and answers what it is asked to make of it, or the redirect. */
export const requestHandler = (
  { app, baseUrl, services }: PageLoader,
  request: Request,
  notes: PageNotes,
  nonce?: string,
): RequestHandler<ShopRouter> =>
  createRequestHandler({
    request,
    createRouter: () =>
      createShopRouter({
        ...(nonce === undefined ? {} : { nonce }),
        write: pageText,
        context: { app, baseUrl, notes, pages: services(), events: createEventBus(), regions: {}, isServer: true },
      }),
  });

/** Reports the errors that a page shows in place of what it could not load. */
export function reportFailures({ report }: PageLoader, router: ShopRouter, { pathname }: URL): void {
  for (const { status, error } of router.state.matches) if (status === 'error') report(error, pathname);
}

/** The status of a loaded page; 503 when the backend did not answer, also where its page says so in place of a list. */
export const statusOf = (router: ShopRouter): number =>
  router.state.matches.some(({ error, loaderData }) => isUnreachable(error) || isUnlisted(loaderData))
    ? 503
    : getSsrStatus(router);

const isUnlisted = (data: ShopRouter['state']['matches'][number]['loaderData']): boolean =>
  data !== undefined && 'listing' in data && data.listing.isUnreachable === true;
