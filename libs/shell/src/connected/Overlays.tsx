import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { OfflineBadge } from '../components/OfflineBadge/OfflineBadge.tsx';
import { nl } from '../messages/nl.ts';
import { notificationsAtom, panelAtom } from '../model/visitAtoms.ts';
import { useIsOffline } from './useIsOffline.ts';

const LazyNotifications = lazy(async () => ({ default: (await import('./Notifications.tsx')).Notifications }));
const LazyPanel = lazy(async () => ({ default: (await import('./PanelHost.tsx')).PanelHost }));

/** What may lie over the page: notifications, the side panel, the word that there is no network. Their code comes when needed. */
export function Overlays() {
  const hasNotifications = useAtomValue(notificationsAtom).length > 0;
  const hasPanel = useAtomValue(panelAtom) !== undefined;
  return (
    <>
      <OfflineBadge isOffline={useIsOffline()} messages={nl} />
      <div role="region" aria-label={nl.notifications} aria-live="polite">
        <Suspense>{hasNotifications && <LazyNotifications />}</Suspense>
      </div>
      <Suspense>{hasPanel && <LazyPanel />}</Suspense>
    </>
  );
}
