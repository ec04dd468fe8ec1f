import type { Cents } from '@etalage/core';
import { price as priceConstants } from '@etalage/core/constants';

/** Whether a price is one to sell at: present, not negative, and 0 only where the configuration allows it (PRICE-15). */
export function isPriceKnown(
  price: Cents | undefined,
  zeroAllowed: boolean = priceConstants.zeroAllowed,
): price is Cents {
  if (price === undefined || !Number.isFinite(price) || price < 0) return false;
  return price > 0 || zeroAllowed;
}
