import { addToCartAtom, cartPortsAtom, createCartStorage, loadCartAtom } from '@etalage/cart/headless';
import { aNewLine, createFakeCart } from '@etalage/cart/testing';
import { aCategoryPage, aGroupMember, aListing, aProductDetail, aProductSummary } from '@etalage/catalog/testing';
import { changeDetailsAtom, enterSectionAtom, type Section } from '@etalage/checkout/headless';
import { someDetails } from '@etalage/checkout/testing';
import { aHeroBlock, aStory } from '@etalage/cms/testing';
import { createStorage } from '@etalage/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit, type SomeServices } from '../testing.tsx';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const gallery = [
  { kind: 'image' as const, src: '/w/voor.jpg', alt: 'Badjas' },
  { kind: 'image' as const, src: '/w/stof.jpg', alt: 'De stof' },
];
const product = aProductDetail({ name: 'Badjas', gallery });
const productPath = `/p/${product.parentSku}/${product.slug}`;
const inShop = (path: string, services: SomeServices = {}) =>
  visit({ path, services: { product: async () => product, ...services } });

describe.each([
  // overlay, its trigger, page, accessible name
  [
    'microcart',
    () => within(screen.getByRole('banner')).getByRole('link', { name: 'Winkeltas' }),
    '/cart/',
    'Winkelwagen',
  ],
  ['language panel', () => screen.getByRole('button', { name: 'Taal: Nederlands' }), '/cart/', 'Taal'],
  ['size guide', () => screen.getByRole('link', { name: 'Maattabel' }), productPath, 'Maattabel'],
  [
    'terms',
    () => screen.getByRole('button', { name: 'Lees de algemene voorwaarden' }),
    '/checkout',
    'Algemene voorwaarden',
  ],
])('A11Y-03 the %s', (what, opener, path, name) => {
  const opened = async () => {
    await (path === '/checkout' ? atCheckout('OrderReview') : inShop(path));
    const button = await waitFor(opener);
    await userEvent.click(button);
    return { button, dialog: await screen.findByRole('dialog', { name }) };
  };
  const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

  it(`A11Y-03 the ${what} is a named dialog that takes the focus in`, async () => {
    const { dialog } = await opened();
    await waitFor(() => expect(dialog).toContainElement(focused()));
  });

  it(`A11Y-03 the focus stays in the ${what}`, async () => {
    const { dialog } = await opened();
    await waitFor(() => expect(dialog).toContainElement(focused()));
    const stops = dialog.querySelectorAll('a[href], button, input').length + 2;
    for (let stop = 0; stop < stops; stop += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(focused());
    }
    await userEvent.tab({ shift: true });
    expect(dialog).toContainElement(focused());
  });

  it(`A11Y-03 Escape closes the ${what}, and the focus returns`, async () => {
    const { button } = await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it(`A11Y-03 the focus returns when the button of the ${what} closes it`, async () => {
    const { button, dialog } = await opened();
    const [close = expect.unreachable('a button')] = within(dialog).getAllByRole('button', { name: 'Sluiten' });
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });
});

/** The checkout with one cart line, at its first section, or at a later one with all forms filled in. */
async function atCheckout(section?: Section) {
  let arrive = (): void => undefined;
  const load = () => new Promise<void>((resolve) => (arrive = resolve));
  const cart = { resume: () => undefined, add: () => undefined, load };
  const shop = await visit({ path: '/checkout', cart });
  const { api } = createFakeCart({});
  await act(async () => {
    shop.store.set(loadCartAtom);
    shop.store.set(cartPortsAtom, { api, storage: createCartStorage(createStorage()), lock: (task) => task() });
    await shop.store.set(addToCartAtom, aNewLine({ name: 'Laken', image: '/laken.jpg' }), 1);
    arrive();
  });
  await screen.findByRole('heading', { name: 'Bestellen' });
  if (section === undefined) return shop;
  await act(async () => {
    shop.store.set(changeDetailsAtom, () => someDetails());
    shop.store.set(enterSectionAtom, section);
  });
  return shop;
}

it.each([
  ['the home page', '/'],
  ['a list', '/c/bad'],
  ['the page of a product', productPath],
  ['the page to log in', '/login/'],
])('A11Y-02 no button or link is without a name on %s', async (_what, path) => {
  const listing = aListing({ products: [aProductSummary({ name: 'Handdoek Fenne' })] });
  await inShop(path, {
    category: async () => aCategoryPage({ listing }),
    home: async () => ({ story: aStory(), products: {} }),
  });
  const controls = document.querySelectorAll('button, a[href], summary');
  expect(controls.length).toBeGreaterThan(3);
  for (const control of controls) expect(control).toHaveAccessibleName();
});

describe('A11Y-05 the sections of the checkout', () => {
  it('A11Y-05 are buttons that say whether they are open', async () => {
    await atCheckout();
    const sections = screen.getAllByRole('button', { expanded: false });
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    expect(sections.length).toBeGreaterThan(1);
  });
});

describe('A11Y-05 what opens in place', () => {
  it.each([
    ['/c/bad', 'the filters of a list'],
    [productPath, 'a product'],
    ['/cart/', 'the frame'],
  ])('A11Y-05 at %s each has a summary with its name: %s', async (path) => {
    await inShop(path, {
      category: async () => aCategoryPage(),
      theme: async () => ({ menu: [], menuFooter: [], usps: [], footer: [{ title: 'Service', links: [] }] }),
    });
    const parts = [...document.querySelectorAll('details')];
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      expect(part.firstElementChild?.tagName).toBe('SUMMARY');
      expect(part.firstElementChild).toHaveTextContent(/\w/);
    }
  });
});

describe('A11Y-06 the message of a form', () => {
  it.each(['Voornaam', 'Achternaam', 'E-mailadres'])(
    'A11Y-06 marks the field %s invalid and describes it',
    async (label) => {
      await atCheckout();
      expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
      await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Dit veld is verplicht');
    },
  );
});

describe('A11Y-06 a checkout without a way to pay', () => {
  it('A11Y-06 marks the ways to pay invalid and describes them', async () => {
    const { store } = await atCheckout('Payment');
    const ways = await screen.findByRole('group', { name: 'Hoe wil je betalen?' });
    act(() =>
      store.set(changeDetailsAtom, ({ paymentDetails, ...others }) => ({
        ...others,
        paymentDetails: { ...paymentDetails, paymentMethod: '' },
      })),
    );
    expect(ways).not.toHaveAttribute('aria-invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Verder' }));
    expect(ways).toHaveAttribute('aria-invalid', 'true');
    expect(ways).toHaveAccessibleDescription('Kies een betaalmethode');
  });
});

