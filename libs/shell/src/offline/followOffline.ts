import { isPlainClick } from '@etalage/ui';
import { waitingLinkAtom } from '../model/visitAtoms.ts';
import type { ShopRouter } from '../router/shopRouter.tsx';
import { keptAddress } from './keptAddress.ts';

/** The link of the shop that was pressed: `navigation.ts` knows it too, and the first load shares nothing with what may come later. */
function shopLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return undefined;
  return /^\/(api|img|assets)\//.test(link.pathname) ? undefined : link;
}

/**
 * Follows links without a network too, now that a service worker has pages; first the one that was pressed before. At the
 * document, so before links are left to wait for the network, and after what React answers.
 */
export function followOffline(page: Document, router: ShopRouter): void {
  const { store } = router.options.context.visit;
  const follow = ({ pathname, search, hash }: HTMLAnchorElement) => {
    const href = pathname + search + hash;
    store.set(waitingLinkAtom, undefined);
    page.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    const open = (address: string) => router.history.push(address);
    void keptAddress(href).then(open, () => open(href));
  };
  const waiting = store.get(waitingLinkAtom);
  if (waiting && !navigator.onLine) follow(waiting);
  page.addEventListener('click', (event) => {
    const link = isPlainClick(event) && !navigator.onLine ? shopLink(event) : undefined;
    if (!link) return;
    event.preventDefault();
    follow(link);
  });
}
