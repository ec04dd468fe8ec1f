import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Switch } from './Switch.tsx';

it('is a switch with a name and a meaning, turned by space and by a press on its words', async () => {
  const turned: boolean[] = [];
  render(
    <Switch hint="Op dit apparaat" onChange={(event) => turned.push(event.currentTarget.checked)}>
      Bewaar mijn keuzes
    </Switch>,
  );
  const control = screen.getByRole('switch', { name: 'Bewaar mijn keuzes', checked: false });
  expect(control).toHaveAccessibleDescription('Op dit apparaat');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(control).toHaveFocus();
  await userEvent.click(screen.getByText('Bewaar mijn keuzes'));
  expect(turned).toEqual([true, false]);
});
