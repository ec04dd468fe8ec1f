import { createStorage, defaultEndpoints } from '@etalage/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { aWorkers } from '../testing/aWorkers.ts';
import { takeOver } from '../worker/names.ts';
import { en } from '../words/en.ts';
import { startWorker } from './startWorker.ts';
import type { WorkerReport } from './workerReports.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Options = Partial<Parameters<typeof visit>[0]>;

/** A page of the shop in a browser with these service workers, and what they reported. */
async function inShop(workers = aWorkers({ isControlled: true }), options: Options = {}) {
  const shop = await visit({ path: '/cart/', ...options });
  const reports: WorkerReport[] = [];
  shop.events.on('worker/reported', (report) => reports.push(report));
  await act(() => startWorker(shop.router, workers.container));
  return { ...shop, workers, reports };
}

describe('PWA-04 new content', () => {
  const told = 'Er is nieuwe inhoud beschikbaar. Vernieuw de pagina.';

  /** A shop of which a new version waits, and how often this tab was loaded anew. */
  async function withNewVersion(options: Options = {}) {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const shop = await inShop(undefined, options);
    const sent: unknown[] = [];
    act(() => void (shop.workers.install().postMessage = (message: unknown) => void sent.push(message)));
    return { ...shop, sent, reload };
  }

  it('PWA-03, PWA-04 is told in a notification with a button that refreshes', async () => {
    await withNewVersion();
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vernieuwen' })).toBeVisible();
  });

  it('PWA-04 is told where it was installed before this page opened', async () => {
    await inShop(aWorkers({ isControlled: true, isWaiting: true }));
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('PWA-04 is told where another page began to install it', async () => {
    const { workers } = await inShop(aWorkers({ isControlled: true, isInstalling: true }));
    act(() => void workers.install());
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('PWA-04 is told in English in an English shop', async () => {
    await withNewVersion({ words: en });
    expect(await screen.findByText('New content is available, please refresh.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it('PWA-04 is told until the shopper acts: the notification has no timeout', async () => {
    const shop = await inShop();
    vi.useFakeTimers();
    act(() => void shop.workers.install());
    act(() => void vi.advanceTimersByTime(24 * 60 * 60 * 1000));
    vi.useRealTimers();
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('PWA-04 takes over when the shopper presses, and this tab is loaded anew once it has', async () => {
    const { sent, workers, reload } = await withNewVersion();
    await userEvent.click(await screen.findByRole('button', { name: 'Vernieuwen' }));
    expect(sent).toEqual([takeOver]);
    expect(reload).not.toHaveBeenCalled();
    workers.takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('PWA-04 loads this tab anew also while a call keeps the old version', async () => {
    const { reload } = await withNewVersion();
    await userEvent.click(await screen.findByRole('button', { name: 'Vernieuwen' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 4000 });
  });

  it('PWA-04 that was let in by another tab does not load this one anew by itself, but at a press', async () => {
    const { workers, reload } = await withNewVersion();
    workers.takeOver();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Vernieuwen' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('PWA-04 does not take over by itself', async () => {
    const { sent } = await withNewVersion();
    await screen.findByText(told);
    expect(sent).toEqual([]);
  });
});

describe('PWA-03 the reports of the service worker', () => {
  it('PWA-03 are events of the visit', async () => {
    const { reports } = await inShop(aWorkers({ isControlled: true, isWaiting: true }));
    expect(reports.map(({ kind }) => kind)).toEqual(['served-from-cache', 'updated']);
  });

  it('PWA-03 are events of the visit at a first installation and when the network goes', async () => {
    const { reports, workers } = await inShop(aWorkers());
    act(() => void workers.install());
    act(() => void dispatchEvent(new Event('offline')));
    expect(reports.map(({ kind }) => kind)).toEqual(['cached', 'offline']);
  });

  it('PWA-03 a failed registration is an event of the visit and in the log of the browser, and the shop goes on', async () => {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    const { reports } = await inShop(aWorkers({ refusal: new TypeError('no script') }));
    expect(reports.map(({ kind }) => kind)).toEqual(['failed']);
    expect(log.mock.calls.map(([{ message }]) => message)).toEqual([
      'Error during service worker registration: TypeError: no script',
    ]);
    expect(screen.getByRole('main')).toBeVisible();
  });

  it('a browser without service workers has the shop without one', async () => {
    const shop = await visit({ path: '/cart/' });
    await act(() => startWorker(shop.router, undefined));
    expect(screen.getByRole('main')).toBeVisible();
  });
});

describe('the offer to install the store', () => {
  const offer = 'Zet Voorbeeld op je beginscherm. Dan open je de winkel met één tik, ook offline.';
  const storage = createStorage();

  /** A visit of this browser in which the store can be installed. */
  async function comes(storageOfBrowser = storage) {
    sessionStorage.clear();
    const shop = await inShop(undefined, { storage: storageOfBrowser });
    const prompt = vi.fn(async () => undefined);
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void dispatchEvent(event));
    return { ...shop, event, prompt };
  }

  it('waits for the second visit, is made once, and is that of the shop in place of the browser’s own', async () => {
    const first = await comes();
    expect(first.event.defaultPrevented).toBe(true);
    expect(screen.queryByText(offer)).toBeNull();
    cleanup();
    const second = await comes();
    expect(await screen.findByText(offer)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Niet nu' }));
    expect(screen.queryByText(offer)).toBeNull();
    expect(second.prompt).not.toHaveBeenCalled();
    cleanup();
    await comes();
    expect(screen.queryByText(offer)).toBeNull();
  });

  it('opens what the browser asks, at a press', async () => {
    const own = createStorage();
    await comes(own);
    cleanup();
    const { prompt } = await comes(own);
    await userEvent.click(await screen.findByRole('button', { name: 'Op beginscherm zetten' }));
    expect(prompt).toHaveBeenCalledOnce();
  });
});

describe('STORE-19 the script of the service worker', () => {
  it.each([
    ['names the endpoints of its own that a store view has', '/elders/search', '/sw.js?search=%2Felders%2Fsearch'],
    ['names none of the standard ones', defaultEndpoints.search, '/sw.js'],
  ])('STORE-19 %s', async (_what, search, script) => {
    const shop = await visit({ path: '/cart/', view: { endpoints: { ...defaultEndpoints, search } } });
    const { container } = aWorkers();
    await act(() => startWorker(shop.router, container));
    expect(container.register).toHaveBeenCalledExactlyOnceWith(script, expect.anything());
  });
});
