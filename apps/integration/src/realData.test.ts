import { formatPrice } from '@etalage/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { importFolder, importSource } from '../../backend/src/testing/importing.ts';
import { isLong } from '../../backend/src/testing/isLong.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { realCatalogue } from './testing/demoDocuments.ts';
import { slipIn } from './testing/slips.ts';
import { withPages, type Page } from './testing/withPages.ts';

/** The short form draws every fifteenth page in one store. */
const sampleOf = <T>(list: readonly T[]): readonly T[] => list.filter((_none, at) => isLong || at % 15 === 0);
const shops = isLong ? views : [views[0]];

const catalogues = { products: realCatalogue('luma-sdk-2019'), categories: realCatalogue('luma-2020') };
const madison = realCatalogue('madison-m1-2018');
const madisonEntry = v.looseObject({
  _type: v.string(),
  _source: v.looseObject({
    sku: v.optional(v.string()),
    name: v.nullish(v.string()),
    status: v.nullish(v.number()),
    visibility: v.nullish(v.number()),
  }),
});
const plainName = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();
const lumaDocument = v.looseObject({ sku: v.string(), name: v.string() });

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
      for (const { sku } of sampleOf(documents())) {
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
      for (const { slug, name } of sampleOf(categories))
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
      for (const { slug, name } of sampleOf(categories))
        expect(amissIn(await pageOf(`/c/${slug}`), name), slug).toEqual([]);
    });
  });
});

describe.runIf(madison !== undefined)('every page of the dump madison-m1-2018', () => {
  const files = [join(madison ?? '', 'catalog_magento1.json.gz')];
  const [view] = views;
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await aBackend();
    expect(await importSource(backend, { files })).toMatchObject({ accepted: 734, rejected: [] });
  });

  it('IMPORT-02 changes nothing the second time', async () => {
    expect(await importSource(backend, { files })).toMatchObject({ accepted: 734, written: 0 });
  });

  it('of a product', async () => {
    const lines = gunzipSync(readFileSync(files[0] ?? ''))
      .toString()
      .split('\n')
      .filter((line) => line !== '');
    const shown = lines
      .map((line) => v.parse(madisonEntry, JSON.parse(line)))
      .filter(({ _type, _source: { status, visibility } }) => _type === 'product' && status === 1 && visibility === 4);
    expect(shown.length).toBeGreaterThan(100);
    await withPages(view, backend, async (pageOf) => {
      for (const { _source } of sampleOf(shown)) {
        const page = await pageOf(`/p/${encodeURIComponent(_source.sku ?? '')}/x`);
        expect(page.status, _source.sku).toBe(200);
        expect(amissIn(page, plainName(_source.name ?? '')), _source.sku).toEqual([]);
      }
    });
  });

  it('of a category', async () => {
    const categories = await categoriesOf(view, backend);
    expect(categories.length).toBeGreaterThan(20);
    await withPages(view, backend, async (pageOf) => {
      for (const { slug, name } of sampleOf(categories))
        expect(amissIn(await pageOf(`/c/${slug}`), name), slug).toEqual([]);
    });
  });
});

const folders = [catalogues.categories, catalogues.products].flatMap((folder) => folder ?? []);

describe.runIf(folders.length === 2 && madison !== undefined)('every page of all real catalogues in one shop', () => {
  const [view] = views;
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await aDemoBackend();
    for (const folder of folders) await importFolder(backend, folder);
    await importSource(backend, { files: [join(madison ?? '', 'catalog_magento1.json.gz')] });
  });

  const addressesIn = async (file: string): Promise<string[]> => {
    const sitemap = await (await backend.app.request(`/api/feeds/${file}`)).text();
    return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(decodeXml(address)).pathname);
  };

  it.each([
    ['sitemap-pages.xml', 40],
    ['sitemap-products-1.xml', 300],
  ])('IMPORT-03 answers every address of %s', async (file, least) => {
    const addresses = await addressesIn(file);
    expect(addresses.length).toBeGreaterThan(least);
    await withPages(view, backend, async (pageOf) => {
      const failed = [];
      for (const address of sampleOf(addresses)) {
        const { status } = await pageOf(address);
        if (status !== 200) failed.push([address, status]);
      }
      expect(failed).toEqual([]);
    });
  });

  it('IMPORT-03 answers the lists in every order, narrowed by each of their filters', async () => {
    const { categoryTree, categoryPage } = aStorefront(view, backend).catalog;
    await withPages(view, backend, async (pageOf) => {
      const failed = [];
      for (const slug of sampleOf([...(await categoryTree()).bySlug.keys()])) {
        const { facets } = (await categoryPage(slug, {})).listing;
        const narrowed = facets.flatMap(({ attribute, values }) =>
          values.slice(0, 1).map(({ id }) => `${encodeURIComponent(attribute)}=${encodeURIComponent(id)}`),
        );
        for (const query of [...narrowed, 'sort=price-asc', 'sort=newest', 'page=9']) {
          const { status } = await pageOf(`/c/${encodeURIComponent(slug)}?${query}`);
          if (status !== 200) failed.push([slug, query, status]);
        }
      }
      expect(failed).toEqual([]);
    });
  });
});

const decodeXml = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&apos;', "'");
