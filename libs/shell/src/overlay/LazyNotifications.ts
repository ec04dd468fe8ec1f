import { lazyRouteComponent } from '@tanstack/react-router';
import { loadLazyParts } from '../loading/later.ts';
import { loadOnline } from '../loading/whenOnline.ts';
import { withWords } from '../words/withWords.tsx';

/** The notifications, whose code comes with the first, or before it where a press may come without a network. */
export const LazyNotifications = withWords(
  ['shop'],
  lazyRouteComponent(() => loadOnline(async () => (await loadLazyParts()).notifications()), 'Notifications'),
  { isBare: true },
);
