import { aCategoryPage, aListing, aProduct, aVariant, aViewContext } from '@etalage/catalog/testing';
import { detailEn, detailOf } from '@etalage/catalog';
import { enterSectionAtom } from '@etalage/checkout/headless';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
// Preloads the lazy chunks of the page.
import './pages/product/parts/BackInStock.tsx';
import './pages/product/parts/OrderOptions.tsx';
import { visit } from './testing.tsx';
import { aBrowserWith, serve, serverItemsIn } from './testing/atCheckout.tsx';
import { createCartVisit } from './visit/cartVisit.ts';
import { en } from './words/en.ts';

type Document = ReturnType<typeof aProduct>;

const main = () => within(screen.getByRole('main'));
const soldOut = { qty: 0, is_in_stock: false };
const gone = 'The selected combination of options is no longer available';

/** Opens the page of a variant in English. */
async function openProduct(document: Document, childSku = 'JAS-BLAUW-S') {
  const context = { ...aViewContext(), words: detailEn };
  const product = async () => detailOf(document, childSku, context);
  await visit({ path: `/p/JAS/badjas-fenne/${childSku}`, services: { product }, words: en });
}

describe('the product page in English', () => {
  const [colour, size] = aProduct().configurable_options ?? [];
  const robe = (...configurable_children: ReturnType<typeof aVariant>[]) => aProduct({ configurable_children });
  const single = (document: Document) => ({ ...document, configurable_options: colour ? [colour] : [] });
  const other = aVariant({ id: 12, sku: 'JAS-WIT-S', kleur: '51' });

  it('VAR-03 warns of a combination that does not exist', async () => {
    const values = [...(colour?.values ?? []), { value_index: 52, label: 'Rood' }];
    await openProduct(aProduct({ configurable_options: [{ ...colour, values }, ...(size ? [size] : [])] }));
    await userEvent.click(screen.getByRole('button', { name: /^Rood/ }));
    const words = 'No such configuration for the product. Please do choose another combination of attributes.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'OK' })).toBeVisible();
  });

  it('VAR-06 says that no variant is available', async () => {
    await openProduct(robe(aVariant({ status: 2 })));
    expect(main().getByRole('alert')).toHaveTextContent('No available product variants');
  });

  it.each([
    ['whose variant was removed', robe(other), gone],
    ['whose variant was disabled', robe(aVariant({ status: 2 }), other), gone],
    [
      'that is out of stock',
      robe(aVariant({ stock: soldOut }), other),
      'The selected combination of options is out of stock',
    ],
    [
      'of a single option is out of stock',
      single(robe(aVariant({ stock: soldOut }), other)),
      'The selected option is out of stock',
    ],
  ])('VAR-11 says that a combination %s cannot be had', async (_which, document, words) => {
    await openProduct(document);
    expect(main().getByText(words)).toBeVisible();
  });

  it('STOCK-10 says how many are available of a product of which more is asked', async () => {
    await openProduct(robe(aVariant({ stock: { qty: 3, is_in_stock: true, manage_stock: true } })));
    const field = main().getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    expect(main().getByText('only 3 available')).toBeVisible();
  });

  it('PROD-11 says of a required custom option that it is required', async () => {
    const name = { option_id: 7, title: 'Name', type: 'field', is_require: true };
    await openProduct(aProduct({ custom_options: [name] }));
    await userEvent.click(screen.getByRole('button', { name: en.addToCart.addToCart }));
    expect(await main().findByText('Field is required')).toBeVisible();
  });
});

it.each([
  ['empty', {}],
  ['failed', { isUnreachable: true as const }],
])('LIST-19 a category list that is %s warns in English, with OK', async (_which, state) => {
  const listing = aListing({ total: 0, products: [], facets: [], search: {}, ...state });
  await visit({ path: '/c/bad', services: { category: async () => aCategoryPage({ listing }) }, words: en });
  const words = 'No products synchronized for this category. Please come back while online!';
  expect(main().getByText(words)).toBeVisible();
  expect(main().getByRole('link', { name: 'OK' })).toBeVisible();
});

it('SRCH-05 the results of a text of fewer than 3 characters say in English that it is too short', async () => {
  const listing = aListing({ total: 0, products: [], facets: [], search: { q: 'ha' } });
  const search = async () => ({ text: 'ha', suggestions: [], listing });
  await visit({ path: '/search?q=ha', services: { search }, words: en });
  expect(main().getByText('Searched term should consist of at least 3 characters.')).toBeVisible();
});

it('LEGAL-01 the button that places the order reads so in English, and nothing else', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const storage = aBrowserWith();
  serve({ '/api/cart/pull': () => serverItemsIn(storage) });
  const { store } = await visit({ path: '/checkout', storage, cart: createCartVisit, words: en });
  await screen.findByRole('region', { name: 'Personal details' });
  act(() => store.set(enterSectionAtom, 'OrderReview'));
  const button = await screen.findByRole('button', { name: /Order and pay/ });
  expect(button.textContent).toBe('Order and pay');
});

describe('LEGAL-04 the withdrawal function in English', () => {
  it('LEGAL-04 is named in the footer by the words of the law', async () => {
    await visit({ path: '/cart/', words: en });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Withdraw from the contract here' })).toHaveAttribute(
      'href',
      '/withdrawal',
    );
  });

  it('LEGAL-04 asks to confirm by the words of the law', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const line = { itemId: 1, sku: 'HD', name: 'Towel', options: [], quantity: 1, left: 1, isSealed: false };
    const order = { orderNumber: '900000102', orderedAt: '2026-11-20T11:00:00.000Z', lines: [line] };
    serve({ '/api/user/withdrawals/order': () => order });
    await visit({ path: '/withdrawal', words: en });
    await userEvent.type(main().getByLabelText('Order number'), '900000102');
    await userEvent.type(main().getByRole('textbox', { name: /e-?mail/i }), 'jans@voorbeeld.nl');
    await userEvent.click(main().getByRole('button', { name: 'Find the order' }));
    await userEvent.click(await main().findByRole('button', { name: 'Continue' }));
    expect(await main().findByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
  });
});