describe('A11Y-06 an order without agreement to the terms', () => {
  const refused = async () => {
    await atCheckout('OrderReview');
    const terms = await screen.findByRole('checkbox', { name: /akkoord/u });
    expect(terms).not.toHaveAttribute('aria-invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Bestellen en betalen' }));
    return terms;
  };

  it('A11Y-06 marks the agreement invalid and describes it', async () => {
    const terms = await refused();
    expect(terms).toHaveAttribute('aria-invalid', 'true');
    expect(terms).toHaveAccessibleDescription('Ga akkoord met de algemene voorwaarden om te bestellen');
  });

  it('A11Y-06 goes once the shopper agrees', async () => {
    const terms = await refused();
    await userEvent.click(terms);
    expect(terms).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Ga akkoord met de algemene voorwaarden om te bestellen')).toBeNull();
  });
});

describe('A11Y-06 the text of an image', () => {
  const textsOf = (path: string) =>
    [...document.querySelectorAll('main img, dialog[open] img')]
      .filter((image) => image.getAttribute('src')?.includes(path))
      .map((image) => image.getAttribute('alt'));

  it('A11Y-06 in a list is the name of the product', async () => {
    const listing = aListing({ products: [aProductSummary({ name: 'Handdoek Fenne', image: '/fenne.jpg' })] });
    await inShop('/c/bad', { category: async () => aCategoryPage({ listing }) });
    expect(textsOf('fenne.jpg')).toEqual(['Handdoek Fenne']);
  });

  it('A11Y-06 on the page of a product is its name, or what its picture is called', async () => {
    await inShop(productPath);
    expect(screen.getByRole('img', { name: 'Badjas' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'De stof' })).toBeVisible();
  });

  it('A11Y-06 of a part of a set is the name of the part', async () => {
    const members = [aGroupMember({ name: 'Washand', image: '/washand.jpg' })];
    await inShop(productPath, { product: async () => ({ ...product, type: 'grouped', members }) });
    await waitFor(() => expect(textsOf('washand.jpg')).toEqual(['Washand']));
  });

  it('A11Y-06 in the cart is the name of the product', async () => {
    const { store } = await inShop('/cart/');
    const { api } = createFakeCart({});
    await act(async () => {
      store.set(loadCartAtom);
      store.set(cartPortsAtom, { api, storage: createCartStorage(createStorage()), lock: (task) => task() });
      await store.set(addToCartAtom, aNewLine({ name: 'Laken', image: '/laken.jpg' }), 1);
    });
    await waitFor(() => expect(textsOf('laken.jpg')).toEqual(['Laken']));
  });

  it('A11Y-06 in the checkout is the name of the product', async () => {
    await atCheckout();
    await waitFor(() => expect(textsOf('laken.jpg')).toEqual(['Laken']));
  });

  it('A11Y-06 of a story is its alt text', async () => {
    const image = { source: '/content/textile/bad-1600x800.jpg', alt: 'Een stapel handdoeken' };
    const story = { id: '1', slug: 'over-ons', name: 'Over ons', title: 'Over ons', body: [aHeroBlock({ image })] };
    await inShop('/i/over-ons', { content: async () => story });
    expect(screen.getByRole('img', { name: 'Een stapel handdoeken' })).toBeVisible();
  });
});
