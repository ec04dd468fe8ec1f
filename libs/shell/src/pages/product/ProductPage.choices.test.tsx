import { detailOf, type ProductDetail } from '@etalage/catalog';
import {
  aGroupMember,
  aProduct,
  aProductDetail,
  aVariant,
  aViewContext,
  someBundleGroups,
  someOwnOptions,
  someSizeTables,
} from '@etalage/catalog/testing';
import { stock } from '@etalage/core/constants';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
// Preloads the lazy chunks of the page.
import './parts/BackInStock.tsx';
import './parts/OrderOptions.tsx';
import { aCartServer } from '../../testing/aCartServer.ts';
import { visit } from '../../testing.tsx';
import { createCartVisit } from '../../visit/cartVisit.ts';
import type { PageRequest } from '../pageRequest.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Document = ReturnType<typeof aProduct>;
type Variant = ReturnType<typeof aVariant>;

const colours = { Blauw: 50, Wit: 51, Rood: 52 };
const sizes = { S: 167, L: 168, XL: 169 };
type Colour = keyof typeof colours;
type Size = keyof typeof sizes;
const soldOut = { qty: 0, is_in_stock: false, manage_stock: true };

/** A variant of the robe. */
const variant = (colour: Colour, size: Size, differences: Partial<Variant> = {}): Variant =>
  aVariant({
    id: colours[colour] * 1000 + sizes[size],
    sku: `JAS-${colour}-${size}`,
    kleur: String(colours[colour]),
    maat: String(sizes[size]),
    image: `/${colour}.jpg`,
    ...differences,
  });
const valuesOf = (values: Record<string, number>) =>
  Object.entries(values).map(([label, value_index]) => ({ value_index, label }));
const options = [
  { attribute_id: '93', attribute_code: 'kleur', label: 'Kleur', values: valuesOf(colours) },
  { attribute_id: '142', attribute_code: 'maat', label: 'Maat', values: valuesOf(sizes) },
];
const robe = (...configurable_children: Variant[]): Document =>
  aProduct({ configurable_options: options, configurable_children });

/** Renders the product page of a variant, with a cart that records what is added. */
async function openPage(product: (request: PageRequest) => Promise<ProductDetail>, childSku?: string, services = {}) {
  const add = vi.fn(() => undefined);
  const path = ['/p/JAS/badjas-fenne', ...(childSku === undefined ? [] : [childSku])].join('/');
  const cart = { resume: () => undefined, load: async () => undefined, add };
  const shop = await visit({ path, services: { product, ...services }, cart });
  const order = () => userEvent.click(screen.getByRole('button', { name: 'In winkelwagen' }));
  return { ...shop, add, order };
}
const open = (document: Document, childSku?: string) =>
  openPage(async ({ params }) => detailOf(document, params['childSku'], aViewContext()), childSku);
const openDetail = (differences: Partial<ProductDetail>, services = {}) =>
  openPage(async () => aProductDetail(differences), 'JAS-BLAUW-S', services);

