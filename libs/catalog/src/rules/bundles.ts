import type { Cents } from '@etalage/core';
import type { BundleOption } from '../contract/productParts.ts';
import { isPriceKnown } from './knownPrice.ts';
import { bundlePrice } from './prices.ts';
import { flagOf, numberOf } from './values.ts';

/** One product that a group of a bundle offers, so many whole pieces of it, each at its own price. */
export type BundlePart = {
  /** Of its place in the group. */
  id: string;
  productId: number;
  sku: string;
  name: string;
  price: Cents;
  quantity: number;
  isSoldOut: boolean;
};

/** What is chosen together in a bundle: one part of a radio or select, any number of a checkbox. */
export type BundleGroup = {
  id: string;
  title: string;
  kind: 'radio' | 'select' | 'checkbox';
  isRequired: boolean;
  parts: BundlePart[];
  /** Ids of the parts that are chosen before the shopper chooses. */
  preselected: string[];
};

/** Ids of the chosen parts, by group. */
export type BundleChoices = Readonly<Record<string, readonly string[]>>;

/** What is known of a part's product. */
export type PartProduct = { id: number; type: string; name: string; price?: Cents | undefined; isSoldOut: boolean };

/** Products that are sold as they are: nothing has to be chosen of them. */
const plainTypes = new Set(['simple', 'virtual', 'downloadable']);

/** Whether a product can be ordered as part of another: sold as it is, at a known price (PRICE-15). */
export const isSoldAsPart = <P extends Pick<PartProduct, 'type' | 'price'>>(
  product: P,
): product is P & { price: Cents } => plainTypes.has(product.type) && isPriceKnown(product.price);

const kinds: Readonly<Record<string, BundleGroup['kind']>> = {
  radio: 'radio',
  select: 'select',
  drop_down: 'select',
  checkbox: 'checkbox',
  multi: 'checkbox',
};

const byPosition = (one: { position?: unknown }, other: { position?: unknown }) =>
  (numberOf(one.position) ?? 0) - (numberOf(other.position) ?? 0);

/** The groups of a bundle with the parts that are sold: plain products at a known price (PRICE-15); the default links are chosen, else the first of what is required. */
export function bundleGroupsOf(
  options: readonly BundleOption[] | null | undefined,
  productOf: (sku: string) => PartProduct | undefined,
): BundleGroup[] {
  return [...(options ?? [])].sort(byPosition).map((option) => {
    const links = [...option.product_links].sort(byPosition);
    const parts = links.flatMap((link): BundlePart[] => {
      const product = productOf(link.sku);
      if (product === undefined || !isSoldAsPart(product)) return [];
      const { id: productId, name, price, isSoldOut } = product;
      const quantity = Math.max(1, Math.floor(numberOf(link.qty) ?? 1));
      return [{ productId, name, price, isSoldOut, id: String(link.id), sku: link.sku, quantity }];
    });
    const kind = kinds[option.type ?? ''] ?? 'select';
    const isRequired = flagOf(option.required) ?? false;
    const isDefault = (id: string) => links.some((link) => String(link.id) === id && flagOf(link.is_default) === true);
    const inStock = parts.filter(({ isSoldOut }) => !isSoldOut);
    const defaults = inStock.filter(({ id }) => isDefault(id));
    const preselected = defaults.length > 0 || !isRequired ? defaults : inStock.slice(0, 1);
    const most = kind === 'checkbox' ? Infinity : 1;
    return {
      id: String(option.option_id),
      title: option.title ?? '',
      kind,
      isRequired,
      parts,
      preselected: preselected.slice(0, most).map(({ id }) => id),
    };
  });
}

/** What a shopper begins with (PROD-09). */
export const preselectedChoices = (groups: readonly BundleGroup[]): BundleChoices =>
  Object.fromEntries(groups.map(({ id, preselected }) => [id, preselected]));

/** A bundle in full: its price, how it reads, what of which product is in it, and how the wire names it. */
export type BundleChoice =
  | {
      kind: 'complete';
      price: Cents;
      labels: { label: string; value: string }[];
      parts: { sku: string; quantity: number }[];
      chosen: { option_id: string; option_qty: number; option_selections: string[] }[];
    }
  | { kind: 'incomplete'; groupIds: string[] };

/** Reads what was chosen (PRICE-14): incomplete where a required group has nothing, or a group what it does not offer. */
export function chooseBundle(groups: readonly BundleGroup[], choices: BundleChoices): BundleChoice {
  const wrong = groups.filter((group) => !isAnswered(group, choices[group.id] ?? [])).map(({ id }) => id);
  const strange = Object.keys(choices).filter((id) => !groups.some((group) => group.id === id));
  if (wrong.length + strange.length > 0) return { kind: 'incomplete', groupIds: [...wrong, ...strange] };
  const chosen = groups.flatMap((group) => {
    const parts = group.parts.filter(({ id }) => (choices[group.id] ?? []).includes(id));
    return parts.length === 0 ? [] : [{ group, parts }];
  });
  const parts = chosen.flatMap((each) => each.parts);
  return {
    kind: 'complete',
    price: bundlePrice(parts),
    labels: chosen.map(({ group, parts: own }) => ({
      label: group.title,
      value: own.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    })),
    parts: parts.map(({ sku, quantity }) => ({ sku, quantity })),
    chosen: chosen.map(({ group, parts: own }) => ({
      option_id: group.id,
      option_qty: own[0]?.quantity ?? 1,
      option_selections: own.map(({ id }) => id),
    })),
  };
}

function isAnswered({ kind, isRequired, parts }: BundleGroup, ids: readonly string[]): boolean {
  if (ids.length === 0) return !isRequired;
  if (kind !== 'checkbox' && ids.length > 1) return false;
  return ids.every((id) => parts.some((part) => part.id === id && !part.isSoldOut));
}
