import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { OrderPanel } from './OrderPanel.tsx';

const panel = { stock: { status: 'ok' as const }, messages: nl, label: 'In winkelwagen', onAdd: () => undefined };

describe('STOCK-11 while a stock check runs', () => {
  const check = () => {
    const onAdd = vi.fn();
    const { rerender } = render(<OrderPanel {...panel} onAdd={onAdd} isChecking />);
    const end = () => rerender(<OrderPanel {...panel} onAdd={onAdd} />);
    return { onAdd, end, button: screen.getByRole('button', { name: 'In winkelwagen' }) };
  };
  it('STOCK-11 the button is disabled', async () => {
    const { onAdd, button } = check();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(onAdd).not.toHaveBeenCalled();
  });
  it('STOCK-11 the text says so', () => {
    check();
    expect(screen.getByRole('status')).toHaveTextContent('We controleren de voorraad, een ogenblik geduld');
  });
  it('STOCK-11 the button keeps the focus, and answers again afterwards', async () => {
    const { onAdd, end, button } = check();
    button.focus();
    end();
    await userEvent.keyboard('{Enter}');
    expect(onAdd).toHaveBeenCalledTimes(1);
  });
});

it('a double click adds once, two clicks twice', async () => {
  const onAdd = vi.fn();
  render(<OrderPanel {...panel} onAdd={onAdd} />);
  const button = screen.getByRole('button', { name: 'In winkelwagen' });
  await userEvent.dblClick(button);
  expect(onAdd).toHaveBeenCalledTimes(1);
  await userEvent.setup().click(button);
  expect(onAdd).toHaveBeenCalledTimes(2);
});

it('what can be done about something sold out stands in the place of quantity and button', () => {
  const soldOut = { ...panel, stock: { status: 'out_of_stock' as const }, quantity: <input aria-label="Aantal" /> };
  render(<OrderPanel {...soldOut} instead={<button>Mail mij</button>} wish={<button>Bewaren</button>} />);
  expect(screen.getByRole('status')).toHaveTextContent('Niet op voorraad!');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Mail mij', 'Bewaren']);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('PROD-05 shows the price again where it may lie over that of the page, to the eye only', () => {
  const { rerender } = render(<OrderPanel {...panel} price="€ 5,00" />);
  const price = screen.getByText('€ 5,00');
  expect(price).toHaveAttribute('aria-hidden', 'true');
  rerender(<OrderPanel {...panel} price="€ 5,00" instead={<button>Mail mij</button>} />);
  expect(price).not.toBeInTheDocument();
});
