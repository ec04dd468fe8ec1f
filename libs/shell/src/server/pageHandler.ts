import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, packer } from './encoding.ts';
import type { CachedPage, OutputCache } from './outputCache.ts';
import { noncePolicy, withoutNonce } from './policy.ts';
import { renderPage, type RenderedPage, type Renderer } from './renderPage.tsx';

/** Answers page requests. Throws what drawing throws, before anything is sent. */
export type PageHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Routes whose pages belong to one shopper, and are never kept. */
const personalRoutes = /checkout|cart|error|account/;

/** A handler over the renderer, with the output cache if there is one. */
export function createPageHandler(renderer: Renderer, cache: OutputCache | undefined): PageHandler {
  return async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', renderer.baseUrl);
    const kept = cache?.get(url.pathname + url.search);
    if (kept !== undefined) return sendKept(kept, incoming, outgoing);
    const keep = cache?.begin(url.pathname + url.search);
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    const page = await renderPage(renderer, url, {
      headers: { 'user-agent': incoming.headers['user-agent'] ?? '' },
      signal: gone.signal,
    });
    const html = await sendPage(page, incoming, outgoing);
    const mayKeep = page.response.status === 200 && !page.routeIds.some((id) => personalRoutes.test(id));
    if (html !== undefined && mayKeep) await keep?.(withoutNonce(html, page.nonce), page.facts());
  };
}

function sendKept(page: CachedPage, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const encoding = acceptedEncoding(incoming.headers['accept-encoding']);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: page.etag,
    vary: 'Accept-Encoding',
    'x-output-cache': 'hit',
  };
  if (incoming.headers['if-none-match'] === page.etag) return void outgoing.writeHead(304, headers).end();
  const body = page.body[encoding];
  const packing = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  outgoing.writeHead(200, { ...headers, ...packing, 'content-length': body.length });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** Streams the page; the whole text once it is sent, or undefined when the shopper left before. */
async function sendPage(
  page: RenderedPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<string | undefined> {
  const { response, nonce } = page;
  const body = incoming.method === 'HEAD' ? null : response.body;
  const encoding = body === null ? 'identity' : acceptedEncoding(incoming.headers['accept-encoding']);
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'cache-control': 'private, no-cache',
    'content-security-policy': noncePolicy(nonce),
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  if (body === null) {
    await response.body?.cancel();
    return void outgoing.end();
  }
  const packing = packer(encoding);
  packing?.pipe(outgoing);
  return pump(body, packing ?? outgoing);
}

async function pump(body: ReadableStream<Uint8Array>, target: NodeJS.WritableStream): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let html = '';
  try {
    for await (const chunk of body) {
      html += decoder.decode(chunk, { stream: true });
      if (!target.write(chunk)) await once(target, 'drain');
    }
    target.end();
    return html;
  } catch {
    target.end();
    return undefined;
  }
}
