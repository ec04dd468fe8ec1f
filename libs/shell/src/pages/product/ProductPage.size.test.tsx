import { detailOf } from '@etalage/catalog';
import { aProduct, aVariant, aViewContext, someOwnOptions } from '@etalage/catalog/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
// What comes later in the browser is here at once.
import './parts/OrderOptions.tsx';
import { visit } from '../../testing.tsx';
import type { PageRequest } from '../pageRequest.ts';

const soldOut = { qty: 0, is_in_stock: false, manage_stock: true };
/** A robe in blue S (sold out) and L (65 euros), and in white S (49 euros). */
const robe = () => {
  const [small, ...others] = aProduct().configurable_children ?? [];
  return aProduct({ configurable_children: [aVariant({ ...small, stock: soldOut }), ...others] });
};

/** The robe's page in a shop whose cart keeps what is added. */
async function open(path: string, more: Parameters<typeof visit>[0]['services'] = {}) {
  const product = async ({ params: { childSku }, search }: PageRequest) =>
    detailOf(robe(), childSku, aViewContext(), undefined, {
      leavesSizeOpen: 'kies' in search || childSku === undefined,
    });
  const add = vi.fn(() => undefined);
  const cart = { resume: () => undefined, load: async () => undefined, add };
  const shop = await visit({ path, services: { product, ...more }, cart });
  return { ...shop, add };
}

const sizes = () => within(screen.getByRole('group', { name: 'Maat' }));
const size = (name: RegExp) => sizes().getByRole('link', { name });
const order = () => userEvent.click(screen.getByRole('button', { name: 'In winkelwagen' }));
const settle = () => act(() => new Promise((done) => setTimeout(done, 100)));

describe('an order without a size, where sizes differ in stock', () => {
  it('says at the sizes that one is needed, and adds nothing', async () => {
    const { add } = await open('/p/JAS/badjas-fenne');
    await order();
    expect(await sizes().findByRole('alert')).toHaveTextContent('Kies eerst een maat');
    expect(add).not.toHaveBeenCalled();
  });

  it('brings the focus to the first size that can be had, every time', async () => {
    await open('/p/JAS/badjas-fenne');
    for (const _twice of [1, 2]) {
      await order();
      await vi.waitFor(() => expect(size(/^L/)).toHaveFocus());
    }
  });

  it('adds the size that is chosen then, and says nothing any more', async () => {
    const { add, router } = await open('/p/JAS/badjas-fenne');
    await order();
    await userEvent.click(size(/^L/));
    await settle();
    expect(sizes().queryByRole('alert')).toBeNull();
    expect(router.state.location.href).toBe('/p/JAS/badjas-fenne/JAS-BLAUW-L');
    await order();
    await vi.waitFor(() =>
      expect(add).toHaveBeenCalledWith(
        [{ line: expect.objectContaining({ sku: 'JAS-BLAUW-L' }), quantity: 1 }],
        expect.anything(),
      ),
    );
  });

  it('adds the size that was chosen just before, while the code of choosing is on its way', async () => {
    const { add } = await open('/p/JAS/badjas-fenne');
    fireEvent.click(size(/^L/));
    fireEvent.click(screen.getByRole('button', { name: 'In winkelwagen' }));
    await vi.waitFor(() =>
      expect(add).toHaveBeenCalledExactlyOnceWith(
        [{ line: expect.objectContaining({ sku: 'JAS-BLAUW-L' }), quantity: 1 }],
        expect.anything(),
      ),
    );
    await settle();
    expect(sizes().queryByRole('alert')).toBeNull();
  });

  it('shows the page’s new data when it is loaded again afterwards', async () => {
    const product = vi.fn(async () => detailOf(robe(), undefined, aViewContext(), undefined, { leavesSizeOpen: true }));
    const { router } = await open('/p/JAS/badjas-fenne', { product });
    await order();
    await sizes().findByRole('alert');
    const changed = { ...robe(), name: 'Badjas Fenne, nu met capuchon' };
    product.mockResolvedValue(detailOf(changed, undefined, aViewContext(), undefined, { leavesSizeOpen: true }));
    await act(() => router.invalidate());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Badjas Fenne, nu met capuchon');
  });

  it('asks for the size before the product’s own options', async () => {
    const product = async () => ({
      ...detailOf(robe(), undefined, aViewContext(), undefined, { leavesSizeOpen: true }),
      ownOptions: someOwnOptions(),
    });
    await open('/p/JAS/badjas-fenne', { product });
    await order();
    expect(await sizes().findByRole('alert')).toHaveTextContent('Kies eerst een maat');
    expect(screen.queryByText('Dit veld is verplicht')).toBeNull();
  });
});

