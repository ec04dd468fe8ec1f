import { categoryHref, productHref } from '@etalage/catalog/headless';
import {
  createPageNotes,
  createRouteTree,
  createServices,
  createStorePages,
  type PageDefinition,
  pages as shopPages,
} from '@etalage/shell/server';
import { createOutputCache, createPageHandler } from '@etalage/storefront-server';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { fashion } from '../../fashion/src/store.ts';
import { aStorefront } from './testing/aStorefront.ts';
import { kinds, movedTo, shown } from './testing/shown.ts';
import { words } from './testing/words.ts';

const build = 'client-abc';
const { storeId } = fashion.view;
const redirect = (
  id: number,
  request_path: string,
  target_path: string,
  redirect_type: number,
  store_id = storeId,
) => ({
  ...{ id, request_path, target_path, redirect_type, store_id },
});

const unmapped = aCategoryDocument({
  ...{ id: 11, name: 'Merken', url_key: 'merken', url_path: 'merken', slug: 'merken', path: '1/2/11', position: 2 },
  display_mode: 'PAGE',
});

/** It stands below the bathroom; its slug is no part of its url_path. */
const below = aCategoryDocument({
  ...{ id: 12, parent_id: 10, level: 3, name: 'Gastendoeken', url_key: 'gasten', path: '1/2/10/12' },
  ...{ slug: 'gastendoeken', url_path: 'bad/gasten' },
});

/** What is there and not shown, with a redirect at the address of each. */
const inactive = aCategoryDocument({
  ...{ id: 13, name: 'Stil', url_key: 'stil', url_path: 'stil', slug: 'stil', path: '1/2/13', position: 3 },
  is_active: false,
});
const disabled = aProductDocument({ id: 113, sku: 'HD-113', url_path: 'stil.html', status: 2 });

const options = ['Wit', 'Blauw', 'Groen'].map((label, at) => ({ value: `${31 + at}`, label }));

/** Three colours of one model, and a set of one product; in no category. */
const named = (id: number, sku: string, differences: object) =>
  aProductDocument({
    ...{ id, sku, name: sku, url_key: sku.toLowerCase(), url_path: `${sku.toLowerCase()}.html` },
    ...{ category_ids: [], category: [], visibility: 2, ...differences },
  });
const related = [
  named(301, 'MAT-WIT', { model: '31', kleur: '31' }),
  named(302, 'MAT-BLAUW', { model: '31', kleur: '32' }),
  aConfigurableDocument({
    ...{ id: 304, sku: 'MAT-GROEN', name: 'MAT-GROEN', url_key: 'mat-groen', url_path: 'mat-groen.html' },
    ...{ category_ids: [], category: [], visibility: 2, model: '31', kleur: '33' },
    configurable_children: [aVariantDocument({ id: 305, sku: 'MAT-GROEN-1' })],
  }),
  named(303, 'SET', {
    type_id: 'grouped',
    product_links: [{ link_type: 'associated', linked_product_sku: 'HD-100', qty: 1 }],
  }),
];

let backend: TestBackend;
let shop: ReturnType<typeof aShop>;
beforeAll(async () => {
  backend = await aBackend();
  await importDocuments(
    backend,
    {
      categories: [aCategoryDocument({ include_in_search: 1 }), unmapped, below, inactive],
      attributes: [aColourDocument({ options }), aColourDocument({ id: 9, attribute_id: 9, attribute_code: 'model' })],
      products: [
        aProductDocument({ url_path: 'fenne.html' }),
        aConfigurableDocument({ url_path: 'loom.html' }),
        disabled,
        ...related,
      ],
      cms_pages: [
        { id: 1, identifier: 'bezorgen', title: 'Bezorgen', active: true },
        { id: 2, identifier: 'stille-tekst', title: 'Stil', active: false },
      ],
      redirects: [
        redirect(1, 'oud/pad.html', 'c/bad', 301),
        redirect(2, 'actie', 'c/bad?sort=newest#lijst', 302),
        redirect(50, 'actie/wit', 'c/bad?kleur=wit&sort=newest', 302),
        redirect(3, 'weg', '//evil.test/c/bad', 301),
        redirect(5, 'gedeeld', 'c/van-een-ander', 301, storeId + 1),
        redirect(6, 'gedeeld', 'c/bad', 301),
        redirect(7, 'elders', 'c/bad', 301, storeId + 1),
        redirect(8, 'overal', 'c/bad', 301, 0),
        redirect(4, 'retourneren', 'c/bad', 301),
        ...[307, 308].map((status) => redirect(status, `met/${status}`, 'c/bad', status)),
        { id: 9, request_path: 'zonder', target_path: 'c/bad', redirect_type: 301 },
        ...['c/badkamer', 'p/HD-1/handdoek-oud', 'i/over-baden', 'blog/oud-artikel'].map((path, at) =>
          redirect(10 + at, path, 'c/bad', 301),
        ),
        ...['stil', 'stil.html', 'stille-tekst'].map((path, at) => redirect(20 + at, path, 'c/bad', 301)),
        redirect(30, '/met/strepen/', 'c/bad', 301),
        ...['my-account/klantenkaart', 'customer/account/login'].map((path, at) =>
          redirect(40 + at, path, 'c/bad', 301),
        ),
      ],
    },
    { storeCode: 'fashion' },
  );
  const ofAnother = [redirect(4, 'van-een-ander', 'c/bad', 301, storeId)];
  await importDocuments(backend, { redirects: ofAnother }, { storeCode: 'textile' });
});
beforeEach(async () => void (await once((shop = aShop()).server, 'listening')));
afterEach(() => void shop.server.close());

