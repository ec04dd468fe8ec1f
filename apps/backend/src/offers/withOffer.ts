import type { Product } from '@etalage/catalog/contract';
import { ownPrice, type PricedDocument } from '@etalage/catalog/rules';
import { fromEuros, type Instant } from '@etalage/core';
import type { Store } from '../stores/stores.ts';
import { nextOfferOf, type OfferDay } from './dailyOffers.ts';

/**
 * A product as the daily offer sells it: on its day at the offer's price, a special price of that day; before it with no
 * more than the date on which its price will change. Whatever reads prices of the catalogue reads them through this.
 */
export function withOffer(product: Product, { offers }: Pick<Store, 'offers'>, now: Instant): Product {
  const next = nextOfferOf(offers, product.sku, now);
  if (next === undefined) return product;
  if (now < next.startsAt) return { ...product, next_price_change: next.date };
  const variants = product.configurable_children?.map((variant) => ({ ...variant, ...offerPrice(variant, next, now) }));
  const own = offerPrice(product, next, now);
  const isReduced = [own, ...(variants ?? [])].some(({ special_price }) => special_price === next.offer.special_price);
  return {
    ...product,
    ...own,
    daily_deal_image: next.offer.daily_deal_image,
    ...(isReduced ? { daily_offer_ends_at: new Date(next.endsAt).toISOString() } : {}),
    ...(variants ? { configurable_children: variants } : {}),
  };
}

/** The fields of a special price for one day; none for what costs less anyway. */
function offerPrice(
  document: PricedDocument,
  { offer, date }: OfferDay,
  now: Instant,
): Pick<Product, 'special_price' | 'special_price_incl_tax' | 'special_from_date' | 'special_to_date'> {
  const price = ownPrice(document, now);
  if (price && price.price > 0 && price.price <= fromEuros(offer.special_price)) return {};
  return {
    special_price: offer.special_price,
    special_price_incl_tax: null,
    special_from_date: date,
    special_to_date: date,
  };
}
