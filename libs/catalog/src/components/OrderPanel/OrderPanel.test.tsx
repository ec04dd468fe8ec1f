import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { OrderPanel } from './OrderPanel.tsx';

const panel = { stock: { status: 'ok' as const }, messages: nl, label: 'In winkelwagen', onAdd: () => undefined };

it('STOCK-11 while a stock check runs the button is disabled and the text says so', () => {
  const { rerender } = render(<OrderPanel {...panel} isChecking />);
  expect(screen.getByRole('button', { name: 'In winkelwagen' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('We controleren de voorraad, een ogenblik geduld');
  rerender(<OrderPanel {...panel} />);
  expect(screen.getByRole('button', { name: 'In winkelwagen' })).toBeEnabled();
});
