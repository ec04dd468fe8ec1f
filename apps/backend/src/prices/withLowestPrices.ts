import type { Product } from '@etalage/catalog/contract';
import { numberOf, ownPrice, type PricedDocument } from '@etalage/catalog/rules';
import { fromEuros, toEuros, type Instant } from '@etalage/core';
import type { Database } from '../database/database.ts';
import { nextOfferOf, pastOffersOf } from '../offers/dailyOffers.ts';
import { withOffer } from '../offers/withOffer.ts';
import type { Store } from '../stores/stores.ts';
import { lowestBefore } from './lowestPrice.ts';
import { asSoldToGroup, type Sale } from './groupPrice.ts';
import { readPriceHistory, type PriceHistory } from './priceHistory.ts';

/**
 * Products as they are sold to a group at an instant: with the daily offer, the group's own prices, and what is reduced with
 * the lowest price of the 30 days before (LEGAL-02). Whatever shows or charges a price reads its products through this.
 */
export async function asSold(database: Database, sale: Sale, products: readonly Product[]): Promise<Product[]> {
  const { store, now } = sale;
  const offered = products.map((product) => asSoldToGroup(withOffer(product, store, now), sale));
  const reduced = offered.filter((product) =>
    [product, ...(product.configurable_children ?? [])].some((priced) => ownPrice(priced, now)?.isReduced),
  );
  if (reduced.length === 0) return offered;
  const ids = reduced.map(({ id }) => id);
  const history = await readPriceHistory(database, store.id, ids);
  const wanted = new Set(ids);
  return offered.map((product, at) => {
    const given = products[at];
    return given && wanted.has(product.id) ? withLowest(product, given, { store, now, history }) : product;
  });
}

type Scene = { store: Store; now: Instant; history: PriceHistory };

function withLowest(product: Product, given: Product, scene: Scene): Product {
  const offer = nextOfferOf(scene.store.offers, given.sku, scene.now);
  const today = offer && offer.startsAt <= scene.now ? offer : undefined;
  const offered = pastOffersOf(scene.store.offers, given.sku, scene.now);
  const lowest = (priced: PricedDocument & { sku: string }, before: PricedDocument | undefined) => {
    if (!ownPrice(priced, scene.now)?.isReduced) return {};
    const current = before ?? priced;
    const isOffer = ownPrice(current, scene.now)?.price !== ownPrice(priced, scene.now)?.price;
    const found = lowestBefore({
      current,
      past: scene.history.get(priced.sku) ?? [],
      offered,
      now: scene.now,
      began: isOffer ? today?.startsAt : undefined,
    });
    const stated = numberOf(priced.lowest_price_30d);
    const known = [found, stated === undefined ? undefined : fromEuros(stated)].filter((price) => price !== undefined);
    return known.length === 0 ? {} : { lowest_price_30d: toEuros(Math.min(...known)) };
  };
  const children = given.configurable_children ?? [];
  const variants = product.configurable_children?.map((variant, at) => ({
    ...variant,
    ...lowest(variant, children[at]),
  }));
  return { ...product, ...lowest(product, given), ...(variants ? { configurable_children: variants } : {}) };
}
