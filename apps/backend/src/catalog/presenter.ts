import type { Product, TaxRule } from '@etalage/catalog/contract';
import type { Database } from '../database/database.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { presentProduct, withStock } from './presentProduct.ts';
import { readTaxRules, stockBySku, stockOfPages, variantSkus, type Document, type StockRow } from './readCatalogue.ts';

type PresenterPorts = Pick<Ports, 'database' | 'clock' | 'pictures'>;

/** Product documents of a store view as the wire shows them now, in their order; `known` saves reading the tax rules. */
export async function presentProducts(
  { database, clock, pictures }: PresenterPorts,
  store: Store,
  documents: readonly Document[],
  known?: readonly TaxRule[],
): Promise<Product[]> {
  const stock = await stockOf(database, store, documents);
  const taxRules = known ?? (await readTaxRules(database, store.id));
  const presentation = { now: clock.now(), taxRules, stock, pictureAddress: pictures.address };
  return documents.map((document) => presentProduct(document, presentation));
}

/** Product documents of a store view with their stock of now. */
export async function productsWithStock(
  database: Database,
  store: Store,
  documents: readonly Document[],
): Promise<Product[]> {
  const stock = await stockOf(database, store, documents);
  return documents.map((document) => withStock(document, { stock }));
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
