import { useRouteContext } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { OfflineBadge } from '../components/OfflineBadge/OfflineBadge.tsx';
import { linkTo } from '../links.ts';
import { frameNl } from '../messages/frame.ts';
import { isWaitingAtom, notificationsAtom, panelAtom } from '../model/visitAtoms.ts';
import { gate, orElse, orNothing } from '../services/later.ts';
import { whenOnline } from '../services/whenOnline.ts';
import { useIsOffline } from './useIsOffline.ts';

const LazyNotifications = lazy(async () => ({
  default: (await whenOnline(async () => (await gate()).notifications())).Notifications,
}));
/** Where not even the panel's frame comes, the cart has a page. */
const openCart = (): null => {
  location.assign(linkTo('cart'));
  return null;
};
const LazyPanel = lazy(orElse(async () => (await gate()).CartPanel, openCart));
const LazySearch = lazy(orNothing(async () => (await (await gate()).searchBox()).SearchBox));

/**
 * What may lie over the page: the word that there is no network, notifications, the side panel. Their code comes with
 * the first use; the live region is there from the start, so that the first notification is read out too. The cart makes
 * that inert and has its own, which comes with it.
 */
export function Overlays() {
  const hasNotifications = useAtomValue(notificationsAtom).length > 0;
  const panel = useAtomValue(panelAtom);
  const isOffline = useIsOffline();
  const isWaiting = useAtomValue(isWaitingAtom);
  const { cart } = useRouteContext({ from: '__root__' });
  useEffect(() => cart?.resume(), [cart]);
  return (
    <>
      <OfflineBadge isOffline={isOffline} isWaiting={isWaiting} messages={frameNl} />
      <div id="notifications" aria-live="polite">
        <Suspense>{(hasNotifications || panel === 'microcart') && <LazyNotifications />}</Suspense>
      </div>
      <div id="panels">
        <Suspense>
          {panel === 'microcart' && <LazyPanel />}
          {panel === 'search' && <LazySearch />}
        </Suspense>
      </div>
    </>
  );
}
