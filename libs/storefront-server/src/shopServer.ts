import { boundConnections, securityHeaders } from '@etalage/core/server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { PageHandler } from './pageHandler.ts';
import { sendLastResort, type LastResort } from './lastResort.ts';
import type { Proxy } from './proxy.ts';
import type { Report } from './report.ts';
import { sendFile, type loadStaticFiles } from './staticFiles.ts';

/** What one store server is made of. */
export type ShopServerParts = Pick<LastResort, 'storeName' | 'words'> & {
  files: ReturnType<typeof loadStaticFiles>;
  proxy: Proxy;
  page: PageHandler;
  /** Whether the backend answers. */
  backendIsUp: () => Promise<boolean>;
  report: Report;
};

/** The HTTP server of one store: its files, its backend behind /api and /img, its pages. */
export function createShopServer(parts: ShopServerParts): Server {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (parts.page.sendKept(incoming, outgoing)) return;
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    const asset = path.startsWith('/assets/') && isRead(incoming) ? parts.files.get(path) : undefined;
    if (asset !== undefined) return sendFile(asset, incoming, outgoing);
    // A part of a page has no frame, referrer or permissions of its own.
    for (const [name, value] of Object.entries(securityHeaders)) outgoing.setHeader(name, value);
    if (/^\/(api|img)\//.test(path)) return parts.proxy.forward(incoming, outgoing);
    if (searchEngineFile.test(path) && isRead(incoming)) {
      incoming.url = `/api/feeds${path}`;
      return parts.proxy.forward(incoming, outgoing);
    }
    if (path === '/health') return sendHealth(parts, outgoing);
    if (!isRead(incoming)) return void outgoing.writeHead(405, { allow: 'GET, HEAD' }).end();
    const file = parts.files.get(path);
    if (file !== undefined) return sendFile(file, incoming, outgoing);
    if (isFileAddress(path)) return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('404');
    await parts.page.answer(incoming, outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    // Open until told otherwise: HTTP/1.1 says so already.
    outgoing.removeHeader('connection');
    answer(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.destroyed) return;
      sendLastResort(outgoing, { ...parts, reference: parts.report(error, incoming.url ?? '/') });
    });
  });
  boundConnections(server);
  return server;
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** What the backend writes for search engines stands at the root of the shop (SEO-06, SEO-07, SEO-08). */
const searchEngineFile = /^\/(robots\.txt|sitemap(-[a-z0-9-]+)?\.xml|merchant-feed\.xml|blog-feed\.xml)$/;

/** Addresses that only files have: a page for them would cost a drawing and help nobody. */
const isFileAddress = (path: string) => path.startsWith('/assets/') || path === '/favicon.ico';

async function sendHealth(parts: ShopServerParts, outgoing: ServerResponse): Promise<void> {
  const backend = (await parts.backendIsUp()) ? 'up' : 'down';
  outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(JSON.stringify({ status: 'ok', backend }));
}
