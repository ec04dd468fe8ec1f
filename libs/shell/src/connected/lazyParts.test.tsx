import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadLazyParts } from '../loading/later.ts';
import type { WorkerReport } from '../offline/workerReports.ts';
import { visit } from '../testing.tsx';
import { aWorkers } from '../testing/aWorkers.ts';
import { nl } from '../words/nl.ts';

it('loads what the next page needs again after that failed', async () => {
  const { router } = await visit({ path: '/cart/' });
  const load = vi.fn(nl.load).mockRejectedValueOnce(new Error('The words did not load.'));
  const { ahead } = await loadLazyParts();
  await expect(ahead(router, { ...nl, load })).rejects.toThrow('The words did not load.');
  const calls = load.mock.calls.length;
  await ahead(router, { ...nl, load });
  expect(load.mock.calls.length).toBeGreaterThan(calls);
});

it('loads it once', async () => {
  const { router } = await visit({ path: '/cart/' });
  const load = vi.fn(nl.load);
  const { ahead } = await loadLazyParts();
  await Promise.all([ahead(router, { ...nl, load }), ahead(router, { ...nl, load })]);
  const calls = load.mock.calls.length;
  await ahead(router, { ...nl, load });
  expect(load).toHaveBeenCalledTimes(calls);
});

it('moves the focus with the pages of each shop that is mounted', async () => {
  const { ahead } = await loadLazyParts();
  const first = await visit({ path: '/cart/' });
  await ahead(first.router, nl);
  const second = await visit({ path: '/cart/' });
  await ahead(second.router, nl);
  await act(() => second.router.navigate({ href: '/bestaat-niet' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
});

it('NAV-03 brings a shopper who goes back to where they were', async () => {
  const { ahead } = await loadLazyParts();
  const { router } = await visit({ path: '/cart/' });
  await ahead(router, nl);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
  await act(() => router.navigate({ href: '/bestaat-niet' }));
  scrolled.mockReturnValue(0);
  act(() => router.history.back());
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 700));
  vi.restoreAllMocks();
});

it('PWA-03 the service worker is started, and reports, after what the next page needs', async () => {
  const { container } = aWorkers({ isControlled: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  const { router, events } = await visit({ path: '/cart/' });
  const reports: WorkerReport[] = [];
  events.on('worker/reported', (report) => reports.push(report));
  const { ahead } = await loadLazyParts();
  await ahead(router, nl);
  expect(reports).toEqual([{ kind: 'served-from-cache' }]);
});
