import { describe, expect, it } from 'vitest';
import { aBackend } from '../../backend/src/testing/aBackend.ts';
import { aCategoryDocument, aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { aStorefront, views } from './testing/aStorefront.ts';

/** The price extremes of a category and of a search in which these products are. */
async function extremesOf(...prices: readonly object[]) {
  const backend = await aBackend();
  const products = prices.map((price, at) =>
    aProductDocument({ id: 100 + at, sku: `HD-${at}`, url_key: `hd-${at}`, url_path: `hd-${at}.html`, ...price }),
  );
  await importDocuments(backend, { categories: [aCategoryDocument()], products });
  const { catalog, search } = aStorefront(views[0], backend);
  const { listing: category } = await catalog.categoryPage('bad', {});
  const { listing: found } = await search.results({ q: 'handdoek' });
  expect(found.priceExtremes).toEqual(category.priceExtremes);
  return category.priceExtremes;
}

describe('LIST-10 the price extremes of a category and of the results of a search', () => {
  it('LIST-10 are the floor of the lowest price and the ceiling of the highest', async () => {
    expect(await extremesOf({ price: 9.95 }, { price: 20.05 }, { price: 129.05 })).toEqual({ min: 9, max: 130 });
  });

  it('LIST-10 are whole prices as they are', async () => {
    expect(await extremesOf({ price: 10 }, { price: 20 })).toEqual({ min: 10, max: 20 });
  });

  it('LIST-10 take special prices with them', async () => {
    expect(await extremesOf({ price: 20 }, { price: 30, special_price: 7.5 })).toEqual({ min: 7, max: 30 });
  });

  it('LIST-10 take special prices with them that are not paid yet', async () => {
    const later = { price: 30, special_price: 7.5, special_from_date: '2099-01-01 00:00:00' };
    expect(await extremesOf({ price: 20 }, later)).toEqual({ min: 7, max: 30 });
  });

  it('LIST-10 take final prices with them', async () => {
    expect(await extremesOf({ price: 20 }, { price: 30, final_price: 7.5 })).toEqual({ min: 7, max: 30 });
  });

  it.each([
    ['special price of 0', { special_price: 0 }],
    ['special price below 0', { special_price: -5 }],
    ['final price of 0', { final_price: 0 }],
    ['final price below 0', { final_price: -5 }],
  ])('LIST-10 leave out a %s', async (_what, price) => {
    expect(await extremesOf({ price: 20 }, { price: 30, ...price })).toEqual({ min: 20, max: 30 });
  });

  it('LIST-10 are not there without products', async () => expect(await extremesOf()).toBeUndefined());
});
