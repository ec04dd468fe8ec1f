import type { ProductDetail } from '@etalage/catalog/headless';

/** When the first price on a page changes by itself, in epoch milliseconds; Infinity when none will. */
export const changeOf = (shown: readonly Pick<ProductDetail, 'priceChangesAt'>[]): number =>
  shown.reduce((earliest, { priceChangesAt = Infinity }) => Math.min(earliest, priceChangesAt), Infinity);
