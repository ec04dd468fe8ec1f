import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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

it('goes no further than its bounds', async () => {
  const asked = show(1, 1);
  for (const name of ['Eén meer', 'Eén minder']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  expect(asked).toEqual([]);
});

it('asks for what there is when it has more than that', async () => {
  const asked = show(9, 5);
  await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eén minder' }));
  expect(asked).toEqual([5]);
});

it('leaves a quantity alone that nobody changed', async () => {
  const asked = show(9, 5);
  await userEvent.click(screen.getByRole('textbox', { name: 'Aantal' }));
  await userEvent.tab();
  expect(asked).toEqual([]);
});

it('is out of use, its buttons too, while it is disabled', () => {
  render(<QuantityStepper quantity={2} isDisabled labels={labels} onQuantityChange={() => undefined} />);
  for (const part of [screen.getByRole('textbox'), ...screen.getAllByRole('button')]) expect(part).toBeDisabled();
});

/** In a shop that gives at most five, whatever is asked. */
function AtMostFive({ startsAt, max }: { startsAt: number; max?: number }) {
  const [quantity, setQuantity] = useState(startsAt);
  const give = (asked: number) => setQuantity(Math.min(asked, 5));
  return <QuantityStepper quantity={quantity} max={max} labels={labels} onQuantityChange={give} />;
}

describe('the focus stays where it is', () => {
  it.each([
    // from, pressed, so the quantity is
    [2, 'Eén minder', '1'],
    [4, 'Eén meer', '5'],
  ])('from %d by %j to the last one there is', async (startsAt, name, quantity) => {
    render(<AtMostFive startsAt={startsAt} max={5} />);
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(screen.getByRole('textbox')).toHaveValue(quantity);
    // A browser takes the focus from what is disabled; this DOM does not.
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });

  it('as a typed quantity is taken by Enter', async () => {
    render(<AtMostFive startsAt={2} />);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('4{Enter}');
    expect(screen.getByRole('textbox')).toHaveValue('4');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

it.each([
  // typed, and so it shows again
  ['9', '{Enter}'],
  ['9', '{Tab}'],
  ['veel', '{Enter}'],
  ['', '{Tab}'],
])('shows the quantity it has after %j and %s were refused', async (typed, key) => {
  render(<AtMostFive startsAt={5} />);
  await userEvent.clear(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toHaveValue('');
  await userEvent.keyboard(`${typed}${key}`);
  expect(screen.getByRole('textbox')).toHaveValue('5');
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
