import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LatePanel } from './LatePanel.tsx';

const Cart = () => <p>Twee handdoeken</p>;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(load: () => Promise<typeof Cart>) {
  const onClose = vi.fn();
  render(<LatePanel title="Winkelwagen" load={load} onClose={onClose} />);
  return onClose;
}
const again = () => userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));

describe('PANEL-05 a panel whose code does not come', () => {
  it('PANEL-05 says so by its name, and loads anew when asked', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Cart);
    open(load);
    expect(await screen.findByRole('dialog', { name: 'Winkelwagen' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Er ging iets mis bij het laden van dit onderdeel.');
    await again();
    expect(await screen.findByText('Twee handdoeken')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('PANEL-05 says so again when the second try fails too', async () => {
    open(() => Promise.reject(new Error('gone')));
    await screen.findByRole('alert');
    await again();
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('PANEL-05 says that there is no network when that is why', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(() => Promise.reject(new Error('offline')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Dit onderdeel kan niet worden geladen omdat je offline bent.',
    );
  });

  it('PANEL-05 closes', async () => {
    const onClose = open(() => Promise.reject(new Error('gone')));
    await screen.findByRole('alert');
    const [, close] = screen.getAllByRole('button', { name: 'Sluiten' });
    await userEvent.click(close ?? expect.unreachable('a second way out'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('PANEL-05 is missing after 3000 ms, and shows itself when it comes after all', async () => {
    vi.useFakeTimers();
    const coming = Promise.withResolvers<typeof Cart>();
    open(() => coming.promise);
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toBeVisible();
    coming.resolve(Cart);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Twee handdoeken')).toBeVisible();
  });
});
