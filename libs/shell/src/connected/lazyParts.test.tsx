import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadLazyParts } from '../loading/later.ts';
import { visit } from '../testing.tsx';
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
