/** Pages that few shoppers ever open: apart, so that the lists which more visits load do not name their files. */
export const offlineGuide = () => import('./offline-guide/OfflineGuidePage.tsx');
export const sharedCart = () => import('./shared-cart/SharedCartPage.tsx');
