import type { CatalogApi } from '@etalage/catalog/headless';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from '../../backend/src/testing/aBackend.ts';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aVariantDocument,
} from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';

const named = (id: number, sku: string, differences: object) =>
  aProductDocument({
    id,
    sku,
    name: sku,
    url_key: sku.toLowerCase(),
    url_path: `${sku.toLowerCase()}.html`,
    ...differences,
  });

let catalog: CatalogApi;
beforeAll(async () => {
  const backend = await aBackend();
  await importDocuments(backend, {
    categories: [
      aCategoryDocument(),
      aCategoryDocument({ id: 11, name: 'Oud', slug: 'oud', url_key: 'oud', url_path: 'oud', is_active: false }),
    ],
    attributes: [aColourDocument()],
    products: [
      named(1, 'TE-KOOP', {}),
      named(2, 'UIT', { status: 2 }),
      named(3, 'ALLEEN-IN-ZOEKEN', { visibility: 3 }),
      named(4, 'VERBORGEN', { visibility: 1 }),
      aProductDocument({ ...aVariantDocument(), url_key: 'los-wit', url_path: 'los-wit.html', visibility: 1 }),
      aConfigurableDocument({ category_ids: ['10'] }),
    ],
  });
  catalog = aStorefront(views[0], backend).catalog;
});

describe('products that are not for sale', () => {
  it('LIST-02 are not listed: what is disabled or visible nowhere', async () => {
    const { listing } = await catalog.categoryPage('bad', {});
    expect(listing.products.map(({ parentSku }) => parentSku).sort()).toEqual([
      'ALLEEN-IN-ZOEKEN',
      'HD-200',
      'TE-KOOP',
    ]);
  });

  it('PROD-02 says 404 of a disabled product, with its status', async () => {
    await expect(catalog.product('UIT')).rejects.toMatchObject({
      code: 404,
      message: 'Product query returned empty result product status = 2',
    });
  });

  it('PROD-03 opens the configurable parent of a hidden child, with that child chosen', async () => {
    expect(await catalog.product('HD-200-wit')).toMatchObject({ parentSku: 'HD-200', sku: 'HD-200-wit' });
  });

  it('PROD-03 says 404 of a hidden product without a parent, with its visibility', async () => {
    await expect(catalog.product('VERBORGEN')).rejects.toMatchObject({
      code: 404,
      message: 'Product query returned empty result product visibility = 1',
    });
  });

  it('LIST-01 a category that is not active is not there', async () => {
    await expect(catalog.categoryPage('oud', {})).rejects.toMatchObject({
      code: 404,
      message: 'Category query returned empty result slug = oud',
    });
  });
});
