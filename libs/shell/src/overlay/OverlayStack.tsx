import { useRouter } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isSamePage } from '../router/shownPage.ts';
import {
  closeOverlaysAtom,
  forgetOverlaysAtom,
  loadedOverlaysAtom,
  overlaysAtom,
  type OverlayName,
} from './overlayAtom.ts';
import { OverlayFrame } from './OverlayFrame.tsx';

/** Once loaded they stay mounted: they have taken over what the server drew of the header. */
const staying = ['search', 'menu'] as const satisfies OverlayName[];

/** The overlays that are open, one over the other. All of them close when the shopper goes to another page or place on it. */
export function OverlayStack() {
  const open = useAtomValue(overlaysAtom);
  const loaded = useAtomValue(loadedOverlaysAtom);
  const closeAll = useSetAtom(closeOverlaysAtom);
  const forget = useSetAtom(forgetOverlaysAtom);
  const router = useRouter();
  useEffect(() => {
    let here = router.latestLocation;
    return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      const next = router.matchRoutes(toLocation.pathname, toLocation.search);
      if (!isSamePage(router.state.matches, next) || toLocation.hash !== here.hash) closeAll();
      here = toLocation;
    });
  }, [router, closeAll]);
  useEffect(() => () => forget(), [forget]);
  const isOpen = (name: OverlayName) => open.some((overlay) => overlay.name === name);
  const isStaying = (name: OverlayName) => staying.some((one) => one === name);
  return (
    <>
      {staying.map((name) => loaded.has(name) && <OverlayFrame key={name} overlay={{ name }} isOpen={isOpen(name)} />)}
      {open.map((overlay) => !isStaying(overlay.name) && <OverlayFrame key={overlay.id} overlay={overlay} isOpen />)}
    </>
  );
}
