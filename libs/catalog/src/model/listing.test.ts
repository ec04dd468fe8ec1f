import { expect, it } from 'vitest';
import { aProduct, aViewContext, someAttributes } from '../testing.ts';
import { listingOf } from './listing.ts';

const [blue, white] = ['50', '51'];

it.each([
  // the search                the colour that the text names   opens
  ['no filter', {}, blue, 'JAS-BLAUW-S'],
  ['no filter', {}, white, 'JAS-WIT-S'],
  ['the filter of another colour, which counts', { kleur: 'wit' }, blue, 'JAS-WIT-S'],
] as const)('SRCH-28 a card of a search with %s opens in its colour', (_what, search, named, sku) => {
  const answer = {
    hits: [{ ...aProduct() }],
    total: 1,
    attribute_metadata: [...someAttributes],
    named_values: { kleur: [named] },
  };
  const { products } = listingOf(answer, { ...aViewContext(), currencySign: '€', search, page: 1 });
  expect(products).toMatchObject([{ sku }]);
});
