import {
  DryCleanIcon,
  HandWashIcon,
  IronIcon,
  NoBleachIcon,
  NoIronIcon,
  NoTumbleDryIcon,
  TumbleDryIcon,
  WashIcon,
} from '@etalage/ui';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { factsNl } from '../../messages/factsNl.ts';
import { productReviewsNl } from '../../messages/productReviewsNl.ts';
import { nl } from '../../messages/nl.ts';
import { anAbout, aProductSummary, someProductReviews } from '../../testing.ts';
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

it.each([
  ['wash_30', WashIcon],
  ['wash_40', WashIcon],
  ['wash_60', WashIcon],
  ['hand_wash', HandWashIcon],
  ['no_bleach', NoBleachIcon],
  ['tumble_low', TumbleDryIcon],
  ['no_tumble', NoTumbleDryIcon],
  ['iron_medium', IronIcon],
  ['iron_high', IronIcon],
  ['no_iron', NoIronIcon],
  ['dry_clean', DryCleanIcon],
] as const)('PROD-20 the symbol of %s is the one that means it', (code, Symbol) => {
  const meant = render(<Symbol />).container.innerHTML;
  show({ care: [code] });
  expect(screen.getByRole('listitem').querySelector('svg')?.outerHTML).toBe(meant);
});

it('PROD-24 the average and count are those of all reviews, not of those that are listed', () => {
  const { items } = someProductReviews();
  show({ reviews: { average: 3.3, count: 60, items } });
  expect(screen.getByText('3,3 van 5, uit 60 beoordelingen')).toBeVisible();
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
