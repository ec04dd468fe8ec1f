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
  it('PROD-21 are kept in this browser, newest first, each once', () => {
    const storage = createStorage();
    look(storage, 'a', 'b', 'c', 'a');
    expect(namesOf(recentlyViewed(storage))).toEqual(['a', 'c', 'b']);
  });

  it('PROD-21 leave out the current one', () => {
    const storage = createStorage();
    look(storage, 'a', 'b');
    expect(namesOf(recentlyViewed(storage, 'b'))).toEqual(['a']);
  });

  it('PROD-21 are twelve at most beside the current one', () => {
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

  it('PROD-21 are said to be there once another was looked at', () => {
    const storage = createStorage();
    const answers = ['a', 'a', 'b'].map((parentSku) => keepViewed(storage, aProductDetail({ parentSku })));
    expect(answers).toEqual([false, false, true]);
  });

  it('PROD-21 say the lowest price of their variants, as every card does, and whether there are dearer ones', () => {
    const storage = createStorage();
    const [blue] = aProductDetail().variants;
    keepViewed(storage, aProductDetail({ parentSku: 'one', variants: blue ? [blue] : [] }));
    keepViewed(storage, aProductDetail({ parentSku: 'several' }));
    expect(recentlyViewed(storage).map(({ price, isFrom }) => [price, isFrom])).toEqual([
      [4900, true],
      [5900, undefined],
    ]);
  });

  const [blue, large, white] = ['JAS-BLAUW-S', 'JAS-BLAUW-L', 'JAS-WIT-S'];
  /** How a product is kept whose variants stand at these prices, where sold out ones are named in `gone`. */
  const keptWith = (prices: Record<string, number>, gone: string[] = [], more: object = {}) => {
    const storage = createStorage();
    const { variants } = aProductDetail();
    const own = variants.map(({ price: _price, ...variant }) => ({
      ...variant,
      ...(prices[variant.sku] && { price: prices[variant.sku] }),
      stock: { status: gone.includes(variant.sku) ? ('out_of_stock' as const) : ('ok' as const) },
    }));
    keepViewed(storage, aProductDetail({ variants: own, ...more }));
    return recentlyViewed(storage)[0];
  };
  it.each([
    ['the lowest of those in stock', { [blue]: 5900, [large]: 6500, [white]: 4900 }, [white], 5900, true],
    [
      'the lowest of all where none is in stock',
      { [blue]: 5900, [large]: 6500, [white]: 4900 },
      [blue, large, white],
      4900,
      true,
    ],
    ['their one price', { [blue]: 5900, [large]: 5900, [white]: 5900 }, [], 5900, undefined],
    [
      'their one price beside a dearer one that is sold out',
      { [blue]: 5900, [large]: 5900, [white]: 9900 },
      [white],
      5900,
      undefined,
    ],
    ['no price where none is known', {}, [], undefined, undefined],
  ])('PROD-21 say %s', (_what, prices, gone, price, isFrom) => {
    const kept = keptWith(prices, gone);
    expect([kept?.price, kept?.isFrom]).toEqual([price, isFrom]);
  });

  it('PROD-21 say what required options add, to the price before a reduction too', () => {
    const storage = createStorage();
    const reduced = { price: 4500, originalPrice: 6000, discountPercent: -25, requiredSurcharge: 795 };
    keepViewed(storage, aProductDetail({ variants: [], ...reduced }));
    expect(recentlyViewed(storage)).toMatchObject([{ price: 5295, originalPrice: 6795, discountPercent: -25 }]);
  });

  it('PROD-21 show the first picture, no video, and whether the size is open', () => {
    const storage = createStorage();
    const video = { kind: 'video' as const, src: '/a.mp4', alt: '' };
    const picture = { kind: 'image' as const, src: '/a.jpg', alt: '' };
    keepViewed(storage, aProductDetail({ parentSku: 'a', gallery: [video, picture], openOption: 'maat' }));
    keepViewed(storage, aProductDetail({ parentSku: 'b', gallery: [video] }));
    const [second, first] = recentlyViewed(storage);
    expect(first).toMatchObject({ image: '/a.jpg', isSizeOpen: true });
    expect(second).not.toHaveProperty('image');
    expect(second).not.toHaveProperty('isSizeOpen');
  });

  it('PROD-21 of a set say the price from which it can be had', () => {
    const storage = createStorage();
    keepViewed(storage, aProductDetail({ type: 'grouped', variants: [], price: 1495 }));
    expect(recentlyViewed(storage)).toMatchObject([{ price: 1495, isFrom: true }]);
  });

  it('PROD-21 are none where what is kept is no list, and take no harm from what stands in it', () => {
    const storage = createStorage();
    storage.write('shop/catalog/recently-viewed', { name: 'half' });
    expect(recentlyViewed(storage)).toEqual([]);
    storage.write('shop/catalog/recently-viewed', [null, 'a', 7, { parentSku: 'b' }]);
    expect(keepViewed(storage, aProductDetail({ parentSku: 'b' }))).toBe(true);
    expect(storage.read('shop/catalog/recently-viewed')).toMatchObject([{ parentSku: 'b' }, null, 'a', 7]);
  });

  it('PROD-21 leave out what someone else wrote there', () => {
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
