import { aProductDetail, aProductSummary, anAbout } from '@etalage/catalog/testing';
import { aStory, aTextBlock } from '@etalage/cms/testing';
import { aStoreView } from '@etalage/core/testing';
import { nl } from '@etalage/shell/nl';
import { ApiError, UnreachableError } from '@etalage/core';
import { describe, expect, it, vi } from 'vitest';
import { earlyOrderScript, earlyScript } from '@etalage/shell/server';
import { someServices, type SomeServices } from '@etalage/shell/testing';
import { loadPage } from './loadPage.ts';
import type { PageStyle } from './pageAssets.ts';
import { renderPage } from './renderPage.tsx';

const nothing = { text: 'badjos', suggestions: [], corrections: [], categories: [] };

/** A server of which a test decides what its services do, and what it reported. */
function aServer(services: SomeServices, forCart: string[] = [], styles: PageStyle[] = []) {
  const reports: [path: string, error: unknown][] = [];
  const renderer = {
    app: { view: aStoreView(), words: nl },
    baseUrl: 'https://winkel.example',
    services: () => someServices(services),
    assetsOf: () => ({ entry: '/main.js', scripts: [], styles, forCart }),
    regions: async () => ({}),
    report: (error: unknown, path: string) => `fout${reports.push([path, error])}`,
  };
  const urlOf = (path: string) => new URL(path, renderer.baseUrl);
  return {
    reports,
    draw: (path: string) => renderPage(renderer, urlOf(path), {}),
    load: (path: string) => loadPage(renderer, urlOf(path), {}),
  };
}

/** What React writes where a part had not come yet, and the browser must begin anew. */
const unfinished = '<!--$!-->';

it.each(['/no-result?q=badjos', '/bestaat-niet', '/cart'])('the first page of a server is whole: %s', async (path) =>
  expect((await aServer({ 'no-result': async () => nothing }).draw(path)).html.includes(unfinished)).toBe(false),
);

it.each([
  ['a mistake of ours', new TypeError('price is undefined')],
  ['a backend that does not answer', new UnreachableError('No answer')],
])('a page that fails because of %s is reported with its path and its cause', async (_what, failure) => {
  const { draw, load, reports } = aServer({ category: () => Promise.reject(failure) });
  await draw('/c/bad?kleur=wit');
  await load('/c/bad?kleur=wit');
  expect(reports.map(([path]) => path)).toEqual(['/c/bad', '/c/bad']);
  for (const [, error] of reports) expect([error, error instanceof Error && error.cause]).toContain(failure);
});

it('a page that is not there is reported nowhere', async () => {
  const { draw, reports } = aServer({
    category: () => Promise.reject(new ApiError(404, 'Category query returned empty result')),
  });
  await draw('/c/bestaat-niet');
  expect(reports).toEqual([]);
});

it('ERR-06 a content block that fails on the server leaves the rest of the page, with its text in place', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const broken = Object.defineProperty(aTextBlock({ id: 'broken' }), 'nodes', {
    get: () => {
      throw new Error('broken block');
    },
  });
  const story = aStory({ body: [broken, aTextBlock({ title: 'Over linnen' })] });
  const { response, html } = await aServer({ home: async () => ({ story, products: {} }) }).draw('/');
  quiet.mockRestore();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<p role="alert">Er is iets misgegaan<\/p>[^]*Over linnen/);
});

it('ERR-06 a strip of products that fails on the server leaves the rest of the product page, with its text in place', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const broken = Object.defineProperty(aProductSummary(), 'name', {
    get: () => {
      throw new Error('broken card');
    },
  });
  const product = async () => aProductDetail({ about: anAbout({ related: [broken] }) });
  const { response, html } = await aServer({ product }).draw('/p/JAS/badjas-fenne/JAS-BLAUW-S');
  quiet.mockRestore();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<h1[^]*<p role="alert">Er is iets misgegaan<\/p>/);
});

describe('the scripts in the head', () => {
  const draw = async (...forCart: string[]) => (await aServer({}, forCart).draw('/bestaat-niet')).html;

  it('note orders on a page with an order form, before what keeps the other presses', async () => {
    const html = await draw('/assets/gate.js', '/assets/cart.js');
    expect(html).toContain('data-cart="/assets/gate.js /assets/cart.js"');
    expect(html.indexOf(earlyOrderScript)).toBeGreaterThan(0);
    expect(html.indexOf(earlyScript)).toBeGreaterThan(html.indexOf(earlyOrderScript));
  });

  it('THEME-02 apply the choice of light or dark before the first paint: inline, before every style', async () => {
    const html = await draw();
    const [head = ''] = html.split('</head>');
    const [before = '', after = ''] = head.split(earlyScript);
    expect(before).toMatch(/<script nonce="[^"]+">$/);
    expect(before).not.toContain('<style');
    expect(after).toContain('<style');
  });

  it('note no orders on a page without one', async () => {
    const html = await draw();
    expect(html).toContain(earlyScript);
    expect(html).not.toContain(earlyOrderScript);
  });
});

describe('the styles in the head', () => {
  const styleOf = (name: string, neededBy?: string): PageStyle => ({
    href: `/assets/${name}.css`,
    text: `.${name}{color:red}`,
    ...(neededBy !== undefined && { neededBy: new Set([neededBy]) }),
  });
  const draw = async (...styles: PageStyle[]) => (await aServer({}, [], styles).draw('/bestaat-niet')).html;
  /** A class name that the page has. */
  const aClass = async () => / class="([^" ]+)/.exec(await draw())?.[1] ?? expect.unreachable('a class');

  it('are those of the page and of the parts that it shows', async () => {
    const html = await draw(styleOf('page'), styleOf('part', await aClass()));
    expect(html).toContain('.page{color:red}.part{color:red}</style>');
    for (const name of ['page', 'part']) expect(html).toContain(`href="/assets/${name}.css" disabled`);
  });

  it('are not those of a part that it does not show, which come with the code of that part', async () => {
    const html = await draw(styleOf('page'), styleOf('part', 'not-on-this-page'));
    expect(html).toContain('.page{color:red}</style>');
    expect(html).not.toContain('part.css');
  });
});
