// @vitest-environment node
import { aStoreView } from '@etalage/core/testing';
import { nl } from '@etalage/shell/nl';
import {
  addressOf,
  createPageNotes,
  createRouteTree,
  createServices,
  createStorePages,
  definePage,
  linksOf,
  loadServerWords,
  pages as shopPages,
  type PageDefinition,
  type PageServer,
} from '@etalage/shell/server';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutputCache } from './outputCache.ts';
import { codeOf, createPageAssets, parseManifest, type PageCode } from './pageAssets.ts';
import { createPageHandler } from './pageHandler.ts';
import { createSharedCatalogue } from './sharedCatalogue.ts';

type Look = { title: string; photos: readonly string[]; isCut: boolean };
type Lookbook = PageDefinition<'photobook', '/photobook/$season', Look>;

/** A page that the shop does not have; a test states what is special about its own. */
function aLookbook(rules: Partial<Lookbook> = {}, ofServer: Partial<PageServer<Look>> = {}): Lookbook {
  const Page = ({ data, params }: { data: Look; params: { season?: string } }) => (
    <h1>
      {data.title} ({params.season}): {data.photos.length} foto’s
    </h1>
  );
  return {
    ...definePage({
      kind: 'photobook',
      path: '/photobook/$season',
      server: async () => ({
        pageServer: {
          load: async ({ params: { season = '' }, search }) => ({
            ...{ title: `Lookbook ${season}`, isCut: season === 'herfst' },
            photos: Array.from({ length: Number(search['photos']) }, (_none, at) => `${season}-${at}.jpg`),
          }),
          isIncomplete: ({ isCut }: Look) => isCut,
          withoutStaticParts: (look: Look) => ({ ...look, photos: [] }),
          ...ofServer,
        },
      }),
      search: ({ photos = '2' }) => ({ photos }),
      component: Page,
      head: ({ data }) => ({ title: data?.title }),
    }),
    ...rules,
  };
}

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A store server whose shop has this page too, and no backend. */
async function aShopWith(page: PageDefinition) {
  const pages = [...shopPages, page];
  const view = aStoreView();
  const words = await loadServerWords(nl);
  const asked: PageCode[] = [];
  const fetch = () => Promise.reject(new TypeError('There is no backend.'));
  const cache = createOutputCache();
  const handler = createPageHandler(
    {
      app: { view, words: nl },
      baseUrl: 'https://winkel.example',
      site: { pages, routeTree: createRouteTree(pages, nl) },
      services: () =>
        createServices({ view, words, siteUrl: view.baseUrl, baseUrl: 'http://backend.test', fetch, pages }),
      assetsOf: (code) => {
        asked.push(code);
        return { entry: '/main.js', scripts: [], styles: [], forCart: [] };
      },
      regions: async () => ({}),
      report: () => '',
    },
    'client-abc',
    cache,
  );
  let work = Promise.resolve();
  const server = createServer((incoming, outgoing) => (work = handler.answer(incoming, outgoing)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stop = () => void server.close();
  const at = server.address();
  const origin = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
  const get = (path: string) => globalThis.fetch(origin + path);
  const isKept = async (path: string) => {
    await get(path);
    await work;
    return cache.get(path) !== undefined;
  };
  const browser = createStorePages('client-abc', (path) => get(String(path)));
  return { get, isKept, browser, asked, text: async (path: string) => (await get(path)).text() };
}

const { notes } = createPageNotes();

describe('a page that one definition adds', () => {
  it('has a route, which gives it its data and the params of its path', async () => {
    const { text } = await aShopWith(aLookbook());
    const html = (await text('/photobook/zomer')).replaceAll('<!-- -->', '');
    expect(html).toContain('<h1>Lookbook zomer (zomer): 2 foto’s</h1>');
  });

  it('reads the search params that it names', async () => {
    const { text } = await aShopWith(aLookbook());
    expect((await text('/photobook/zomer?photos=7')).replaceAll('<!-- -->', '')).toContain('7 foto’s');
  });

  it('has an address, and names by which links reach it', () => {
    expect(addressOf(aLookbook(), { season: 'zo & zo' })).toBe('/photobook/zo%20%26%20zo');
    expect(() => addressOf(aLookbook(), {})).toThrow("The page 'photobook' needs 'season'.");
    expect(linksOf(aLookbook())).toEqual({ photobook: '/photobook/$season' });
    expect(linksOf(aLookbook({ links: { looks: '/photobook/nieuw' } }))).toEqual({ looks: '/photobook/nieuw' });
  });

  it('has a title and a canonical address', async () => {
    const { text } = await aShopWith(aLookbook());
    const html = await text('/photobook/zomer?photos=7');
    expect(html).toMatch(/<title>Lookbook zomer/);
    expect(html).toContain('<link rel="canonical" href="https://winkel.example/photobook/zomer"/>');
  });

  it('gives the browser its data, with its kind', async () => {
    const { browser } = await aShopWith(aLookbook());
    const request = { params: { season: 'zomer' }, search: { photos: '1' } };
    expect(await browser.load(aLookbook(), request, notes)).toEqual({
      kind: 'photobook',
      data: { title: 'Lookbook zomer', photos: ['zomer-0.jpg'], isCut: false },
    });
  });

  it('leaves out of its document what its static parts show', async () => {
    const { text } = await aShopWith(aLookbook());
    expect(await text('/photobook/zomer')).not.toContain('zomer-0.jpg');
  });

  it('is for search engines, unless its definition says otherwise', async () => {
    const robots = '<meta name="robots" content="noindex"/>';
    expect(await (await aShopWith(aLookbook())).text('/photobook/zomer')).not.toContain(robots);
    stop();
    expect(await (await aShopWith(aLookbook({ isIndexed: false }))).text('/photobook/zomer')).toContain(robots);
  });

  it('answers 503 where a part of its data is missing', async () => {
    const { get } = await aShopWith(aLookbook());
    expect([(await get('/photobook/zomer')).status, (await get('/photobook/herfst')).status]).toEqual([200, 503]);
  });
});

describe('what is kept of a page that one definition adds', () => {
  it.each([
    ['a page', {}, {}, true],
    ['a page of one shopper', { isPersonal: true }, {}, false],
    ['a page that is made for each request', {}, { isUncached: true }, false],
  ])('%s: %o %o is kept: %s', async (_what, rules, ofServer, expected) => {
    const { isKept } = await aShopWith(aLookbook(rules, ofServer));
    expect(await isKept('/photobook/zomer')).toBe(expected);
    expect(await isKept('/_data/client-abc/photobook/zomer')).toBe(expected);
  });
});

describe('what all requests share of the data of a page that one definition adds', () => {
  const day = 86_400_000;
  /** How often the data of `/photobook/zomer` was made for three requests, a second apart. */
  const timesMade = async (rules: Partial<PageServer<Look>> = {}) => {
    let [made, now] = [0, 20_000 * day];
    const memory = createSharedCatalogue('followed', () => now).memory;
    const look = async () => ({ title: `Lookbook ${(made += 1)}`, photos: [], isCut: false });
    const pageServer = { load: (_request, { keep }) => keep('zomer', look), ...rules } satisfies PageServer<Look>;
    const page = aLookbook({ server: async () => ({ pageServer }) });
    const view = aStoreView();
    const words = await loadServerWords(nl);
    for (const _request of [1, 2, 3]) {
      const options = { view, words, siteUrl: view.baseUrl, baseUrl: 'http://backend.test', memory, now: () => now };
      await createServices(options).load(page, { params: { season: 'zomer' }, search: {} }, notes);
      now += 1000;
    }
    return made;
  };

  it.each<[what: string, Partial<PageServer<Look>>, times: number]>([
    ['what it asks `keep` for', {}, 1],
    ['that until it changes by itself', { endOf: (_look, { now }) => now + 2000 }, 2],
    ['as many answers as it says', { keptAnswers: 0 }, 3],
  ])('%s', async (_what, rules, times) => expect(await timesMade(rules)).toBe(times));
});

describe('the assets of a page that one definition adds', () => {
  const layout = 'layouts/default/';
  it('are those of its folder and of its layout', async () => {
    const { get, asked } = await aShopWith(aLookbook());
    await get('/photobook/zomer');
    expect(asked).toEqual([{ folders: [layout, 'pages/photobook/'], words: [], addsToCart: false }]);
  });

  it('are found in the build by that folder: scripts and words of the page, those of the cart, styles of its parts, and what the server draws', () => {
    const folder = mkdtempSync(join(tmpdir(), 'etalage-assets-'));
    for (const name of ['page', 'part', 'later', 'lazy', '.vite/frame']) {
      mkdirSync(join(folder, '.vite'), { recursive: true });
      writeFileSync(join(folder, `${name}.css`), `.${name.replace('.vite/', '')}{}`);
    }
    const of = (path: string, name: string) => [
      `../../libs/shell/src/pages/photobook/${path}`,
      { file: `${name}.js`, css: [`${name}.css`] },
    ];
    const chunks = [of('Page.tsx', 'page'), of('parts/Photos.tsx', 'part'), of('later/Zoom.tsx', 'later')];
    const later = (path: string, name: string, { to = [], css = [] }: { to?: string[]; css?: string[] } = {}) => [
      `../../libs/shell/src/${path}`,
      { file: `${name}.js`, css, dynamicImports: to.map((other) => `../../libs/shell/src/${other}`) },
    ];
    const onTheWay = [
      later('anywhere/lazy.ts', 'lazy', {
        to: ['other/panel.ts', 'visit/cartModule.ts'],
        css: ['lazy.css', 'page.css'],
      }),
      later('other/panel.ts', 'panel'),
      later('visit/cartModule.ts', 'cartModule'),
    ];
    const words = ['list', 'cart'].map((name) => [`../../libs/shell/src/words/nl/${name}.ts`, { file: `${name}.js` }]);
    const manifest = {
      'src/client.tsx': { file: 'client.js', isEntry: true, dynamicImports: ['../../libs/shell/src/anywhere/lazy.ts'] },
      ...Object.fromEntries([...chunks, ...onTheWay, ...words]),
    };
    const page = aLookbook({ words: ['list'], addsToCart: true });
    const { scripts, styles, forCart } = createPageAssets(
      parseManifest(JSON.stringify(manifest)),
      folder,
    )(codeOf({ page, layout: 'default', isFailed: false }));
    rmSync(folder, { recursive: true });
    expect(scripts).toEqual(['/client.js', '/page.js', '/list.js']);
    expect(forCart).toEqual(['/lazy.js', '/cartModule.js', '/cart.js', '/lazy.css']);
    expect(styles.map(({ text, neededBy }) => [text, [...(neededBy ?? ['every page'])]])).toEqual([
      ['.page{}', ['every page']],
      ['.part{}', ['part']],
      ['.frame{}', ['every page']],
    ]);
  });
});
