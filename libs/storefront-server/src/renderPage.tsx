import { RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { randomBytes } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  createPageNotes,
  loadPageServers,
  type PageFacts,
  type PageNotes,
  readyParts,
  type ServerParts,
  ServerPartsProvider,
} from '@etalage/shell/server';
import { HeadAssets } from './HeadAssets.tsx';
import { pagesOf, reportFailures, requestHandler, shownOn, statusOf, type PageLoader } from './loadPage.ts';
import { codeOf, type PageAssets, type PageCode } from './pageAssets.ts';
import { withoutUnused } from './unusedStyles.ts';

/** What drawing pages needs, made once per server. */
export type Renderer = PageLoader & {
  assetsOf: (code: PageCode) => PageAssets;
  /** The regions of the page that the server alone draws. */
  regions: (notes: PageNotes) => Promise<ServerParts>;
};

/** A drawn page: its status and headers, its text ('' for a redirect), its nonce, whether anyone may have it, and what it showed. */
export type RenderedPage = {
  response: Response;
  html: string;
  nonce: string;
  isPersonal: boolean;
  facts: () => PageFacts;
};

/**
 * Draws the page of an address, for a guest: what is personal is the browser's. Every loader has answered before the
 * first tag is written, so the page is drawn in one go: that costs half as much as a stream of it.
 */
export async function renderPage(renderer: Renderer, url: URL, request: RequestInit): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64url');
  const { notes, facts, data } = createPageNotes();
  let isPersonal = false;
  let html = '';
  const regions = renderer.regions(notes);
  await readyParts(renderer.app.words, pagesOf(renderer));
  const handle = await requestHandler(renderer, new Request(url, request), notes, nonce);
  const servers = await loadPageServers(pagesOf(renderer));
  const response = await handle(async ({ router, responseHeaders }) => {
    const failure = reportFailures(renderer, router, url);
    const shown = shownOn(renderer, router);
    isPersonal = shown.page?.isPersonal === true;
    const assets = renderer.assetsOf(codeOf(shown));
    const head = <HeadAssets assets={assets} data={data} nonce={nonce} />;
    const parts = { ...(await regions), head, ...(failure !== undefined && { failure }) };
    const status = statusOf(router, shown, servers);
    const drawn = renderToString(
      <ServerPartsProvider value={parts}>
        <RouterServer router={router} />
      </ServerPartsProvider>,
    );
    const whole = await transformHtmlStringWithRouter(router, drawn);
    html = withoutUnused(whole, assets.styles);
    return new Response(null, { status, headers: responseHeaders });
  });
  return { response, html, nonce, isPersonal, facts };
}
