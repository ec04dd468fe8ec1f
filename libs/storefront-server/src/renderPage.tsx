import { RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { randomBytes } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  createPageNotes,
  type PageFacts,
  type PageNotes,
  readyParts,
  type ServerParts,
  ServerPartsProvider,
} from '@etalage/shell/server';
import { HeadAssets } from './HeadAssets.tsx';
import { reportFailures, requestHandler, statusOf, type PageLoader } from './loadPage.ts';
import type { PageAssets } from './pageAssets.ts';

/** What drawing pages needs, made once per server. */
export type Renderer = PageLoader & {
  assetsOf: (routeIds: readonly string[]) => PageAssets;
  /** The regions of the page that the server alone draws. */
  regions: (notes: PageNotes) => Promise<ServerParts>;
};

/** A drawn page: its status and headers, its text ('' for a redirect), its nonce, and what it showed. */
export type RenderedPage = {
  response: Response;
  html: string;
  nonce: string;
  routeIds: readonly string[];
  facts: () => PageFacts;
};

/** Where a stream of this page would go on; it is drawn in one go. */
const streamBoundary = /<script[^>]*>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;

/**
 * Draws the page of an address, for a guest: what is personal is the browser's. Every loader has answered before the
 * first tag is written, so the page is drawn in one go: that costs half as much as a stream of it.
 */
export async function renderPage(renderer: Renderer, url: URL, request: RequestInit): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64url');
  const { notes, facts, data } = createPageNotes();
  let routeIds: readonly string[] = [];
  let html = '';
  const regions = renderer.regions(notes);
  await readyParts();
  const handle = requestHandler(renderer, new Request(url, request), notes, nonce);
  const response = await handle(async ({ router, responseHeaders }) => {
    reportFailures(renderer, router, url);
    routeIds = router.state.matches.map((match) => match.routeId);
    const head = <HeadAssets assets={renderer.assetsOf(routeIds)} data={data} nonce={nonce} />;
    const parts = { ...(await regions), head };
    const status = statusOf(router);
    const drawn = renderToString(
      <ServerPartsProvider value={parts}>
        <RouterServer router={router} />
      </ServerPartsProvider>,
    );
    html = (await transformHtmlStringWithRouter(router, drawn)).replace(streamBoundary, '');
    return new Response(null, { status, headers: responseHeaders });
  });
  return { response, html, nonce, routeIds, facts };
}
