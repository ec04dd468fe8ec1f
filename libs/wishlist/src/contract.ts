import { idNumber, shortText, storableInteger } from '@etalage/core';
import * as v from 'valibot';

const optionText = v.union([shortText(255), storableInteger]);

/** A chosen value of a configurable product. */
export const wishlistOption = v.object({ attribute_id: v.string(), value: v.string() });
export type WishlistOption = v.InferOutput<typeof wishlistOption>;

/** A product of a list, with the chosen values of a configurable one: none, one, or one of each attribute. */
export const wishlistItem = v.object({
  product_id: v.number(),
  item_id: v.number(),
  option: v.nullable(v.union([wishlistOption, v.array(wishlistOption)])),
  /** In euros, what it cost when it was added. */
  price: v.optional(v.number()),
  /** It could not be had when it was added. */
  sold_out: v.optional(v.literal(true)),
});
export type WireWishlistItem = v.InferOutput<typeof wishlistItem>;

/** The answer of each call: the whole list, the newest item last (WISH-11). */
export const wishlist = v.object({ items: v.array(wishlistItem) });
export type Wishlist = v.InferOutput<typeof wishlist>;

/** The maximum number of values that are chosen of one product. */
const maxOptions = 20;
const requestOption = v.object({ attribute_id: optionText, value: optionText });

/** The body of an add (WISH-12). `productId` is that of the page: of a variant, its product's. */
export const wishlistAdd = v.object({
  productId: idNumber,
  option: v.nullish(v.union([requestOption, v.pipe(v.array(requestOption), v.maxLength(maxOptions))])),
});
export type WishlistAdd = v.InferOutput<typeof wishlistAdd>;

/** The body of a delete (WISH-13). */
export const wishlistDelete = v.object({ itemId: idNumber });
export type WishlistDelete = v.InferOutput<typeof wishlistDelete>;

/** The link of a customer's list ends with it; null while the list is not shared (WISH-17). */
export const wishlistShare = v.object({ token: v.nullable(v.string()) });
export type WishlistShare = v.InferOutput<typeof wishlistShare>;

/** Which shared list is asked for. */
export const sharedWishlistQuery = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{32}$/u)) });

/** A list as who has its link sees it: products, and nothing of whose they are. */
export const sharedWishlist = v.object({ items: v.array(v.pick(wishlistItem, ['product_id', 'option'])) });
export type SharedWishlist = v.InferOutput<typeof sharedWishlist>;
