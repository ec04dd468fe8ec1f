import { loadCartAtom } from '@etalage/cart/headless';
import { detailOf, type ProductDetail } from '@etalage/catalog';
import {
  aProduct,
  aProductDetail,
  aProductSummary,
  aVariant,
  aViewContext,
  anAbout,
  someProductReviews,
} from '@etalage/catalog/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Preloads the lazy chunks of the page.
import './later/AfterProduct.tsx';
import './later/ProductReview.tsx';
import './parts/BackInStock.tsx';
import './parts/OrderOptions.tsx';
import './parts/belowFold.ts';
import '../../connected/RecentlyViewed.tsx';
import { SeesAll } from '../../testing/SeesAll.ts';
import { visit } from '../../testing.tsx';

/** The response to the browser's requests. */
const backend = vi.fn<() => Promise<Response>>();
const refused = async () => Response.json({ code: 500, result: 'nee' }, { status: 500 });
/** Request bodies by path. */
const sent = new Map<string, unknown>();
beforeEach(() => {
  sent.clear();
  backend.mockReset().mockImplementation(refused);
  vi.stubGlobal('IntersectionObserver', SeesAll);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') sent.set(new URL(request.url).pathname, await request.json());
    return backend();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});
const key = 'shop/catalog/recently-viewed';
const scarf = (at: number) =>
  aProductSummary({ id: at, sku: `SJ-${at}`, parentSku: `SJ-${at}`, name: `Sjaal ${at}`, price: 1295 });
const keep = (count: number) =>
  localStorage.setItem(key, JSON.stringify(Array.from({ length: count }, (_none, at) => scarf(at + 1))));
const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, at) => `Sjaal ${from + at}`);

const openCart = async () => {
  const shop = await visit({ path: '/cart' });
  await act(async () => shop.store.set(loadCartAtom));
  return shop;
};
const openNoResult = () =>
  visit({
    path: '/no-result?q=badjos',
    services: { 'no-result': async () => ({ text: 'badjos', suggestions: [], categories: [] }) },
  });
const openProduct = async (parentSku: string, name: string, differences: Partial<ProductDetail> = {}) => {
  const product = async () => aProductDetail({ parentSku, sku: parentSku, name, ...differences });
  const shop = await visit({ path: `/p/${parentSku}/x`, services: { product } });
  await act(async () => fireEvent.scroll(window));
  return shop;
};
const strip = () => screen.findByRole('region', { name: 'Eerder bekeken' });
const shown = async () =>
  within(await strip())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('PROD-21 recently viewed products', () => {
  it.each([
    ['cart page', openCart],
    ['page without results', openNoResult],
  ])('PROD-21 are the twelve newest on the %s, the newest first', async (_which, open) => {
    keep(13);
    await open();
    expect(await shown()).toEqual(names(1, 12));
  });

  it('PROD-21 are twelve others on the page of one of them', async () => {
    keep(13);
    await openProduct('SJ-3', 'Sjaal 3');
    expect(await shown()).toEqual([...names(1, 2), ...names(4, 13)]);
  });

  it('PROD-21 begin with the one that is looked at now, and stay in this browser', async () => {
    keep(13);
    await openProduct('NIEUW', 'Nieuw');
    await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('Nieuw'));
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    expect(kept).toMatchObject(['Nieuw', ...names(1, 12)].map((name) => ({ name })));
  });
});

