import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { NextSteps } from './NextSteps.tsx';

const told = () => screen.getAllByRole('listitem').map((step) => step.querySelector('span')?.textContent);

it('tells what follows an order that is sent, in order', () => {
  render(<NextSteps messages={nl} sends="parcel" />);
  expect(screen.getByRole('list', { name: 'Zo gaat het verder' })).toBeVisible();
  expect(told()).toEqual(['Je bevestiging', 'Inpakken', 'Bezorgen', 'Toch niet goed?']);
});

it('promises no parcel for what comes by mail', () => {
  render(<NextSteps messages={nl} sends="mail" />);
  expect(told()).toEqual(['Je bevestiging']);
});
