import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { QuantityField } from './QuantityField.tsx';

function Field({ max }: { max: number }) {
  const [quantity, setQuantity] = useState(1);
  return <QuantityField quantity={quantity} max={max} messages={nl} onQuantityChange={setQuantity} />;
}

it('STOCK-10 asking for more than there is shows the maximum and limits the quantity to it', async () => {
  render(<Field max={3} />);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '9{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('nog maar 3 beschikbaar');
  expect(screen.getByRole('textbox')).toHaveValue('3');
  await userEvent.click(screen.getByRole('button', { name: 'Eén minder' }));
  expect(screen.getByRole('textbox')).toHaveValue('2');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('keeps the focus as it refuses what is more than there is', async () => {
  render(<Field max={3} />);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('9{Enter}');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('8{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('3');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
