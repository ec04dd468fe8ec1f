/** Pages that few visits begin with. They stand in one list, because the first load would otherwise name every file of each. */
export const latePages = {
  blog: () => import('./blog/BlogPage.tsx'),
  customers: () => import('./account/customerPages.ts'),
  emptyLayout: () => import('../layouts/empty/EmptyLayout.tsx'),
  error: () => import('./error/ErrorPage.tsx'),
  /** A section of the account, which names the same files as the other pages of customers. */
  loyaltyCard: () => import('./account/parts/LoyaltyCardPart.tsx'),
  minimalLayout: () => import('../layouts/minimal/MinimalLayout.tsx'),
  noResult: () => import('./no-result/NoResultPage.tsx'),
  rare: () => import('./rarePages.ts'),
  wishlist: () => import('./wishlist/WishlistPage.tsx'),
};
