import { isPriceKnown } from '../rules/knownPrice.ts';
import { hasOrderChoices } from './orderChoices.ts';
import type { ProductDetail, ProductSummary } from './views.ts';

/** Whether a product has a price and is not sold out. */
export const isForSale = ({ price, stock }: Pick<ProductSummary, 'price' | 'stock'>): boolean =>
  isPriceKnown(price) && stock?.status !== 'out_of_stock';

/** Whether one piece of the variant that is shown can be ordered as it is: nothing is left to choose, nothing is wrong with it. */
export const isOrderableAtOnce = (product: ProductDetail): boolean =>
  !hasOrderChoices(product) &&
  product.openOption === undefined &&
  isForSale(product) &&
  Object.keys(product.errors).length === 0;
