import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { SellingPoints } from './SellingPoints.tsx';

const point = (label: string) => ({ label, text: '' });

it('shows each point, and leads where it has a link', () => {
  const more = { ...point('Gratis verzending'), link: { href: '/i/bezorgen', external: false } };
  render(<SellingPoints usps={[point('Morgen in huis'), more]} messages={nl} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Morgen in huis',
    'Gratis verzending',
  ]);
  expect(screen.getByRole('link', { name: 'Gratis verzending' })).toHaveAttribute('href', '/i/bezorgen');
});

it('can be stopped where several take turns, and takes no room where there is none', () => {
  const { rerender, container } = render(<SellingPoints usps={[point('a'), point('b')]} messages={nl} />);
  expect(screen.getByRole('checkbox', { name: 'Stilzetten' })).not.toBeChecked();
  rerender(<SellingPoints usps={[point('a')]} messages={nl} />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  rerender(<SellingPoints usps={[]} messages={nl} />);
  expect(container).toBeEmptyDOMElement();
});
