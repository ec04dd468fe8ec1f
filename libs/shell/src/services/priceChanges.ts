import type { ProductDetail } from '@etalage/catalog/headless';

/** When the first price on a page changes by itself, in epoch milliseconds; Infinity when none will. */
export const changeOf = (shown: readonly Pick<ProductDetail, 'priceChangesAt'>[]): number =>
  shown.reduce((earliest, { priceChangesAt = Infinity }) => Math.min(earliest, priceChangesAt), Infinity);

/** Until when a product page may be kept, apart from the prices of what stands beside it. */
export const endOfProduct = ({ isIncomplete, priceChangesAt = Infinity, about }: ProductDetail): number =>
  isIncomplete ? 0 : Math.min(priceChangesAt, about.delivery?.until ?? Infinity);
