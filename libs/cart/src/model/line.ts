import { priceWithTiers, type StockRecord } from '@etalage/catalog/rules';
import { fromEuros, type Cents } from '@etalage/core';
import type { ItemTotals, OptionLabel, ProductOption, ServerItem } from '../contract.ts';
import { isSameLine, optionsKey } from '../rules/identity.ts';
import { definedOnly } from './definedOnly.ts';

/** From how many pieces on which price each holds, in cents. */
export type Tier = { quantity: number; price: Cents };

/** A line of the cart as the shop knows it. Prices in cents, tax included. */
export type CartLine = {
  /** The variant's. */
  sku: string;
  parentSku?: string;
  /** Of the product that the shop has a page of: of a variant, its product's. */
  parentId?: number;
  /** The variant's, where this browser chose it. */
  variantId?: number;
  slug?: string;
  name: string;
  /** Path of the picture, without size. */
  image?: string;
  type: string;
  quantity: number;
  price: Cents;
  originalPrice?: Cents;
  tiers: readonly Tier[];
  /** What was chosen, as the shopper reads it. */
  options: readonly OptionLabel[];
  option?: ProductOption;
  /** What a textile is made of, as the server says it. */
  composition?: string;
  /** Whether it may be sent back unopened only, as the server says it. */
  isSealed?: boolean;
  stock?: StockRecord;
  /** The task id of the update whose response contained `stock`. */
  stockCheckId?: string;
  serverItemId?: number;
  cartId?: string;
  /** The quantity that the server last confirmed. */
  confirmedQuantity?: number;
  totals?: ItemTotals;
};

/** What a shop offers to the cart: a line that no server knows yet, with what forbids it. */
export type NewLine = Omit<
  CartLine,
  'quantity' | 'stockCheckId' | 'serverItemId' | 'cartId' | 'confirmedQuantity' | 'totals'
> & {
  /** Why the product cannot be bought, in the shopper's words (product.errors). */
  errors?: Readonly<Record<string, string>>;
};

const identityOf = ({ sku, option, serverItemId }: Pick<CartLine, 'sku' | 'option' | 'serverItemId'>) => ({
  sku,
  ...definedOnly({ product_option: option, server_item_id: serverItemId }),
});

type Identified = Pick<CartLine, 'sku' | 'option' | 'serverItemId'>;

/** Whether two lines are one (CART-04). */
export const areSame = (one: Identified, other: Identified): boolean => isSameLine(identityOf(one), identityOf(other));

/** Names a line on a page. */
export const lineKey = ({ sku, option }: Pick<CartLine, 'sku' | 'option'>): string => `${sku}|${optionsKey(option)}`;

/** What one piece costs: by the server's totals, else by the tier that applies (CART-23). */
export function unitPrice({ totals, price, tiers, quantity }: CartLine): Cents {
  if (totals !== undefined) return fromEuros(totals.price_incl_tax);
  const wire = tiers.map((tier) => ({ qty: tier.quantity, value: tier.price / 100 }));
  return priceWithTiers(wire, { quantity, finalPrice: price });
}

/** How many pieces the lines hold. */
export const quantityOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** A line that only the server knew. */
export function fromServerItem(item: ServerItem): CartLine {
  const { parent_sku, parent_id, slug, image, original_price_incl_tax, options = [] } = item.extension_attributes ?? {};
  return withServerItem(
    {
      sku: item.sku,
      name: item.name,
      type: item.product_type,
      quantity: item.qty,
      price: fromEuros(item.price),
      tiers: [],
      options,
      ...definedOnly({
        parentSku: parent_sku,
        parentId: parent_id,
        slug,
        image,
        originalPrice: original_price_incl_tax === undefined ? undefined : fromEuros(original_price_incl_tax),
        option: item.product_option,
      }),
    },
    item,
  );
}

/**
 * Merges a server item into a cart line: quantity, stock and ids of the server replace ours. `taskId` is the update that the
 * server responded to.
 */
export const withServerItem = (
  { isSealed: _before, ...line }: CartLine,
  {
    item_id,
    quote_id,
    qty,
    extension_attributes: { composition, is_sealed_hygiene, parent_id, stock } = {},
  }: ServerItem,
  taskId?: string,
): CartLine => ({
  ...line,
  ...(composition ? { composition } : {}),
  ...definedOnly({ isSealed: is_sealed_hygiene, parentId: parent_id, stock, stockCheckId: stock && taskId }),
  quantity: qty,
  confirmedQuantity: qty,
  serverItemId: item_id,
  cartId: quote_id,
});

/** Whether a wishlist can keep what was chosen: a product as a whole or one of its variants, nothing made to measure. */
export const isMovable = ({ parentId, option }: Pick<CartLine, 'parentId' | 'option'>): boolean => {
  const { custom_options: own = [], bundle_options: parts = [] } = option?.extension_attributes ?? {};
  return parentId !== undefined && own.length === 0 && parts.length === 0;
};

/** Whether a line can become another variant of its product: one in a colour or a size, and nothing made to measure (CART-20). */
export const isEditable = ({ parentSku, option }: Pick<CartLine, 'parentSku' | 'option'>): boolean => {
  const { configurable_item_options: chosen = [], custom_options: own = [] } = option?.extension_attributes ?? {};
  return parentSku !== undefined && chosen.length > 0 && own.length === 0;
};

/** A line as if no server had seen it. */
export function withoutServer(line: CartLine): CartLine {
  const {
    stockCheckId: _check,
    serverItemId: _id,
    cartId: _cart,
    confirmedQuantity: _seen,
    totals: _totals,
    ...own
  } = line;
  return own;
}
