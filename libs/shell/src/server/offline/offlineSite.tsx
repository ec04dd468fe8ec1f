import { lazyRouteComponent } from '@tanstack/react-router';
import { definePage } from '../../pages/definePage.tsx';
import { createRouteTree } from '../../router/routes.tsx';
import type { ShopWords } from '../../words/shopWords.ts';
import { offlinePath } from '../../worker/names.ts';
import { StaticDocument } from './StaticDocument.tsx';

/** Without a title of its own: it has that of the store. */
const offline = definePage({
  kind: 'offline',
  path: offlinePath,
  layout: 'minimal',
  component: lazyRouteComponent(() => import('./OfflinePage.tsx'), 'OfflinePage'),
  words: ['shop', 'outage'],
  isIndexed: false,
  head: () => ({}),
});

/** The page that the service worker shows in place of one that the browser does not have. The browser's own router does not know it. */
export const offlineSite = (words: ShopWords) => ({
  path: offlinePath,
  pages: [offline],
  routeTree: createRouteTree([offline], words, StaticDocument),
  /** The folders of the code whose styles it wears. */
  code: { folders: ['layouts/minimal/', 'pages/failures/'], words: [], addsToCart: false },
});
