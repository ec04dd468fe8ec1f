import { fromEuros } from '@etalage/core';
import type { RenderList } from '../contract/product.ts';
import { discountPercent } from '../rules/prices.ts';
import type { PriceView } from './views.ts';

/** What a product costs now. */
export type CurrentPrice = PriceView;

/** The least that products cost, by product id, from the answer of the price call (wire contract 4). */
export const currentPricesOf = ({ items }: RenderList): ReadonlyMap<number, CurrentPrice> =>
  new Map(
    items.map(({ id, price_info }) => {
      const { final_price, regular_price, minimal_price, minimal_regular_price } = price_info;
      const [price, original] = [
        fromEuros(minimal_price ?? final_price),
        fromEuros(minimal_regular_price ?? regular_price),
      ];
      const reduced: CurrentPrice = {
        price,
        originalPrice: original,
        discountPercent: discountPercent(price, original),
      };
      return [id, price < original ? reduced : { price }];
    }),
  );
