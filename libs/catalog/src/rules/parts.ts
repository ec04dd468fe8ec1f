import type { Cents } from '@etalage/core';
import type { Product } from '../contract/product.ts';
import { bundleGroupsOf, chooseBundle, isSoldAsPart, preselectedChoices, type PartProduct } from './bundles.ts';
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

/** Whether a product is sold as others: a set by its members, a bundle by its parts. */
export const isMadeOfParts = ({ type_id: type }: Pick<Naming, 'type_id'>): boolean =>
  type === 'grouped' || type === 'bundle';

type PartOf = (sku: string) => PartProduct | undefined;

/**
 * What stands as the price of a product that is made of others: of a set that of its cheapest one in stock, of a bundle the sum of
 * what it opens with, and of its cheapest part where that is nothing (PRICE-14). What is sold out counts where all is. Undefined
 * for what is sold as it is, and where no part can be ordered.
 */
export function priceOfParts(product: Whole, partOf: PartOf): Cents | undefined {
  const ofAll: PartOf = (sku) => {
    const part = partOf(sku);
    return part && { ...part, isSoldOut: false };
  };
  if (product.type_id === 'grouped') return priceOfSet(product, partOf) ?? priceOfSet(product, ofAll);
  if (product.type_id !== 'bundle') return undefined;
  return priceOfBundle(product, partOf) ?? priceOfBundle(product, ofAll);
}

const membersIn = (product: Whole, partOf: PartOf) =>
  partSkus(product)
    .flatMap((sku) => partOf(sku) ?? [])
    .filter(isSoldAsPart);

const inStock = <P extends { isSoldOut: boolean }>(parts: readonly P[]): P[] =>
  parts.filter(({ isSoldOut }) => !isSoldOut);
const pricesOf = (parts: readonly { price: Cents }[]): Cents[] => parts.map(({ price }) => price);

const priceOfSet = (product: Whole, partOf: PartOf): Cents | undefined =>
  groupedPrice(pricesOf(inStock(membersIn(product, partOf))));

function priceOfBundle(product: Whole, partOf: PartOf): Cents | undefined {
  const groups = bundleGroupsOf(product.bundle_options, partOf);
  const choice = chooseBundle(groups, preselectedChoices(groups));
  if (choice.kind === 'incomplete') return undefined;
  if (choice.parts.length > 0) return choice.price;
  const alone = inStock(groups.flatMap(({ parts }) => parts));
  return groupedPrice(alone.map(({ price, quantity }) => price * quantity));
}

/** Whether nothing of a set or bundle can be ordered, or nothing of something that a bundle must have. */
export function isSoldOutByParts(product: Whole, partOf: PartOf): boolean {
  const areGone = (parts: readonly { isSoldOut: boolean }[]) => parts.every((part) => part.isSoldOut);
  if (product.type_id === 'grouped') return areGone(membersIn(product, partOf));
  if (product.type_id !== 'bundle') return false;
  const groups = bundleGroupsOf(product.bundle_options, partOf);
  const required = groups.filter(({ isRequired }) => isRequired);
  return areGone(groups.flatMap(({ parts }) => parts)) || required.some(({ parts }) => areGone(parts));
}
