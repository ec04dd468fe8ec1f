import { createStorage } from '@etalage/core';
import { describe, expect, it } from 'vitest';
import { aProductDetail, aProductSummary } from '../testing.ts';
import { currentPricesOf } from './currentPrices.ts';
import { keepViewed } from './keepViewed.ts';
import { recentlyViewed, withCurrentPrices } from './recentlyViewed.ts';

const look = (storage: ReturnType<typeof createStorage>, ...names: string[]) =>
  names.forEach((name) => keepViewed(storage, aProductDetail({ parentSku: name, name })));
const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name);

describe('PROD-21 recently viewed products', () => {
  it('are kept in this browser, newest first, each once', () => {
    const storage = createStorage();
    look(storage, 'a', 'b', 'c', 'a');
    expect(namesOf(recentlyViewed(storage))).toEqual(['a', 'c', 'b']);
  });

  it('leave out the current one', () => {
    const storage = createStorage();
    look(storage, 'a', 'b');
    expect(namesOf(recentlyViewed(storage, 'b'))).toEqual(['a']);
  });

  it('are twelve at most beside the current one', () => {
    const storage = createStorage();
    look(storage, ...Array.from({ length: 15 }, (_none, at) => String(at)));
    expect(namesOf(recentlyViewed(storage, '14'))).toEqual([
      '13',
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
    expect(recentlyViewed(storage)).toHaveLength(12);
  });

  it('are said to be there once another was looked at', () => {
    const storage = createStorage();
    const answers = ['a', 'a', 'b'].map((parentSku) => keepViewed(storage, aProductDetail({ parentSku })));
    expect(answers).toEqual([false, false, true]);
  });

  it('say the lowest price of their variants, as every card does, and whether there are dearer ones', () => {
    const storage = createStorage();
    const [blue] = aProductDetail().variants;
    keepViewed(storage, aProductDetail({ parentSku: 'one', variants: blue ? [blue] : [] }));
    keepViewed(storage, aProductDetail({ parentSku: 'several' }));
    expect(recentlyViewed(storage).map(({ price, isFrom }) => [price, isFrom])).toEqual([
      [4900, true],
      [5900, undefined],
    ]);
  });

  it('leave out what someone else wrote there', () => {
    const storage = createStorage();
    look(storage, 'a');
    storage.write('shop/catalog/recently-viewed', [{ name: 'half' }, ...recentlyViewed(storage)]);
    expect(namesOf(recentlyViewed(storage))).toEqual(['a']);
  });
});

it('cards take the prices of now, reduced or not', () => {
  const info = (final_price: number, regular_price: number) => ({ final_price, regular_price });
  const prices = currentPricesOf({
    items: [
      { id: 1, price_info: info(7.5, 10) },
      { id: 2, price_info: info(10, 10) },
    ],
  });
  const cards = [
    aProductSummary({ id: 1, price: 900 }),
    aProductSummary({ id: 2, price: 900, originalPrice: 1200, discountPercent: -25 }),
    aProductSummary({ id: 3, price: 900 }),
  ];
  expect(
    withCurrentPrices(cards, prices).map(({ price, originalPrice, discountPercent }) => [
      price,
      originalPrice,
      discountPercent,
    ]),
  ).toEqual([
    [750, 1000, -25],
    [1000, undefined, undefined],
    [900, undefined, undefined],
  ]);
});
