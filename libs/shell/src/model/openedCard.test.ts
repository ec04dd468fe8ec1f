import { aCategoryPage, aListing, aProductSummary } from '@etalage/catalog/testing';
import { expect, it } from 'vitest';
import { productBehind } from './openedCard.ts';

const product = aProductSummary({ type: 'simple', parentSku: 'HD-7', slug: 'deken' });
const other = aProductSummary({ type: 'simple', parentSku: 'HD-8', slug: 'sprei' });

it.each([
  ['a listing', aCategoryPage({ listing: aListing({ products: [other, product] }) })],
  ['the blocks of a story', { story: {}, products: { offer: [other], list: [product] } }],
])('the product behind a link is found on the cards of %s', (_what, shown) => {
  expect(productBehind('/p/HD-7/deken', shown)).toBe(product);
  expect(productBehind('/p/HD-9/kussen', shown)).toBeUndefined();
});

it.each([undefined, { variants: [] }])('a page without cards has none: %o', (shown) =>
  expect(productBehind('/p/HD-7/deken', shown)).toBeUndefined(),
);
