import type { Product } from '@etalage/catalog/contract';
import { groupsOfTiers, partSkus } from '@etalage/catalog/rules';
import type { Instant } from '@etalage/core';
import { listedPrice, otherGroups, type GroupPrice } from '@etalage/search/engine';
import { asProduct } from '../catalog/asProduct.ts';
import { productsWithStock } from '../catalog/presenter.ts';
import { variantSkus, type Document } from '../catalog/readCatalogue.ts';
import { guestGroup } from '../prices/groupPrice.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';

/** Products as one group of customers buys them, under `otherGroups` as all do that no tier names. */
type SoldToGroup = { group: number; products: readonly Product[] };

/**
 * For each group that a tier of the products or of their parts names: those products at its prices. What guests alone have a
 * tier for costs all other groups something else, so these come under `otherGroups`.
 */
export async function soldToGroups(
  ports: Pick<Ports, 'database' | 'clock'>,
  store: Store,
  { documents, parts }: { documents: readonly Document[]; parts: readonly Document[] },
): Promise<SoldToGroup[]> {
  if (!store.priceTiers) return [];
  const byGroup = new Map<number, Document[]>();
  const ofParts = new Map(parts.flatMap((part) => skusOf(part).map((sku) => [sku, groupsOf(part)])));
  for (const document of documents) {
    const named = [...groupsOf(document), ...partSkus(asProduct(document)).flatMap((sku) => ofParts.get(sku) ?? [])];
    for (const group of new Set(named)) byGroup.set(group, [...(byGroup.get(group) ?? []), document]);
  }
  const sold: SoldToGroup[] = [];
  for (const [group, affected] of byGroup)
    sold.push({ group, products: await productsWithStock(ports, store, affected, group) });
  return sold;
}

const skusOf = (document: Document): string[] => [asProduct(document).sku, ...variantSkus(document)];

/** The groups that the tiers of a product name; `otherGroups` where one names guests. */
function groupsOf(document: Document): number[] {
  const product = asProduct(document);
  const tiers = [product, ...(product.configurable_children ?? [])].flatMap(({ tier_prices }) => tier_prices ?? []);
  return groupsOfTiers(tiers).map((group) => (group === guestGroup ? otherGroups : group));
}

/** By product id what groups pay for it, those alone that pay something else than what counts without them. */
export function groupPricesOf(
  toGuests: readonly Product[],
  toGroups: readonly SoldToGroup[],
  now: Instant,
): (id: number) => GroupPrice[] {
  const forGuests = new Map(toGuests.map((product) => [product.id, listedPrice(product, now)]));
  const byProduct = new Map<number, GroupPrice[]>();
  for (const { group, products } of toGroups) {
    for (const product of products) {
      const known = byProduct.get(product.id) ?? [];
      byProduct.set(product.id, [...known, { group, finalPrice: listedPrice(product, now) }]);
    }
  }
  return (id) => {
    const prices = byProduct.get(id) ?? [];
    const guestPrice = forGuests.get(id);
    const others = prices.find(({ group }) => group === otherGroups)?.finalPrice ?? guestPrice;
    return prices.filter(({ group, finalPrice }) => finalPrice !== (group === otherGroups ? guestPrice : others));
  };
}
