import { customerGroupAtom } from '@etalage/account/headless';
import type { CustomerGroup } from '@etalage/catalog/headless';
import { aCategory, aProduct, aVariant, someAttributes } from '@etalage/catalog/testing';
import { aStoreView } from '@etalage/core/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
import { openOverlayAtom } from './overlayAtom.ts';

const six = [1, 2, 3, 4, 5, 6];
const categories = six.map((id) => aCategory({ id, name: `Handdoekwereld ${id}`, slug: `hd-${id}` }));
/** By its id: at half its price, a set, sold out; the others have variants from € 49. */
const differences: Readonly<Record<number, Parameters<typeof aProduct>[0]>> = {
  1: { configurable_children: [aVariant({ price: 98, special_price: 49 })] },
  2: { type_id: 'grouped', price: 49, configurable_children: [], configurable_options: [] },
  3: { configurable_children: [aVariant({ price: 49, stock: { product_id: 11, qty: 0, is_in_stock: false } })] },
};
const products = six.map((id) => aProduct({ id, sku: `HD-${id}`, name: `Handdoek ${id}`, ...differences[id] }));

/** A shop that has six categories and six products of what is typed, and answers as many as it is asked for. */
function answer(address: string): Response {
  const { pathname, searchParams } = new URL(address, 'https://voorbeeld.test');
  const size = Number(searchParams.get('size') ?? 10);
  const ofKind = { category: categories, product: products, attribute: someAttributes };
  const [, hits] = Object.entries(ofKind).find(([kind]) => pathname.endsWith(`/${kind}/_search`)) ?? [];
  if (hits) return Response.json({ total: hits.length, hits: hits.slice(0, size) });
  return Response.json({ code: 200, result: pathname.endsWith('/pages') ? [] : {} });
}

/** What was asked of the search service, by entity. */
let questions: Record<string, Partial<CustomerGroup>[]> = {};
function note(address: string): void {
  const { pathname, searchParams } = new URL(address, 'https://voorbeeld.test');
  const [, entity] = /\/(\w+)\/_search$/.exec(pathname) ?? [];
  if (entity) (questions[entity] ??= []).push(JSON.parse(searchParams.get('request') ?? '{}'));
}
/** The customer groups in the search requests for an entity, as JSON. */
const groupsSent = (entity: string) =>
  new Set(questions[entity]?.map(({ groupId, groupToken }) => JSON.stringify({ groupId, groupToken })));

beforeEach(() => {
  questions = {};
  // The panel of the test before kept its text when it was unmounted.
  localStorage.clear();
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    note(address);
    return answer(address);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The header with its search open, where time passes when the test says so. */
async function inSearch({ group, priceTiers = false }: { group?: CustomerGroup; priceTiers?: boolean } = {}) {
  const { features } = aStoreView();
  const view = { features: { ...features, priceTiers } };
  const { store } = await visit({ path: '/cart/', hasWishes: true, view });
  act(() => store.set(customerGroupAtom, group));
  act(() => store.set(openOverlayAtom, { name: 'search' }));
  const field = await within(screen.getByRole('banner')).findByRole('combobox');
  vi.useFakeTimers();
  return field;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The header with the suggestions for a text. */
async function suggested() {
  const field = await inSearch();
  type(field, 'han');
  await pass(150);
  await pass(0);
  return field;
}
const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');

describe('PRICE-09, SRCH-22 groupId and groupToken', () => {
  const group = { groupId: 2, groupToken: 'a.b.c' };
  it.each([
    ['are sent with a search in the header where tiers are on', true, group],
    ['are not where tiers are off', false, {}],
  ])('PRICE-09, SRCH-22 %s', async (_what, priceTiers, expected) => {
    type(await inSearch({ group, priceTiers }), 'han');
    await pass(150);
    await pass(0);
    expect(groupsSent('product')).toEqual(new Set([JSON.stringify(expected)]));
  });

  it('SRCH-22 are not sent with a search for categories in the header, also where tiers are on', async () => {
    type(await inSearch({ group, priceTiers: true }), 'han');
    await pass(150);
    await pass(0);
    expect(groupsSent('category')).toEqual(new Set(['{}']));
  });
});

describe('SRCH-29 suggestions in the header', () => {
  it('SRCH-29 do not appear for one letter', async () => {
    type(await inSearch(), 'h');
    await pass(900);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('SRCH-29 appear 150 ms after the last key for two letters, and not before', async () => {
    const field = await inSearch();
    type(field, 'h');
    await pass(100);
    type(field, 'ha');
    await pass(149);
    expect(screen.queryByRole('option')).toBeNull();
    await pass(1);
    await pass(0);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  });

  it('SRCH-29 are words that complete the text', async () => {
    await suggested();
    expect(group('Suggesties').map(({ textContent }) => textContent)).toEqual(['handdoekwereld', 'handdoek']);
  });

  it('SRCH-29 are three categories where more have the word', async () => {
    await suggested();
    expect(group('Categorieën').map(({ textContent }) => textContent)).toEqual([
      'Handdoekwereld 1',
      'Handdoekwereld 2',
      'Handdoekwereld 3',
    ]);
  });

  it('SRCH-29 are four products where more are found', async () => {
    await suggested();
    expect(group('Producten')).toHaveLength(4);
  });

  it('SRCH-29 show the picture of each product', async () => {
    await suggested();
    const pictures = group('Producten').map((product) => product.querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual(Array(4).fill(expect.stringContaining('/resize/jas-')));
  });

  it('SRCH-29 show the price of each product', async () => {
    await suggested();
    for (const product of group('Producten')) expect(product).toHaveTextContent('49,00');
  });

  it('PRICE-05 show a reduced price with the original struck through and the discount', async () => {
    await suggested();
    const [first = expect.unreachable(), second = expect.unreachable()] = group('Producten');
    expect(first.querySelector('del')).toHaveTextContent('€ 98,00');
    expect(first).toHaveTextContent('-50%');
    expect(second.querySelector('del')).toBeNull();
  });

  it('PRICE-14 show of a set from what each of it costs', async () => {
    await suggested();
    const prefixes = group('Producten').map(({ textContent }) => /(?:per stuk )?vanaf/.exec(textContent)?.[0]);
    expect(prefixes).toEqual([undefined, 'per stuk vanaf', undefined, 'vanaf']);
  });

  it('STOCK-08 mark what is out of stock', async () => {
    await suggested();
    const marked = group('Producten').map(({ textContent }) => textContent.includes('Niet op voorraad!'));
    expect(marked).toEqual([false, false, true, false]);
  });

  it('WISH-16 have a heart for each product, beside the listbox, whose options can hold no button', async () => {
    const field = await suggested();
    const list = screen.getByRole('list', { name: 'Bewaar voor later' });
    // Its styles take the box and the marks, and with them, in Safari, what the tag says.
    expect(list).toHaveAttribute('role', 'list');
    const hearts = within(list).getAllByRole('button');
    expect(hearts).toHaveLength(4);
    expect(within(screen.getByRole('listbox')).queryByRole('button')).toBeNull();
    const [first = expect.unreachable()] = hearts;
    fireEvent.click(first);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('shop/wishlist/presses')).toContain('HD-1');
    expect(field).toHaveValue('han');
    expect(group('Producten')).toHaveLength(4);
  });

  it('SRCH-29 are marked by the arrow keys, which a screen reader hears, while the focus stays in the field', async () => {
    const field = await suggested();
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    const [first] = group('Suggesties');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    expect(field).toHaveFocus();
  });

  it('SRCH-29 open as the list of the combobox', async () => {
    const field = await suggested();
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });
});
