import {
  CategoryView,
  nl,
  OrderPanel,
  ProductCard,
  ProductView,
  QuantityField,
  type CategoryPage,
  type ProductDetail,
} from '@etalage/catalog';
import { detailJsonLd, type CatalogApi } from '@etalage/catalog/headless';
import type { StoreView } from '@etalage/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aBackend, type TestBackend } from '../../backend/src/testing/aBackend.ts';
import { importFolder } from '../../backend/src/testing/importing.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { demoDocuments, realCatalogue } from './testing/demoDocuments.ts';

const nothing = () => undefined;

const productMarkup = (product: ProductDetail) =>
  renderToStaticMarkup(
    <ProductView
      product={product}
      messages={nl}
      order={
        <OrderPanel
          stock={product.stock}
          messages={nl}
          label="In winkelwagen"
          onAdd={nothing}
          quantity={<QuantityField quantity={1} max={10} messages={nl} onQuantityChange={nothing} />}
        />
      }
    />,
  );

const categoryMarkup = (category: CategoryPage) =>
  renderToStaticMarkup(
    <CategoryView category={category} messages={nl} action="shopNow" onSort={nothing} onLoadMore={nothing} />,
  );

/** What no shopper should ever read: values that are none, objects as text, entities that were escaped twice. */
const slips = /undefined|NaN|null|\[object|&amp;(?:amp|lt|gt|quot|#\d+|[a-z]+);/;

/** The first slip with what stands around it, or nothing. */
function slipIn(text: string): string | undefined {
  const at = text.search(slips);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 60), at + 40);
}

/** What is wrong on the pages of these products and of all categories, each with its name. */
async function slipsOf(catalog: CatalogApi, skus: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const note = (name: string, ...texts: string[]) =>
    found.push(...texts.flatMap((text) => slipIn(text) ?? []).map((slip) => `${name}: …${slip}…`));
  for (const sku of skus) {
    const product = await catalog.product(sku);
    note(sku, productMarkup(product), JSON.stringify(product), JSON.stringify(detailJsonLd(product, 'https://x.test')));
  }
  for (const slug of (await catalog.categoryTree()).bySlug.keys()) {
    const page = await catalog.categoryPage(slug, {});
    note(slug, categoryMarkup(page), JSON.stringify(page));
  }
  for (const card of await catalog.cards(skus)) {
    note(card.sku, renderToStaticMarkup(<ProductCard product={card} messages={nl} action="orderNow" />));
  }
  return found;
}

const catalogOf = (view: StoreView, backend: TestBackend) => aStorefront(view, backend).catalog;

describe('the pages of the demo catalogue', () => {
  it('read without a slip in all three stores, every category and every fourth product', async () => {
    const backend = await aDemoBackend();
    for (const view of views) {
      const skus = demoDocuments(view.storeCode).products.filter((_none, at) => at % 4 === 0);
      expect(
        await slipsOf(
          catalogOf(view, backend),
          skus.map(({ sku }) => sku),
        ),
        view.storeCode,
      ).toEqual([]);
    }
  });
});

const luma = realCatalogue();
const lumaDocument = v.looseObject({ sku: v.string(), name: v.string() });

describe.runIf(luma !== undefined)('every page of the catalogue luma-sdk-2019', () => {
  const folder = luma ?? '';
  const documents = () =>
    v.parse(v.array(lumaDocument), JSON.parse(readFileSync(join(folder, 'products.json'), 'utf8')));

  it('reads without a slip, with the names of the documents', async () => {
    const backend = await aBackend();
    await importFolder(backend, folder);
    const catalog = catalogOf(views[0], backend);
    const skus = documents().map(({ sku }) => sku);
    expect(skus).toHaveLength(50);
    expect(await slipsOf(catalog, skus)).toEqual([]);
    for (const { sku } of documents()) {
      const product = await catalog.product(sku);
      expect(product.price, sku).toBeGreaterThan(0);
      expect(product.options.length, sku).toBe(2);
      expect(
        product.options.flatMap(({ values }) => values).every(({ label }) => label !== ''),
        sku,
      ).toBe(true);
    }
    // 39 documents, without the root and two that are not active.
    expect((await catalog.categoryTree()).bySlug.size).toBe(36);
  });
});
