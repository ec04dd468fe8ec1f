import type { StoreSettings } from '@etalage/core';
import { nl } from '@etalage/shell/nl';
import { createServices } from '@etalage/shell/server';
import { createOutputCache, createPageHandler } from '@etalage/storefront-server';
import { Window, type Document } from 'happy-dom';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestBackend } from '../../../backend/src/testing/aBackend.ts';
import { words } from './words.ts';

/** Asks a store server over this backend for pages, one after the other, as a guest gets them. */
export async function withPages(
  view: StoreSettings,
  backend: Pick<TestBackend, 'fetch' | 'clock'>,
  read: (pageOf: (path: string) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const now = () => backend.clock.now();
  const fetch: typeof globalThis.fetch = (input, init) => backend.fetch(input, init);
  const options = { view, words, siteUrl: view.baseUrl, baseUrl: 'http://backend.test', fetch, now };
  const parts = {
    app: { view, words: nl },
    baseUrl: view.baseUrl,
    services: () => createServices(options),
    assetsOf: () => ({ entry: 'client.js', scripts: [], styles: [], forCart: [] }),
    regions: async () => ({}),
    report: () => '',
  };
  const handler = createPageHandler(parts, 'client-abc', createOutputCache(now));
  const server = createServer((incoming, outgoing) => void handler.answer(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await read(async (path) => {
    const answer = await globalThis.fetch(`http://127.0.0.1:${port}${path}`);
    const { document } = new Window();
    document.write(await answer.text());
    const main = document.querySelector('main');
    return {
      status: answer.status,
      document,
      heading: main?.querySelector('h1')?.textContent ?? '',
      text: main?.textContent ?? '',
      html: document.title + (main?.outerHTML ?? ''),
      canPress: (main?.querySelector('button:not([disabled])') ?? null) !== null,
      canOrder: (main?.querySelector('button[data-act="add-to-cart"]:not([disabled])') ?? null) !== null,
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(({ textContent }) => textContent)
        .join('\n'),
    };
  });
  server.close();
}

/** What a guest reads of a page, its markup, and whether there is anything to press, and to order. */
export type Page = {
  status: number;
  document: Document;
  heading: string;
  text: string;
  html: string;
  canPress: boolean;
  canOrder: boolean;
  /** The text of its JSON-LD. */
  structuredData: string;
};
