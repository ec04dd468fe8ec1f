import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notifyAtom, type Notification } from '../model/visitAtoms.ts';
import { openOverlayAtom, type Overlay } from '../overlay/overlayAtom.ts';
import { visit } from '../testing.tsx';

afterEach(() => void vi.useRealTimers());

/** A page, and a function that notifies its shopper. */
async function inShop() {
  const { store } = await visit({ path: '/cart/' });
  const tell = (told: Partial<Notification> = {}) =>
    act(() => void store.set(notifyAtom, { type: 'info', message: 'Bewaard', action1: { label: 'OK' }, ...told }));
  /** Fake timers from here on; the lazy chunk of the notifications is loaded. */
  const stopClock = async () => {
    tell({ message: 'Eerst dit' });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    vi.useFakeTimers();
  };
  return { store, tell, stopClock };
}
const region = () => within(screen.getByRole('status', { name: 'Meldingen' }));
const shown = () => screen.queryAllByText('Bewaard');
const shownFirst = () => screen.findByText('Bewaard');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('NOTIF-01 a notification', () => {
  it('NOTIF-01 shows its message', async () => {
    const { tell } = await inShop();
    tell();
    expect(await shownFirst()).toBeVisible();
  });

  it('NOTIF-01 shows the label of its action', async () => {
    const { tell } = await inShop();
    tell({ action1: { label: 'Begrepen' } });
    await shownFirst();
    expect(
      region()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Begrepen']);
  });

  it('NOTIF-01 shows the label of its second action, where it has one', async () => {
    const { tell } = await inShop();
    tell({ action2: { label: 'Later' } });
    await shownFirst();
    expect(
      region()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'OK', 'Later']);
  });

  it('NOTIF-01 is told from others by its id: each goes by its own button', async () => {
    const { tell } = await inShop();
    tell();
    tell({ message: 'Verwijderd' });
    await shownFirst();
    const [first = expect.unreachable('a button')] = region().getAllByRole('button', { name: 'Sluiten' });
    await userEvent.click(first);
    expect(shown()).toHaveLength(0);
    expect(region().getByText('Verwijderd')).toBeVisible();
  });
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
    ['primary', 'danger', true],
  ])('NOTIF-02 %s is shown as %s', async (type, kind, isAlert) => {
    const { tell } = await inShop();
    tell({ type });
    const notice = (await shownFirst()).parentElement;
    expect(notice).toHaveAttribute('data-kind', kind);
    expect(notice?.className).toContain(`notice_${kind}_`);
    expect(screen.queryByRole('alert') !== null).toBe(isAlert);
  });
});

describe('NOTIF-03 a message that equals the last one', () => {
  it('NOTIF-03 is not added again', async () => {
    const { tell } = await inShop();
    tell();
    tell({ type: 'danger', hasNoTimeout: true });
    expect(await screen.findAllByText('Bewaard')).toHaveLength(1);
  });

  it('NOTIF-03 is not added again where it can be undone', async () => {
    const { tell } = await inShop();
    tell({ action2: { label: 'Ongedaan maken', run: () => undefined } });
    tell({ action2: { label: 'Ongedaan maken', run: () => undefined } });
    expect(await screen.findAllByText('Bewaard')).toHaveLength(1);
  });

  it.each(['action1', 'action2'] as const)('NOTIF-05 %s does what it did in each of them', async (name) => {
    const runs = [vi.fn(), vi.fn(), vi.fn()];
    const { tell } = await inShop();
    for (const run of runs)
      tell({ action2: { label: 'Later', run: () => undefined }, [name]: { label: 'Vernieuwen', run } });
    await userEvent.click(await screen.findByRole('button', { name: 'Vernieuwen' }));
    for (const run of runs) expect(run).toHaveBeenCalledOnce();
    expect(shown()).toHaveLength(0);
  });

  it('NOTIF-04 the time of one that can be undone starts again', async () => {
    const { tell, stopClock } = await inShop();
    await stopClock();
    const undone = { action2: { label: 'Ongedaan maken', run: () => undefined } };
    tell(undone);
    pass(4000);
    tell(undone);
    pass(4999);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toHaveLength(0);
  });

  it.each(['Bewaard op je lijst', 'Bewaar'])('NOTIF-03 %s does not equal it, and is added', async (message) => {
    const { tell } = await inShop();
    tell();
    tell({ message });
    await shownFirst();
    expect(region().getByText(message)).toBeVisible();
    expect(shown()).toHaveLength(1);
  });

  it('NOTIF-03 is added again after another one', async () => {
    const { tell } = await inShop();
    tell();
    tell({ message: 'Verwijderd' });
    tell();
    await screen.findByText('Verwijderd');
    expect(shown()).toHaveLength(2);
  });
});

