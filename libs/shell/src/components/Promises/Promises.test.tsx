import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { promisesNl } from '../../messages/promises.ts';
import { Promises } from './Promises.tsx';

it('says what delivery costs and that returning is free, each with its page', () => {
  render(<Promises messages={promisesNl} />);
  expect(screen.getByRole('link', { name: 'Bezorging € 4,95, gratis vanaf € 50' })).toHaveAttribute(
    'href',
    '/i/bezorgen',
  );
  expect(screen.getByRole('link', { name: 'Gratis retourneren' })).toHaveAttribute('href', '/i/retourneren');
});

it('SHIP-11 says when it comes, or nothing of a day', () => {
  const { rerender } = render(<Promises messages={promisesNl} delivery="Nu besteld, dinsdag 1 december in huis" />);
  expect(screen.getByText('Nu besteld, dinsdag 1 december in huis')).toBeVisible();
  rerender(<Promises messages={promisesNl} />);
  expect(screen.queryByText(/in huis/)).toBeNull();
});
