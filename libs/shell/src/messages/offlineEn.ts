import type { OfflineMessages } from './offline.ts';

/** What a shopper is told of a shop without a network, and of the service worker, in English. */
export const offlineEn: OfflineMessages = {
  offlineTitle: 'You are offline',
  offlineText:
    'You have not viewed this page before, so it cannot be opened now. It loads by itself as soon as you are online again.',
  offlineKept: 'You can view these now',
  offlineCart: 'To your cart',
  offlineRedirectHome: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
  swServedFromCache: 'The app is being served from cache by a service worker.',
  swCached: 'Content has been cached for offline use.',
  swUpdated: 'New content is available, please refresh.',
  swOffline: 'No internet connection found. The app is running in offline mode.',
  refresh: 'Refresh',
  installOffer: (store) => `Add ${store} to your home screen. It then opens with one tap, also offline.`,
  install: 'Add to home screen',
  notNow: 'Not now',
};
