import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { discountLabel, Price } from './Price.tsx';

describe('PRICE-05 a reduced price', () => {
  it("PRICE-05 is the new price, the original struck through and '-25%'", () => {
    render(<Price cents={7500} originalCents={10000} originalLabel="van" />);
    expect(screen.getByRole('insertion')).toHaveTextContent('€ 75,00');
    expect(screen.getByRole('deletion')).toHaveTextContent('van € 100,00');
    expect(screen.getByText('-25%')).toBeInTheDocument();
  });

  it.each([undefined, 7500, 5000])('PRICE-05 is not announced beside an original price of %s', (originalCents) => {
    render(<Price cents={7500} originalCents={originalCents} />);
    expect(screen.getByText(/75,00/)).toBeInTheDocument();
    expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });
});

it('rounds the percentage to a whole one', () => expect(discountLabel(1999, 2995)).toBe('-33%'));

it('PRICE-04 half a percent is rounded away from zero: 57.5 is 58', () =>
  expect(discountLabel(4250, 10000)).toBe('-58%'));

it.each([
  // cents, the original, and so the label is
  [9990, 10000, undefined],
  [9910, 10000, undefined],
  [9900, 10000, '-1%'],
])('at %d of %d has the label %s', (cents, original, label) => expect(discountLabel(cents, original)).toBe(label));

it('strikes the original price through without a label below one per cent', () => {
  render(<Price cents={9990} originalCents={10000} />);
  expect(screen.getByRole('deletion')).toHaveTextContent('€ 100,00');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

it('says from where a range starts', () => {
  render(<Price cents={1250} prefix="vanaf" />);
  expect(screen.getByText('vanaf').parentElement).toHaveTextContent('vanaf € 12,50');
});
