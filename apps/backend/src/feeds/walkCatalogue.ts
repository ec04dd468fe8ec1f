import type { Product } from '@etalage/catalog/contract';
import { isDisabled, numberOf, stockOf, stockStatus } from '@etalage/catalog/rules';
import { category, stock } from '@etalage/core/constants';
import { presentProducts } from '../catalog/presenter.ts';
import { productsAfter, readTaxRules } from '../catalog/readCatalogue.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';

const batch = 250;

/** Every product of a store view that has a page, as the wire shows it now, by id; a few hundred are held at a time. */
export async function* walkCatalogue(ports: Ports, store: Store, after = 0): AsyncGenerator<Product> {
  const taxRules = await readTaxRules(ports.database, store.id);
  for (let last = after; ;) {
    const documents = await productsAfter(ports.database, store.id, last, batch);
    for (const product of await presentProducts(ports, store, documents, { taxRules })) {
      last = product.id;
      if (hasPage(product)) yield product;
    }
    if (documents.length < batch) return;
  }
}

const shown: readonly number[] = category.visibility;

const hasPage = (product: Product): boolean =>
  !isDisabled(product) &&
  shown.includes(numberOf(product.visibility) ?? 0) &&
  (stock.listOutOfStock || stockStatus(stockOf(product)) !== 'out_of_stock');
