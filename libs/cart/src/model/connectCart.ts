import { createRetry } from '@etalage/core';
import type { createStore } from 'jotai/vanilla';
import { isLoggedInAtom } from '@etalage/account/headless';
import { cartTokenAtom, hasWaitingActsAtom, lastFailureAtom, resumeCartAtom, takeOverCartAtom } from './cartAtoms.ts';
import { cartKeys } from './cartStorage.ts';
import { isOnline } from './isOnline.ts';
import { loadSending } from './loadSending.ts';
import { cartPortsAtom } from './ports.ts';
import { platformTotalsAtom, syncTotalsAtom, takeOverTotalsAtom } from './totalsAtoms.ts';

type Store = ReturnType<typeof createStore>;
/** `key` is a field of StorageEvent, `persisted` of PageTransitionEvent. */
type PageEvent = Event & { key?: unknown; persisted?: unknown };

/**
 * Loads the cart and keeps it with the browser: another tab's change is taken over. What waits is sent again after a
 * delay, and when there is a connection or the shopper comes back. Totals are asked anew, because prices change between
 * visits. Connected for the life of the page.
 */
export function connectCart(store: Store, page: EventTarget): void {
  /** Epoch milliseconds, before which the server does not want to be called again. */
  let notBefore = 0;
  let isSending = false;
  const sync = async (isForced: boolean) => {
    // A guest's cart is changed on this device alone; what is shown stays while the code does not come.
    const isWanted = isForced || store.get(isLoggedInAtom);
    const module = isWanted ? await import('./syncAtoms.ts').catch(() => undefined) : undefined;
    await (module && store.set(module.syncCartAtom, { isForced }));
    if ((store.get(cartTokenAtom) ?? store.get(platformTotalsAtom)) !== undefined) await store.set(syncTotalsAtom);
  };
  const catchUp = async ({ isForced = false } = {}) => {
    if (isSending && !isForced) return;
    isSending = true;
    await store.set(resumeCartAtom).finally(() => (isSending = false));
    await sync(isForced);
  };
  const askAnew = () => void catchUp({ isForced: true });
  const retry = createRetry({ attempt: catchUp });
  const planRetry = (retryAfter: number | undefined) => isOnline() && retry.plan(retryAfter);
  const resume = (isForced: boolean) => {
    store.set(takeOverCartAtom);
    const left = notBefore - Date.now();
    if (left > 0) planRetry(left);
    else void catchUp({ isForced });
  };
  const comeBack = () => resume(false);
  const listeners: Record<string, (event: PageEvent) => void> = {
    storage: ({ key }) => {
      if (key === cartKeys.lines || key === cartKeys.acts) store.set(takeOverCartAtom);
      if (key === cartKeys.totals) store.set(takeOverTotalsAtom);
    },
    // Meanwhile the server's cart may have changed, a guest's too: what was sent last may have arrived (QUEUE-06).
    online: () => resume(true),
    focus: comeBack,
    offline: retry.stop,
    pagehide: retry.stop,
    // Back from the browser's cache: other tabs did not say what they changed.
    pageshow: ({ persisted }) => persisted === true && comeBack(),
  };
  for (const [type, listener] of Object.entries(listeners)) page.addEventListener(type, listener);
  store.sub(lastFailureAtom, () => {
    const { retryAfter } = store.get(lastFailureAtom);
    notBefore = Date.now() + (retryAfter ?? 0);
    planRetry(retryAfter);
  });
  store.sub(hasWaitingActsAtom, () => {
    notBefore = 0;
    retry.stop();
  });
  const { events } = store.get(cartPortsAtom);
  // Whose cart it is now is told by the server (SYNC-14): to a guest who logs in, here or in another tab, to another
  // customer, and to who goes on as a guest when the session ended by itself.
  events.on('session/logged-in', askAnew);
  events.on('session/logged-out', ({ isSilent }) => isSilent && askAnew());
  store.sub(isLoggedInAtom, () => store.get(isLoggedInAtom) && askAnew());
  // A customer's first act may have found the cart that another device filled.
  store.sub(cartTokenAtom, () => store.get(isLoggedInAtom) && store.get(cartTokenAtom) !== undefined && void catchUp());
  void catchUp();
  // There before the first press, which may come without a connection.
  void loadSending().catch(() => undefined);
}
