import { lazyRouteComponent, useRouteContext } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { OfflineBadge } from '../components/OfflineBadge/OfflineBadge.tsx';
import { useIsOffline } from '../connected/useIsOffline.ts';
import { linkTo } from '../links.ts';
import { closeMobileMenuAtom, openMobileMenuAtom } from '../model/mobileMenu.ts';
import { isWaitingAtom, notificationsAtom } from '../model/visitAtoms.ts';
import { loadLazyParts, orElse } from '../loading/later.ts';
import { useWords } from '../words/WordsContext.ts';
import { withWords } from '../words/withWords.tsx';
import { loadedOverlaysAtom, openOverlayAtom, overlaysAtom, type OverlayName } from './overlayAtom.ts';
import { LazyNotifications } from './LazyNotifications.ts';
import { watchMenuDialog } from './watchMenuDialog.ts';
import { watchOpeners } from './watchOpeners.ts';
import { useVisitAtom } from '../connected/useVisitAtom.ts';

const useIsOpen = (name: OverlayName): boolean => useVisitAtom(overlaysAtom).some((overlay) => overlay.name === name);

/** Where not even the frame of an overlay comes, the cart has a page, and the rest of the shop works without. */
function CartPageInstead() {
  if (useIsOpen('microcart')) location.assign(linkTo('cart'));
  return null;
}
const LazyStack = withWords(
  ['shop'],
  lazyRouteComponent(orElse(async () => (await loadLazyParts()).OverlayStack, CartPageInstead)),
  { Instead: CartPageInstead },
);

/**
 * What may lie over the page: the word that there is no network, notifications, panels and modals. Their code comes with
 * the first use; the live region is there from the start, so that the first notification is read out too. The cart makes
 * that inert and has its own, which comes with it.
 */
export function Overlays() {
  const { frame } = useWords();
  const hasNotifications = useVisitAtom(notificationsAtom).length > 0;
  const hasMicrocart = useIsOpen('microcart');
  const hasOverlays = useVisitAtom(loadedOverlaysAtom).size > 0;
  const isOffline = useIsOffline();
  const isWaiting = useVisitAtom(isWaitingAtom);
  const { cart, visit } = useRouteContext({ from: '__root__' });
  const { store } = visit;
  // Before the cart resumes, which may replay an early press of an opener.
  useEffect(() => watchOpeners(document, visit, (overlay) => store.set(openOverlayAtom, overlay)), [visit, store]);
  useEffect(() => cart?.resume(), [cart]);
  useEffect(
    () =>
      watchMenuDialog(document, {
        onOpen: () => store.set(openMobileMenuAtom),
        onClose: () => store.set(closeMobileMenuAtom),
      }),
    [store],
  );
  return (
    <>
      <OfflineBadge isOffline={isOffline} isWaiting={isWaiting} messages={frame} />
      <div id="notifications" aria-live="polite">
        <Suspense>{(hasNotifications || hasMicrocart) && <LazyNotifications />}</Suspense>
      </div>
      <div id="panels">
        <Suspense>{hasOverlays && <LazyStack />}</Suspense>
      </div>
    </>
  );
}
