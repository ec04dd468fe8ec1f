import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { aProductSummary } from '../../testing.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ProductCard } from './ProductCard.tsx';

describe('PROD-07 the product card', () => {
  it('PROD-07 shows image, name, price, labels in order and the discount percentage', () => {
    const labels = [
      { text: 'Favoriet', kind: 'pick' },
      { text: 'Nieuw', kind: 'new' },
      { text: 'Sale', kind: 'sale' },
    ];
    const product = aProductSummary({ price: 7500, originalPrice: 10000, discountPercent: -25, labels });
    const { container } = render(<ProductCard product={product} messages={nl} />);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/img/310/300/resize/handdoek.jpg');
    expect(screen.getByRole('link', { name: 'Handdoek Fenne' })).toHaveAttribute('href', '/p/HD-1/handdoek-fenne');
    expect(screen.getByText('€ 75,00')).toBeVisible();
    expect(screen.getByText('-25%')).toBeVisible();
    expect(screen.getAllByText(/^(Favoriet|Nieuw|Sale)$/).map(({ textContent }) => textContent)).toEqual([
      'Favoriet',
      'Nieuw',
      'Sale',
    ]);
  });
  it('PROD-07 says vanaf where it stands for several prices', () => {
    render(<ProductCard product={aProductSummary({ isFrom: true })} messages={nl} />);
    expect(screen.getByText('vanaf').parentElement).toHaveTextContent('vanaf € 12,95');
  });
  it('PROD-07 shows no discount when the price is not reduced', () => {
    render(<ProductCard product={aProductSummary()} messages={nl} />);
    expect(screen.queryByText(/%/)).toBeNull();
  });
  it('PROD-07 asks for the version of its picture that the catalogue names', () => {
    const { container } = render(
      <ProductCard product={aProductSummary({ image: '/handdoek.jpg?v=0a1b2c3d' })} messages={nl} />,
    );
    expect(container.querySelector('img')).toHaveAttribute('src', '/img/310/300/resize/handdoek.jpg?v=0a1b2c3d');
  });
  it('PROD-07 leads to a variant of a configurable product', () => {
    render(<ProductCard product={aProductSummary({ type: 'configurable', sku: 'HD-1-WIT' })} messages={nl} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/p/HD-1/handdoek-fenne/HD-1-WIT');
  });
});

it.each(['simple', 'bundle', 'virtual', 'downloadable'])(
  'ROUTE-14 the card of a %s product leads to /p/{parentSku}/{slug}',
  (type) => {
    render(<ProductCard product={aProductSummary({ type, parentSku: 'HD-1', sku: 'HD-1-WIT' })} messages={nl} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/p/HD-1/handdoek-fenne');
  },
);

describe('the button of the card', () => {
  it.each([
    ['shopNow', 'Shop nu'],
    ['orderNow', 'Bestel nu'],
  ] as const)('STORE-14 %s says %s, for the eye: the card is one link', (action, words) => {
    render(<ProductCard product={aProductSummary()} messages={nl} action={action} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
  it('STORE-14 none has no button', () => {
    render(<ProductCard product={aProductSummary()} messages={nl} action="none" />);
    expect(screen.queryByText(/ nu$/)).not.toBeInTheDocument();
  });
});

it('IMG-05 a card whose picture fails shows the placeholder', () => {
  const { container } = render(<ProductCard product={aProductSummary()} messages={nl} />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-placeholder]')).toBeVisible();
});

it('STOCK-08 an out-of-stock product is listed and marked', () => {
  render(<ProductCard product={aProductSummary({ stock: { status: 'out_of_stock' } })} messages={nl} />);
  expect(screen.getByText('Niet op voorraad!')).toBeVisible();
});

it('STOCK-07 the card tells how few are left', () => {
  render(<ProductCard product={aProductSummary({ stock: { status: 'ok', remaining: 3 } })} messages={nl} />);
  expect(screen.getByText('Nog maar 3 op voorraad')).toBeVisible();
});

it('has room for what the shell puts there', () => {
  render(
    <ProductCard
      product={aProductSummary()}
      messages={nl}
      wish={({ name }) => <button>Hart {name}</button>}
      actions={<button>In winkelwagen</button>}
    />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('loads the first picture first and those below the first row when near', () => {
  const products = [1, 2, 3].map((id) => aProductSummary({ id, name: `Doek ${id}` }));
  const { container } = render(<ProductGrid products={products} messages={nl} eager={2} />);
  const [first, second, third] = container.querySelectorAll('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect([first, second, third].map((image) => image?.getAttribute('loading'))).toEqual([null, null, 'lazy']);
  expect(within(container).getAllByRole('article')).toHaveLength(3);
});
