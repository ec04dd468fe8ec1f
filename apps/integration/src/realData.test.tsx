// @vitest-environment happy-dom
import { createServices } from '@etalage/shell/server';
import { visit } from '@etalage/shell/testing';
import { cleanup } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { importFolder } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { realCatalogue } from './testing/demoDocuments.ts';
import { slipIn } from './testing/slips.ts';

/** With ETALAGE_SOAK=1 every page is drawn in every store, else every sixth in one. */
const isLong = process.env['ETALAGE_SOAK'] === '1';
const everySixth = <T,>(list: readonly T[]): readonly T[] => list.filter((_none, at) => isLong || at % 6 === 0);
const shops = isLong ? views : [views[0]];

const catalogues = { products: realCatalogue('luma-sdk-2019'), categories: realCatalogue('luma-2020') };
const lumaDocument = v.looseObject({ sku: v.string(), name: v.string() });

afterEach(cleanup);

/** The page of an address as a guest gets it of a store with this backend. */
async function pageOf(view: (typeof views)[number], backend: TestBackend, path: string) {
  const services = createServices({
    ...{ view, siteUrl: view.baseUrl, baseUrl: 'http://backend.test' },
    ...{ fetch: (input, init) => backend.fetch(input, init), now: () => backend.clock.now() },
  });
  const { container } = await visit({ path, services, view });
  const main = container.querySelector('main');
  const html = document.title + (main?.outerHTML ?? '');
  cleanup();
  return { main, html };
}

const reasons = /Niet op voorraad!|niet leverbaar|Er zijn nog geen producten geladen/;

/** What is amiss with a page that sells: it names what it sells, its price, and a way to buy it or why there is none. */
function amissIn({ main, html }: Awaited<ReturnType<typeof pageOf>>, name: string): string[] {
  const text = main?.textContent ?? '';
  const canBuy = main?.querySelector('button:not([disabled])') !== null || reasons.test(text);
  const slip = slipIn(html);
  return [
    ...(main?.querySelector('h1')?.textContent?.includes(name) ? [] : [`${name}: no heading`]),
    ...(/€\s?\d/.test(text) || reasons.test(text) ? [] : [`${name}: no price`]),
    ...(canBuy ? [] : [`${name}: nothing to press and no reason`]),
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
    for (const { sku } of everySixth(documents())) {
      const product = await catalog.product(sku);
      const path = `/p/${product.parentSku}/${product.slug}/${product.sku}`;
      expect(amissIn(await pageOf(view, backend, path), product.name), sku).toEqual([]);
      expect(product.price, sku).toBeGreaterThan(0);
      expect(
        product.options.map(({ values }) => values.every(({ label }) => label !== '')),
        sku,
      ).toEqual([true, true]);
    }
  });

  it.each(shops.map((view) => [view.storeCode, view] as const))('of a category in %s', async (_code, view) => {
    const categories = await categoriesOf(view, backend);
    // 39 documents, without the root and two that are not active.
    expect(categories).toHaveLength(36);
    for (const { slug, name } of everySixth(categories)) {
      expect(amissIn(await pageOf(view, backend, `/c/${slug}`), name), slug).toEqual([]);
    }
  });
});

describe.runIf(catalogues.categories !== undefined)('every page of the categories luma-2020', () => {
  it('names its category, and says why there are no products', async () => {
    const backend = await aBackend();
    const [view] = views;
    expect(await importFolder(backend, catalogues.categories ?? '')).toMatchObject({ rejected: [] });
    const categories = await categoriesOf(view, backend);
    expect(categories.length).toBeGreaterThan(30);
    for (const { slug, name } of everySixth(categories)) {
      expect(amissIn(await pageOf(view, backend, `/c/${slug}`), name), slug).toEqual([]);
    }
  });
});