/** The same with the cart of the shop: what it sends. */
async function openWithCart(detail: ProductDetail) {
  const { callsTo } = aCartServer();
  const path = `/p/JAS/badjas-fenne/${detail.sku}`;
  const { router } = await visit({ path, services: { product: async () => detail }, cart: createCartVisit });
  return {
    load: () => router.options.context.cart?.load(),
    sent: () => callsTo('update').map(({ body }) => body),
    press: () => userEvent.click(screen.getByRole('button', { name: 'In winkelwagen' })),
  };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const colour = (name: RegExp | string) => group('Kleur').getByRole('link', { name });
const size = (name: RegExp | string) => group('Maat').getByRole('link', { name });
const chosen = () => ['Kleur', 'Maat'].map((name) => group(name).queryByRole('link', { current: true })?.textContent);
const main = () => screen.getByRole('main');
const pathOf = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.pathname;
const addressOf = (sku: string) => `/p/JAS/badjas-fenne/${sku}`;

describe('VAR-02 choosing an option value', () => {
  const robes = robe(
    variant('Blauw', 'S'),
    variant('Blauw', 'L', { price: 65 }),
    variant('Wit', 'S', { price: 49 }),
    // The cheapest: without the other choices each of its values would lead to it.
    variant('Wit', 'L', { price: 40 }),
  );

  it('VAR-02 shows the variant that matches as the current product', async () => {
    const shop = await open(robes, 'JAS-Blauw-S');
    await userEvent.click(colour('Wit'));
    await waitFor(() => {
      expect(pathOf(shop)).toBe(addressOf('JAS-Wit-S'));
      expect(chosen()).toEqual(['Wit', 'S']);
      expect(within(main()).getAllByText(/49,00/)[0]).toBeVisible();
    });
  });

  it('VAR-02 finds it anew from what is current then', async () => {
    const shop = await open(robes, 'JAS-Wit-S');
    await userEvent.click(colour('Blauw'));
    await waitFor(() => expect(chosen()).toEqual(['Blauw', 'S']));
    await userEvent.click(size('L'));
    await waitFor(() => {
      expect(pathOf(shop)).toBe(addressOf('JAS-Blauw-L'));
      expect(chosen()).toEqual(['Blauw', 'L']);
    });
  });
});

describe('VAR-03 a value that cannot be chosen', () => {
  const words = 'Deze combinatie bestaat niet voor dit product. Kies een andere combinatie.';

  it.each([
    ['whose variants are all skipped', variant('Rood', 'S', { status: 2 })],
    ['that no variant has', variant('Wit', 'S')],
  ])('VAR-03 %s warns with OK, which closes the warning', async (_which, other) => {
    await open(robe(variant('Blauw', 'S'), other), 'JAS-Blauw-S');
    await userEvent.click(group('Kleur').getByRole('button', { name: /^Rood/ }));
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await vi.waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it('VAR-03 leaves the previous variant', async () => {
    const robes = robe(variant('Wit', 'L'), variant('Blauw', 'S'), variant('Rood', 'S', { status: 2 }));
    const shop = await open(robes, 'JAS-Blauw-S');
    await userEvent.click(group('Kleur').getByRole('button', { name: /^Rood/ }));
    await screen.findByText(words);
    await act(() => vi.dynamicImportSettled());
    expect(pathOf(shop)).toBe(addressOf('JAS-Blauw-S'));
    expect(chosen()).toEqual(['Blauw', 'S']);
  });
});

describe('VAR-04 skipped variants', () => {
  it.each([2, 3])('VAR-04 a variant with status %i is not opened', async (status) => {
    await open(robe(variant('Blauw', 'S', { status }), variant('Wit', 'L')));
    expect(chosen()).toEqual(['Wit', 'L']);
  });

  it('VAR-04 a variant with status 2 is not what a value leads to', async () => {
    await open(robe(variant('Blauw', 'S'), variant('Wit', 'S', { status: 2 }), variant('Wit', 'L')), 'JAS-Blauw-S');
    expect(colour(/^Wit/)).toHaveAttribute('href', addressOf('JAS-Wit-L'));
  });

  it('VAR-04 a variant that is out of stock takes part, as such products are listed', async () => {
    await open(robe(variant('Blauw', 'S'), variant('Wit', 'S', { stock: soldOut })), 'JAS-Blauw-S');
    expect(colour(/^Wit/)).toHaveAttribute('href', addressOf('JAS-Wit-S'));
  });

  it('VAR-04 a variant that is out of stock is skipped where such products are not listed', async () => {
    Object.assign(stock, { listOutOfStock: false });
    onTestFinished(() => void Object.assign(stock, { listOutOfStock: true }));
    await open(
      robe(variant('Blauw', 'S'), variant('Wit', 'S', { stock: soldOut }), variant('Wit', 'L')),
      'JAS-Blauw-S',
    );
    expect(colour(/^Wit/)).toHaveAttribute('href', addressOf('JAS-Wit-L'));
  });
});

describe('VAR-05 which variant a page shows', () => {
  it('VAR-05 is that of the sku, whatever others cost', async () => {
    await open(robe(variant('Blauw', 'S', { price: 10 }), variant('Wit', 'L')), 'JAS-Wit-L');
    expect(chosen()).toEqual(['Wit', 'L']);
  });

  it.each([
    [
      'has the value that was chosen last, and most of the other choices',
      [variant('Wit', 'S', { price: 10 }), variant('Wit', 'L', { price: 90 })],
      'JAS-Wit-L',
    ],
    [
      'costs less where as many choices fit',
      [variant('Wit', 'S', { price: 30 }), variant('Wit', 'XL', { price: 20 })],
      'JAS-Wit-XL',
    ],
    [
      'costs less where it is reduced',
      [variant('Wit', 'XL', { price: 20 }), variant('Wit', 'S', { price: 30, special_price: 15 })],
      'JAS-Wit-S',
    ],
    [
      'stands first where price and choices are the same',
      [variant('Wit', 'XL', { price: 20 }), variant('Wit', 'S', { price: 20 })],
      'JAS-Wit-XL',
    ],
    ['has the value as a number or as text', [variant('Wit', 'L', { kleur: 51 })], 'JAS-Wit-L'],
  ])('VAR-05 of a chosen value is the one that %s', async (_which, others, sku) => {
    const shop = await open(robe(variant('Blauw', 'L'), ...others), 'JAS-Blauw-L');
    await userEvent.click(colour(/^Wit/));
    await waitFor(() => {
      expect(pathOf(shop)).toBe(addressOf(sku));
      expect(chosen()).toEqual(['Wit', sku.slice('JAS-Wit-'.length)]);
    });
  });

  it('VAR-05 of a chosen value is the one that has most of several other choices', async () => {
    const length = {
      attribute_id: '160',
      attribute_code: 'lengte',
      label: 'Lengte',
      values: valuesOf({ Kort: 1, Lang: 2 }),
    };
    const document = robe(
      variant('Blauw', 'L', { lengte: '2' }),
      variant('Wit', 'S', { lengte: '1', price: 10 }),
      variant('Wit', 'L', { lengte: '1', price: 90 }),
    );
    const shop = await open({ ...document, configurable_options: [...options, length] }, 'JAS-Blauw-L');
    await userEvent.click(colour(/^Wit/));
    await waitFor(() => expect(pathOf(shop)).toBe(addressOf('JAS-Wit-L')));
  });
});

describe('VAR-09 a value without a variant for the other choices', () => {
  const robes = robe(variant('Blauw', 'S'), variant('Blauw', 'L'), variant('Wit', 'S'));

  it('VAR-09 is shown as unavailable, to the eye and in words', async () => {
    await open(robes, 'JAS-Wit-S');
    expect(size('L (niet leverbaar in deze combinatie)')).toHaveAttribute('data-state', 'unavailable');
  });

  it('VAR-09 is shown as unavailable where it is a colour, in words and by a line through its dot', async () => {
    await open(robes, 'JAS-Blauw-L');
    const white = colour('Wit (niet leverbaar in deze combinatie)');
    expect(white).toHaveAttribute('data-state', 'unavailable');
    expect(white.querySelector('path')).not.toBeNull();
    expect(colour('Blauw').querySelector('path')).toBeNull();
  });

  it('VAR-09 stays selectable', async () => {
    const shop = await open(robes, 'JAS-Wit-S');
    await userEvent.click(size(/^L/));
    await waitFor(() => {
      expect(pathOf(shop)).toBe(addressOf('JAS-Blauw-L'));
    });
  });

  it('VAR-09 differs from one that has a variant', async () => {
    await open(robes, 'JAS-Wit-S');
    expect(colour('Blauw')).not.toHaveAttribute('data-state');
  });
});

it('PRICE-05 a reduced price is announced beside the button too, where phones show it', async () => {
  await open(robe(variant('Blauw', 'S', { price: 100, special_price: 75 })), 'JAS-Blauw-S');
  const [, beside] = within(main()).getAllByText('-25%');
  const panel = beside?.closest<HTMLElement>('[aria-hidden]') ?? expect.unreachable();
  expect(panel.querySelector('ins')).toHaveTextContent('€ 75,00');
  expect(panel.querySelector('del')).toHaveTextContent('€ 100,00');
});

it('PRICE-05 a product of a set that is reduced has its original price struck through and its discount', async () => {
  const reduced = { sku: 'WH-2', name: 'Badlaken', price: 7500, originalPrice: 10_000 };
  await openDetail({ type: 'grouped', members: [aGroupMember(), aGroupMember(reduced)], variants: [], options: [] });
  const row = (await within(main()).findByRole('link', { name: 'Badlaken' })).closest('li');
  expect(row?.querySelector('ins')).toHaveTextContent('€ 75,00');
  expect(row?.querySelector('del')).toHaveTextContent('€ 100,00');
  expect(row).toHaveTextContent('-25%');
});

describe('VAR-10 the stock state of a variant', () => {
  const { stock: _none, ...unknown } = variant('Rood', 'S');
  const robes = robe(variant('Blauw', 'S'), variant('Wit', 'S', { stock: soldOut }), unknown);

  it.each([
    ['ok', 'of one that is in stock', 'JAS-Wit-S', 'Blauw'],
    ['ok', 'of one without a stock record', 'JAS-Blauw-S', 'Rood'],
  ])('VAR-10 is %s %s', async (_state, _which, sku, name) => {
    await open(robes, sku);
    expect(colour(name)).not.toHaveAttribute('data-state');
    await userEvent.click(colour(name));
    await waitFor(() => {
      expect(chosen()).toEqual([name, 'S']);
      expect(screen.getByRole('button', { name: 'In winkelwagen' })).toBeEnabled();
    });
  });

  it('VAR-10 is out_of_stock of one that is not', async () => {
    await open(robes, 'JAS-Blauw-S');
    expect(colour('Wit (uitverkocht)')).toHaveAttribute('data-state', 'sold-out');
    await userEvent.click(colour(/^Wit/));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'In winkelwagen' })).toBeNull();
    });
  });
});

