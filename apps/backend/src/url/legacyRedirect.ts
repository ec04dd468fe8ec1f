import { detailNl, isDisabled, productPageFacts } from '@etalage/catalog/rules';
import { presentProducts } from '../catalog/presenter.ts';
import { productsById, type Document } from '../catalog/readCatalogue.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';

const productById = /^catalog\/product\/view\/id\/(\d{1,9})(?:\/|$)/;

/** Redirects Magento's URL of a product by its id, `catalog/product/view/id/{id}`, to its canonical URL (ROUTE-39). */
export async function legacyRedirect(ports: Ports, store: Store, path: string): Promise<Document | undefined> {
  const [, id] = productById.exec(path) ?? [];
  if (id === undefined) return undefined;
  const documents = await productsById(ports.database, store.id, [Number(id)]);
  const [product] = await presentProducts(ports, store, documents);
  if (product === undefined || isDisabled(product)) return undefined;
  const context = { now: ports.clock.now(), attributes: [], words: detailNl, baseUrl: '' };
  const { family, url } = productPageFacts(product, context);
  const target_path = (family?.url ?? url).replace(/^\//, '');
  return { id: product.id, request_path: path, target_path, redirect_type: 301, store_id: store.id };
}
