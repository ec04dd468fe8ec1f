import { assembleShop } from '@etalage/storefront-server';
import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictures, folderOriginals } from '../../backend/src/images/pictures.ts';
import { aBackend, aFolder } from '../../backend/src/testing/aBackend.ts';
import { fashion } from '../../fashion/src/store.ts';
import { anEmptyBuild } from './testing/anEmptyBuild.ts';
import { words } from './testing/words.ts';

/** The address of the store. */
let shop: string;
/** Two pictures, by the addresses that its pages have. */
let catalogue: string;
const content = '/img/content/375/w/towel.jpg';
const ends: (() => void)[] = [];
beforeAll(async () => {
  const originals = aFolder();
  mkdirSync(join(originals, 'w'), { recursive: true });
  await sharp({ create: { width: 600, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toFile(join(originals, 'w/towel.jpg'));
  const pictures = createPictures({ originals: [folderOriginals(originals)] });
  catalogue = `/img/150/150/resize${pictures.address('/w/towel.jpg')}`;
  const { app } = await aBackend({ pictures });
  const { promise: listening, resolve } = Promise.withResolvers<AddressInfo>();
  const behind = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  const backendUrl = `http://127.0.0.1:${(await listening).port}`;
  const clientDir = anEmptyBuild();
  const stop = new AbortController();
  const settings = { port: 0, host: '127.0.0.1', baseUrl: 'https://f.test', backendUrl, trusts: () => false };
  const server = assembleShop({
    ...{ app: fashion, words, clientDir, complain: () => undefined, signal: stop.signal },
    settings: { ...settings, outputCache: false, serviceWorker: true, adminKey: undefined },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  shop = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  ends.push(() => {
    stop.abort();
    server.close();
    behind.close();
    rmSync(clientDir, { recursive: true });
  });
});
afterAll(() => ends.forEach((end) => end()));

const ask = (path: string, accept: string) => fetch(`${shop}${path}`, { headers: { accept } });
/** The type that the store's server says, and the format of the bytes that it sends. */
async function formatOf(path: string, accept: string) {
  const answer = await ask(path, accept);
  const { format } = await sharp(await answer.arrayBuffer()).metadata();
  return [answer.headers.get('content-type'), format];
}

describe('pictures that a browser asks of the server of a store', () => {
  it('UI-03 a browser that shows WebP gets WebP', async () =>
    expect(await formatOf(catalogue, 'image/webp,image/*,*/*;q=0.8')).toEqual(['image/webp', 'webp']));

  it('UI-03 a browser that does not show WebP gets none', async () =>
    expect(await formatOf(catalogue, 'image/png,image/svg+xml,image/*;q=0.8')).toEqual(['image/jpeg', 'jpeg']));

  it.each([
    ['AVIF', 'image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif', 'heif'],
    ['WebP', 'image/webp,image/*,*/*;q=0.8', 'image/webp', 'webp'],
    ['JPEG', 'image/jpeg', 'image/jpeg', 'jpeg'],
  ])('IMG-04 a catalogue picture comes as %s by Accept', async (_what, accept, type, format) =>
    expect(await formatOf(catalogue, accept)).toEqual([type, format]),
  );

  it.each(['image/avif', 'image/webp', 'image/jpeg'])('IMG-04 %s comes with Vary: Accept', async (type) =>
    expect((await ask(catalogue, type)).headers.get('vary')).toBe('Accept'),
  );

  it('UI-03 a content picture, too, comes as WebP to a browser that shows it', async () =>
    expect(await formatOf(content, 'image/webp,image/*,*/*;q=0.8')).toEqual(['image/webp', 'webp']));
});