describe('VAR-11 a chosen combination', () => {
  const gone = 'De gekozen combinatie van opties is niet meer leverbaar';
  const rest = variant('Wit', 'S');
  const single = (...children: Variant[]) => ({ ...robe(...children), configurable_options: options.slice(0, 1) });

  it.each([
    ['whose variant was removed', robe(rest), gone],
    ['whose variant was disabled', robe(variant('Blauw', 'S', { status: 2 }), rest), gone],
    [
      'that is out of stock',
      robe(variant('Blauw', 'S', { stock: soldOut }), rest),
      'De gekozen combinatie van opties is niet op voorraad',
    ],
    [
      'of a single option that is out of stock',
      single(variant('Blauw', 'S', { stock: soldOut }), rest),
      'De gekozen optie is niet op voorraad',
    ],
  ])('VAR-11 %s says so', async (_which, document, words) => {
    await open(document, 'JAS-Blauw-S');
    expect(within(main()).getByText(words)).toBeVisible();
  });

  it('VAR-11 that is chosen on the page says that it is out of stock, until another is chosen', async () => {
    const words = 'De gekozen combinatie van opties is niet op voorraad';
    await open(robe(variant('Blauw', 'S', { stock: soldOut }), rest), 'JAS-Wit-S');
    await userEvent.click(colour(/^Blauw/));
    expect(await within(main()).findByText(words)).toBeVisible();
    await userEvent.click(colour('Wit'));
    await waitFor(() => expect(within(main()).queryByText(words)).toBeNull());
  });

  it('VAR-11 that can be had says nothing', async () => {
    await open(robe(variant('Blauw', 'S'), rest), 'JAS-Blauw-S');
    expect(within(main()).queryByText(/De gekozen/)).toBeNull();
  });
});

