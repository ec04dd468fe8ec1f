import { aStoreView } from '@etalage/core/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { OrderHelp } from './OrderHelp.tsx';

it('says by which number and address the store answers, and when', () => {
  const { contact } = aStoreView();
  const view = {
    contact: { ...contact, phone: '020 - 123 45 67', email: 'hulp@winkel.test' },
    openingHours: { from: '09:00', to: '17:00' },
  };
  render(<OrderHelp view={view} messages={nl} />);
  expect(screen.getByRole('link', { name: '020 - 123 45 67' })).toHaveAttribute('href', 'tel:0201234567');
  expect(screen.getByRole('link', { name: 'hulp@winkel.test' })).toHaveAttribute('href', 'mailto:hulp@winkel.test');
  expect(screen.getByText(/ma t\/m vr 09:00 - 17:00/)).toBeVisible();
});
