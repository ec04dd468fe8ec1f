import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { stockView } from '../../model/summary.ts';
import { StockState } from './StockState.tsx';

describe('STOCK-07 the remaining quantity', () => {
  it.each([
    [5, 'Nog maar 5 op voorraad'],
    [1, 'Nog maar 1 op voorraad'],
    [6, 'Op voorraad!'],
  ])('of %s pieces reads %s', (qty, words) => {
    render(<StockState stock={stockView({ qty, is_in_stock: true, manage_stock: true })} messages={nl} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});

it('STOCK-08 out of stock is marked', () => {
  render(<StockState stock={{ status: 'out_of_stock' }} messages={nl} />);
  expect(screen.getByRole('status')).toHaveTextContent('Niet op voorraad!');
});
