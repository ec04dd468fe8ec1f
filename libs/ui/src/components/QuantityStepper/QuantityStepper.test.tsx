import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { boundedQuantity, QuantityStepper } from './QuantityStepper.tsx';

const labels = { quantity: 'Aantal', decrease: 'Eén minder', increase: 'Eén meer' };

function show(quantity: number, max?: number) {
  const asked: number[] = [];
  render(
    <QuantityStepper quantity={quantity} max={max} labels={labels} onQuantityChange={(next) => asked.push(next)} />,
  );
  return asked;
}

it('asks for one more, one less, or what was typed', async () => {
  const asked = show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eén minder' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Aantal' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Aantal' }), '7{Enter}');
  expect(asked).toEqual([3, 1, 7]);
});

it('goes no further than its bounds', () => {
  show(1, 1);
  expect(screen.getByRole('button', { name: 'Eén meer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Eén minder' })).toBeDisabled();
});

it.each([
  // typed, so the quantity is
  ['12', 12],
  ['0', 1],
  ['900', 20],
  ['-3', 4],
  ['2,5', 4],
  ['', 4],
])('reads %j as %d, from 4 with bounds 1 and 20', (typed, quantity) =>
  expect(boundedQuantity(typed, 4, 1, 20)).toBe(quantity),
);
