import { aStory } from '@etalage/cms/testing';
import { ApiError, UnreachableError } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptRegions } from '../../model/keptRegions.ts';
import { noNotes } from '../../model/pageNotes.ts';
import { ServerPartsProvider } from '../../router/serverParts.tsx';
import { createShopRouter } from '../../router/shopRouter.tsx';
import { readyParts } from '../../server/readyParts.ts';
import { loadLazyParts, someServices, visit } from '../../testing.tsx';
import { createVisit } from '../../visit/createVisit.ts';
import { nl as words } from '../../words/nl.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Presses retry on a page that failed, and answers how often the page was loaded anew by then. */
async function retry(error: Error) {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response());
  const product = vi.fn(() => Promise.reject(error));
  await visit({ path: '/p/JAS/badjas', services: { product } });
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  await vi.waitFor(() => expect(reload.mock.calls.length + product.mock.calls.length).toBe(2));
  return reload.mock.calls.length;
}

it('ERR-01 a page whose code is gone, as after a deploy, is loaded anew at a retry', async () => {
  expect(await retry(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(1);
});

it.each([
  ['refused', new ApiError(500, 'Internal error')],
  ['did not give', new UnreachableError('No answer')],
])('ERR-01 a page whose data the backend %s is asked for again, in the same document', async (_how, error) => {
  expect(await retry(error)).toBe(0);
});

describe('the retry of a page that could not be loaded', () => {
  /** Presses retry, whose answer is on its way until `refuse` is called. */
  async function retryOf(failure: Error) {
    const { promise, reject } = Promise.withResolvers<never>();
    const content = vi.fn(() => (content.mock.calls.length === 2 ? promise : Promise.reject(failure)));
    await visit({ path: '/i/stuk', services: { content } });
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    return { content, refuse: () => act(async () => reject(failure)) };
  }

  it('shows that it is under way', async () => {
    await retryOf(new ApiError(500, ''));
    expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toHaveAttribute('aria-busy', 'true');
  });

  it('can be pressed again after it failed', async () => {
    const { content, refuse } = await retryOf(new ApiError(500, ''));
    await refuse();
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw', busy: false }));
    await vi.waitFor(() => expect(content).toHaveBeenCalledTimes(3));
  });
});

it('a retry asks for what failed again, and for no page that was shown before', async () => {
  const content = vi.fn(() => Promise.resolve(aStory({ name: 'Levering' })));
  const product = vi.fn(() => Promise.reject(new ApiError(500, '')));
  const { router } = await visit({ path: '/i/levering', services: { content, product } });
  await act(() => router.navigate({ href: '/p/JAS/badjas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  await vi.waitFor(() => expect(product).toHaveBeenCalledTimes(2));
  await act(async () => router.history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Levering' })).toBeVisible();
  expect(content).toHaveBeenCalledOnce();
});

describe.each([
  ['of a page that is not there', '404 - pagina niet gevonden', '/i/weg', new ApiError(404, '')],
  ['after a server failure', '500 - interne serverfout', '/i/stuk', new ApiError(500, '')],
  ['of what went wrong otherwise', 'Er is iets misgegaan', '/error', new ApiError(404, '')],
])('ERR-01 the error view %s', (_of, title, path, error) => {
  const services = { content: () => Promise.reject(error) };

  it(`ERR-01 says '${title}'`, async () => {
    await visit({ path, services });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('ERR-01 has a link to the home page', async () => {
    await visit({ path, services });
    expect(await screen.findByRole('link', { name: 'Naar de homepage' })).toHaveAttribute('href', '/');
  });
});

describe('ERR-08 the reference of a page that could not be loaded', () => {
  /** The displayed reference, and a spy on the browser's log. */
  async function failWith(error: Error) {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    await visit({ path: '/p/JAS/badjas', services: { product: () => Promise.reject(error) } });
    const shown = await screen.findByText(/^Foutcode:/);
    return { shown: shown.textContent?.replace('Foutcode: ', '') ?? '', log };
  }

  it.each([
    ['refused', new ApiError(500, 'k3v9m2pq')],
    ['could not make', new ApiError(503, 'k3v9m2pq')],
  ])("ERR-08 is the server's, of a page that it %s", async (_how, error) => {
    expect((await failWith(error)).shown).toBe('k3v9m2pq');
  });

  it.each([
    ['no server answered', new UnreachableError('No answer')],
    ['the refusal has none', new ApiError(500, 'Internal server error')],
  ])('ERR-08 is a short one of the browser where %s', async (_why, error) => {
    expect((await failWith(error)).shown).toMatch(/^[2-9a-z]{8}$/);
  });

  it('ERR-08 does not change when a retry gets no response either', async () => {
    const product = vi.fn(() => Promise.reject(new UnreachableError('No answer')));
    await visit({ path: '/p/JAS/badjas', services: { product } });
    const { textContent } = await screen.findByText(/^Foutcode:/);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    await vi.waitFor(() => expect(product).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect(screen.getByText(/^Foutcode:/)).toHaveTextContent(textContent ?? '');
  });

  it('ERR-08 is another one for another page that cannot be loaded', async () => {
    const unreachable = () => Promise.reject(new UnreachableError('No answer'));
    const { router } = await visit({ path: '/p/JAS/badjas', services: { product: unreachable, content: unreachable } });
    const { textContent: first } = await screen.findByText(/^Foutcode:/);
    await act(() => router.navigate({ href: '/i/stuk' }));
    await vi.waitFor(() => expect(screen.getByText(/^Foutcode:/).textContent).not.toBe(first));
    expect(screen.getByText(/^Foutcode:/)).toHaveTextContent(/^Foutcode: [2-9a-z]{8}$/);
  });

  it.each([
    ['of the server', new ApiError(500, 'k3v9m2pq')],
    ['of the browser', new UnreachableError('No answer')],
  ])("ERR-08 %s is in the browser's log entry of the failure", async (_whose, error) => {
    const { shown, log } = await failWith(error);
    expect(log.mock.calls.map(([{ message }]) => message)).toEqual([expect.stringContaining(shown)]);
  });

  it('ERR-08 stays that of the document, on the page and in the log, when the browser hydrates it', async () => {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    await hydrateFailedPage('k3v9m2pq');
    expect(screen.getByText(/^Foutcode:/)).toHaveTextContent('Foutcode: k3v9m2pq');
    expect(log.mock.calls.map(([{ message }]) => message)).toEqual([expect.stringContaining('k3v9m2pq')]);
  });

  it('ERR-08 is no longer that of the document on another page that cannot be loaded', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const router = await hydrateFailedPage('k3v9m2pq');
    await act(() => router.navigate({ href: '/p/SJAAL/sjaal' }));
    await vi.waitFor(() => expect(screen.getByText(/^Foutcode:/)).not.toHaveTextContent('k3v9m2pq'));
    expect(screen.getByText(/^Foutcode:/)).toHaveTextContent(/^Foutcode: [2-9a-z]{8}$/);
  });

  it('ERR-08 of an account that cannot be loaded is on the page and in the log of the browser', async () => {
    const log = vi.fn<(error: Error) => void>();
    vi.stubGlobal('reportError', log);
    vi.spyOn(await loadLazyParts(), 'sessionModule').mockRejectedValue(new TypeError('Failed to fetch'));
    await visit({ path: '/my-account/orders', hasSession: true });
    const shown = (await screen.findByText(/^Foutcode:/)).querySelector('span')?.textContent;
    expect(shown).toMatch(/^[2-9a-z]{8}$/);
    expect(log.mock.calls.map(([{ message }]) => message)).toEqual([expect.stringContaining(String(shown))]);
  });
});

/** Hydrates an error page that the server rendered with this reference; returns the router. */
async function hydrateFailedPage(failure: string) {
  const app = { view: aStoreView(), words };
  const pages = someServices({ product: () => Promise.reject(new ApiError(500, 'Internal server error')) });
  const router = async (isServer: boolean, regions: Record<string, string>) => {
    const made = createShopRouter({
      history: createMemoryHistory({ initialEntries: ['/p/JAS/badjas'] }),
      context: { app, baseUrl: app.view.baseUrl, pages, visit: createVisit(app), notes: noNotes, regions, isServer },
    });
    made.update({ ...made.options, isServer });
    await made.load();
    return made;
  };
  await readyParts(words);
  const html = renderToString(
    <ServerPartsProvider value={{ failure }}>
      <RouterProvider router={await router(true, {})} />
    </ServerPartsProvider>,
  );
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.head.innerHTML = head.innerHTML;
  document.body.innerHTML = body.innerHTML;
  const browser = await router(false, keptRegions(document));
  render(<RouterProvider router={browser} />, { container: document, hydrate: true });
  return browser;
}

describe('NAV-07 a page that nobody has, without a network', () => {
  const error = new Error('unreachable', { cause: new ApiError(504, 'Product query returned empty result') });
  const told = 'Dit product, deze categorie of pagina is offline niet beschikbaar. Je gaat naar de homepage.';
  const open = (onLine: boolean, failure: Error = error) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    vi.stubGlobal('reportError', () => undefined);
    return visit({ path: '/p/JAS/badjas', services: { product: () => Promise.reject(failure) } });
  };

  it('NAV-07 is told in an error notification with OK', async () => {
    await open(false);
    expect(await screen.findByText(told)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(told)).toBeNull();
  });

  it('NAV-07 is told as an error', async () => {
    await open(false);
    expect((await screen.findByText(told)).parentElement).toHaveAttribute('data-kind', 'danger');
  });

  it('NAV-07 leads home', async () => {
    const { router } = await open(false);
    await vi.waitFor(() => expect(router.latestLocation.pathname).toBe('/'));
  });

  it.each(['Category query returned empty result slug = oud', 'query returned empty result'])(
    'NAV-07 leads home by any message that says so: %s',
    async (message) => {
      const { router } = await open(false, new ApiError(504, message));
      expect(await screen.findByText(told)).toBeVisible();
      await vi.waitFor(() => expect(router.latestLocation.pathname).toBe('/'));
    },
  );

  it.each([
    ['with a network', true, error],
    ['that failed otherwise', false, new UnreachableError('No answer')],
  ])('NAV-07 a page %s shows what went wrong in its place', async (_which, onLine, failure) => {
    const { router } = await open(onLine, failure);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('De winkel is even niet bereikbaar');
    expect(router.latestLocation.pathname).toBe('/p/JAS/badjas');
  });
});
