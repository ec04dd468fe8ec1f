import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { passwordStrength } from './passwordStrength.ts';

const labels = { show: 'Wachtwoord tonen', hide: 'Wachtwoord verbergen' };
const strengths = ['zwak', 'matig', 'sterk', 'heel sterk'] as const;

it.each([
  ['', 0],
  ['geheim', 1],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1],
  ['badlaken12', 2],
  ['Badlaken-12', 3],
  ['Badlaken-1234', 4],
  ['vier linnen lakens in de kast', 4],
])('%j is as strong as %d', (password, strength) => expect(passwordStrength(password)).toBe(strength));

it('shows and hides what is typed, by a button that says which', async () => {
  render(<PasswordField label="Wachtwoord" labels={labels} />);
  const input = screen.getByLabelText('Wachtwoord');
  await userEvent.type(input, 'geheim');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Wachtwoord' })).toHaveValue('geheim');
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord verbergen' }));
  expect(screen.getByRole('button', { name: 'Wachtwoord tonen' })).toHaveFocus();
  expect(input).toHaveAttribute('type', 'password');
});

it('says how strong a new password is, and nothing of one that exists', async () => {
  const { rerender } = render(<PasswordField label="Wachtwoord" labels={labels} strengths={strengths} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'Badlaken-12');
  expect(screen.getByRole('status')).toHaveTextContent('sterk');
  rerender(<PasswordField label="Wachtwoord" labels={labels} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
