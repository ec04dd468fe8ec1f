import { act } from '@testing-library/react';
import core from '@tanstack/router-core/package.json' with { type: 'json' };
import router from '@tanstack/react-router/package.json' with { type: 'json' };
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { historyIndexOf, historyKeyOf, setScrollReset } from './routerInternals.ts';

/** A visit of the cart, and how it goes on. */
async function visitCart() {
  const { router } = await visit({ path: '/cart/' });
  const rendered = () => new Promise<void>((done) => void router.subscribe('onRendered', () => done()));
  return {
    router,
    go: (href: string) => act(() => router.navigate({ href })),
    goBack: () => act(() => (router.history.back(), rendered())),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the versions of the router are those with which routerInternals.ts was checked', () => {
  expect([router.version, core.version]).toEqual(['1.170.46', '1.171.39']);
});

it('routes have no hooks of the router for React', async () => {
  const { router } = await visitCart();
  expect(Object.values(router.routesById).filter((route) => 'useLoaderData' in route || 'Link' in route)).toEqual([]);
});

describe('an entry of the history', () => {
  it('has a key of its own, which it has again after going back', async () => {
    const { router, go, goBack } = await visitCart();
    await go('/checkout');
    const key = historyKeyOf(router.latestLocation);
    await go('/error');
    expect(historyKeyOf(router.latestLocation)).not.toBe(key);
    await goBack();
    expect(historyKeyOf(router.latestLocation)).toBe(key);
  });

  it('has an index, which is lower after going back', async () => {
    const { router, go, goBack } = await visitCart();
    const index = historyIndexOf(router.latestLocation);
    await go('/checkout');
    expect(historyIndexOf(router.latestLocation)).toBe(index + 1);
    await goBack();
    expect(historyIndexOf(router.latestLocation)).toBe(index);
  });
});

describe('the scroll position', () => {
  it.each([
    ['is reset after a navigation for which that is wanted', true, 1],
    ['stays after any other', false, 0],
  ])('%s', async (_title, isWanted, calls) => {
    const { router, go } = await visitCart();
    setScrollReset(router, () => isWanted);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await go('/error');
    expect(scrollTo).toHaveBeenCalledTimes(calls);
  });

  it('is not restored by the router', async () => {
    const { router, go, goBack } = await visitCart();
    setScrollReset(router, () => true);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    vi.stubGlobal('scrollY', 700);
    document.dispatchEvent(new Event('scroll'));
    await go('/error');
    await goBack();
    expect(scrollTo.mock.calls).toEqual([[expect.objectContaining({ top: 0 })], [expect.objectContaining({ top: 0 })]]);
  });
});