const pictures = () =>
  within(screen.getByRole('list', { name: 'Foto’s van het product' }))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('src'));

it('PROD-17 choosing a colour shows the pictures of that colour', async () => {
  await open(robe(variant('Blauw', 'S'), variant('Wit', 'S')), 'JAS-Blauw-S');
  expect(pictures()).toEqual([expect.stringContaining('/Blauw.jpg')]);
  await userEvent.click(colour('Wit'));
  await waitFor(() => {
    expect(pictures()).toEqual([expect.stringContaining('/Wit.jpg')]);
  });
});

it('PROD-17 choosing a colour shows each of its pictures', async () => {
  const media_gallery = ['voor', 'achter'].map((name, at) => ({
    typ: 'image',
    image: `/wit-${name}.jpg`,
    pos: at + 1,
  }));
  await open(robe(variant('Blauw', 'S'), variant('Wit', 'S', { media_gallery })), 'JAS-Blauw-S');
  await userEvent.click(colour('Wit'));
  await waitFor(() => {
    expect(pictures()).toEqual([expect.stringContaining('/wit-voor.jpg'), expect.stringContaining('/wit-achter.jpg')]);
  });
});

it('PROD-17 choosing a colour without pictures of its own shows none of another colour, before its page has loaded', async () => {
  const { image: _image, ...bare } = variant('Rood', 'S');
  const document = { ...robe(variant('Wit', 'S'), bare), image: '/jas.jpg' };
  const pending = new Promise<ProductDetail>(() => undefined);
  await openPage(
    async ({ params: { childSku } }) =>
      childSku === bare.sku ? pending : detailOf(document, childSku, aViewContext()),
    'JAS-Wit-S',
  );
  expect(pictures()).toEqual([expect.stringContaining('/Wit.jpg')]);
  await userEvent.click(colour('Rood'));
  await waitFor(() => expect(pictures()).toEqual([expect.stringContaining('/jas.jpg')]));
});

