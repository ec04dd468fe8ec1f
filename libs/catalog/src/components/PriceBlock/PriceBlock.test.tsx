import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { PriceBlock } from './PriceBlock.tsx';

it('PRICE-05 a reduced price stands before the original, struck through, with the discount', () => {
  const { container } = render(
    <PriceBlock price={{ price: 7500, originalPrice: 10000, discountPercent: -25 }} messages={nl} />,
  );
  expect(container.querySelector('ins')).toHaveTextContent('€ 75,00');
  expect(container.querySelector('del')).toHaveTextContent('€ 100,00');
  expect(screen.getByText('-25%')).toBeVisible();
});

it('an ordinary price stands alone', () => {
  const { container } = render(<PriceBlock price={{ price: 7500 }} messages={nl} />);
  expect(container.textContent).toBe('€\u00a075,00');
});

it('an unknown price is said to be unknown', () => {
  render(<PriceBlock price={{}} messages={nl} />);
  expect(screen.getByText('Prijs onbekend')).toBeVisible();
});
