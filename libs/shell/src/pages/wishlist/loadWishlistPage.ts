import { loadLazyParts } from '../../loading/later.ts';

/** Loads the wishlist, for its own page and for the section of the account. */
export const loadWishlistPage = async () => (await loadLazyParts()).wishlistPage();