type Site = { pages: readonly PageDefinition[]; routeTree: ReturnType<typeof createRouteTree> };

/** A store server over the backend, and a browser's way to ask it. */
function aShop(site?: Site, view = fashion.view) {
  const now = () => backend.clock.now();
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url).pathname);
    return backend.fetch(request);
  };
  const services = () =>
    createServices({
      view,
      words,
      siteUrl: 'https://f.test',
      baseUrl: 'http://backend.test',
      fetch,
      now,
      pages: site?.pages,
    });
  const cache = createOutputCache(now);
  const handler = createPageHandler(
    {
      app: { ...fashion, view },
      baseUrl: 'https://f.test',
      services,
      ...(site && { site }),
      assetsOf: ({ folders }) => ({ entry: folders.join(' '), scripts: [], styles: [], forCart: [] }),
      regions: async () => ({}),
      report: () => '',
    },
    build,
    cache,
  );
  let work = Promise.resolve();
  const server = createServer((incoming, outgoing) => (work = handler.answer(incoming, outgoing)));
  server.listen(0, '127.0.0.1');
  const get = (path: string) => globalThis.fetch(originOf(server) + path, { redirect: 'manual' });
  const open = async (path: string) => {
    const answer = await get(path);
    const html = await answer.text();
    await work;
    return {
      status: answer.status,
      heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      html,
    };
  };
  return { server, get, open, asked, cache, services, browser: createStorePages(build, (path) => get(String(path))) };
}

function originOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const { notes } = createPageNotes();

