import type { Product, TaxRule } from '@etalage/catalog/contract';
import type { Database } from '../database/database.ts';
import { withOffer } from '../offers/withOffer.ts';
import type { Ports } from '../ports.ts';
import { asSoldToGroup, guestGroup, type Sale } from '../prices/groupPrice.ts';
import { asSold } from '../prices/withLowestPrices.ts';
import { taxPlaceOf } from '../prices/taxPlace.ts';
import type { StockRow } from '../stock/tables.ts';
import type { Store } from '../stores/stores.ts';
import { madeOfParts } from './madeOfParts.ts';
import { presentProduct, withStock } from './presentProduct.ts';
import { asProduct } from './asProduct.ts';
import { readTaxRules, stockBySku, stockOfPages, variantSkus, type Document } from './readCatalogue.ts';

type PresenterPorts = Pick<Ports, 'database' | 'clock' | 'pictures'>;

/** Whom products are presented to, and the tax rules where they were read already. */
export type Audience = { groupId?: number; taxRules?: readonly TaxRule[] };

/** Product documents of a store view as the wire shows them now, in their order; to guests where no group is given. */
export async function presentProducts(
  { database, clock, pictures }: PresenterPorts,
  store: Store,
  documents: readonly Document[],
  { groupId = guestGroup, taxRules: known }: Audience = {},
): Promise<Product[]> {
  const stock = await stockOf(database, store, documents);
  const taxRules = known ?? (await readTaxRules(database, store.id));
  const now = clock.now();
  const sale: Sale = { store, now, groupId };
  const sold = await asSold(database, sale, documents.map(asProduct));
  const { products, soldOut } = await madeOfParts(database, sale, sold);
  const presentation = { now, taxRules, taxPlace: taxPlaceOf(sale), stock, pictureAddress: pictures.address };
  return products.map((product) => presentProduct(product, { ...presentation, soldOut }));
}

/** Product documents of a store view with their stock and their offers of now, at the prices for a group of customers. */
export async function productsWithStock(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  store: Store,
  documents: readonly Document[],
  groupId = guestGroup,
): Promise<Product[]> {
  const stock = await stockOf(database, store, documents);
  const now = clock.now();
  const sale: Sale = { store, now, groupId };
  const sold = documents.map((document) => asSoldToGroup(withOffer(asProduct(document), store, now), sale));
  const { products, soldOut } = await madeOfParts(database, sale, sold);
  return products.map((product) => withStock(product, { stock, soldOut }));
}

/** By page first, which finds nearly all at once, and by sku for what has its stock on another page. */
async function stockOf(
  database: Database,
  store: Store,
  documents: readonly Document[],
): Promise<ReadonlyMap<string, StockRow>> {
  const found = await stockOfPages(
    database,
    store.id,
    documents.map(({ id }) => Number(id)),
  );
  const skus = documents.flatMap((document) => [String(document['sku']), ...variantSkus(document)]);
  const missing = skus.filter((sku) => !found.has(sku));
  const others = await stockBySku(database, store.id, missing);
  return others.size === 0 ? found : new Map([...found, ...others]);
}
