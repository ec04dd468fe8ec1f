export { createWishlistApi, type WishlistApi } from './api.ts';
export { connectWishlist } from './model/connectWishlist.ts';
export type { Chosen, WishlistItem } from './model/item.ts';
export { wishlistPortsAtom, type WishlistPorts } from './model/ports.ts';
export {
  addWishAtom,
  isWishlistLoadedAtom,
  removeWishAtom,
  replaceWishAtom,
  wishlistAtom,
  type WishReplacement,
} from './model/wishlistAtoms.ts';
export { createWishlistStorage, wishlistKeys, type WishlistStorage } from './model/wishlistStorage.ts';
