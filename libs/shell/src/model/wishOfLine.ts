import { isMovable, type CartLine } from '@etalage/cart/headless';
import type { Chosen, WishlistItem } from '@etalage/wishlist/headless';

/** What was chosen of the product of a line. */
const chosenOf = ({ option }: CartLine): Chosen[] =>
  (option?.extension_attributes.configurable_item_options ?? []).map(({ option_id, option_value }) => ({
    attributeId: String(option_id),
    value: String(option_value),
  }));

/**
 * A line of the cart as the wishlist keeps it. Undefined while its product is not known. Without a price where that has more in
 * it than the list keeps, parts of a set or own options: it says nothing of what the product costs later.
 */
export function wishOfLine(line: CartLine): WishlistItem | undefined {
  const { parentId, variantId, parentSku, sku, price, stock } = line;
  if (parentId === undefined) return undefined;
  const options = chosenOf(line);
  return {
    sku,
    id: options.length > 0 ? (variantId ?? parentId) : parentId,
    ...(options.length > 0 && { parentId, parentSku: parentSku ?? sku }),
    quantity: 1,
    options,
    ...(isMovable(line) && { price }),
    ...(stock?.is_in_stock === false && { isSoldOut: true as const }),
  };
}