/** The page of a variant, where that of another one never loads. */
const openPending = (document: Document, childSku: string, services = {}) => {
  const pending = new Promise<ProductDetail>(() => undefined);
  const load = async ({ params }: PageRequest) =>
    params['childSku'] === childSku ? detailOf(document, childSku, aViewContext()) : pending;
  return openPage(load, childSku, services);
};

it('PROD-17 the pictures of the colour that was chosen are shown over the whole window, before its page has loaded', async () => {
  await openPending(robe(variant('Blauw', 'S'), variant('Wit', 'S')), 'JAS-Blauw-S');
  await userEvent.click(colour('Wit'));
  await waitFor(() => expect(pictures()).toEqual([expect.stringContaining('/Wit.jpg')]));
  await userEvent.click(screen.getByRole('button', { name: /vergroten$/ }));
  const picture = await within(await screen.findByRole('dialog')).findByRole('img');
  expect(picture.getAttribute('src')).toContain('/Wit.jpg');
});

describe('PROD-16 the pictures on a page', () => {
  const gallery = ['Voorkant', 'Achterkant', 'Stof'].map((alt) => ({
    kind: 'image' as const,
    src: `/${alt}.jpg`,
    alt,
  }));
  const openStrip = async () => {
    await openDetail({ gallery });
    const strip = screen.getByRole('list', { name: 'Foto’s van het product' });
    vi.spyOn(strip, 'clientWidth', 'get').mockReturnValue(600);
    return { strip, moved: vi.spyOn(strip, 'scrollTo') };
  };

  it.each([
    ['first', 'Toon foto 1', 0],
    ['last', 'Toon foto 3', 1200],
  ])('PROD-16 move to the %s by its thumbnail', async (_which, name, left) => {
    const { moved } = await openStrip();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(moved).toHaveBeenCalledExactlyOnceWith({ left });
  });

  it('PROD-16 are reached by the keyboard, whose arrow keys move them', async () =>
    expect((await openStrip()).strip).toHaveAttribute('tabindex', '0'));
});

