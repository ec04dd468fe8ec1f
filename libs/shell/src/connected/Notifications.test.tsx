import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { notifyAtom, type Notification } from '../model/visitAtoms.ts';
import { InDutch } from '../testing/dutch.tsx';
import { Notifications } from './Notifications.tsx';

const tell = (store: ReturnType<typeof createStore>, told: Partial<Notification>) =>
  store.set(notifyAtom, { type: 'info', message: 'Bewaard', action1: { label: 'OK' }, ...told });

function shown() {
  const store = createStore();
  render(
    <Provider store={store}>
      <Notifications />
    </Provider>,
    { wrapper: InDutch },
  );
  return {
    tell: (told: Parameters<typeof tell>[1]) => act(() => tell(store, told)),
  };
}

it('NOTIF-05 a notification goes away with OK', async () => {
  shown().tell({});
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText('Bewaard')).not.toBeInTheDocument();
});

describe('NOTIF-02 the types of a notification', () => {
  it.each([
    // type, shown as, read out at once
    ['secondary', 'secondary', false],
    ['info', 'info', false],
    ['success', 'success', false],
    ['warning', 'warning', false],
    ['danger', 'danger', true],
    ['error', 'danger', true],
  ])('%s is shown as %s', (type, kind, isAlert) => {
    shown().tell({ type });
    expect(screen.getByText('Bewaard').parentElement).toHaveAttribute('data-kind', kind);
    expect(screen.queryByRole('alert') !== null).toBe(isAlert);
  });
});

describe('NOTIF-05 an action of a notification', () => {
  it.each(['action1', 'action2'] as const)('%s runs, and the notification is gone', async (name) => {
    const run = vi.fn();
    const { tell: say } = shown();
    say({ action2: { label: 'Later' }, [name]: { label: 'Vernieuwen', run } });
    await userEvent.click(screen.getByRole('button', { name: 'Vernieuwen' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Bewaard')).not.toBeInTheDocument();
  });

  it('leads where it says, and the notification is gone', async () => {
    shown().tell({ action2: { label: 'Verder naar bestellen', href: '#checkout' } });
    const link = screen.getByRole('link', { name: 'Verder naar bestellen' });
    expect(link).toHaveAttribute('href', '#checkout');
    await userEvent.click(link);
    expect(screen.queryByText('Bewaard')).not.toBeInTheDocument();
  });
});
