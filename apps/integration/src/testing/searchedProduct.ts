import type { StoreView } from '@etalage/core';
import type { TestBackend } from '../../../backend/src/testing/aBackend.ts';
import { ask } from '../../../backend/src/testing/importing.ts';

/** The document of a sku in the answer of the product search, by which pages load a product; undefined where it finds none. */
export async function searchedProduct(
  backend: TestBackend,
  { searchIndex }: Pick<StoreView, 'searchIndex'>,
  sku: string,
) {
  const request = encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: sku } }] }));
  const { hits } = await ask(backend, `/api/catalog/${searchIndex}/product/_search?request=${request}`);
  return hits[0];
}
