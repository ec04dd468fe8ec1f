import type { Cents } from '@etalage/core';
import type { WishlistOption } from '../contract.ts';

/** A product that a shopper wishes for: a whole one, or a variant of one (WISH-01). */
export type WishlistItem = {
  sku: string;
  /** Of the variant, where it is one and its id is known: a line of a cart from another device knows that of its product alone. */
  id: number;
  /** The product of a variant. */
  parentId?: number;
  parentSku?: string;
  quantity: number;
  /** Its id at the server, once it is there. */
  itemId?: number;
  /** The values that choose the variant. */
  options: readonly Chosen[];
  /** What it cost when it was added, where that is known. */
  price?: Cents;
  /** It could not be had when it was added. */
  isSoldOut?: true;
};

/** A chosen value: the id of an attribute and that of the value. */
export type Chosen = { attributeId: string; value: string };

/** Adds an item unless its sku is on the list (WISH-03). */
export const withItem = (items: readonly WishlistItem[], item: WishlistItem): readonly WishlistItem[] =>
  items.some(({ sku }) => sku === item.sku) ? items : [...items, item];

/**
 * Whether an item of a list is what a heart is about: the same sku, a variant of its product, or the product of its variant
 * (WISH-16).
 */
export const isAbout = (item: WishlistItem, heart: WishlistItem): boolean =>
  item.sku === heart.sku || item.parentSku === heart.sku || item.sku === heart.parentSku;

/** The list without a sku (WISH-03). */
export const withoutSku = (items: readonly WishlistItem[], removed: string): readonly WishlistItem[] =>
  items.filter(({ sku }) => sku !== removed);

/** The list with an item in the place of a sku, once (WISH-09). */
export const withReplaced = (
  items: readonly WishlistItem[],
  sku: string,
  item: WishlistItem,
): readonly WishlistItem[] =>
  items.some((other) => other.sku === sku)
    ? items
        .filter((other) => other.sku === sku || other.sku !== item.sku)
        .map((other) => (other.sku === sku ? item : other))
    : items;

/** What the shopper did and the server has not confirmed yet. */
export type WishlistAct = { kind: 'add' | 'remove'; taskId: string; item: WishlistItem; origin?: Origin };

/** From where an item was moved here, as who moved it puts it back when the server refuses it. Kept with the act, as JSON. */
export type Origin = unknown;

/** The list after an act. */
export const applyAct = (items: readonly WishlistItem[], { kind, item }: WishlistAct): readonly WishlistItem[] =>
  kind === 'add' ? withItem(items, item) : withoutSku(items, item.sku);

/** The wire's words for a chosen value. */
export const toWireOption = ({ attributeId, value }: Chosen): WishlistOption => ({ attribute_id: attributeId, value });