describe('an address that is no route’s shows its page in place', () => {
  it.each([
    ['ROUTE-36 a product', '/fenne.html', '/p/HD-100/handdoek-fenne', 'product'],
    ['ROUTE-36 a category', '/bad', '/c/bad', 'category'],
    ['ROUTE-36 a content page', '/bezorgen', '/i/bezorgen', 'content'],
    ['ROUTE-36 a page of the content service', '/privacy', '/i/privacy', 'content'],
  ])('%s, with the status, heading, canonical address and assets of its own', async (_what, path, own, kind) => {
    const [page, original] = [await shop.open(path), await shop.open(own)];
    expect(page.status).toBe(200);
    expect(page.heading).toBeTruthy();
    expect([page.heading, page.canonical]).toEqual([original.heading, original.canonical]);
    expect(page.canonical).toBe(`https://f.test${own}`);
    expect(page.html).toContain(`layouts/default/ pages/${kind}/`);
  });

  it.each([
    ['/fenne.html', '/p/HD-100/handdoek-fenne'],
    ['/bad', '/c/bad'],
    ['/bezorgen', '/i/bezorgen'],
    ['/privacy', '/i/privacy'],
  ])('ROUTE-22 %s shows the same page with a slash at its end, whose canonical address is %s', async (path, own) => {
    const [page, other] = [await shop.open(path), await shop.open(`${path}/`)];
    expect(page.heading).toBeTruthy();
    expect([other.status, other.heading]).toEqual([200, page.heading]);
    expect([page.canonical, other.canonical]).toEqual([`https://f.test${own}`, `https://f.test${own}`]);
  });

  it('is kept as its page is, until what it shows changes', async () => {
    await shop.open('/fenne.html');
    expect(shop.cache.get('/fenne.html')?.tags).toContain('product:100');
    shop.cache.drop(['product:100']);
    expect(shop.cache.get('/fenne.html')).toBeUndefined();
  });

  it('ROUTE-24 gives the browser the slug of a category as its parameter', async () => {
    const found = await shop.browser.resolve('bad', {}, notes);
    expect(found).toMatchObject({ kind: 'category', params: { slug: 'bad' } });
  });

  it('ROUTE-24 gives it the slug also where the url_path is another', async () => {
    const found = await shop.browser.resolve('bad/gasten', {}, notes);
    expect(found).toMatchObject({ kind: 'category', params: { slug: 'gastendoeken' } });
  });

  it('ROUTE-23 gives the browser slug, parentSku and childSku of a configurable product as its parameters', async () => {
    const found = await shop.browser.resolve('loom.html', { childSku: 'HD-200-blauw' }, notes);
    const params = { parentSku: 'HD-200', slug: 'handdoek-loom', childSku: 'HD-200-blauw' };
    expect(found).toMatchObject({ kind: 'product', params });
  });

  it('ROUTE-23 gives the browser its kind and params with its data', async () => {
    const found = await shop.browser.resolve('fenne.html', {}, notes);
    expect(found).toEqual({
      kind: 'product',
      params: { parentSku: 'HD-100', slug: 'handdoek-fenne' },
      data: await shown(shop.services(), kinds.product, { params: { parentSku: 'HD-100', slug: 'handdoek-fenne' } }),
    });
  });

  it('reads the search params that its page reads', async () => {
    const found = await shop.browser.resolve('bad', { sort: 'price-asc' }, notes);
    const search = { sort: 'price-asc' };
    expect(found?.data).toEqual(await shown(shop.services(), kinds.category, { params: { slug: 'bad' }, search }));
  });

  it('ROUTE-25 shows the variant that childSku names', async () => {
    const { html } = await shop.open('/loom.html?childSku=HD-200-blauw');
    const own = await shop.open('/p/HD-200/handdoek-loom/HD-200-blauw');
    const chosen = (text: string) => text.match(/<a[^>]*aria-current="true"[^>]*>/g);
    expect(chosen(html)).toEqual(chosen(own.html));
    expect(chosen(html)).toHaveLength(1);
  });

  it.each([
    ['nothing has the address', '/bestaat/niet.html'],
    ['the content service has settings there', '/config/theme'],
    ['no category has the slug', '/c/bestaat-niet'],
    ['no product has the sku', '/p/NIETS/bestaat-niet'],
    ['no content page has the slug', '/i/bestaat-niet'],
  ])('ROUTE-19, ROUTE-36 shows the not-found page where %s', async (_where, path) => {
    const { status, html } = await shop.open(path);
    expect(status).toBe(404);
    expect(html).toContain('pages/failures/');
  });

  it('ROUTE-36 has no page in a soft navigation either where nothing has the address', async () =>
    expect(await shop.browser.resolve('bestaat/niet.html', {}, notes).catch(({ code }) => code)).toBe(404));
});

