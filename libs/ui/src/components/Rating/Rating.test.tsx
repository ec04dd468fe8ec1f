import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rating, starFills } from './Rating.tsx';

it.each([
  [0, 'empty empty empty empty empty'],
  [2.2, 'full full empty empty empty'],
  [4.25, 'full full full full half'],
  [4.2, 'full full full full empty'],
  [4.9, 'full full full full half'],
  [5, 'full full full full full'],
])('draws %d as %s', (value, stars) => expect(starFills(value).join(' ')).toBe(stars));

it('says in words what it draws', () => {
  render(<Rating value={4.5} label="4,5 van 5 sterren" />);
  expect(screen.getByRole('img', { name: '4,5 van 5 sterren' })).toBeInTheDocument();
});