describe('PROD-08 the order of a set', () => {
  const members = ['WH-1', 'WH-2', 'WH-3'].map((sku, at) =>
    aGroupMember({ sku, name: `Doek ${sku}`, quantity: at + 1 }),
  );

  it('PROD-08 puts each product with a quantity above 0 in the cart as its own item', async () => {
    const { add, order } = await openDetail({ type: 'grouped', members, variants: [], options: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Eén minder Doek WH-1' }));
    await order();
    const orders = [
      { line: expect.objectContaining({ sku: 'WH-2' }), quantity: 2 },
      { line: expect.objectContaining({ sku: 'WH-3' }), quantity: 3 },
    ];
    await waitFor(() => expect(add).toHaveBeenCalledWith(orders, expect.anything()));
  });

  it.each(['before', 'after'])(
    'PROD-08 sends each of them as an item of the cart, %s the cart has loaded',
    async (when) => {
      const { sent, press, load } = await openWithCart(
        aProductDetail({ type: 'grouped', members: members.slice(1), variants: [], options: [] }),
      );
      if (when === 'after') await load();
      await press();
      const items = [{ cartItem: { sku: 'WH-2', qty: 2 } }, { cartItem: { sku: 'WH-3', qty: 3 } }];
      await vi.waitFor(() => expect(sent()).toMatchObject(items), 5000);
    },
  );
});

describe('WISH-16 the heart of a page', () => {
  const products: [which: string, product: Partial<ProductDetail>][] = [
    ['a product with custom options', { ownOptions: someOwnOptions() }],
    ['a set', { type: 'grouped', members: [aGroupMember()] }],
    ['a bundle', { type: 'bundle', bundle: someBundleGroups() }],
    ['a product that is sold out', { stock: { status: 'out_of_stock' } }],
  ];

  it.each(products)('WISH-16 toggles on the page of %s', async (_which, differences) => {
    const product = async () => aProductDetail({ variants: [], options: [], ...differences });
    await visit({ path: '/p/JAS/badjas-fenne', services: { product }, hasWishes: true });
    const heart = within(main()).getByRole('button', { name: 'Zet Badjas Fenne op je verlanglijst' });
    const isPressed = (pressed: boolean) =>
      waitFor(() => expect(heart).toHaveAttribute('aria-pressed', String(pressed)), { timeout: 5000 });
    await userEvent.click(heart);
    await isPressed(true);
    await userEvent.click(heart);
    await isPressed(false);
  });
});

it('PRICE-14 a bundle shows the sum over what is chosen of price times quantity', async () => {
  await openDetail({ type: 'bundle', bundle: someBundleGroups(), variants: [], options: [] });
  await userEvent.click(screen.getByRole('radio', { name: /Doos klein/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /2 × Washandje Fenne/ }));
  // 7.95 + 2 × 3.49
  expect(screen.getByText('Prijs met je keuzes')).toHaveTextContent('€ 14,93');
});

it('PROD-05 as many pieces are ordered as the quantity says', async () => {
  const { add, order } = await open(robe(variant('Blauw', 'S')), 'JAS-Blauw-S');
  await userEvent.click(screen.getByRole('button', { name: 'Eén meer' }));
  await order();
  await waitFor(() => expect(add).toHaveBeenCalledWith([{ line: expect.anything(), quantity: 2 }], expect.anything()));
});

describe('PROD-10 what is put into the cart keeps', () => {
  const keeps = (add: unknown, extension_attributes: object) => {
    const order = { line: expect.objectContaining({ option: { extension_attributes } }), quantity: 1 };
    return waitFor(() => expect(add).toHaveBeenCalledWith([order], expect.anything()));
  };

  it('PROD-10 the chosen options as configurable_item_options', async () => {
    const { add, order } = await open(robe(variant('Blauw', 'S'), variant('Wit', 'L')), 'JAS-Wit-L');
    await order();
    await keeps(add, {
      configurable_item_options: [
        { option_id: '93', option_value: '51', label: 'Kleur', value: 'Wit' },
        { option_id: '142', option_value: '168', label: 'Maat', value: 'L' },
      ],
    });
  });

  it('PROD-10 them in the product_option of what the cart sends', async () => {
    const { sent, press } = await openWithCart(detailOf(robe(variant('Wit', 'L')), 'JAS-Wit-L', aViewContext()));
    await press();
    const configurable_item_options = [
      { option_id: '93', option_value: '51' },
      { option_id: '142', option_value: '168' },
    ];
    const product_option = { extension_attributes: { configurable_item_options } };
    await vi.waitFor(() => expect(sent()).toMatchObject([{ cartItem: { product_option } }]), 5000);
  });

  it.each(['radio', 'select', 'checkbox'] as const)(
    'A11Y-06 marks the parts of a bundle of which none is chosen invalid, and describes them: %s',
    async (kind) => {
      const [group = expect.unreachable()] = someBundleGroups();
      const bundle = [{ ...group, kind, preselected: [] }];
      const { add, order } = await openDetail({ type: 'bundle', bundle, variants: [], options: [] });
      await order();
      const field = screen.getByRole(kind === 'select' ? 'combobox' : 'group', { name: /^Doos/ });
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
      expect(field).toHaveAccessibleDescription('Dit veld is verplicht');
      expect(add).not.toHaveBeenCalled();
    },
  );

  it('PROD-10 the parts of a bundle as bundle_options', async () => {
    const bundle = someBundleGroups();
    const { add, order } = await openDetail({ type: 'bundle', bundle, variants: [], options: [] });
    await userEvent.click(screen.getByRole('checkbox', { name: /2 × Washandje Fenne/ }));
    await order();
    await keeps(add, {
      bundle_options: [
        { option_id: '1', option_qty: 1, option_selections: ['12'] },
        { option_id: '2', option_qty: 2, option_selections: ['21'] },
      ],
    });
  });

  const [name] = someOwnOptions();
  const ownOptions = name === undefined ? [] : [name];

  it('PROD-10 what a shopper fills in as custom_options', async () => {
    const { add, order } = await openDetail({ ownOptions, variants: [], options: [] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jet');
    await order();
    await keeps(add, { custom_options: [{ option_id: '7', option_value: 'Jet' }] });
  });

  it('PROD-10 each of several options that a shopper fills in', async () => {
    const { add, order } = await openDetail({ ownOptions: someOwnOptions(), variants: [], options: [] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jet');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Garen/ }), '32');
    await userEvent.click(screen.getByRole('radio', { name: /Kaart/ }));
    await order();
    await keeps(add, {
      custom_options: [
        { option_id: '7', option_value: 'Jet' },
        { option_id: '9', option_value: '32' },
        { option_id: '10', option_value: '41' },
      ],
    });
  });

  it('PROD-10 each of several parts that are chosen of one option of a bundle', async () => {
    const bundle = someBundleGroups().map(({ parts, ...option }) => ({
      ...option,
      parts: parts.map((part) => ({ ...part, isSoldOut: false })),
    }));
    const { add, order } = await openDetail({ type: 'bundle', bundle, variants: [], options: [] });
    for (const name of [/Washandje Fenne/, /Washandje Noor/])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await order();
    await keeps(add, {
      bundle_options: [
        { option_id: '1', option_qty: 1, option_selections: ['12'] },
        { option_id: '2', option_qty: 2, option_selections: ['21', '22'] },
      ],
    });
  });

  it('PROD-10 the parts of a bundle in the product_option of what the cart sends', async () => {
    const bundle = someBundleGroups();
    const { sent, press } = await openWithCart(aProductDetail({ type: 'bundle', bundle, variants: [], options: [] }));
    await press();
    const bundle_options = [{ option_id: '1', option_qty: 1, option_selections: ['12'] }];
    const product_option = { extension_attributes: { bundle_options } };
    await vi.waitFor(() => expect(sent()).toMatchObject([{ cartItem: { product_option } }]), 5000);
  });

  it('PROD-10 what a shopper fills in in the product_option of what the cart sends', async () => {
    const { sent, press } = await openWithCart(aProductDetail({ ownOptions, variants: [], options: [] }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Naam' }), 'Jet');
    await press();
    const custom_options = [{ option_id: '7', option_value: 'Jet' }];
    const product_option = { extension_attributes: { custom_options } };
    await vi.waitFor(() => expect(sent()).toMatchObject([{ cartItem: { product_option } }]), 5000);
  });

  it('PROD-11 nothing without a choice of a required custom option, which blocks the order', async () => {
    const { add, order } = await openDetail({ ownOptions, variants: [], options: [] });
    await order();
    await screen.findByText('Dit veld is verplicht');
    expect(add).not.toHaveBeenCalled();
  });

  it('PROD-11 nothing then, and its field says that it is required', async () => {
    const { order } = await openDetail({ ownOptions, variants: [], options: [] });
    expect(screen.queryByText('Dit veld is verplicht')).toBeNull();
    await order();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveAccessibleDescription(/Dit veld is verplicht/),
    );
  });
});

it('PRICE-07 several values of an option add up in the price of what is put into the cart', async () => {
  const values = [
    { id: '21', title: 'Inpakken', surcharge: { kind: 'fixed' as const, cents: 250 } },
    { id: '22', title: 'Verzekerd', surcharge: { kind: 'percent' as const, percent: 10 } },
  ];
  const ownOptions = [{ id: '8', title: 'Extra', isRequired: false, kind: 'checkbox' as const, values }];
  const { add, order } = await openDetail({ price: 2000, ownOptions, variants: [], options: [] });
  for (const { title } of values) await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(title) }));
  await order();
  const line = expect.objectContaining({ price: 2450 });
  await waitFor(() => expect(add).toHaveBeenCalledWith([{ line, quantity: 1 }], expect.anything()));
});

describe('PROD-11 a required custom option without a choice', () => {
  const values = [{ option_type_id: 21, title: 'Jute', price: 0 }];

  it.each(['field', 'area', 'select', 'drop_down', 'radio', 'checkbox', 'multiple'])(
    'PROD-11 of type %s blocks the order and says that it is required',
    async (type) => {
      const wish = { option_id: 7, title: 'Koord', type, is_require: true, values };
      const document = { ...robe(variant('Blauw', 'S')), custom_options: [wish] };
      const { add, order } = await open(document, 'JAS-Blauw-S');
      await order();
      expect(await screen.findByText('Dit veld is verplicht')).toBeVisible();
      expect(add).not.toHaveBeenCalled();
    },
  );
});

it.each(['maat', 'size'])(
  'PROD-05 the link to the size guide stands at the sizes, in the attribute %s',
  async (code) => {
    const [ofColour, ofSize] = options;
    const inSize = (sku: Size) => ({ ...variant('Blauw', sku), [code]: String(sizes[sku]) });
    const document = robe(inSize('S'), inSize('L'));
    await open({
      ...document,
      configurable_options: [
        { ...ofColour, values: [] },
        { ...ofSize, attribute_code: code, values: valuesOf(sizes) },
      ],
    });
    expect(group('Maat').getByRole('link', { name: 'Maattabel' })).toHaveAttribute('href', '/i/maattabel');
    expect(screen.getAllByRole('link', { name: 'Maattabel' })).toHaveLength(1);
  },
);

describe('PROD-18 the size guide of a page', () => {
  const [letters, bras] = someSizeTables();
  const tables = [letters, bras, { ...letters, measure: 'Heren, in cm' }, { ...letters, brand: 'Studio Merel' }];
  const content = async () => ({
    ...{ id: 'm', slug: 'maattabel', name: 'Maattabel', title: 'Maattabel' },
    body: tables.map((fields, at) => ({
      ...{ type: 'other', id: String(at), component: 'size_table', fields },
    })),
  });
  const openGuide = async (labels: readonly string[], current: string, brand?: string, code = 'maat') => {
    const values = labels.map((label) => ({
      ...{ id: label, label, state: 'available' as const, isChosen: label === current, sku: label },
    }));
    const option = { id: '142', code, label: 'Maat', values, isSize: true as const };
    await openDetail({ options: [option], variants: [], ...(brand && { brand }) }, { content });
    await userEvent.click(screen.getByRole('link', { name: 'Maattabel' }));
    return within(await screen.findByRole('dialog', { name: 'Maattabel' }));
  };
  const captions = (guide: Awaited<ReturnType<typeof openGuide>>) =>
    guide.getAllByRole('table').map((table) => within(table).getByRole('caption').textContent);

  it('PROD-18 shows a table for each brand and measure that has its sizes', async () => {
    const guide = await openGuide(['S', 'M'], 'M');
    await guide.findAllByRole('table');
    expect(captions(guide)).toEqual(['Linge: Dames, in cm', 'Linge: Heren, in cm', 'Studio Merel: Dames, in cm']);
  });

  it('PROD-18 shows the tables of the product’s own brand alone', async () => {
    const guide = await openGuide(['S', 'M'], 'M', 'Studio Merel');
    await guide.findAllByRole('table');
    expect(captions(guide)).toEqual(['Studio Merel: Dames, in cm']);
  });

  it('PROD-18 marks the chosen size', async () => {
    const guide = await openGuide(['S', 'M'], 'M', 'Studio Merel');
    const [head] = within(await guide.findByRole('table')).getAllByText(/jouw keuze/);
    expect(head?.closest('[aria-current]')).toHaveTextContent('M (jouw keuze)');
  });

  it('PROD-18 marks the size that was chosen just before', async () => {
    await openPending(robe(variant('Blauw', 'L'), variant('Blauw', 'S')), 'JAS-Blauw-L', { content });
    await userEvent.click(size('S'));
    await waitFor(() => expect(chosen()).toEqual(['Blauw', 'S']));
    await userEvent.click(screen.getByRole('link', { name: 'Maattabel' }));
    const guide = within(await screen.findByRole('dialog', { name: 'Maattabel' }));
    const [marked] = await guide.findAllByText(/jouw keuze/);
    expect(marked?.closest('[aria-current]')).toHaveTextContent('S (jouw keuze)');
  });

  it('PROD-18 marks the chosen size in each table', async () => {
    const guide = await openGuide(['S', 'M'], 'M');
    const marked = (await guide.findAllByRole('table')).map(
      (table) => table.querySelector('[aria-current]')?.textContent,
    );
    expect(marked).toEqual(Array(3).fill('M (jouw keuze)'));
  });

  it('PROD-18 marks the chosen cup of a bra in the row of its band', async () => {
    const guide = await openGuide(['75A', '75B'], '75B');
    expect(await guide.findByText(/88-89/)).toHaveAttribute('aria-current', 'true');
  });

  it('PROD-18 marks the chosen size of a catalogue that calls it size', async () => {
    const guide = await openGuide(['S', 'M'], 'M', 'Studio Merel', 'size');
    expect((await guide.findAllByText(/jouw keuze/))[0]?.closest('[aria-current]')).toHaveTextContent('M (jouw keuze)');
  });

  it('PROD-18 has no converter for sizes that are not of bras', async () => {
    const guide = await openGuide(['S', 'M'], 'M');
    await guide.findAllByRole('table');
    expect(guide.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['76,5', '89', '75B'],
    ['72', '95', '70H'],
    ['78', '98', '80D'],
  ])(
    'PROD-18 converts %s and %s measured centimetres to the band and cup %s for bras',
    async (under, over, braSize) => {
      const guide = await openGuide(['75A', '75B'], '75A');
      await userEvent.type(await guide.findByRole('textbox', { name: 'Onder de borst (cm)' }), under);
      await userEvent.type(guide.getByRole('textbox', { name: 'Over de borst (cm)' }), over);
      expect(guide.getByText(/Jouw maat is/)).toHaveTextContent(new RegExp(`^Jouw maat is ${braSize}`));
    },
  );
});
