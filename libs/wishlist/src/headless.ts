export { createWishlistApi, type WishlistApi } from './api.ts';
export { connectWishlist } from './model/connectWishlist.ts';
export { isAbout, type Chosen, type WishlistItem } from './model/item.ts';
export { wishlistPortsAtom, type WishlistPorts } from './model/ports.ts';
export {
  addWishAtom,
  isWishlistLoadedAtom,
  removeWishAtom,
  replaceWishAtom,
  wishlistAtom,
  type WishReplacement,
} from './model/wishlistAtoms.ts';
export { createWishlistStorage, readItem, wishlistKeys, type WishlistStorage } from './model/wishlistStorage.ts';
