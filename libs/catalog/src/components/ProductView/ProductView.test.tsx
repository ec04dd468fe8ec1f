import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factsNl } from '../../messages/factsNl.ts';
import { nl } from '../../messages/nl.ts';
import type { Product } from '../../contract/product.ts';
import { detailOf } from '../../model/detail.ts';
import { selectVariant } from '../../model/selectVariant.ts';
import { aProduct, aProductDetail, aVariant, aViewContext } from '../../testing.ts';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';
import { QuantityField } from '../QuantityField/QuantityField.tsx';
import { ProductStory } from '../ProductStory/ProductStory.tsx';
import { ProductView } from './ProductView.tsx';

describe('PROD-05 the product page shows', () => {
  const product = aProductDetail({
    errors: { variants: 'Er klopt iets niet', size: 'De maat ontbreekt' },
    info: { stock: 'Bijna weg', delivery: 'Wordt later bezorgd' },
  });
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
      <ProductView product={product} messages={nl} order={order} sizeGuide={{ href: '/i/maattabel' }}>
        <ProductStory product={product} messages={factsNl} />
      </ProductView>,
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
    ['another of its errors', () => screen.getByText('De maat ontbreekt')],
    ['its info texts', () => screen.getByText('Bijna weg')],
    ['another of its info texts', () => screen.getByText('Wordt later bezorgd')],
  ])('PROD-05 shows %s', (_what, part) => {
    show();
    expect(part()).toBeVisible();
  });
});

it('PROD-17 a chosen colour shows its own pictures', () => {
  const show = (sku: string) => (
    <ProductView product={selectVariant(aProductDetail(), sku, nl)} messages={nl} order={undefined} />
  );
  const pictures = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));
  const { rerender } = render(show('JAS-BLAUW-S'));
  expect(pictures()).toEqual([expect.stringContaining('/jas-blauw.jpg')]);
  rerender(show('JAS-WIT-S'));
  expect(pictures()).toEqual([expect.stringContaining('/jas-wit.jpg')]);
});

describe('VAR-11 a chosen combination', () => {
  const gone = { stock: { qty: 0, is_in_stock: false, manage_stock: true } };
  const oneOption = { configurable_options: aProduct().configurable_options?.slice(0, 1) };
  it.each([
    ['that is out of stock', {}, gone, 'JAS-BLAUW-S', 'De gekozen combinatie van opties is niet op voorraad'],
    ['of a single option that is out of stock', oneOption, gone, 'JAS-BLAUW-S', 'De gekozen optie is niet op voorraad'],
    ['that was removed', {}, {}, 'JAS-GEEL-S', 'De gekozen combinatie van opties is niet meer leverbaar'],
    ['that was disabled', {}, { status: 2 }, 'JAS-BLAUW-S', 'De gekozen combinatie van opties is niet meer leverbaar'],
  ])('VAR-11 %s says so', (_title, more, variant, sku, words) => {
    const [first, ...others] = aProduct().configurable_children ?? [];
    const document = aProduct({ ...more, configurable_children: [aVariant({ ...first, ...variant }), ...others] });
    render(<ProductView product={detailOf(document, sku, aViewContext())} messages={nl} order={undefined} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('VAR-11 that can be had says nothing', () => {
    render(<ProductView product={aProductDetail()} messages={nl} order={undefined} />);
    expect(screen.queryByText(/De gekozen/)).not.toBeInTheDocument();
  });
});

it('PROD-19 a fit hint is shown when the product has one', () => {
  const show = (fit?: string) => (
    <ProductView product={detailOf(aProduct({ fit }), undefined, aViewContext())} messages={nl} order={undefined} />
  );
  const { rerender } = render(show('small'));
  expect(screen.getByText(/^Valt klein/)).toBeVisible();
  rerender(show('normal'));
  expect(screen.getByText(/^Valt normaal/)).toBeVisible();
  rerender(show('large'));
  expect(screen.getByText(/^Valt groot/)).toBeVisible();
  rerender(show());
  expect(screen.queryByText(/^Valt/)).not.toBeInTheDocument();
});
describe('what the law wants said on the page', () => {
  const maker = { name: 'Atelier Vaart', address: 'Lakenkade 4, 2312 KD Leiden', email: 'info@vaart.example' };
  const show = (differences: Partial<Product>) =>
    render(
      <ProductView
        product={detailOf(aProduct(differences), undefined, aViewContext())}
        messages={nl}
        order={null}
        onChoose={() => undefined}
      >
        <ProductStory product={detailOf(aProduct(differences), undefined, aViewContext())} messages={factsNl} />
      </ProductView>,
    );
  const row = (label: string) => screen.queryByText(label)?.nextElementSibling;

  it('LEGAL-05 each fibre with its percentage', () => {
    const fibre_composition = [
      { fibre: 'polyamide', percentage: 78 },
      { fibre: 'elastaan', percentage: 22 },
    ];
    show({ fibre_composition });
    expect(row('Samenstelling')).toHaveTextContent('78% polyamide, 22% elastaan');
  });

  it('LEGAL-06 who made it with both addresses, who answers for it in the EU, and warnings', () => {
    const importer = { name: 'Invoer B.V.', address: 'Kade 1, 3011 AA Rotterdam', email: 'hallo@invoer.example' };
    show({ producer: maker, eu_responsible: importer, warnings: ['Uit de buurt van vuur houden.'] });
    expect(row('Fabrikant')).toHaveTextContent('Atelier Vaart, Lakenkade 4, 2312 KD Leiden, info@vaart.example');
    expect(row('Verantwoordelijk in de EU')).toHaveTextContent('Invoer B.V., Kade 1, 3011 AA Rotterdam');
    expect(row('Waarschuwing')).toHaveTextContent('Uit de buurt van vuur houden.');
  });

  it('LEGAL-06 names nobody twice', () => {
    show({ producer: maker, eu_responsible: maker });
    expect(row('Fabrikant')).toHaveTextContent('Atelier Vaart');
    expect(row('Verantwoordelijk in de EU')).toBeUndefined();
  });

  it('LEGAL-07 the notice of the legal guarantee', () => {
    show({});
    expect(row('Wettelijke garantie')).toHaveTextContent('Wat je koopt moet doen wat je ervan mag verwachten.');
  });

  it('LEGAL-08 that what is sealed may be returned only unopened, above the button', () => {
    show({ is_sealed_hygiene: true });
    expect(screen.getByText(/je kunt dit alleen ongeopend terugsturen/)).toBeVisible();
  });
});