describe('links of a shop with the URL dispatcher on', () => {
  const view = { ...fashion.view, seo: { ...fashion.view.seo, useUrlDispatcher: true } };
  beforeEach(async () => {
    shop.server.close();
    await once((shop = aShop(undefined, view)).server, 'listening');
  });
  const linksOf = async (path: string) =>
    [...(await shop.open(path)).html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );

  it('ROUTE-25 lead to a product by its url_path', async () =>
    expect(await linksOf('/c/bad')).toContain('/fenne.html'));
  it('ROUTE-25 lead to a configurable product by its url_path with childSku', async () =>
    expect(await linksOf('/c/bad')).toContain('/loom.html?childSku=HD-200-wit'));
  it('ROUTE-25 lead to a variant on the page of its product by the url_path with childSku', async () =>
    expect(await linksOf('/p/HD-200/handdoek-loom')).toContain('/loom.html?childSku=HD-200-blauw'));
  it('ROUTE-25 lead to another colour of a product by its url_path', async () =>
    expect(await linksOf('/p/MAT-WIT/mat-wit')).toContain('/mat-blauw.html'));
  it('ROUTE-25 lead to another colour that is a configurable product by its url_path with childSku', async () =>
    expect(await linksOf('/p/MAT-WIT/mat-wit')).toContain('/mat-groen.html?childSku=MAT-GROEN-1'));
  it('ROUTE-25 lead to the products of a set by their url_path', async () =>
    expect(await linksOf('/p/SET/set/SET')).toContain('/fenne.html'));
  it('ROUTE-25 lead to a product by its url_path in search results too', async () =>
    expect(await linksOf('/search?q=fenne')).toContain('/fenne.html'));
  it('ROUTE-25 lead to a product by its url_path in suggestions too', async () => {
    const { products } = await aStorefront(view, backend).search.suggest('fenne');
    expect(products.map(productHref)).toEqual(['/fenne.html']);
  });
  it('ROUTE-24 lead to a category by its url_path in suggestions too', async () => {
    const { categories } = await aStorefront(view, backend).search.suggest('ba');
    expect(categories.map(categoryHref)).toEqual(['/bad']);
  });
  it('ROUTE-24 lead to a category by its url_path', async () =>
    expect(await linksOf('/p/HD-100/handdoek-fenne')).toContain('/bad'));
  it('ROUTE-24 lead to a category below another by its url_path', async () =>
    expect(await linksOf('/c/bad')).toContain('/bad/gasten'));
  it('ROUTE-24 lead to the category above another by its url_path', async () =>
    expect(await linksOf('/c/gastendoeken')).toContain('/bad'));
  it('ROUTE-24 lead to the filters of a category by its url_path', async () => {
    const filters = (await linksOf('/c/bad')).filter((href) => href.includes('kleur='));
    expect(filters).not.toEqual([]);
    expect(filters).toEqual(filters.map(() => expect.stringMatching(/^\/bad\?/)));
  });
  it('ROUTE-24 lead to a category by its url_path in the menu too', async () =>
    expect(await shop.services().menu()).toMatchObject([{ href: '/bad' }, {}]));
  it('ROUTE-24 lead to a category by its slug where the URL map does not have it', async () =>
    expect(await shop.services().menu()).toMatchObject([{}, { href: '/c/merken' }]));
  it('ROUTE-24 show the category at its url_path', async () =>
    expect((await shop.open('/bad')).heading).toBe((await shop.open('/c/bad')).heading));
  it.each([
    ['/fenne.html', '/p/HD-100/handdoek-fenne'],
    ['/bad', '/c/bad'],
    ['/bezorgen', '/i/bezorgen'],
  ])('SEO-05 leave the canonical address of %s as it is, %s', async (path, own) =>
    expect((await shop.open(path)).canonical).toBe(`https://f.test${own}`),
  );
});

describe('an address of a page that has another layout than the dispatcher', () => {
  const pages = shopPages.map((page) => (page.kind === 'content' ? { ...page, layout: 'minimal' as const } : page));
  beforeEach(async () => {
    shop.server.close();
    await once((shop = aShop({ pages, routeTree: createRouteTree(pages, fashion.words) })).server, 'listening');
  });

  it('ROUTE-44 leads to the address of its own, with its query', async () => {
    const answer = await shop.get('/bezorgen?utm_source=mail');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/i/bezorgen?utm_source=mail']);
  });

  it('leads there in a soft navigation too', async () => {
    expect(await movedTo(shop.browser.resolve('bezorgen', {}, notes))).toEqual({ href: '/i/bezorgen', status: 302 });
  });
});

describe('an address with the page marker of the content editor', () => {
  const marked = { _storyblok_c: 'page' };

  it('ROUTE-37 shows the page of content of its path', async () => {
    const page = await shop.open('/retourneren?_storyblok_c=page');
    expect([page.status, page.heading]).toEqual([200, (await shop.open('/i/retourneren')).heading]);
  });

  it('ROUTE-37 looks nothing else up', async () => {
    await shop.services().resolve('retourneren', marked, notes);
    expect(shop.asked).toEqual(['/api/ext/cms/story/fashion/retourneren']);
  });

  it('ROUTE-37 has all segments of a path as its slug', async () => {
    await Promise.allSettled([shop.services().resolve('retourneren/hoe', marked, notes)]);
    expect(shop.asked).toEqual(['/api/ext/cms/story/fashion/retourneren/hoe']);
  });

  it('ROUTE-37 shows home for an empty path', async () =>
    expect(await shop.services().resolve('', marked, notes)).toMatchObject({ params: { slug: 'home' } }));

  it.each(['theme', 'pages', 'Page', ''])(
    'ROUTE-37 is resolved as any other with the content type ‘%s’',
    async (type) => expect((await shop.get(`/retourneren?_storyblok_c=${type}`)).status).toBe(301),
  );
});

