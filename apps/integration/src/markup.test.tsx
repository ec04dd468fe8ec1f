import {
  CategoryView,
  listNl,
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
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { isLong } from '../../backend/src/testing/isLong.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { demoDocuments } from './testing/demoDocuments.ts';
import { slipIn } from './testing/slips.ts';

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
    <CategoryView category={category} messages={listNl} action="shopNow" onSort={nothing} onLoadMore={nothing} />,
  );

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
  it(`read without a slip in all three stores, every category and every ${isLong ? 'product' : '12th product'}`, async () => {
    const backend = await aDemoBackend();
    for (const view of views) {
      const skus = demoDocuments(view.storeCode).products.filter((_none, at) => isLong || at % 12 === 0);
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
