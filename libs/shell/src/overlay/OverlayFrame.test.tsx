import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InDutch } from '../testing/dutch.tsx';
import { LoadedOverlay } from './OverlayFrame.tsx';

const Cart = () => <p>Twee handdoeken</p>;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function open(load: () => Promise<typeof Cart>) {
  const onClose = vi.fn();
  const definition = { dialog: { title: () => 'Winkelwagen' }, load };
  const overlay = { name: 'microcart' } as const;
  render(<LoadedOverlay overlay={overlay} definition={definition} isOpen close={onClose} />, { wrapper: InDutch });
  return onClose;
}
const isServerUp = (isUp: boolean) =>
  vi.stubGlobal('fetch', async () => (isUp ? new Response() : Promise.reject(new TypeError('Failed to fetch'))));
const again = () => userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));

describe('PANEL-05 an overlay that does not load', () => {
  it('PANEL-05 says so in its dialog, and loads anew with Try again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Cart);
    open(load);
    expect(await screen.findByRole('dialog', { name: 'Winkelwagen' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Er ging iets mis bij het laden van dit onderdeel.');
    await again();
    expect(await screen.findByText('Twee handdoeken')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('PANEL-05 says so again when it fails again', async () => {
    isServerUp(false);
    open(() => Promise.reject(new Error('gone')));
    await screen.findByRole('alert');
    await again();
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('PANEL-05 loads anew each time that Try again is pressed', async () => {
    isServerUp(false);
    const gone = new Error('gone');
    open(vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValueOnce(Cart));
    for (const _press of [1, 2]) {
      await screen.findByRole('alert');
      await again();
    }
    expect(await screen.findByText('Twee handdoeken')).toBeVisible();
  });

  it('PANEL-05 says that there is no network when the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(() => Promise.reject(new Error('offline')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Dit onderdeel kan niet worden geladen omdat je offline bent.',
    );
  });

  it('PANEL-05 closes with Close', async () => {
    const onClose = open(() => Promise.reject(new Error('gone')));
    await screen.findByRole('alert');
    const [, close] = screen.getAllByRole('button', { name: 'Sluiten' });
    await userEvent.click(close ?? expect.unreachable('a second way out'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('PANEL-05 has failed after 3000 ms, and shows when it loads after all', async () => {
    vi.useFakeTimers();
    const coming = Promise.withResolvers<typeof Cart>();
    open(() => coming.promise);
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Winkelwagen' }).querySelector('[aria-busy="true"]')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toBeVisible();
    coming.resolve(Cart);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Twee handdoeken')).toBeVisible();
  });
});

describe('PANEL-05 an overlay whose code is gone, as after a deploy', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  /** Opens it and presses retry, and answers how often the page was loaded anew by then. */
  const openAndRetry = async (load = gone) => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    open(load);
    await screen.findByRole('alert');
    expect(reload).not.toHaveBeenCalled();
    await again();
    await act(async () => new Promise((done) => void setTimeout(done, 10)));
    return reload.mock.calls.length;
  };

  it('PANEL-05 loads the page anew when its code does not come at a retry either', async () => {
    isServerUp(true);
    expect(await openAndRetry()).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('PANEL-05 loads a page anew once, and says then that the overlay did not load', async () => {
    isServerUp(true);
    await openAndRetry();
    cleanup();
    vi.restoreAllMocks();
    expect(await openAndRetry()).toBe(0);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('PANEL-05 loads each page anew that needs it', async () => {
    isServerUp(true);
    await openAndRetry();
    cleanup();
    vi.restoreAllMocks();
    vi.spyOn(location, 'href', 'get').mockReturnValue('https://winkel.test/c/bad');
    expect(await openAndRetry()).toBe(1);
  });

  it.each([
    ['the browser is offline', true, () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['the server does not answer', false, () => undefined],
    [
      'the browser keeps nothing, so the cart would be lost',
      true,
      () =>
        vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
          throw new DOMException('Denied', 'SecurityError');
        }),
    ],
  ])('PANEL-05 stays on the page when %s', async (_when, isUp, prepare) => {
    isServerUp(isUp);
    prepare();
    expect(await openAndRetry()).toBe(0);
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
