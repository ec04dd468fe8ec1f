import { lazyRouteComponent, useRouteContext } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { OfflineBadge } from '../components/OfflineBadge/OfflineBadge.tsx';
import { useIsOffline } from '../connected/useIsOffline.ts';
import { linkTo } from '../links.ts';
import { closeMobileMenuAtom, openMobileMenuAtom } from '../model/mobileMenu.ts';
import { notificationsAtom, waitingLinkAtom } from '../model/visitAtoms.ts';
import { loadLazyParts, orElse } from '../loading/later.ts';
import { useWords } from '../words/WordsContext.ts';
import { withWords } from '../words/withWords.tsx';
import { loadedOverlaysAtom, openOverlayAtom, overlaysAtom } from './overlayAtom.ts';
import { LazyNotifications } from './LazyNotifications.ts';
import { watchMenuDialog } from './watchMenuDialog.ts';
import { watchOpeners } from './watchOpeners.ts';
import { useVisitAtom } from '../connected/useVisitAtom.ts';

/** Where not even the frame of an overlay comes, the cart has a page, and the rest of the shop works without. */
function CartPageInstead() {
  if (useVisitAtom(overlaysAtom).some(({ name }) => name === 'microcart')) location.assign(linkTo('cart'));
  return null;
}
const LazyStack = withWords(
  ['shop'],
  lazyRouteComponent(orElse(async () => (await loadLazyParts()).OverlayStack, CartPageInstead)),
  { Instead: CartPageInstead },
);

/**
 * The offline banner, notifications, panels and modals. Their code loads with the first use; the page's live region is
 * there from the start, so that a screen reader announces the first notification too. A dialog makes the page inert, so
 * the notifications load with the first overlay: its dialog gets a live region of its own before there is anything in it.
 */
export function Overlays() {
  const { frame } = useWords();
  const hasNotifications = useVisitAtom(notificationsAtom).length > 0;
  const hasOverlays = useVisitAtom(loadedOverlaysAtom).size > 0;
  const isOffline = useIsOffline();
  const isWaiting = useVisitAtom(waitingLinkAtom) !== undefined;
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
        <Suspense>{(hasNotifications || hasOverlays) && <LazyNotifications />}</Suspense>
      </div>
      <div id="panels">
        <Suspense>{hasOverlays && <LazyStack />}</Suspense>
      </div>
    </>
  );
}
