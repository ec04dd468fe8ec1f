import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { aProductSummary } from '../../testing.ts';
import { ProductCard } from './ProductCard.tsx';
import { readCard } from './readCard.ts';

const product = aProductSummary({
  parentSku: 'HD 7',
  name: 'Deken Fenne',
  price: 1295,
  image: '/d/e/dek en.jpg?v=0a1b2c3d',
  labels: [{ text: 'Nieuw', kind: 'new' }],
});

it('reads from the document what a card tells, from any of its links', () => {
  render(<ProductCard product={product} messages={nl} action="shopNow" />);
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
    const card = readCard(link);
    expect(card).toMatchObject({ parentSku: 'HD 7', name: 'Deken Fenne', image: '/d/e/dek en.jpg?v=0a1b2c3d' });
    expect(card?.price).toContain('12,95');
    expect(card?.labels).toContain('Nieuw');
  }
});

it('a link outside a card, or to another page, has none', () => {
  render(
    <article>
      <a href="/p/HD-7/deken">Deken</a>
      <a href="/c/bad">Bad</a>
      <span data-price>€ 1,00</span>
    </article>,
  );
  render(<a href="/p/HD-8/sprei">Sprei</a>);
  expect(readCard(screen.getByText('Bad'))).toBeUndefined();
  expect(readCard(screen.getByText('Sprei'))).toBeUndefined();
});
