// @vitest-environment node
import { aStoreView } from '@etalage/core/testing';
import { ApiError } from '@etalage/core';
import { nl } from '@etalage/shell/nl';
import { createPageNotes, createStorePages } from '@etalage/shell/server';
import { someServices, type SomeServices } from '@etalage/shell/testing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageHandler } from './pageHandler.ts';
import { createReport } from './report.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A store server over HTTP, and its log. */
async function aStore(services: SomeServices) {
  const log: { reference: string }[] = [];
  const handler = createPageHandler(
    {
      app: { view: aStoreView(), words: nl },
      baseUrl: 'https://winkel.example',
      services: () => someServices(services),
      assetsOf: () => ({ entry: '/main.js', scripts: [], styles: [], forCart: [] }),
      regions: async () => ({}),
      report: createReport((line) => log.push(JSON.parse(line))),
    },
    'build',
    undefined,
  );
  const server = createServer((incoming, outgoing) => void handler.answer(incoming, outgoing));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { log, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

const failing = () => aStore({ category: () => Promise.reject(new TypeError('price is undefined')) });

describe('ERR-02 the status of a page', () => {
  it('ERR-02 is 404 of one that is not there', async () => {
    const { get } = await aStore({
      category: () => Promise.reject(new ApiError(404, 'Category query returned empty result')),
    });
    expect((await get('/c/bad')).status).toBe(404);
  });

  it('ERR-02 is 404 where no page has the address', async () => {
    const { get } = await aStore({});
    expect((await get('/bestaat-niet')).status).toBe(404);
  });

  it('ERR-02 is 404 of a section of the account that does not exist', async () => {
    const { get } = await aStore({});
    expect((await get('/my-account/punten')).status).toBe(404);
  });

  it('ERR-02 is 500 after a server failure', async () => {
    const { get } = await failing();
    expect((await get('/c/bad')).status).toBe(500);
  });
});

describe('ERR-08 the reference of a page that failed', () => {
  it("ERR-08 is on the page as in the server's log entry", async () => {
    const { get, log } = await failing();
    const html = await (await get('/c/bad')).text();
    expect(log.map(({ reference }) => reference)).toEqual([/id="region-failure">([2-9a-z]{8})</.exec(html)?.[1]]);
  });

  it("ERR-08 reaches the browser that asks for the page's data as in the server's log entry", async () => {
    const { get, log } = await failing();
    const browser = createStorePages('build', (address) => get(String(address)));
    const refusal: unknown = await browser
      .resolve('c/bad', {}, createPageNotes().notes)
      .catch((error: unknown) => error);
    expect(log).toHaveLength(1);
    expect(refusal).toMatchObject({ code: 500, message: log[0]?.reference });
  });
});
