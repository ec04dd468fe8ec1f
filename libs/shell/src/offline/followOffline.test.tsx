import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitingLinkAtom } from '../model/visitAtoms.ts';
import { softenLinks } from '../navigation.ts';
import { visit } from '../testing.tsx';
import { aWorkers } from '../testing/aWorkers.ts';
import { startWorker } from './startWorker.ts';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
const added = [document, globalThis].map((target) => ({ target, listen: vi.spyOn(target, 'addEventListener') }));
beforeEach(() => void onLine.mockReturnValue(false));
// A shop listens as long as its document is there.
afterEach(() => {
  for (const { target, listen } of added) {
    for (const [type, listener] of listen.mock.calls) target.removeEventListener(type, listener);
    listen.mockClear();
  }
});

/** A visit offline whose service worker is on its way, with a link. */
async function atCart(href: string) {
  const { router, store } = await visit({ path: '/cart/' });
  softenLinks(document, router, vi.fn());
  const workers = aWorkers();
  await act(() => startWorker(router, workers.container));
  const link = Object.assign(document.createElement('a'), { href, textContent: 'Hierheen' });
  document.body.append(link);
  return { link, workers, store, router, place: () => router.history.location.href };
}

it('PWA-02 a link is followed without a network once a service worker has pages', async () => {
  const { link, workers, place } = await atCart('/i/bezorgen#prijs');
  workers.takeOver();
  await userEvent.click(link);
  expect(place()).toBe('/i/bezorgen#prijs');
});

it('PWA-02 a link that was pressed before a service worker has pages waits, and is followed once it has', async () => {
  const { link, workers, store, place } = await atCart('/i/bezorgen#prijs');
  await userEvent.click(link);
  expect([place(), store.get(waitingLinkAtom)]).toEqual(['/cart/', link]);
  workers.takeOver();
  await waitFor(() => expect([place(), store.get(waitingLinkAtom)]).toEqual(['/i/bezorgen#prijs', undefined]));
});

it('PWA-02 a link that waited is not followed again with the network, after another was followed without', async () => {
  const { link, workers, router, place } = await atCart('/i/bezorgen#prijs');
  await userEvent.click(link);
  workers.takeOver();
  await waitFor(() => expect(place()).toBe('/i/bezorgen#prijs'));
  link.href = '/i/ruilen';
  await userEvent.click(link);
  await waitFor(() => expect(place()).toBe('/i/ruilen'));
  const navigate = vi.spyOn(router, 'navigate');
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect([place(), navigate.mock.calls.length]).toEqual(['/i/ruilen', 0]);
});
