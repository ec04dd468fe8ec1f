import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Banner, Notifications, type Notice } from './Notifications.tsx';

const show = (notices: Notice[], onDismiss = (_id: string) => {}) =>
  render(<Notifications label="Meldingen" closeLabel="Sluiten" notices={notices} onDismiss={onDismiss} />);

describe('A11Y-04 notifications and the offline banner', () => {
  it('are a live region before there is anything to say', () => {
    show([]);
    expect(screen.getByRole('status', { name: 'Meldingen' })).toHaveAttribute('aria-live', 'polite');
  });

  it('say what went well politely and what failed at once', () => {
    show([
      { id: '1', kind: 'success', text: 'Het product is toegevoegd aan je winkelwagen!' },
      { id: '2', kind: 'danger', text: 'Niet op voorraad!' },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Het product is toegevoegd aan je winkelwagen!');
    expect(screen.getByRole('alert')).toHaveTextContent('Niet op voorraad!');
  });

  it('tell that one is offline in a live region too', () => {
    const { rerender } = render(<Banner />);
    const region = screen.getByRole('status');
    rerender(<Banner>Je bent offline</Banner>);
    expect(region).toHaveTextContent('Je bent offline');
  });
});

it('goes by its button', async () => {
  const dismissed: string[] = [];
  show([{ id: '7', kind: 'info', text: 'Hallo' }], (id) => dismissed.push(id));
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(dismissed).toEqual(['7']);
});
