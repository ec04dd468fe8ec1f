import { createRequestHandler, renderRouterToStream, RouterServer } from '@tanstack/react-router/ssr/server';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createShopRouter } from '../router/shopRouter.tsx';
import { ServerPartsProvider } from '../router/serverParts.tsx';
import { createServices } from '../services/services.ts';
import type { StoreApp } from '../storeApp.ts';
import { createPageAssets, HeadAssets } from './pageAssets.tsx';

export function serve(app: StoreApp): void {
  const clientDir = join(import.meta.dirname, '../client');
  const assetsOf = createPageAssets(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')), clientDir);
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    if (url.pathname.startsWith('/assets/')) {
      outgoing.setHeader('content-type', url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript');
      outgoing.end(readFileSync(join(clientDir, url.pathname)));
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    const handle = createRequestHandler({
      request: new Request(url, { headers: { 'user-agent': incoming.headers['user-agent'] ?? '' } }),
      createRouter: () =>
        createShopRouter({
          nonce,
          context: { app, baseUrl: app.view.baseUrl, regions: {}, isServer: true, services: async () => createServices({ storeCode: app.view.storeCode }) },
        }),
    });
    const response = await handle(({ request, router, responseHeaders }) => {
      const assets = assetsOf(router.state.matches.map((match) => match.routeId));
      return renderRouterToStream({
        request,
        router,
        responseHeaders,
        children: (
          <ServerPartsProvider value={{ head: <HeadAssets assets={assets} nonce={nonce} /> }}>
            <RouterServer router={router} />
          </ServerPartsProvider>
        ),
      });
    });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.body) Readable.fromWeb(response.body).pipe(outgoing);
    else outgoing.end();
  });
  server.listen(Number(process.env.PORT ?? 4402));
}
