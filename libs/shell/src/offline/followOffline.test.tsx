import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { aWorkers } from '../testing/aWorkers.ts';
import { startWorker } from './startWorker.ts';

it('PWA-02 a link is followed without a network once a service worker has pages, and waits for it before', async () => {
  const { router } = await visit({ path: '/cart/' });
  const workers = aWorkers();
  await act(() => startWorker(router, workers.container));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const link = Object.assign(document.createElement('a'), { href: '/i/bezorgen#prijs', textContent: 'Hierheen' });
  document.body.append(link);
  const place = () => router.history.location.href;
  const isLeftAlone = vi.fn((event: Event) => {
    const { defaultPrevented } = event;
    event.preventDefault();
    return !defaultPrevented;
  });
  addEventListener('click', isLeftAlone);
  await userEvent.click(link);
  expect([place(), isLeftAlone.mock.results.at(-1)?.value]).toEqual(['/cart/', true]);
  workers.takeOver();
  await userEvent.click(link);
  expect([place(), isLeftAlone.mock.results.at(-1)?.value]).toEqual(['/i/bezorgen#prijs', false]);
});