it('PROD-07 a recently viewed product has the labels of its page', async () => {
  const labels = [
    { text: 'Duurzaam', kind: 'label' },
    { text: 'Nieuw', kind: 'new' },
  ];
  await openProduct('NIEUW', 'Sjaal', { labels });
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('NIEUW'));
  cleanup();
  await openCart();
  const [card = expect.unreachable()] = within(await strip()).getAllByRole('listitem');
  expect(
    within(card)
      .getAllByText(/^(?:Duurzaam|Nieuw)$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Duurzaam', 'Nieuw']);
});

describe('WISH-16 the cards of a strip', () => {
  const hearts = (title: string) =>
    within(screen.getByRole('region', { name: title }))
      .getAllByRole('button', { name: /op je verlanglijst$/u })
      .map((heart) => heart.getAttribute('aria-label'));
  const heartsOf = (...numbers: number[]) => numbers.map((at) => `Zet Sjaal ${at} op je verlanglijst`);

  it('WISH-16 have a heart each among what was looked at before', async () => {
    keep(2);
    await openCart();
    await strip();
    expect(hearts('Eerder bekeken')).toEqual(heartsOf(1, 2));
  });

  it('WISH-16 have a heart each among what goes with a product, and what is a step up', async () => {
    const about = anAbout({ related: [scarf(1), scarf(2)], upsell: [scarf(3)] });
    await openProduct('NIEUW', 'Nieuw', { about });
    expect(hearts('Past hierbij')).toEqual(heartsOf(1, 2));
    expect(hearts('Of net een stapje meer')).toEqual(heartsOf(3));
  });

  it('WISH-16 have a heart in the find of the day, where nothing was found', async () => {
    const found = { text: 'badjos', suggestions: [], categories: [], offer: scarf(1) };
    await visit({ path: '/no-result?q=badjos', services: { 'no-result': async () => found } });
    expect(screen.getByRole('button', { name: 'Zet Sjaal 1 op je verlanglijst' })).toBeVisible();
  });
});

it('ROUTE-25 a recently viewed product is linked by its url_path and childSku, in a store with such links', async () => {
  await openProduct('NIEUW', 'Nieuw', { sku: 'NIEUW-S', type: 'configurable', path: '/nieuw.html' });
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('Nieuw'));
  cleanup();
  await openCart();
  expect(within(await strip()).getByRole('link')).toHaveAttribute('href', '/nieuw.html?childSku=NIEUW-S');
});

describe('PROD-14 the prices of now', () => {
  const answer = (result: object) => async () => Response.json({ code: 200, result });
  const price_info = { final_price: 9.5, regular_price: 9.5 };

  it('PROD-14 replace those that products have', async () => {
    backend.mockImplementation(answer({ items: [{ id: 1, price_info }] }));
    keep(1);
    await openCart();
    expect(await within(await strip()).findByText(/9,50/)).toBeVisible();
  });

  it.each([
    ['is refused', refused],
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has no items that can be read', answer({ items: [{ id: 1 }] })],
  ])('PROD-14 leave products the prices they have when the call %s', async (_how, calls) => {
    backend.mockImplementation(calls);
    keep(1);
    await openCart();
    expect(await within(await strip()).findByText(/12,95/)).toBeVisible();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(backend).toHaveBeenCalled();
    expect(within(await strip()).getByText(/12,95/)).toBeVisible();
  });
});

describe('PRICE-03 a product that was looked at before', () => {
  const reduced = async () => within(await strip()).queryByText('-25%');
  const keepReduced = () =>
    localStorage.setItem(
      key,
      JSON.stringify([{ ...scarf(1), price: 7500, originalPrice: 10_000, discountPercent: -25 }]),
    );

  it('PRICE-03 counts as reduced offline as it did online', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.mockRejectedValue(new TypeError('Failed to fetch'));
    keepReduced();
    await openCart();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(await reduced()).toBeVisible();
    expect(
      within(await strip())
        .getByText(/100,00/)
        .closest('s, del'),
    ).not.toBeNull();
  });

  it('PRICE-03 counts as reduced offline when its page said so', async () => {
    await openProduct('NIEUW', 'Nieuw', {
      ...{ type: 'simple', options: [], variants: [] },
      ...{ price: 7500, originalPrice: 10_000, discountPercent: -25 },
    });
    await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('Nieuw'));
    cleanup();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.mockRejectedValue(new TypeError('Failed to fetch'));
    await openCart();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(await reduced()).toBeVisible();
  });

  it('PRICE-03 counts as reduced online by what the server tells of it', async () => {
    const price_info = { final_price: 75, regular_price: 100 };
    backend.mockImplementation(async () => Response.json({ code: 200, result: { items: [{ id: 1, price_info }] } }));
    keep(1);
    await openCart();
    await vi.waitFor(async () => expect(await reduced()).toBeVisible());
  });
});

