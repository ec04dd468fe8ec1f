import { isPriceKnown, stockStatus } from '@etalage/catalog/rules';
import type { CartNotice } from './events.ts';
import type { NewLine } from './line.ts';

/** Why a product may not be added, each reason in one notice; the stock counts only for a product without errors. */
export function refusalsOf({ errors = {}, price, stock }: NewLine, quantity: number): CartNotice[] {
  const spoken = Object.values(errors).map((text): CartNotice => ({ type: 'danger', message: { text } }));
  const unpriced: CartNotice[] = isPriceKnown(price) ? [] : [{ type: 'danger', message: { key: 'priceUnknown' } }];
  const refusals = [...spoken, ...unpriced];
  if (refusals.length > 0 || stockStatus(stock, quantity) !== 'out_of_stock') return refusals;
  return [{ type: 'danger', message: { key: 'outOfStockNotAdded' } }];
}
