import { product as productSchema, renderList, type Product, type TaxRule } from '@etalage/catalog/contract';
import {
  leastPrice,
  ownOptionsOf,
  productPrice,
  taxRate,
  variantPrice,
  withoutTax,
  withRequiredOptions,
  type Price,
} from '@etalage/catalog/rules';
import { shortText, toEuros } from '@etalage/core';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { ok, refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers } from '../docs/answers.ts';
import { valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { groupOfToken } from '../customers/groupToken.ts';
import { guestGroup, type Sale } from '../prices/groupPrice.ts';
import { taxPlaceOf } from '../prices/taxPlace.ts';
import type { Store } from '../stores/stores.ts';
import { presentProducts } from './presenter.ts';
import { productsBySku, readTaxRules } from './readCatalogue.ts';

const text = v.pipe(shortText(16_000), v.nonEmpty());
const code = v.optional(shortText(255));
const skuQuery = v.looseObject({ sku: text });
const skusQuery = v.looseObject({ skus: text });
const renderListQuery = v.looseObject({
  skus: text,
  currencyCode: code,
  storeId: code,
  userGroupId: code,
  groupToken: code,
  token: code,
});
const rawList = v.object({
  items: v.array(productSchema),
  search_criteria: v.record(v.string(), v.unknown()),
  total_count: v.number(),
});

/** The parts of a list by comma. */
export const listIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Products by sku, with the prices of this moment (wire contract 4). */
export const productRoutes = (ports: Ports) =>
  new Hono<BackendEnv>()
    .get(
      '/',
      describeRoute({ tags: ['catalogue'], summary: 'One product', ...answers('The product', productSchema) }),
      valid('query', skuQuery),
      async (c) => {
        const [found] = await productsOf(ports, c.var.store, [c.req.valid('query').sku]);
        return c.json(ok(found ?? refuse(404, 'Dit product bestaat niet.')));
      },
    )
    .get(
      '/render-list',
      describeRoute({
        tags: ['catalogue'],
        summary: 'Current prices',
        ...answers('Prices by product id', renderList, 401),
      }),
      valid('query', renderListQuery),
      async (c) => {
        const skus = listIn(c.req.valid('query').skus);
        const taxRules = await readTaxRules(ports.database, c.var.store.id);
        const { groupToken } = c.req.valid('query');
        const groupId = (await c.var.customer())?.groupId ?? (await groupOfToken(ports, groupToken));
        const found = await productsOf(ports, c.var.store, skus, groupId);
        const sale = { store: c.var.store, now: ports.clock.now(), groupId };
        const items = skus.flatMap((sku) => priceItem(found, sku, sale, taxRules));
        return c.json(ok({ items }), 200, { 'cache-control': 'no-store' });
      },
    )
    .get(
      '/list',
      describeRoute({ tags: ['catalogue'], summary: 'Products by sku', ...answers('The products', rawList) }),
      valid('query', skusQuery),
      async (c) => {
        const items = await productsOf(ports, c.var.store, listIn(c.req.valid('query').skus));
        return c.json(ok({ items, search_criteria: {}, total_count: items.length }));
      },
    );

const productsOf = async (
  ports: Ports,
  store: Store,
  skus: readonly string[],
  groupId = guestGroup,
): Promise<Product[]> =>
  presentProducts(ports, store, await productsBySku(ports.database, store.id, skus), { groupId });

/** The entry of one sku: of a product itself, or of the variant it names. */
function priceItem(found: readonly Product[], sku: string, sale: Sale, taxRules: readonly TaxRule[]) {
  const { store, now } = sale;
  for (const product of found) {
    const variant = product.configurable_children?.find((child) => child.sku === sku);
    const price = variant ? variantPrice(variant, product, now) : productPrice(product, now);
    if ((product.sku !== sku && !variant) || !price) continue;
    const rate = taxRate(taxRules, variant?.tax_class_id ?? product.tax_class_id, taxPlaceOf(sale));
    const { id, name } = { ...product, ...(variant ? { id: variant.id ?? product.id, name: variant.name } : {}) };
    const type = variant ? 'simple' : (product.type_id ?? 'simple');
    const least = variant ? withRequiredOptions(price, ownOptionsOf(product.custom_options)) : leastPrice(product, now);
    const price_info = priceInfo(price, least ?? price, rate);
    return [{ id, name, type, store_id: store.id, currency_code: 'EUR', price_info }];
  }
  return [];
}

/** The price without options, and the least that has to be paid. */
function priceInfo(price: Price, least: Price, rate: number) {
  const values = (write: (cents: number) => number) => ({
    final_price: write(price.price),
    regular_price: write(price.originalPrice),
    special_price: price.isReduced ? write(price.price) : null,
    minimal_price: write(least.price),
    minimal_regular_price: write(least.originalPrice),
    max_price: write(price.price),
    max_regular_price: write(price.originalPrice),
  });
  return {
    ...values(toEuros),
    extension_attributes: { tax_adjustments: values((cents) => toEuros(withoutTax(cents, rate))) },
  };
}
