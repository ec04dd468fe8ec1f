import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, packedOnce } from './encoding.ts';
import type { OutputCache } from './outputCache.ts';
import { noncePolicy, securityHeaders, withoutNonce } from './policy.ts';
import { renderPage, type RenderedPage, type Renderer } from './renderPage.tsx';

/** Answers page requests. */
export type PageHandler = {
  /** Sends a finished page that is kept; false when there is none. */
  sendKept: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Draws the page. Throws what drawing throws, before anything is sent. */
  draw: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
};

/** Routes whose pages belong to one shopper, and are never kept. */
const personalRoutes = /checkout|cart|error|account/;

/** A handler over the renderer, with the output cache if there is one. */
export function createPageHandler(renderer: Renderer, cache: OutputCache | undefined): PageHandler {
  return {
    sendKept: (incoming, outgoing) => cache !== undefined && sendKept(cache, incoming, outgoing),
    draw: async (incoming, outgoing) => {
      const address = incoming.url ?? '/';
      const keep = cache?.begin(address);
      const gone = new AbortController();
      outgoing.on('close', () => gone.abort());
      const headers = { 'user-agent': incoming.headers['user-agent'] ?? '' };
      const page = await renderPage(renderer, new URL(address, renderer.baseUrl), { headers, signal: gone.signal });
      await sendPage(page, incoming, outgoing);
      const { response, routeIds, html, nonce } = page;
      const mayKeep = response.status === 200 && !routeIds.some((id) => personalRoutes.test(id));
      if (mayKeep) await keep?.(withoutNonce(html, nonce), page.facts());
    },
  };
}

/** The answer was made when the page was kept: here it is only found. */
function sendKept(
  cache: OutputCache,
  { url = '/', method, headers }: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const page = cache.get(url);
  if (page === undefined) return false;
  if (headers['if-none-match'] === page.etag) {
    outgoing.writeHead(304, page.headers).end();
    return true;
  }
  const answer = page.answers[acceptedEncoding(headers['accept-encoding'])];
  outgoing.writeHead(200, answer.headers).end(method === 'HEAD' ? undefined : answer.body);
  return true;
}

async function sendPage(page: RenderedPage, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { response, html, nonce } = page;
  const encoding = html === '' ? 'identity' : acceptedEncoding(incoming.headers['accept-encoding']);
  const body = await packedOnce(html, encoding);
  if (outgoing.destroyed) return;
  outgoing.writeHead(response.status, {
    ...securityHeaders,
    ...Object.fromEntries(response.headers),
    'cache-control': 'private, no-cache',
    'content-security-policy': noncePolicy(nonce),
    vary: 'Accept-Encoding',
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
