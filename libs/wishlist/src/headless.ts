export { createWishlistApi, createWishlistShareApi, type WishlistApi, type WishlistShareApi } from './api.ts';
export { en } from './messages/en.ts';
export { nl, type WishlistMessages } from './messages/nl.ts';
export { cancelWishActAtom, waitingWishesAtom } from './model/cancelWishAct.ts';
export { connectWishlist } from './model/connectWishlist.ts';
export { isAbout, type Chosen, type Origin, type WishlistAct, type WishlistItem } from './model/item.ts';
export { wishlistPortsAtom, type WishlistPorts } from './model/ports.ts';
export {
  addWishAtom,
  forgetWishlistAtom,
  hasWaitingWishesAtom,
  isWishlistLoadedAtom,
  loadWishlistAtom,
  removeWishAtom,
  replaceWishAtom,
  wishlistAtom,
  type WishReplacement,
} from './model/wishlistAtoms.ts';
export {
  createWishlistStorage,
  readItem,
  toStoredItem,
  wishlistKeys,
  type WishlistStorage,
} from './model/wishlistStorage.ts';
