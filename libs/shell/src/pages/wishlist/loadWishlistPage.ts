import { loadLatePages } from '../loadLatePages.ts';

/** Loads the wishlist, for its own page and for the section of the account. */
export const loadWishlistPage = async () => (await loadLatePages()).wishlist();
