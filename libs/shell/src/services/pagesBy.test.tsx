import { aProductDetail } from '@etalage/catalog/testing';
import { UnreachableError } from '@etalage/core';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '../pages/pageRequest.ts';
import { visit } from '../testing.tsx';
import { incompleteHeader } from './dataAddress.ts';
import { pagesBy } from './pagesBy.ts';
import { createStorePages } from './storePages.ts';

const path = '/p/HD-1/handdoek';

/** A product's page whose server is asked again and again; `answer` says what comes. */
async function aDrawnPage() {
  const state = { name: 'Voor gasten', isAway: false, asked: 0 };
  const product = async ({ params: { parentSku = '', slug = '' } }: PageRequest) => {
    state.asked += 1;
    if (state.isAway) throw new UnreachableError('No answer');
    return aProductDetail({ type: 'simple', parentSku, slug, name: state.name });
  };
  const shop = await visit({ path, services: { product } });
  return { ...shop, state };
}
const heading = () => screen.getByRole('heading', { level: 1 });

describe('PRICE-09 the page that is drawn, for who turns out to be in a group', () => {
  it('PRICE-09 is drawn anew as the group is shown it', async () => {
    const { router, state } = await aDrawnPage();
    state.name = 'Voor de groep';
    act(() => pagesBy().renew?.(router));
    await waitFor(() => expect(heading()).toHaveTextContent('Voor de groep'));
  });

  it('PRICE-09 stays while the server cannot be asked, and is drawn anew once there is a connection', async () => {
    const { router, state } = await aDrawnPage();
    Object.assign(state, { name: 'Voor de groep', isAway: true });
    act(() => pagesBy().renew?.(router));
    await waitFor(() => expect(state.asked).toBe(2));
    await act(async () => undefined);
    expect(heading()).toHaveTextContent('Voor gasten');
    state.isAway = false;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(heading()).toHaveTextContent('Voor de groep'));
  });
});

it('PRICE-09 the answer of the trial is that of the page’s own question: one call', async () => {
  const { router } = await aDrawnPage();
  const asked: string[] = [];
  const { fetch, renew } = pagesBy(async (address) => {
    asked.push(address);
    return Response.json({ kind: 'product', data: aProductDetail({ name: 'Voor de groep' }) });
  });
  router.options.context.pages = createStorePages('abc', fetch);
  act(() => renew?.(router));
  await waitFor(() => expect(heading()).toHaveTextContent('Voor de groep'));
  expect(asked).toEqual([`/_data/abc${path}`]);
});

describe('PRICE-09 a server of the store that fails', () => {
  afterEach(() => void vi.useRealTimers());

  it('PRICE-09 leaves what is drawn, and is asked again after a delay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = await aDrawnPage();
    const answers = [503, 503, 200];
    const { fetch, renew } = pagesBy(async () =>
      Response.json(
        { kind: 'product', data: aProductDetail({ name: 'Voor de groep' }) },
        { status: answers.shift() ?? 200 },
      ),
    );
    router.options.context.pages = createStorePages('abc', fetch);
    act(() => renew?.(router));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(heading()).toHaveTextContent('Voor gasten');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(heading()).toHaveTextContent('Voor gasten');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await waitFor(() => expect(heading()).toHaveTextContent('Voor de groep'));
  });

  it('PRICE-09 leaves what is drawn where the answer lacks a part, until it is whole', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = await aDrawnPage();
    const answers = [{ name: 'Zonder', headers: { [incompleteHeader]: '1' } }, { name: 'Voor de groep' }];
    const { fetch, renew } = pagesBy(async () => {
      const { name, headers = {} } = answers.shift() ?? expect.unreachable();
      return Response.json({ kind: 'product', data: aProductDetail({ name }) }, { headers });
    });
    router.options.context.pages = createStorePages('abc', fetch);
    act(() => renew?.(router));
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => undefined);
    expect(heading()).toHaveTextContent('Voor gasten');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(heading()).toHaveTextContent('Voor de groep'));
  });

  it('PRICE-09 does not hand its failure to the page’s own question', async () => {
    const { router } = await aDrawnPage();
    const answers = [503];
    const { fetch, renew } = pagesBy(async () =>
      Response.json(
        { kind: 'product', data: aProductDetail({ name: 'Voor de groep' }) },
        { status: answers.shift() ?? 200 },
      ),
    );
    router.options.context.pages = createStorePages('abc', fetch);
    act(() => renew?.(router));
    await waitFor(() => expect(answers).toHaveLength(0));
    await act(async () => undefined);
    await act(() => router.invalidate());
    await waitFor(() => expect(heading()).toHaveTextContent('Voor de groep'));
  });
});
