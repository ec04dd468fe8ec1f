import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Notifications, type Notice } from './Notifications.tsx';

const show = (notices: Notice[], onDismiss = (_id: string) => {}) =>
  render(<Notifications label="Meldingen" closeLabel="Sluiten" notices={notices} onDismiss={onDismiss} />);

describe('A11Y-04 notifications', () => {
  it('A11Y-04 are a live region before there is anything to say', () => {
    show([]);
    expect(screen.getByRole('status', { name: 'Meldingen' })).toHaveAttribute('aria-live', 'polite');
  });

  it('A11Y-04 say what went well politely and what failed at once', () => {
    show([
      { id: '1', kind: 'success', text: 'Het product is toegevoegd aan je winkelwagen!' },
      { id: '2', kind: 'danger', text: 'Niet op voorraad!' },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Het product is toegevoegd aan je winkelwagen!');
    expect(screen.getByRole('alert')).toHaveTextContent('Niet op voorraad!');
  });
});

it('goes by its button', async () => {
  const dismissed: string[] = [];
  show([{ id: '7', kind: 'info', text: 'Hallo' }], (id) => dismissed.push(id));
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(dismissed).toEqual(['7']);
});

describe('over an open dialog', () => {
  const page = (isOpen: boolean, notices: Notice[] = [{ id: '1', kind: 'danger', text: 'Niet op voorraad!' }]) => (
    <>
      <Dialog isOpen={isOpen} title="Je winkelwagen" closeLabel="Winkelwagen sluiten" onClose={() => undefined}>
        Leeg
      </Dialog>
      <Notifications label="Meldingen" closeLabel="Sluiten" notices={notices} onDismiss={() => undefined} />
    </>
  );

  it('A11Y-04 are in it, for the page around it says nothing and answers to nothing', async () => {
    const { rerender } = render(page(false));
    rerender(page(true));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Niet op voorraad!');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    rerender(page(false));
    expect(await screen.findByRole('alert')).toHaveTextContent('Niet op voorraad!');
  });

  it('A11Y-04 are announced in the topmost of two dialogs only', async () => {
    render(
      <>
        {page(true)}
        <Dialog isOpen title="Kies een maat" closeLabel="Niet kiezen" onClose={() => undefined}>
          S
        </Dialog>
      </>,
    );
    expect(await within(screen.getByRole('dialog', { name: 'Kies een maat' })).findByRole('alert')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('A11Y-04 are a live region in it before there is anything to say', async () => {
    render(page(true, []));
    expect(await within(screen.getByRole('dialog')).findByRole('status', { name: 'Meldingen' })).toBeInTheDocument();
  });

  it('A11Y-04 come into a region that was there before: in the dialog, and on the page when it closes', async () => {
    const { rerender } = render(page(false, []));
    const [onPage] = screen.getAllByRole('status', { name: 'Meldingen' });
    rerender(page(true, []));
    const inDialog = await within(screen.getByRole('dialog')).findByRole('status', { name: 'Meldingen' });
    rerender(page(true));
    expect(inDialog).toHaveTextContent('Niet op voorraad!');
    rerender(page(false));
    await waitFor(() => expect(onPage).toHaveTextContent('Niet op voorraad!'));
    expect(onPage).toBeInTheDocument();
  });

  it('belong to the stops that the focus keeps to', async () => {
    render(page(true));
    const close = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Sluiten' });
    close.focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Winkelwagen sluiten' })).toHaveFocus();
  });
});
