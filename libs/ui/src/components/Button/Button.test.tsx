import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Badge } from '../Badge/Badge.tsx';
import { CartIcon } from '../Icon/firstIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from './Button.tsx';

it('does nothing while it is busy, and keeps the focus', async () => {
  let presses = 0;
  render(
    <Button isBusy onClick={() => (presses += 1)}>
      Bestellen en betalen
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Bestellen en betalen' });
  await userEvent.click(button);
  expect(presses).toBe(0);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('A11Y-02 an icon button has a name, with the count of its badge', () => {
  render(
    <IconButton label="Winkelwagen, 3 producten">
      <CartIcon />
      <Badge count={3} />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Winkelwagen, 3 producten' })).toHaveTextContent('3');
});
