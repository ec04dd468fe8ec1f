import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** A product of the demo catalogue as its documents say, and where it is sold. */
export type DemoProduct = { sku: string; name: string; path: string; children: { sku: string; path: string }[] };

const stock = v.nullish(v.object({ is_in_stock: v.nullish(v.boolean()), qty: v.nullish(v.number()) }));
const document = v.object({
  sku: v.string(),
  name: v.string(),
  type_id: v.string(),
  url_key: v.string(),
  configurable_children: v.optional(v.array(v.object({ sku: v.string(), maat: v.nullish(v.string()), stock }))),
  stock,
  custom_options: v.optional(v.array(v.unknown())),
});
type Document = v.InferOutput<typeof document>;
const documents = v.object({ hits: v.array(document) });

/** What the backend holds of a store, read once per test. */
export async function demoProducts(backendUrl: string, storeCode: string): Promise<Document[]> {
  const request = {
    _availableFilters: [],
    _appliedSort: [],
    _appliedFilters: [{ attribute: 'visibility', value: { in: [4] }, scope: 'default' }],
  };
  const query = new URLSearchParams({ size: '200', request_format: 'search-query', request: JSON.stringify(request) });
  const answer = await fetch(`${backendUrl}/api/catalog/etalage_${storeCode}/product/_search?${query}`, {
    headers: { 'x-vs-store-code': storeCode },
  });
  return v.parse(documents, await answer.json()).hits;
}

const sells = (stock: Document['stock']) => stock?.is_in_stock !== false && (stock?.qty ?? 99) > 5;

/** A product with variants, of which at least two can be bought. */
export async function aConfigurable(backendUrl: string, storeCode: string): Promise<DemoProduct> {
  const products = await demoProducts(backendUrl, storeCode);
  const found = products.find(
    ({ type_id, configurable_children: children = [] }) =>
      type_id === 'configurable' && children.length > 3 && children.every(({ stock }) => sells(stock)),
  );
  if (!found) throw new Error(`${storeCode} sells no configurable product`);
  const base = `/p/${found.sku}/${found.url_key}`;
  const children = (found.configurable_children ?? []).map(({ sku }) => ({ sku, path: `${base}/${sku}` }));
  return { sku: found.sku, name: found.name, path: children[0]?.path ?? base, children };
}

/** A product of which some sizes are sold out and at least two are not; its path names no variant. */
export async function oneWithScarceSizes(backendUrl: string, storeCode: string): Promise<DemoProduct> {
  const products = await demoProducts(backendUrl, storeCode);
  for (const { sku, name, url_key, custom_options = [], configurable_children = [] } of products) {
    const path = `/p/${sku}/${url_key}`;
    const sizes = new Set(configurable_children.map(({ maat }) => maat));
    const sold = configurable_children.filter(({ stock }) => sells(stock));
    const isScarce = configurable_children.some(({ stock }) => stock?.is_in_stock === false);
    const children = sold.map((child) => ({ sku: child.sku, path: `${path}/${child.sku}` }));
    if (isScarce && custom_options.length === 0 && sizes.size > 2 && children.length > 2)
      return { sku, name, path, children };
  }
  throw new Error(`${storeCode} sells no product with sizes that are sold out`);
}

/** A product that asks more than which variant, with those variants that can be bought: two at least. */
export async function oneWithOptions(backendUrl: string, storeCode: string): Promise<DemoProduct> {
  const products = await demoProducts(backendUrl, storeCode);
  for (const { sku, name, url_key, custom_options = [], configurable_children = [] } of products) {
    const path = `/p/${sku}/${url_key}`;
    const sold = configurable_children.filter(({ stock }) => sells(stock));
    const children = sold.map((child) => ({ sku: child.sku, path: `${path}/${child.sku}` }));
    if (custom_options.length > 0 && children.length > 1) return { sku, name, path, children };
  }
  throw new Error(`${storeCode} sells no product with options of its own`);
}

/** A product of a type. */
export async function oneOf(backendUrl: string, storeCode: string, type: 'grouped' | 'bundle'): Promise<DemoProduct> {
  const products = await demoProducts(backendUrl, storeCode);
  const found = products.find(({ type_id }) => type_id === type);
  if (!found) throw new Error(`${storeCode} sells no ${type} product`);
  return { sku: found.sku, name: found.name, path: `/p/${found.sku}/${found.url_key}`, children: [] };
}

/** A product without variants that can be bought. */
export async function aSimple(backendUrl: string, storeCode: string): Promise<DemoProduct> {
  const products = await demoProducts(backendUrl, storeCode);
  const found = products.find(({ type_id, stock }) => type_id === 'simple' && sells(stock));
  if (!found) throw new Error(`${storeCode} sells no simple product`);
  return { sku: found.sku, name: found.name, path: `/p/${found.sku}/${found.url_key}`, children: [] };
}

/** A category with more products than a page holds. */
export async function longCategory(page: Page): Promise<string> {
  await page.goto('/');
  const paths = await page
    .locator('a[href^="/c/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const path of paths) {
    await page.goto(path);
    if ((await page.getByRole('link', { name: 'Toon meer' }).count()) > 0) return path;
  }
  throw new Error('No category has more products than a page');
}
