import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../definePage.tsx';
import { loadLatePages } from '../loadLatePages.ts';

/** What a shopper can do without a network, and what waits for one (QUEUE-13). The service worker keeps it without a visit. */
export const offlineGuide = definePage({
  kind: 'offline-guide',
  path: '/offline-guide',
  component: lazyRouteComponent(async () => (await (await loadLatePages()).rare()).offlineGuide(), 'OfflineGuidePage'),
  words: ['shop', 'cart'],
  head: ({ words }) => ({ title: words.frame.offlineGuide }),
});
