import type { Product } from '@etalage/catalog/contract';
import { attributeText, isDisabled } from '@etalage/catalog/rules';
import { fromEuros } from '@etalage/core';
import type { WireWishlistItem, WishlistAdd } from './contract.ts';
import { toWireOption, type Chosen, type WishlistItem } from './model/item.ts';

/** The body that adds an item: the product of a variant, and what chooses the variant (WISH-12). */
export const toWishlistAdd = ({ id, parentId, options }: WishlistItem): WishlistAdd => {
  const [option, ...others] = options.map(toWireOption);
  return {
    productId: parentId ?? id,
    ...(option === undefined ? {} : { option: others.length === 0 ? option : [option, ...others] }),
  };
};

const chosenIn = ({ option }: WireWishlistItem): Chosen[] =>
  [option ?? []].flat().map(({ attribute_id, value }) => ({ attributeId: attribute_id, value }));

/** Whether an item of the server is this one: the same product with the same choice. */
export function isSameItem(wire: WireWishlistItem, { id, parentId, options }: WishlistItem): boolean {
  const chosen = chosenIn(wire);
  return (
    wire.product_id === (parentId ?? id) &&
    chosen.length === options.length &&
    options.every(({ attributeId, value }) =>
      chosen.some((other) => other.attributeId === attributeId && other.value === value),
    )
  );
}

/** An item of the server with its product, or with the variant that its option chooses (WISH-14). */
export function fromWire(wire: WireWishlistItem, product: Product): WishlistItem {
  const options = chosenIn(wire);
  const variant = options.length === 0 ? undefined : variantOf(product, options);
  const { item_id: itemId, price, sold_out } = wire;
  const then = {
    ...(price !== undefined && { price: fromEuros(price) }),
    ...(sold_out && { isSoldOut: true as const }),
  };
  if (variant === undefined) return { sku: product.sku, id: product.id, quantity: 1, itemId, options: [], ...then };
  const parent = { parentId: product.id, parentSku: product.sku };
  return { sku: variant.sku, id: variant.id ?? product.id, ...parent, quantity: 1, itemId, options, ...then };
}

function variantOf({ configurable_options, configurable_children }: Product, options: readonly Chosen[]) {
  const codeOf = (attributeId: string) =>
    configurable_options?.find(({ attribute_id }) => String(attribute_id) === attributeId)?.attribute_code ?? '';
  return configurable_children?.find(
    (variant) =>
      !isDisabled(variant) &&
      options.every(({ attributeId, value }) => attributeText(variant, codeOf(attributeId)) === value),
  );
}
