import { isPlainClick } from '@etalage/ui';
import type { ShopRouter } from '../router/shopRouter.tsx';
import { keptAddress } from './keptAddress.ts';

/** The address in the shop to which a link leads: `navigation.ts` knows it too, and the first load shares nothing with what may come later. */
function addressOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return undefined;
  return /^\/(api|img|assets)\//.test(link.pathname) ? undefined : link.pathname + link.search + link.hash;
}

/**
 * Follows links without a network too, now that a service worker has pages. At the document, so before links are left to
 * wait for the network, and after what React answers.
 */
export function followOffline(page: Document, router: ShopRouter): void {
  page.addEventListener('click', (event) => {
    const href = isPlainClick(event) && !navigator.onLine ? addressOf(event) : undefined;
    if (href === undefined) return;
    event.preventDefault();
    page.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    const open = (address: string) => router.history.push(address);
    void keptAddress(href).then(open, () => open(href));
  });
}
