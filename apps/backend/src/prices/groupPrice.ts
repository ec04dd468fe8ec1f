import type { Product, TierPrice } from '@etalage/catalog/contract';
import { ownPrice, priceWithTiers, specialPrice, tiersOfGroup, type PricedDocument } from '@etalage/catalog/rules';
import { toEuros, type Instant } from '@etalage/core';
import type { Store } from '../stores/stores.ts';

/** Magento's id of the group of whoever is not logged in. */
export const guestGroup = 0;

/** Where, when and to which group of customers something is sold. */
export type Sale = { store: Store; now: Instant; groupId: number };

type Priced = PricedDocument & Pick<Product, 'tier_prices'>;

/**
 * A product as a group of customers buys it: with the tiers of that group alone, none where the store view has no tiers, and
 * at the price that one of them gives to a single piece (PRICE-09).
 */
export function asSoldToGroup(product: Product, sale: Sale): Product {
  const documents = [product, ...(product.configurable_children ?? [])];
  if (documents.every(({ tier_prices }) => !tier_prices?.length)) return product;
  const variants = product.configurable_children?.map((variant) => ({
    ...variant,
    // A variant without tiers of its own has those of its product.
    ...groupFields({ ...variant, tier_prices: variant.tier_prices ?? product.tier_prices }, sale),
  }));
  return { ...product, ...groupFields(product, sale), ...(variants && { configurable_children: variants }) };
}

function groupFields(document: Priced, { store, now, groupId }: Sale): Partial<Priced> {
  if (!document.tier_prices) return {};
  const tier_prices = store.priceTiers ? tiersOfGroup(document.tier_prices, groupId) : [];
  return { tier_prices, ...singlePrice(document, tier_prices, now) };
}

/** The fields of a price that a tier gives to a single piece; none where it is not below the price for all. */
function singlePrice(document: PricedDocument, tiers: readonly TierPrice[], now: Instant): Partial<PricedDocument> {
  const own = ownPrice(document, now)?.price;
  if (own === undefined) return {};
  const price = priceWithTiers(tiers, { quantity: 1, finalPrice: own });
  if (price === own) return {};
  const special = specialPrice(document);
  return {
    final_price: toEuros(price),
    final_price_incl_tax: toEuros(price),
    // A special price that is lower counts when its day comes; any other never does.
    ...(special !== undefined && special >= price && { special_price: null, special_price_incl_tax: null }),
  };
}
