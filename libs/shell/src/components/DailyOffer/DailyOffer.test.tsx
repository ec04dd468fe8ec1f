import { nl } from '@etalage/catalog';
import { aProductSummary } from '@etalage/catalog/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DailyOffer } from './DailyOffer.tsx';

const block = { eyebrow: 'De vondst van vandaag', title: 'Stil in de coupé', text: 'Op is op.' };

it('PRICE-05, STOCK-07 shows today’s find as the heading of its page: price, reduction, stock left and the way to it', () => {
  const product = aProductSummary({
    name: 'Koptelefoon',
    price: 5995,
    originalPrice: 7995,
    stock: { status: 'ok', remaining: 3 },
  });
  render(<DailyOffer block={block} product={product} messages={nl} action="shopNow" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Stil in de coupé' })).toBeVisible();
  expect(screen.getByText('€ 59,95')).toBeVisible();
  expect(screen.getByText('-25%')).toBeVisible();
  expect(screen.getByText('Nog maar 3 op voorraad')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop nu: Koptelefoon' })).toBeVisible();
});

it('IMG-05 shows the placeholder for a product without an image', () => {
  const { image: _image, ...product } = aProductSummary({ price: 5995 });
  const { container } = render(<DailyOffer block={block} product={product} messages={nl} action="shopNow" />);
  expect(container.querySelector('[data-placeholder]')).toBeVisible();
});

it('shows nothing without its product', () => {
  const { container } = render(<DailyOffer block={block} product={undefined} messages={nl} action="shopNow" />);
  expect(container).toBeEmptyDOMElement();
});
