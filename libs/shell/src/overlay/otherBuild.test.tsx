import { aProductDetail, aProductSummary } from '@etalage/catalog/testing';
import { redirect } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { openOverlayAtom, type Overlay } from './overlayAtom.ts';

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** What the pages of the store server throw when that is of another build than this page. */
const otherBuild = () => Promise.reject(redirect({ href: '/i/maattabel', reloadDocument: true }));
const moved = () => Promise.reject(redirect({ href: '/i/maten', statusCode: 301 }));
const product = aProductDetail();

describe('data of another build of the shop', () => {
  const open = async (overlay: Overlay, load: () => Promise<never>) => {
    const { store } = await visit({ path: '/cart/', services: { content: load, product: load } });
    act(() => store.set(openOverlayAtom, overlay));
  };

  const settled = () => act(async () => new Promise((done) => void setTimeout(done, 10)));
  const again = async () => userEvent.click(await screen.findByRole('button', { name: /^Probeer/ }));

  it.each<[string, Overlay]>([
    ['size guide', { name: 'size-guide', product }],
    ['options of a product', { name: 'product-options', product: aProductSummary() }],
  ])('the page of an open %s is loaded anew at a retry', async (_what, overlay) => {
    await open(overlay, otherBuild);
    await again();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('without a retry the page stays, with what was typed in it', async () => {
    await open({ name: 'size-guide', product }, otherBuild);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it('the terms are there in short, and the page stays', async () => {
    await open({ name: 'terms' }, otherBuild);
    const dialog = await screen.findByRole('dialog', { name: 'Algemene voorwaarden' });
    await vi.waitFor(() => expect(dialog).toHaveTextContent('30 dagen'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('a page is loaded anew once, and its panel says then that it did not load', async () => {
    await open({ name: 'size-guide', product }, otherBuild);
    await again();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await open({ name: 'size-guide', product }, otherBuild);
    await again();
    await settled();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page stays when the shopper has closed the panel before the server answers', async () => {
    const up = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => up.promise);
    await open({ name: 'size-guide', product }, otherBuild);
    await again();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sluiten' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    up.resolve(new Response());
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('a story that moved did not load, and the page stays', async () => {
    await open({ name: 'size-guide', product }, moved);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('the terms come after 3 seconds too: a slow answer is no failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { store } = await visit({ path: '/checkout', services: { content: () => new Promise(() => undefined) } });
  act(() => store.set(openOverlayAtom, { name: 'terms' }));
  const dialog = await screen.findByRole('dialog', { name: 'Algemene voorwaarden' });
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull();
  vi.useRealTimers();
});
