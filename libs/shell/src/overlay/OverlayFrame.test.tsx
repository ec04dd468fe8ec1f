import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InDutch } from '../testing/dutch.tsx';
import { LoadedOverlay } from './OverlayFrame.tsx';

const Cart = () => <p>Twee handdoeken</p>;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(load: () => Promise<typeof Cart>) {
  const onClose = vi.fn();
  const definition = { dialog: { title: () => 'Winkelwagen' }, load };
  const overlay = { name: 'microcart' } as const;
  render(<LoadedOverlay overlay={overlay} definition={definition} isOpen close={onClose} />, { wrapper: InDutch });
  return onClose;
}
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
    open(() => Promise.reject(new Error('gone')));
    await screen.findByRole('alert');
    await again();
    expect(await screen.findByRole('alert')).toBeVisible();
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