describe('LEGAL-03 a product that was looked at while it was reduced', () => {
  const labels = ['Tip', 'Sale'].map((text) => ({ text, kind: text.toLowerCase() }));
  const shownNow = async (final_price: number) => {
    const price_info = { final_price, regular_price: 100 };
    backend.mockImplementation(async () => Response.json({ code: 200, result: { items: [{ id: 1, price_info }] } }));
    const reduced = { price: 7500, originalPrice: 10_000, discountPercent: -25 };
    localStorage.setItem(key, JSON.stringify([{ ...scarf(1), ...reduced, labels }]));
    await openCart();
    // What the card was kept with.
    await vi.waitFor(async () => expect(within(await strip()).queryByText('-25%')).toBeNull());
    return within(await strip());
  };

  it('LEGAL-03 announces no reduction any more once that is over, by its label neither', async () => {
    const shown = await shownNow(100);
    expect(shown.queryByText('Sale')).toBeNull();
    expect(shown.queryByText('-25%')).toBeNull();
    expect(shown.getByText('Tip')).toBeVisible();
  });

  it('LEGAL-03 keeps its label while it is reduced', async () => {
    const shown = await shownNow(80);
    expect(shown.getByText('Sale')).toBeVisible();
    expect(shown.getByText('-20%')).toBeVisible();
  });
});

describe('PROD-23 a size that is sold out', () => {
  const stock = { is_in_stock: false, qty: 0 };
  const [small, ...others] = aProduct().configurable_children ?? [];
  const document = aProduct({ configurable_children: [{ ...aVariant(), ...small, stock }, ...others] });
  const open = () =>
    visit({
      path: '/p/JAS/badjas-fenne/JAS-BLAUW-S',
      services: { product: async () => detailOf(document, 'JAS-BLAUW-S', aViewContext()) },
    });

  it('PROD-23 offers a mail in the place of the button', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Mail mij' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In winkelwagen' })).toBeNull();
  });

  it('PROD-23 offers a mail also where the price depends on the quantity', async () => {
    const tiers = [{ quantity: 5, price: 1000, savingPercent: 10 }];
    const product = { ...detailOf(document, 'JAS-BLAUW-S', aViewContext()), tiers };
    await visit({ path: '/p/JAS/badjas-fenne/JAS-BLAUW-S', services: { product: async () => product } });
    expect(await screen.findByRole('button', { name: 'Mail mij' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In winkelwagen' })).toBeNull();
  });

  it('PROD-23 sends the address to the shop, for that variant', async () => {
    backend.mockImplementation(async () => Response.json({ code: 200, result: true }));
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mailadres' }), 'jet@voorbeeld.nl');
    await userEvent.click(screen.getByRole('button', { name: 'Mail mij' }));
    expect(await screen.findByText(/Genoteerd! Je krijgt één mail zodra Blauw, S weer op voorraad is/)).toBeVisible();
    expect(sent.get('/api/stock/back-in-stock')).toEqual({ sku: 'JAS-BLAUW-S', email: 'jet@voorbeeld.nl' });
  });
});

describe('PROD-24 the reviews of a product', () => {
  const open = async () => {
    const about = anAbout({ reviews: someProductReviews() });
    await visit({ path: '/p/JAS/x', services: { product: async () => aProductDetail({ id: 10, about }) } });
    return within(screen.getByRole('region', { name: 'Wat klanten zeggen' }));
  };

  it('PROD-24 come with their average and count', async () =>
    expect((await open()).getByText('4,5 van 5, uit 2 beoordelingen')).toBeVisible());

  it('PROD-24 are listed with what was written, by whom and when', async () => {
    const [first] = (await open()).getAllByRole('listitem');
    expect(first).toHaveTextContent('TopZo zacht.Guus, 3 november 2026');
    expect(within(first ?? document.body).getByRole('img', { name: '5 van 5 sterren' })).toBeVisible();
  });

  it('PROD-24 have a form, which sends one to the shop', async () => {
    const document = { id: 1, product_id: 10, title: 'Top', detail: 'Zacht.', nickname: 'Jet', rating: 5 };
    backend.mockImplementation(async () =>
      Response.json({ code: 200, result: { ...document, review_status: 2, created_at: '2026-11-03T09:00:00Z' } }),
    );
    await open();
    await act(async () => fireEvent.scroll(window));
    await userEvent.click(await screen.findByText('Schrijf een beoordeling'));
    await userEvent.click(await screen.findByRole('radio', { name: '5: uitstekend' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Kort gezegd' }), 'Top');
    await userEvent.type(screen.getByRole('textbox', { name: 'Wat vind je ervan?' }), 'Zacht.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Je naam op de site' }), 'Jet');
    await userEvent.click(screen.getByRole('button', { name: 'Versturen' }));
    await vi.waitFor(() =>
      expect(sent.get('/api/review/create')).toMatchObject({
        review: { product_id: 10, title: 'Top', detail: 'Zacht.', nickname: 'Jet', rating: 5 },
      }),
    );
  });
});