describe('NOTIF-04 the time of a notification', () => {
  it.each([
    ['5000 ms by default', {}, 5000],
    ['its timeToLive', { timeToLive: 800 }, 800],
    ['its timeToLive that is longer', { timeToLive: 9000 }, 9000],
  ])('NOTIF-04 is %s', async (_what, told, time) => {
    const { tell, stopClock } = await inShop();
    await stopClock();
    tell(told);
    pass(time - 1);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toHaveLength(0);
  });

  it('NOTIF-04 is its own where another one comes meanwhile', async () => {
    const { tell, stopClock } = await inShop();
    await stopClock();
    tell();
    pass(3000);
    tell({ message: 'Verwijderd' });
    pass(2000);
    expect(shown()).toHaveLength(0);
    expect(screen.queryByText('Verwijderd')).toBeVisible();
    pass(3000);
    expect(screen.queryByText('Verwijderd')).not.toBeInTheDocument();
  });

  it('NOTIF-04 does not end where it has no timeout', async () => {
    const { tell, stopClock } = await inShop();
    await stopClock();
    tell({ hasNoTimeout: true, timeToLive: 800 });
    pass(60_000);
    expect(shown()).toHaveLength(1);
  });
});

describe('NOTIF-05 an action of a notification', () => {
  it.each(['action1', 'action2'] as const)('NOTIF-05 %s runs', async (name) => {
    const run = vi.fn();
    const { tell } = await inShop();
    tell({ action2: { label: 'Later' }, [name]: { label: 'Vernieuwen', run } });
    await userEvent.click(await screen.findByRole('button', { name: 'Vernieuwen' }));
    expect(run).toHaveBeenCalledOnce();
  });

  it.each(['action1', 'action2'] as const)('NOTIF-05 %s removes the notification', async (name) => {
    const { tell } = await inShop();
    tell({ action2: { label: 'Later' }, [name]: { label: 'Vernieuwen', run: () => undefined } });
    await userEvent.click(await screen.findByRole('button', { name: 'Vernieuwen' }));
    expect(shown()).toHaveLength(0);
  });

  it('NOTIF-05 an action of one of several runs, and removes that one', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { tell } = await inShop();
    tell({ action1: { label: 'OK', run: first } });
    tell({ message: 'Verwijderd', action1: { label: 'OK', run: second } });
    await shownFirst();
    const [action = expect.unreachable('a button')] = region().getAllByRole('button', { name: 'OK' });
    await userEvent.click(action);
    expect(shown()).toHaveLength(0);
    expect(region().getByText('Verwijderd')).toBeVisible();
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('NOTIF-05 an action leads where it says, runs, and removes the notification', async () => {
    const run = vi.fn();
    const { tell } = await inShop();
    tell({ action2: { label: 'Verder naar bestellen', href: '#checkout', run } });
    const link = await screen.findByRole('link', { name: 'Verder naar bestellen' });
    expect(link).toHaveAttribute('href', '#checkout');
    await userEvent.click(link);
    expect(run).toHaveBeenCalledOnce();
    expect(shown()).toHaveLength(0);
  });
});

it('A11Y-04 a notification comes into a live region of the page', async () => {
  const { tell } = await inShop();
  const live = document.querySelector('#notifications');
  expect(live).toHaveAttribute('aria-live', 'polite');
  tell();
  expect(live).toContainElement(await shownFirst());
});

it.each<[string, Overlay]>([
  ['Winkelwagen', { name: 'microcart' }],
  ['Past hierbij', { name: 'product-carousel', title: 'Past hierbij', products: [] }],
])('A11Y-04 the dialog %s has its live region before the first notification comes', async (name, overlay) => {
  const { store, tell } = await inShop();
  act(() => store.set(openOverlayAtom, overlay));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const live = await dialog.findByRole('status', { name: 'Meldingen' });
  tell();
  expect(live).toContainElement(await shownFirst());
});
