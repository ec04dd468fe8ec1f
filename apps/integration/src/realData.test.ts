import { formatPrice } from '@etalage/core';
import { createOutputCache, createPageHandler, createServices } from '@etalage/shell/server';
import { Window } from 'happy-dom';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { importFolder } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { realCatalogue } from './testing/demoDocuments.ts';
import { slipIn } from './testing/slips.ts';

/** With ETALAGE_SOAK=1 every page is drawn in every store, else every sixth in one. */
const isLong = process.env['ETALAGE_SOAK'] === '1';
const everySixth = <T>(list: readonly T[]): readonly T[] => list.filter((_none, at) => isLong || at % 6 === 0);
const shops = isLong ? views : [views[0]];

const catalogues = { products: realCatalogue('luma-sdk-2019'), categories: realCatalogue('luma-2020') };
const lumaDocument = v.looseObject({ sku: v.string(), name: v.string() });

/** Asks a store server over this backend for pages, one after the other, as a guest gets them. */
async function withPages(
  view: (typeof views)[number],
  backend: TestBackend,
  read: (pageOf: (path: string) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const now = () => backend.clock.now();
  const fetch: typeof globalThis.fetch = (input, init) => backend.fetch(input, init);
  const options = { view, siteUrl: view.baseUrl, baseUrl: 'http://backend.test', fetch, now };
  const parts = {
    app: { view },
    baseUrl: view.baseUrl,
    services: () => createServices(options),
    assetsOf: () => ({ entry: 'client.js', scripts: [], styles: [], fonts: [], forCart: [] }),
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
      heading: main?.querySelector('h1')?.textContent ?? '',
      text: main?.textContent ?? '',
      html: document.title + (main?.outerHTML ?? ''),
      canPress: (main?.querySelector('button:not([disabled])') ?? null) !== null,
      canOrder: (main?.querySelector('button[data-act="add-to-cart"]:not([disabled])') ?? null) !== null,
    };
  });
  server.close();
}

/** What a guest reads of a page, its markup, and whether there is anything to press, and to order. */
type Page = { heading: string; text: string; html: string; canPress: boolean; canOrder: boolean };

const reasons = /Niet op voorraad!|niet leverbaar|Er zijn nog geen producten geladen/;

/** What is amiss with a page that sells: it names what it sells, its price, and a way to buy it or why there is none. */
function amissIn({ heading, text, html, canPress }: Page, name: string): string[] {
  const hasReason = reasons.test(text);
  const slip = slipIn(html);
  return [
    ...(heading.includes(name) ? [] : [`${name}: headed '${heading}'`]),
    ...(/€\s?\d/.test(text) || hasReason ? [] : [`${name}: no price`]),
    ...(canPress || hasReason ? [] : [`${name}: nothing to press and no reason`]),
    ...(slip === undefined ? [] : [`${name}: …${slip}…`]),
  ];
}

/** The name of every category that a store view shows, by slug. */
async function categoriesOf(view: (typeof views)[number], backend: TestBackend) {
  const { bySlug } = await aStorefront(view, backend).catalog.categoryTree();
  return [...bySlug].map(([slug, { name }]) => ({ slug, name }));
}

describe.runIf(catalogues.products !== undefined)('every page of the catalogue luma-sdk-2019', () => {
  const folder = catalogues.products ?? '';
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await aBackend();
    for (const { storeCode } of shops) await importFolder(backend, folder, { storeCode });
  });
  const documents = () =>
    v.parse(v.array(lumaDocument), JSON.parse(readFileSync(join(folder, 'products.json'), 'utf8')));

  it.each(shops.map((view) => [view.storeCode, view] as const))('of a product in %s', async (_code, view) => {
    const { catalog } = aStorefront(view, backend);
    expect(documents()).toHaveLength(50);
    await withPages(view, backend, async (pageOf) => {
      for (const { sku } of everySixth(documents())) {
        const product = await catalog.product(sku);
        const path = `/p/${product.parentSku}/${product.slug}/${product.sku}`;
        const page = await pageOf(path);
        expect(amissIn(page, product.name), sku).toEqual([]);
        expect(product.price, sku).toBeGreaterThan(0);
        expect(page.text, sku).toContain(formatPrice(product.price ?? 0));
        expect(page.canOrder, sku).toBe(product.stock.status !== 'out_of_stock');
        expect(
          product.options.map(({ values }) => values.every(({ label }) => label !== '')),
          sku,
        ).toEqual([true, true]);
      }
    });
  });

  it.each(shops.map((view) => [view.storeCode, view] as const))('of a category in %s', async (_code, view) => {
    const categories = await categoriesOf(view, backend);
    // 39 documents, without the root and two that are not active.
    expect(categories).toHaveLength(36);
    await withPages(view, backend, async (pageOf) => {
      for (const { slug, name } of everySixth(categories))
        expect(amissIn(await pageOf(`/c/${slug}`), name), slug).toEqual([]);
    });
  });
});

describe.runIf(catalogues.categories !== undefined)('every page of the categories luma-2020', () => {
  it('names its category, and says why there are no products', async () => {
    const backend = await aBackend();
    const [view] = views;
    expect(await importFolder(backend, catalogues.categories ?? '')).toMatchObject({ rejected: [] });
    const categories = await categoriesOf(view, backend);
    expect(categories.length).toBeGreaterThan(30);
    await withPages(view, backend, async (pageOf) => {
      for (const { slug, name } of everySixth(categories))
        expect(amissIn(await pageOf(`/c/${slug}`), name), slug).toEqual([]);
    });
  });
});
