import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { OrderReceipt } from './OrderReceipt.tsx';

const line = { name: 'Handdoek Fenne', options: 'Terra, 50 × 100 cm', quantity: 3, price: 3885 };

it('says what was bought, what it came to and where it goes, and prints', async () => {
  const onPrint = vi.fn();
  const order = { bought: [line], deliverTo: ['Jans de Vries', 'Damrak 12 A', '1012 AB Amsterdam'] };
  render(<OrderReceipt order={order} total={4380} messages={nl} onPrint={onPrint} />);
  const receipt = within(screen.getByRole('region', { name: 'Je bestelling' }));
  expect(receipt.getByRole('listitem')).toHaveTextContent(/3 × Handdoek Fenne.*Terra, 50 × 100 cm.*38,85/);
  expect(receipt.getByText('Totaal, met bezorging en btw')).toHaveTextContent('43,80');
  expect(receipt.getByText('1012 AB Amsterdam')).toBeVisible();
  await userEvent.click(receipt.getByRole('button', { name: 'Afdrukken of bewaren' }));
  expect(onPrint).toHaveBeenCalledOnce();
});

it('names no address when nothing is sent', () => {
  render(
    <OrderReceipt order={{ bought: [line], deliverTo: [] }} total={3885} messages={nl} onPrint={() => undefined} />,
  );
  expect(screen.queryByText('Bezorgadres')).not.toBeInTheDocument();
});
