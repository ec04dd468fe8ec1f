import { stock as stockConstants } from '@etalage/core/constants';

/** The skus of a stock list in batches (STOCK-04). */
export function stockBatches(skus: readonly string[], size: number = stockConstants.batchSize): string[][] {
  const count = Math.ceil(skus.length / size);
  return Array.from({ length: count }, (_none, index) => skus.slice(index * size, (index + 1) * size));
}
