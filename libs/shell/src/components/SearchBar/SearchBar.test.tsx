import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { SearchBar } from './SearchBar.tsx';

it('SRCH-07 sends the text to the results page without any script', () => {
  render(<SearchBar messages={nl} />);
  const field = screen.getByRole('searchbox', { name: nl.search });
  expect(field).toHaveAttribute('name', 'q');
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toContainElement(field);
  expect(form).toContainElement(screen.getByRole('button', { name: nl.search }));
});