it('ROUTE-39 the address of a product by its id answers 301 to its slug address, and keeps its query', async () => {
  const answer = await shop.get('/catalog/product/view/id/100/?utm_source=mail');
  const location = '/p/HD-100/handdoek-fenne?utm_source=mail';
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

describe('a stored redirect', () => {
  it.each([
    ['ROUTE-38 answers its status 301 and its target', '/oud/pad.html', 301, '/c/bad'],
    ['ROUTE-38 answers its status 302 and its target', '/actie', 302, '/c/bad?sort=newest#lijst'],
    ['ROUTE-38 answers its status 307 and its target', '/met/307', 307, '/c/bad'],
    ['ROUTE-38 answers its status 308 and its target', '/met/308', 308, '/c/bad'],
    ['ROUTE-44 keeps campaign parameters', '/oud/pad.html?utm_source=mail', 301, '/c/bad?utm_source=mail'],
    ['ROUTE-44 keeps childSku', '/oud/pad.html?childSku=HD-1', 301, '/c/bad?childSku=HD-1'],
    ['ROUTE-44 keeps all of several', '/oud/pad.html?childSku=HD-1&utm_id=7', 301, '/c/bad?childSku=HD-1&utm_id=7'],
    [
      'ROUTE-44 lets its target name a parameter of its own',
      '/actie?sort=price-asc&utm_source=mail',
      302,
      '/c/bad?sort=newest&utm_source=mail#lijst',
    ],
    [
      'ROUTE-44 lets its target name several parameters of its own',
      '/actie/wit?sort=price-asc&kleur=blauw&utm_source=mail',
      302,
      '/c/bad?kleur=wit&sort=newest&utm_source=mail',
    ],
    ['stays within the shop', '/weg', 301, '/evil.test/c/bad'],
  ])('%s', async (_what, path, status, location) => {
    const answer = await shop.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  it.each([
    ['that was imported into another store', '/van-een-ander'],
    ['whose store_id is of another store', '/elders'],
  ])('ROUTE-38 %s answers nothing', async (_whose, path) => expect((await shop.get(path)).status).toBe(404));
  it.each([
    ['whose store_id is of this store answers beside one of another', '/gedeeld'],
    ['of store_id 0 answers in every store', '/overal'],
    ['without store_id answers in the store that it was imported into', '/zonder'],
  ])('ROUTE-38 %s', async (_which, path) => expect((await shop.get(path)).headers.get('location')).toBe('/c/bad'));

  it.each([
    ['a category', '/c/badkamer'],
    ['a product', '/p/HD-1/handdoek-oud'],
    ['a content page', '/i/over-baden'],
    ['an article', '/blog/oud-artikel'],
  ])('ROUTE-38, ROUTE-44 answers at the address of %s that is gone, and keeps its query', async (_what, path) => {
    const answer = await shop.get(`${path}?utm_source=mail`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/c/bad?utm_source=mail']);
  });

  it.each([
    ['a category that is not active', '/stil'],
    ['a disabled product', '/stil.html'],
    ['a content page that is not active', '/stille-tekst'],
  ])('ROUTE-38 answers at the address of %s', async (_what, path) => {
    const answer = await shop.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/c/bad']);
  });

  it.each(['/met/strepen', '/met/strepen/'])(
    'ROUTE-38 answers at %s when it was stored with slashes at its ends',
    async (path) => expect((await shop.get(path)).headers.get('location')).toBe('/c/bad'),
  );

  it.each(['/my-account/klantenkaart', '/customer/account/login'])(
    'ROUTE-38, ROUTE-44 answers at %s, which the pages of an account do not have, and keeps its query',
    async (path) => {
      const answer = await shop.get(`${path}?utm_source=mail`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/c/bad?utm_source=mail']);
    },
  );

  it('ROUTE-38 answers at the address of a category that is gone in a soft navigation too', async () => {
    const gone = { params: { slug: 'badkamer' }, search: {} };
    expect(await movedTo(shop.browser.load(kinds.category, gone, notes))).toEqual({ href: '/c/bad', status: 301 });
  });

  it('ROUTE-38, ROUTE-44 moves a soft navigation too', async () => {
    expect(await movedTo(shop.browser.resolve('oud/pad.html', { utm_source: 'mail' }, notes))).toEqual({
      href: '/c/bad?utm_source=mail',
      status: 301,
    });
  });
});
