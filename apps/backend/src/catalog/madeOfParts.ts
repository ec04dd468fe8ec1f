import { ownPriceFields, type Product } from '@etalage/catalog/contract';
import {
  isDisabled,
  isMadeOfParts,
  isSoldOutByParts,
  nextPriceChange,
  ownPrice,
  partSkus,
  priceOfParts,
  stockStatus,
  type PartProduct,
} from '@etalage/catalog/rules';
import { toEuros, type Instant } from '@etalage/core';
import type { Database } from '../database/database.ts';
import type { Sale } from '../prices/groupPrice.ts';
import { asSold } from '../prices/withLowestPrices.ts';
import { stockRecord } from './presentProduct.ts';
import { asProduct } from './asProduct.ts';
import { productsBySku, stockBySku } from './readCatalogue.ts';

/** Products, and the skus of those of which nothing can be ordered since their parts are sold out. */
export type Wholes = { products: readonly Product[]; soldOut: ReadonlySet<string> };

type Parts = { bySku: ReadonlyMap<string, Product>; of: (sku: string) => PartProduct | undefined };

/**
 * Products as they were given, but those that are made of others as these are sold at an instant: a list, a feed and the
 * order of an index say what their page says (PRICE-14).
 */
export async function madeOfParts(database: Database, sale: Sale, products: readonly Product[]): Promise<Wholes> {
  if (!products.some(isMadeOfParts)) return { products, soldOut: new Set() };
  const skus = [...new Set(products.flatMap(partSkus))];
  const parts = await readParts(database, sale, skus);
  return {
    products: products.map((product) => atPriceOfParts(product, parts, sale.now)),
    soldOut: new Set(products.filter((product) => isSoldOutByParts(product, parts.of)).map(({ sku }) => sku)),
  };
}

async function readParts(database: Database, sale: Sale, skus: string[]) {
  const { store, now } = sale;
  const documents = (await productsBySku(database, store.id, skus)).map(asProduct);
  const bySku = new Map((await asSold(database, sale, documents)).map((part) => [part.sku, part]));
  const stock = await stockBySku(database, store.id, skus);
  const of = (sku: string): PartProduct | undefined => {
    const part = bySku.get(sku);
    if (part === undefined || isDisabled(part)) return undefined;
    const row = stock.get(sku);
    const isSoldOut = stockStatus(row && stockRecord(row)) === 'out_of_stock';
    const { id, type_id: type, name } = part;
    return { id, type: type ?? 'simple', name: name ?? sku, price: ownPrice(part, now)?.price, isSoldOut };
  };
  return { bySku, of };
}

/** What a document says of its own price, taken back. */
const unpriced = Object.fromEntries([...Object.keys(ownPriceFields), 'lowest_price_30d'].map((field) => [field, null]));

function atPriceOfParts(product: Product, { bySku, of }: Parts, now: Instant): Product {
  if (!isMadeOfParts(product)) return product;
  const price = priceOfParts(product, of);
  const changes = partSkus(product).flatMap((sku) => nextPriceChange(bySku.get(sku) ?? {}, now) ?? []);
  const next = changes.length === 0 ? null : new Date(Math.min(...changes)).toISOString();
  return { ...product, ...unpriced, price: price === undefined ? null : toEuros(price), next_price_change: next };
}