it('another colour leaves the size open, in the address too', async () => {
  const { router } = await open('/p/JAS/badjas-fenne');
  await userEvent.click(screen.getByRole('link', { name: 'Wit' }));
  await settle();
  expect(screen.getByRole('link', { name: 'Wit' })).toHaveAttribute('aria-current', 'true');
  expect(sizes().queryByRole('link', { current: true })).toBeNull();
  expect(router.state.location.href).toBe('/p/JAS/badjas-fenne/JAS-WIT-S?kies=maat');
});

it('PROD-17 another colour shows its pictures while the size is open', async () => {
  await open('/p/JAS/badjas-fenne');
  const pictures = () =>
    within(screen.getByRole('list', { name: 'Foto’s van het product' }))
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('src'));
  expect(pictures()).toEqual([expect.stringContaining('/jas-blauw.jpg')]);
  await userEvent.click(screen.getByRole('link', { name: 'Wit' }));
  await settle();
  expect(pictures()).toEqual([expect.stringContaining('/jas-wit.jpg')]);
});

it('the address of a card opens without a size, in the colour of its variant', async () => {
  await open('/p/JAS/badjas-fenne/JAS-WIT-S?kies=maat');
  expect(screen.getByRole('link', { name: 'Wit' })).toHaveAttribute('aria-current', 'true');
  expect(sizes().queryByRole('link', { current: true })).toBeNull();
});

it.each([
  ['JAS-BLAUW-L', 'Blauw', /^L/],
  ['JAS-WIT-S', 'Wit', /^S/],
] as const)('VAR-08 the address of %s opens with its colour %s and its size', async (sku, colour, letter) => {
  await open(`/p/JAS/badjas-fenne/${sku}`);
  expect(screen.getByRole('link', { name: colour })).toHaveAttribute('aria-current', 'true');
  expect(size(letter)).toHaveAttribute('aria-current', 'true');
});

it.each([
  ['while no size is chosen', '', 'Kleur', /^Wit/, 'JAS-WIT-S'],
  ['once a size is chosen', '/JAS-BLAUW-L', 'Kleur', /^Wit/, 'JAS-WIT-S'],
  ['by another size', '/JAS-BLAUW-S', 'Maat', /^L/, 'JAS-BLAUW-L'],
])('VAR-08 replaces the address %s, without a new history entry', async (_when, from, option, value, sku) => {
  const { router } = await open(`/p/JAS/badjas-fenne${from}`);
  const { length } = router.history;
  await userEvent.click(within(screen.getByRole('group', { name: option })).getByRole('link', { name: value }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/p/JAS/badjas-fenne/${sku}`));
  expect(router.history.length).toBe(length);
});

it('the order button shows the chosen size, and is named without it', async () => {
  await open('/p/JAS/badjas-fenne');
  const button = () => screen.getByRole('button', { name: 'In winkelwagen' });
  expect(button()).toHaveTextContent(/^In winkelwagen$/);
  await userEvent.click(size(/^L/));
  await vi.waitFor(() => expect(button()).toHaveTextContent(/^In winkelwagenL$/));
});
