import type { Product, TaxRule } from '@etalage/catalog/contract';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { presentProduct } from './presentProduct.ts';
import { readTaxRules, stockBySku, variantSkus, type Document } from './readCatalogue.ts';

type PresenterPorts = Pick<Ports, 'database' | 'clock' | 'pictures'>;

/** Product documents of a store view as the wire shows them now, in their order. */
export async function presentProducts(
  { database, clock, pictures }: PresenterPorts,
  store: Store,
  documents: readonly Document[],
): Promise<Product[]> {
  const skus = documents.flatMap((document) => [String(document['sku']), ...variantSkus(document)]);
  const stock = await stockBySku(database, store.id, skus);
  const taxRules: readonly TaxRule[] = await readTaxRules(database, store.id);
  const presentation = { now: clock.now(), taxRules, stock, pictureAddress: pictures.address };
  return documents.map((document) => presentProduct(document, presentation));
}
