export const price = {
  fractionDigits: 2,
  /** From (included) and to (excluded) in euros; null is the open end. */
  ranges: [
    [0, 100],
    [100, 250],
    [250, 500],
    [500, null],
  ],
  zeroAllowed: false,
  tiersEnabled: false,
} as const;
export const category = { visibility: [2, 3, 4], status: [1], fetchSize: 4000, rootId: 2 } as const;
export const product = { disabledStatus: 2, hiddenVisibility: 1 } as const;
export const products = { redirectHiddenChild: true } as const;
export const attribute = { fetchSize: 150 } as const;
export const stock = { displayThreshold: 5, listOutOfStock: true, allowOutOfStockInCart: true, batchSize: 15 } as const;
export const variantAttributes = { colour: 'kleur', size: 'maat' } as const;
export const filters = {
  aggregationSize: 10,
  maxQuerySize: 999,
  default: ['manufacturer', 'model', 'geslacht', 'verpakking', 'maat', 'gewicht_gram', 'kleur', 'price'],
} as const;
export const rating = { maxStars: 5, divisor: 2, halfStarFrom: 0.25 } as const;
export const history = { maxEntries: 30, pollInterval: 100 } as const;
export const compare = { localKey: 'current-compare' } as const;
export const wishlist = { localKey: 'current-wishlist' } as const;
