import { createRequestHandler, getSsrStatus, type RequestHandler } from '@tanstack/react-router/ssr/server';
import type { CustomerGroup } from '@etalage/catalog/headless';
import {
  createPageNotes,
  createRouteTree,
  createShopRouter,
  createVisit,
  isUnreachable,
  loadPageServers,
  type MovedPage,
  type PageDefinition,
  type PageFacts,
  type PageNotes,
  type PageServers,
  pages as shopPages,
  type Services,
  sharing,
  shownBy,
  type ShownPage,
  type ShopRouter,
  type StoreApp,
  writePageData,
} from '@etalage/shell/server';
import type { Report } from './report.ts';

/** What loading pages needs, made once per server. */
export type PageLoader = {
  app: StoreApp;
  baseUrl: string;
  /** Services of one request, for guests or for a group of customers. */
  services: (group?: CustomerGroup) => Services;
  /** Other pages than the shop's, with their routes. */
  site?: Site;
  report: Report;
};

/** The pages of a shop, and their routes. */
export type Site = { pages: readonly PageDefinition[]; routeTree: ReturnType<typeof createRouteTree> };

/** The data of a page as JSON. Without facts it must not be cached. `reference` is the log reference of a failure. */
export type PageData = {
  status: number;
  text: string;
  /** Whether the data are there all the same, without a part. */
  isIncomplete?: boolean;
  reference?: string | undefined;
  facts?: () => PageFacts;
};

/**
 * Runs the loaders of an address for a soft navigation, and draws nothing. An address that leads elsewhere answers where;
 * one whose page has no data (the cart, the checkout) is not there.
 */
export async function loadPage(
  loader: PageLoader,
  url: URL,
  request: RequestInit,
  group?: CustomerGroup,
): Promise<PageData> {
  const { notes, facts } = createPageNotes();
  let shown: ShownPage | undefined;
  let reference: string | undefined;
  const ofGroup = { ...loader, services: () => loader.services(group) };
  const handle = await requestHandler(ofGroup, new Request(url, request), notes);
  const servers = await loadPageServers(pagesOf(loader));
  const { status, headers } = await handle(async ({ router }) => {
    reference = reportFailures(loader, router, url);
    shown = shownOn(loader, router);
    return new Response(null, { status: statusOf(router, shown, servers) });
  });
  const href = headers.get('location');
  if (href !== null)
    return { status: 200, text: JSON.stringify({ kind: 'redirect', href, status } satisfies MovedPage) };
  if (isIncomplete(shown, servers)) return { status, text: JSON.stringify(shown?.data), isIncomplete: true };
  if (status !== 200) return { status, text: '', reference };
  if (shown?.data === undefined) return { status: 404, text: '' };
  return { status, text: JSON.stringify(shown.data), ...(!shown.page?.isPersonal && { facts }) };
}

/** Loads the page of one request with a router of its own, and answers what it is asked to make of it, or the redirect. */
export async function requestHandler(
  loader: PageLoader,
  request: Request,
  notes: PageNotes,
  nonce?: string,
): Promise<RequestHandler<ShopRouter>> {
  const { app, baseUrl, services, site } = loader;
  const servers = await loadPageServers(pagesOf(loader));
  return createRequestHandler({
    request,
    createRouter: () =>
      createShopRouter({
        ...(nonce === undefined ? {} : { nonce }),
        routeTree: site?.routeTree,
        write: writePageData(servers),
        context: {
          app,
          baseUrl,
          notes,
          pages: services(),
          visit: createVisit(app),
          regions: {},
          isServer: true,
          sharing,
        },
      }),
  });
}

/** The pages of this shop. */
export const pagesOf = ({ site }: PageLoader): readonly PageDefinition[] => site?.pages ?? shopPages;

/** What a loaded router shows. */
export const shownOn = (loader: PageLoader, router: ShopRouter): ShownPage =>
  shownBy(router.state.matches, pagesOf(loader));

/** Logs the loader errors of a page, and returns the reference of the last one. */
export function reportFailures({ report }: PageLoader, router: ShopRouter, { pathname }: URL): string | undefined {
  const failed = router.state.matches.filter(({ status }) => status === 'error');
  return failed.map(({ error }) => report(error, pathname)).at(-1);
}

/** The status of a loaded page; 503 when the backend did not answer, also where its page says so in place of a part. */
export function statusOf(router: ShopRouter, shown: ShownPage, servers: PageServers): number {
  const isMissing = router.state.matches.some(({ error }) => isUnreachable(error));
  return isMissing || isIncomplete(shown, servers) ? 503 : getSsrStatus(router);
}

const isIncomplete = ({ data }: Partial<ShownPage> = {}, servers: PageServers): boolean =>
  data !== undefined && servers.get(data.kind)?.isIncomplete?.(data.data) === true;
