import { createEventBus } from '@etalage/core';
import { createRequestHandler, renderRouterToStream, RouterServer } from '@tanstack/react-router/ssr/server';
import { randomBytes } from 'node:crypto';
import { isUnreachable } from '../router/pageErrors.ts';
import { ServerPartsProvider, type ServerParts } from '../router/serverParts.tsx';
import { createShopRouter, type ShopRouter } from '../router/shopRouter.tsx';
import type { Services } from '../services/services.ts';
import type { StoreApp } from '../storeApp.ts';
import type { PageFacts } from './outputCache.ts';
import { HeadAssets } from './HeadAssets.tsx';
import type { PageAssets } from './pageAssets.ts';
import { createPageNotes } from './pageNotes.ts';

/** What drawing pages needs, made once per server. */
export type Renderer = {
  app: StoreApp;
  baseUrl: string;
  /** Clients of one request. */
  services: () => Promise<Services>;
  assetsOf: (routeIds: readonly string[]) => PageAssets;
  /** The regions of the page that the server alone draws. */
  regions: () => Promise<ServerParts>;
};

/** A drawn page: the answer, its nonce, and, once its body has ended, what it showed. */
export type RenderedPage = { response: Response; nonce: string; routeIds: readonly string[]; facts: () => PageFacts };

/** Draws the page of an address, for a guest: what is personal is the browser's. */
export async function renderPage(renderer: Renderer, url: URL, request: RequestInit): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64url');
  const { notes, facts, data } = createPageNotes();
  const { app, baseUrl, services } = renderer;
  const context = { app, baseUrl, services, events: createEventBus(), notes, regions: {}, isServer: true };
  let routeIds: readonly string[] = [];
  const regions = renderer.regions();
  const handle = createRequestHandler({
    request: new Request(url, request),
    createRouter: () => createShopRouter({ nonce, context }),
  });
  const response = await handle(async ({ request: asked, router, responseHeaders }) => {
    routeIds = router.state.matches.map((match) => match.routeId);
    const head = <HeadAssets assets={renderer.assetsOf(routeIds)} data={data} nonce={nonce} />;
    const parts = { ...(await regions), head };
    const page = await renderRouterToStream({
      request: asked,
      router,
      responseHeaders,
      children: (
        <ServerPartsProvider value={parts}>
          <RouterServer router={router} />
        </ServerPartsProvider>
      ),
    });
    return lacksBackend(router) ? unavailable(page) : page;
  });
  return { response, nonce, routeIds, facts };
}

const lacksBackend = (router: ShopRouter) => router.state.matches.some(({ error }) => isUnreachable(error));

type SsrPage = Awaited<ReturnType<typeof renderRouterToStream>>;

/** The same page with the status that asks robots and proxies to come back. */
function unavailable(page: SsrPage): SsrPage {
  const { body, headers } = page.response;
  const answer = new Response(body, { status: 503, headers });
  answer.headers.set('retry-after', '5');
  return { ...page, response: answer };
}
