import { fromEuros } from '@etalage/core';
import type { RenderList } from '../contract/product.ts';
import { discountPercent } from '../rules/prices.ts';
import type { PriceView } from './views.ts';

/** What a product costs now. */
export type CurrentPrice = PriceView;

/** Prices by product id, from the answer of the price call (wire contract 4). */
export const currentPricesOf = ({ items }: RenderList): ReadonlyMap<number, CurrentPrice> =>
  new Map(
    items.map(({ id, price_info }) => {
      const [price, original] = [fromEuros(price_info.final_price), fromEuros(price_info.regular_price)];
      const reduced: CurrentPrice = {
        price,
        originalPrice: original,
        discountPercent: discountPercent(price, original),
      };
      return [id, price < original ? reduced : { price }];
    }),
  );
