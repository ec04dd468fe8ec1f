import type { catalogueOf } from './catalogue.ts';
import { seeded, seedOf } from './random.ts';

type ProductDocument = ReturnType<typeof catalogueOf>['products'][number];

/**
 * How many days pass before an offer comes back: one more than the thirty before a reduction whose lowest price counts,
 * so that an offer is not measured against itself (LEGAL-02).
 */
export const offerDays = 31;

const roundTo95 = (price: number): number => Math.max(1, Math.floor(price)) - 0.05;

/**
 * The daily offers of a store, one for each day of a round: the offer of a day in Amsterdam is the entry at the days
 * since 1970-01-01 modulo its length, so that there are always as many around today. Each is cheaper than anything the
 * product costs otherwise.
 */
export function dailyOffersOf(products: readonly ProductDocument[]) {
  const sold = products.filter(({ type_id, stock, price }) => (type_id === 'configurable' || type_id === 'simple') && stock.is_in_stock && price >= 10);
  const mixed = sold.toSorted((one, other) => seedOf(one.sku) - seedOf(other.sku));
  const families = new Set<string>();
  const various = [...mixed.filter(({ sku }) => isNew(families, sku.slice(0, 5))), ...mixed].slice(0, offerDays);
  return various.map((product, day) => {
    const percentage = 30 + Math.floor(seeded(seedOf(product.sku))() * 5) * 5;
    return {
      day, sku: product.sku, special_price: Math.round(roundTo95((product.special_price ?? product.price) * (1 - percentage / 100)) * 100) / 100, daily_deal_image: product.image,
      associated: mixed.filter(({ sku, category_ids }) => sku !== product.sku && category_ids.at(-1) === product.category_ids.at(-1)).slice(0, 4).map(({ sku }) => sku),
    };
  });
}

function isNew(known: Set<string>, key: string): boolean {
  const fresh = !known.has(key);
  known.add(key);
  return fresh;
}
