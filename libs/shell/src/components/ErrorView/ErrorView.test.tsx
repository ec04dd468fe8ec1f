import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { ErrorView } from './ErrorView.tsx';

it.each([
  ['notFound', '404 - pagina niet gevonden'],
  ['server', '500 - interne serverfout'],
  ['unknown', 'Er is iets misgegaan'],
  ['unreachable', 'De winkel is even niet bereikbaar'],
] as const)('ERR-01 the view for %s says what happened and leads home', (kind, title) => {
  render(<ErrorView kind={kind} messages={nl} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Naar de homepage' })).toHaveAttribute('href', '/');
});
