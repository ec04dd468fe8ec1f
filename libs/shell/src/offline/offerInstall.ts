import { storageKey } from '@etalage/core';
import { notifyAtom } from '../model/visitAtoms.ts';
import type { Visit } from '../visit/createVisit.ts';

/** What Chromium tells a page that can be installed (Web App Manifest, Incubations). */
type InstallEvent = Event & { prompt(): Promise<unknown> };
const canInstall = (event: Event): event is InstallEvent => 'prompt' in event;

const visitKey = 'shop/visit';

/** Counts the visits of this browser: a visit lasts as long as its tab. */
function visitsOf({ storage, view }: Visit): number {
  const key = storageKey(view.storeCode, 'visits');
  const known = Number(storage.read(key) ?? 0);
  if (sessionStorage.getItem(visitKey) !== null) return known;
  sessionStorage.setItem(visitKey, '');
  storage.write(key, known + 1);
  return known + 1;
}

/** Offers to install the store as an app, once, and not to who comes for the first time. */
export function offerInstall(visit: Visit): void {
  const { store, words, storage, view } = visit;
  const key = storageKey(view.storeCode, 'install-offered');
  const visits = visitsOf(visit);
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would lie over the shop at a first visit, and come again at each.
    event.preventDefault();
    if (visits < 2 || storage.read(key) === true || !canInstall(event)) return;
    storage.write(key, true);
    const { installOffer, install, notNow } = words.late('outage').offline;
    store.set(notifyAtom, {
      type: 'info',
      message: installOffer(view.name),
      hasNoTimeout: true,
      action1: { label: install, run: () => void event.prompt().catch(() => undefined) },
      action2: { label: notNow },
    });
  });
}
