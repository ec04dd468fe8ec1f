import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factsNl } from '../../messages/factsNl.ts';
import { productReviewsNl } from '../../messages/productReviewsNl.ts';
import { nl } from '../../messages/nl.ts';
import { anAbout, aProductSummary } from '../../testing.ts';
import { ProductAbout } from './ProductAbout.tsx';

const show = (differences: Parameters<typeof anAbout>[0]) =>
  render(
    <ProductAbout
      about={anAbout(differences)}
      messages={nl}
      factMessages={factsNl}
      reviewMessages={productReviewsNl}
      imageSize={[310, 300]}
    />,
  );

it('PROD-20 care symbols stand with their meaning as text', () => {
  show({ care: ['wash_60', 'no_bleach', 'tumble_low'] });
  const symbols = within(screen.getByRole('region', { name: 'Wassen en verzorgen' })).getAllByRole('listitem');
  expect(symbols.map(({ textContent }) => textContent)).toEqual([
    'Wassen op 60 °C',
    'Niet bleken',
    'Drogen op lage stand',
  ]);
  expect(symbols.every((symbol) => symbol.querySelector('svg'))).toBe(true);
});

it('PROD-22 related and upsell products are carousels that arrow keys reach', () => {
  show({
    related: [aProductSummary({ id: 1, name: 'Washandje' }), aProductSummary({ id: 2, name: 'Badmat' })],
    upsell: [aProductSummary({ id: 3, name: 'Badlaken' })],
  });
  const related = screen.getByRole('list', { name: 'Past hierbij' });
  expect(
    within(related)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining([expect.stringContaining('Washandje'), expect.stringContaining('Badmat')]));
  expect(related).toHaveAttribute('tabindex', '0');
  expect(within(screen.getByRole('list', { name: 'Of net een stapje meer' })).getByText('Badlaken')).toBeVisible();
});

it('shows nothing of what a product has not, and that nobody wrote yet', () => {
  show({});
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Wat klanten zeggen']);
});
