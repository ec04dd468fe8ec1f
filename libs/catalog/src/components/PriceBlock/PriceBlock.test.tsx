import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { priceView } from '../../model/summary.ts';
import { ownPrice } from '../../rules/prices.ts';
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

describe('LEGAL-03 a reduction is announced against the lower of the usual price and the lowest of 30 days', () => {
  const shown = (lowest: number | undefined) => {
    const price = ownPrice({ price: 100, special_price: 70, lowest_price_30d: lowest }, Date.now());
    return render(<PriceBlock price={priceView(price)} messages={nl} />).container;
  };
  it.each([
    [undefined, '€ 100,00', '-30%'],
    [120, '€ 100,00', '-30%'],
    [80, '€ 80,00', '-13%'],
  ])('LEGAL-03 with %s before strikes through %s', (lowest, struck, percent) => {
    const block = shown(lowest);
    expect(block.querySelector('del')).toHaveTextContent(struck);
    expect(block).toHaveTextContent(percent);
  });
  it.each([70, 60])('LEGAL-03 with %s before announces none', (lowest) => {
    const block = shown(lowest);
    expect(block.querySelector('del')).toBeNull();
    expect(block.textContent).toBe('€\u00a070,00');
  });
});
