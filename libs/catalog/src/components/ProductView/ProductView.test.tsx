import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../messages/nl.ts';
import { aProductDetail } from '../../testing.ts';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';
import { QuantityField } from '../QuantityField/QuantityField.tsx';
import { ProductView } from './ProductView.tsx';

describe('PROD-05 the product page shows', () => {
  const product = aProductDetail({ errors: { variants: 'Er klopt iets niet' }, info: { stock: 'Bijna weg' } });
  const ignore = () => undefined;
  const order = (
    <OrderPanel
      stock={product.stock}
      messages={nl}
      label="In winkelwagen"
      onAdd={ignore}
      quantity={<QuantityField quantity={1} max={20} messages={nl} onQuantityChange={ignore} />}
      wish={<button>Bewaar</button>}
    />
  );
  const show = () =>
    render(
      <ProductView product={product} messages={nl} order={order} sizeGuide={{ href: '/i/maattabel', code: 'maat' }} />,
    );

  it.each([
    ['the name', () => screen.getByRole('heading', { level: 1, name: 'Badjas Fenne' })],
    ['the gallery', () => screen.getByRole('list', { name: 'Foto’s van het product' })],
    ['the price', () => screen.getByText('€ 59,00')],
    ['its options', () => screen.getByRole('group', { name: 'Kleur' })],
    ['the size-guide link', () => screen.getByRole('link', { name: 'Maattabel' })],
    ['the quantity', () => screen.getByRole('textbox', { name: 'Aantal' })],
    ['add-to-cart', () => screen.getByRole('button', { name: 'In winkelwagen' })],
    ['the wishlist button', () => screen.getByRole('button', { name: 'Bewaar' })],
    ['the stock state', () => screen.getByText('Op voorraad!')],
    ['the description', () => screen.getByText('Zacht en warm.')],
    ['the specification', () => screen.getByText('Artikelnummer')],
    ['its errors', () => screen.getByText('Er klopt iets niet')],
    ['its info texts', () => screen.getByText('Bijna weg')],
  ])('%s', (_what, part) => {
    show();
    expect(part()).toBeVisible();
  });
});
