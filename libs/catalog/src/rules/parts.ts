import type { Cents } from '@etalage/core';
import type { Product } from '../contract/product.ts';
import { bundleGroupsOf, chooseBundle, preselectedChoices, type PartProduct } from './bundles.ts';
import { groupedPrice } from './prices.ts';
import { numberOf } from './values.ts';

type Link = { link_type: string; linked_product_sku: string; position?: unknown };
/** What says of a product which others it names. */
type Naming = {
  sku: string;
  type_id?: string | null | undefined;
  product_links?: readonly Link[] | null | undefined;
  bundle_options?: readonly { product_links: readonly { sku: string }[] }[] | null | undefined;
};
/** The same with all that is said of its parts. */
type Whole = Pick<Product, 'sku' | 'type_id' | 'product_links' | 'bundle_options'>;

const byPosition = (one: { position?: unknown }, other: { position?: unknown }) =>
  (numberOf(one.position) ?? 0) - (numberOf(other.position) ?? 0);

/** The skus that a product is tied to in one way, in their order (wire contract 3.4). */
export const linkedSkus = (
  { product_links, sku: own }: Pick<Naming, 'product_links' | 'sku'>,
  type: string,
): string[] =>
  [...(product_links ?? [])]
    .filter(({ link_type, linked_product_sku: sku }) => link_type === type && sku !== own)
    .sort(byPosition)
    .map(({ linked_product_sku }) => linked_product_sku);

/** The skus of the products that a set or a bundle is made of; none for what is sold as it is. */
export function partSkus(product: Naming): string[] {
  if (product.type_id === 'grouped') return linkedSkus(product, 'associated');
  if (product.type_id !== 'bundle') return [];
  return (product.bundle_options ?? []).flatMap(({ product_links }) => product_links.map(({ sku }) => sku));
}

/**
 * What stands as the price of a product that is made of others: of a set that of its cheapest one in stock, of a bundle the sum of
 * what it opens with (PRICE-14). Undefined for what is sold as it is, and where no part says what it costs.
 */
export function priceOfParts(product: Whole, partOf: (sku: string) => PartProduct | undefined): Cents | undefined {
  if (product.type_id === 'grouped') {
    const members = partSkus(product)
      .flatMap((sku) => partOf(sku) ?? [])
      .filter(({ type }) => type !== 'configurable');
    const inStock = members.filter(({ isSoldOut }) => !isSoldOut);
    return groupedPrice((inStock.length > 0 ? inStock : members).flatMap(({ price }) => price ?? []));
  }
  if (product.type_id !== 'bundle') return undefined;
  const groups = bundleGroupsOf(product.bundle_options, partOf);
  const choice = chooseBundle(groups, preselectedChoices(groups));
  return choice.kind === 'complete' && choice.parts.length > 0 ? choice.price : undefined;
}

/** Whether nothing of a set is left to order, or nothing of something that a bundle must have. */
export function isSoldOutByParts(product: Whole, partOf: (sku: string) => PartProduct | undefined): boolean {
  const areGone = (parts: readonly { isSoldOut: boolean }[]) =>
    parts.length > 0 && parts.every((part) => part.isSoldOut);
  if (product.type_id === 'grouped') return areGone(partSkus(product).flatMap((sku) => partOf(sku) ?? []));
  if (product.type_id !== 'bundle') return false;
  return bundleGroupsOf(product.bundle_options, partOf).some(({ isRequired, parts }) => isRequired && areGone(parts));
}
