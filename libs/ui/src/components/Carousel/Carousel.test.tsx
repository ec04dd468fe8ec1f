import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Carousel } from './Carousel.tsx';

it('is a named list that the keyboard can reach, with buttons for both ways', () => {
  render(
    <Carousel label="Ook mooi" title="Ook mooi in bad" labels={{ previous: 'Vorige', next: 'Volgende' }}>
      <a href="/a">Badlaken</a>
      <a href="/b">Handdoek</a>
    </Carousel>,
  );
  const strip = screen.getByRole('list', { name: 'Ook mooi' });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(2);
  expect(strip).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('heading', { name: 'Ook mooi in bad' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vorige' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Volgende' })).not.toHaveAttribute('aria-disabled');
});
