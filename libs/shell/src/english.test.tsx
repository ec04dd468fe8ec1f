import { accountPagesEn, accountPagesNl } from '@etalage/account';
import {
  confirmCartAtom,
  couponEn,
  couponNl,
  giftCardEn,
  giftCardNl,
  loadCartAtom,
  takeTotalsAtom,
} from '@etalage/cart/headless';
import { aLine, someTotals } from '@etalage/cart/testing';
import { detailEn, detailOf, type ProductDetail } from '@etalage/catalog';
import {
  aCategoryPage,
  aColourRelation,
  aListing,
  aProduct,
  aProductSummary,
  aVariant,
  aViewContext,
  anAbout,
  someBundleGroups,
  someOwnOptions,
} from '@etalage/catalog/testing';
import { changeDetailsAtom, enterSectionAtom } from '@etalage/checkout/headless';
import { anOrderStatus, someDetails } from '@etalage/checkout/testing';
import { blogEn, blogNl } from '@etalage/cms';
import { anArticle, aStory } from '@etalage/cms/testing';
import { UnreachableError } from '@etalage/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
// What loads later in the browser is here at once.
import './connected/lazyParts.ts';
import './connected/Notifications.tsx';
import './connected/RecentlyViewed.tsx';
import { openMobileMenuAtom } from './model/mobileMenu.ts';
import { notifyAtom } from './model/visitAtoms.ts';
import { openOverlayAtom, type Overlay, type OverlayName } from './overlay/overlayAtom.ts';
import { withDailyOffer } from './pages/home/dailyOfferHome.ts';
import { pages } from './pages/registry.ts';
import { withDelivery } from './services/delivery.ts';
import { visit, type SomeServices } from './testing.tsx';
import { dutch, lateNames } from './testing/dutch.tsx';
import { createCartVisit } from './visit/cartVisit.ts';
import { en } from './words/en.ts';
import type { ShopWords } from './words/shopWords.ts';

/** Stands for any argument of a message: a day, a name, a price, or what tells of a time. */
const sample = Object.assign(new String('2026-11-25'), {
  ...{ day: '2026-11-25', isOrderedToday: true, isTomorrow: true },
  ...{ days: 1, hours: 1, minutes: 1 },
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isMessage = (value: unknown): value is (...values: unknown[]) => unknown => typeof value === 'function';
const trimmed = (text: string) => text.replace(/^[\s,.:()]+|[\s,.:()]+$/g, '');

/** What a message says whatever it is given. */
function textsOf(message: unknown): string[] {
  const said: unknown = isMessage(message) ? message(sample, sample, sample) : message;
  const texts = isMessage(message) && typeof said === 'string' ? said.split(/2026-11-25|\d+/) : [said];
  return texts.flatMap((text) => (typeof text === 'string' && /\p{L}{2}/u.test(text) ? trimmed(text) : []));
}

/** Texts of one language that differ from those of the same key in the other. */
function textsInOne(messages: unknown, others: unknown): string[] {
  if (isRecord(messages) && isRecord(others))
    return Object.entries(messages).flatMap(([key, message]) => textsInOne(message, others[key]));
  const same = textsOf(others);
  return textsOf(messages).filter((text) => !same.includes(text));
}

/** Texts that one language has under the same key as the other. */
function textsInBoth(messages: unknown, others: unknown): string[] {
  if (isRecord(messages) && isRecord(others))
    return Object.entries(messages).flatMap(([key, message]) => textsInBoth(message, others[key]));
  const same = textsOf(others);
  return textsOf(messages).filter((text) => same.includes(text));
}

const firstNames = ['frame', 'catalog', 'content', 'addToCart'] as const;
/** The shop's texts in one language that differ from those of the same key in the other. */
function phrasesOf(words: ShopWords, other: ShopWords): readonly string[] {
  const texts = [
    ...firstNames.flatMap((name) => textsInOne(words[name], other[name])),
    ...lateNames.flatMap((name) => textsInOne(words.late(name), other.late(name))),
  ];
  return [...new Set(texts)];
}
let phrases: readonly string[] = [];
beforeAll(async () => {
  await en.load(...lateNames);
  phrases = [
    ...phrasesOf(dutch, en),
    ...textsInOne(accountPagesNl, accountPagesEn),
    ...textsInOne(blogNl, blogEn),
    ...textsInOne(couponNl, couponEn),
    ...textsInOne(giftCardNl, giftCardEn),
  ];
});

const told = ['aria-label', 'alt', 'title', 'placeholder', 'data-back', 'content'];

/** All that a shopper reads or hears of the document. */
function textsOfDocument(): string[] {
  const elements = [...document.querySelectorAll(':not(script, style)')];
  return elements.flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
    ...told.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
}

const wholeWords = (text: string) =>
  new RegExp(`(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\p{L})`, 'u');

/** Which of these texts the document contains. */
function inDocument(words: readonly string[]): string[] {
  const text = textsOfDocument().join('\n');
  return words.filter((phrase) => wholeWords(phrase).test(text));
}
const dutchInDocument = () => inDocument(phrases);

const review = { id: 1, title: 'Top', detail: 'So soft.', nickname: 'Jet', rating: 5, date: '3 November 2026' };
const reviews = { average: 5, count: 1, items: [review] };
const context = aViewContext({ words: detailEn });
const soldOut = { qty: 0, is_in_stock: false, manage_stock: true };
const robe = (differences: Parameters<typeof aProduct>[0] = {}, sku?: string): ProductDetail => ({
  ...detailOf(aProduct({ description: 'Soft and warm.', fit: 'small', ...differences }), sku, context),
  about: anAbout({
    ...{ care: ['wash_30', 'no_iron'], colours: [aColourRelation({ title: 'Basket', color: 'White' })] },
    ...{ related: [aProductSummary()], upsell: [aProductSummary()], reviews },
  }),
});
const now = Date.parse('2026-11-24T12:00:00+01:00');
const view = { hasDailyOffer: true };
const reduced = aProductSummary({ name: 'Scarf', price: 995, originalPrice: 1995, stock: { status: 'out_of_stock' } });
const listing = aListing({
  ...{ total: 120, search: { q: 'scarf', kleur: 'blauw' } },
  products: [reduced, aProductSummary({ name: 'Towel', stock: { status: 'ok', remaining: 2 } })],
});
const services: SomeServices = {
  menu: async () => [{ label: 'Bath', href: '/c/bath', children: [{ label: 'Mats', href: '/c/mats', children: [] }] }],
  theme: async () => ({ menu: [], menuFooter: [], usps: [{ label: 'Discreet', text: '' }], footer: [] }),
  home: async () => {
    const offer = {
      active: { startsAt: now, endsAt: now + 9e7, text: 'Music.', yesterday: reduced, tomorrow: reduced },
      ...{ mainOffer: reduced, associatedProducts: [aProductSummary({ name: 'Cable', sku: 'C' })] },
    };
    const body = [{ type: 'daily_offer' as const, id: 'v', eyebrow: 'Find', title: 'Old', text: '', sku: 'X' }];
    return withDailyOffer({ story: aStory({ body }), products: {} }, offer, en.late('about').offer);
  },
  category: async () => aCategoryPage({ name: 'Bath', description: 'All for the bath.', listing }),
  product: async () => withDelivery(robe(), { tax }, now, en.late('cart')),
  content: async () => aStory({ name: 'Sizes' }),
  blog: async () => ({
    ...{ kind: 'list' as const, page: 1 },
    head: { title: blogEn.title, description: blogEn.intro },
    list: { articles: [anArticle()], total: 2, tags: [] },
  }),
  search: async () => ({ listing, text: 'scarf', suggestions: ['scarfs'] }),
  'no-result': async () => ({ text: 'x', suggestions: ['scarf'], categories: [], offer: reduced }),
};
const tax = { sourcePriceIncludesTax: true, defaultCountry: 'NL', userGroup: false };

beforeEach(() => {
  const looked = aProductSummary({ parentSku: 'SC', name: 'Scarf' });
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify([looked]));
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: [] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A page in English, with everything on it that comes by itself. */
async function inEnglish(path: string, more: SomeServices = {}, cart?: Parameters<typeof visit>[0]['cart']) {
  const page = await visit({ path, view, words: en, services: { ...services, ...more }, ...(cart && { cart }) });
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return page;
}

/** Puts a towel into the cart. */
async function fill({ store }: Awaited<ReturnType<typeof visit>>) {
  await act(async () => {
    store.set(loadCartAtom);
    store.set(confirmCartAtom, { lines: [aLine({ stock: { ...soldOut } })] });
    store.set(takeTotalsAtom, someTotals());
  });
}
const noCart = { resume: () => undefined, add: () => undefined, load: async () => undefined };

const paths = {
  home: '/',
  category: '/c/bath',
  product: '/p/JAS/badjas-fenne/JAS-BLAUW-S',
  content: '/i/sizes',
  'storyblok-single-component-visual-editor-mode': '/storyblok-empty?slug=sizes',
  blog: '/blog',
  'offline-guide': '/offline-guide',
  search: '/search?q=scarf',
  'no-result': '/no-result?q=x',
  cart: '/cart/',
  'shared-cart': '/cart/shared',
  checkout: '/checkout',
  'checkout-return': '/checkout-return?orderId=1',
  login: '/login/',
  account: '/my-account',
  'password-reset': '/customer/account/createPassword?email=a&resetToken=b',
  withdrawal: '/withdrawal',
  wishlist: '/wishlist',
  error: '/error',
} satisfies Record<(typeof pages)[number]['kind'], string>;

describe('the shop in English', () => {
  it('knows Dutch when it sees it', async () => {
    await visit({ path: '/cart/', services });
    expect(dutchInDocument()).toEqual(expect.arrayContaining(['Winkelwagen', 'Menu en zoeken', 'Klantenservice']));
  });

  it.each(Object.entries(paths))('has no Dutch on the page %s', async (_kind, path) => {
    await inEnglish(path);
    expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
    expect(document.documentElement.lang).toBe('en');
    expect(dutchInDocument()).toEqual([]);
  });

  it.each([
    ['is sold out', robe({ configurable_children: [aVariant({ stock: soldOut })] })],
    ['does not have that variant any more', robe({}, 'JAS-GEEL-S')],
    ['takes choices', { ...robe(), ownOptions: someOwnOptions().filter(({ title }) => title === 'Naam') }],
    ['is a bundle', { ...robe(), bundle: someBundleGroups() }],
  ])('has no Dutch on the page of a product that %s', async (_what, product) => {
    await inEnglish(paths.product, { product: async () => product });
    expect(dutchInDocument()).toEqual([]);
  });

  it('has no Dutch on a page that is not there', async () => {
    await inEnglish('/i/gone', { content: () => Promise.reject(new Error('gone')) });
    expect(dutchInDocument()).toEqual([]);
    cleanup();
    await inEnglish('/nowhere');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 page not found');
    expect(dutchInDocument()).toEqual([]);
  });

  it('has no Dutch on a page of a shop that cannot be reached', async () => {
    await inEnglish('/c/bath', { category: () => Promise.reject(new UnreachableError('down')) });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(dutchInDocument()).toEqual([]);
  });

  it('has no Dutch on the cart page with a product in it', async () => {
    const page = await inEnglish('/cart/');
    await fill(page);
    expect(await screen.findByText('Handdoek Hotel')).toBeVisible();
    expect(dutchInDocument()).toEqual([]);
  });

  it('has no Dutch in the checkout of a product', async () => {
    const cart = Promise.withResolvers<void>();
    const page = await inEnglish('/checkout', {}, { ...noCart, load: () => cart.promise });
    await fill(page);
    await act(async () => cart.resolve());
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(dutchInDocument()).toEqual([]);
  });

  it('has no Dutch in a notification', async () => {
    const { store } = await inEnglish('/cart/');
    act(() => void store.set(notifyAtom, { type: 'info', message: 'Kept', action1: { label: en.frame.ok } }));
    expect(await screen.findByText('Kept')).toBeVisible();
    expect(dutchInDocument()).toEqual([]);
  });
});

describe('what lies over the shop in English', () => {
  const product = robe();
  const shown = {
    microcart: { name: 'microcart' },
    search: { name: 'search' },
    menu: { name: 'menu' },
    filters: { name: 'filters' },
    'size-guide': { name: 'size-guide', product },
    gallery: { name: 'gallery', product, startsAt: 0 },
    'product-carousel': { name: 'product-carousel', title: 'Seen', products: [aProductSummary({ name: 'Scarf' })] },
    'product-options': { name: 'product-options', product: aProductSummary({ type: 'configurable', name: 'Robe' }) },
    'edit-line': { name: 'edit-line', line: aLine({ name: 'Robe', options: [] }) },
    'order-confirmation': { name: 'order-confirmation', orderNumber: '900000102' },
    terms: { name: 'terms' },
    language: { name: 'language' },
    review: { name: 'review' },
    'feature-not-implemented': { name: 'feature-not-implemented' },
  } satisfies { [Name in OverlayName]?: Extract<Overlay, { name: Name }> };

  it.each(Object.values(shown))('has no Dutch in $name', async (overlay) => {
    const page = await inEnglish('/c/bath', { content: () => Promise.reject(new Error('gone')) });
    await fill(page);
    act(() => page.store.set(openOverlayAtom, overlay));
    await act(() => new Promise((done) => setTimeout(done, 500)));
    expect(dutchInDocument()).toEqual([]);
  });

  it('has no Dutch in the menu of a phone', async () => {
    vi.stubGlobal('innerWidth', 390);
    const { store } = await inEnglish('/cart/');
    act(() => store.set(openMobileMenuAtom));
    await waitFor(() => expect(document.querySelector('dialog')?.open).toBe(true));
    expect(dutchInDocument()).toEqual([]);
  });
});

describe('ERR-04 the pages of a purchase, in Dutch', () => {
  const dutchProduct = () => ({ ...detailOf(aProduct(), undefined, aViewContext()), about: anAbout() });
  const inDutch: SomeServices = {
    ...services,
    home: async () => ({ story: aStory(), products: {} }),
    category: async () => aCategoryPage({ name: 'Bad', description: 'Alles voor het bad.', listing }),
    product: async () => withDelivery(dutchProduct(), { tax }, now, dutch.late('cart')),
  };
  const englishWords = /\b(?:the|your|you|please|and|with|this|that|not|add|pay|choose|loading|failed|sorry)\b/i;
  const englishInDocument = () => [
    // Fragments of messages as short as 'of' are Dutch words too.
    ...inDocument(phrasesOf(en, dutch).filter(({ length }) => length > 3)),
    ...textsOfDocument().filter((text) => englishWords.test(text)),
  ];

  it('ERR-04 no text is the source text, but for words that Dutch has too', () => {
    const texts = [
      ...firstNames.flatMap((name) => textsInBoth(dutch[name], en[name])),
      ...lateNames.flatMap((name) => textsInBoth(dutch.late(name), en.late(name))),
    ];
    expect([...new Set(texts)].toSorted().join()).toBe('Contact,Filters,Home,IBAN,Menu,OK,Sale,min,sec');
  });

  it.each([
    ['the home page', paths.home],
    ['a category', paths.category],
    ['a product', paths.product],
    ['the search', paths.search],
    ['the page after a payment', paths['checkout-return']],
  ])('ERR-04 no English source text is on %s', async (_what, path) => {
    await visit({ path, view, services: inDutch });
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
    expect(englishInDocument()).toEqual([]);
  });

  it.each([
    ['the thanks for an order that is paid', {}, /^Bedankt! Je bestelnummer is 900000102/],
    [
      'the page of an order that was not paid',
      { status: 'pending_payment', paymentStatus: 'failed' },
      'Je betaling is niet gelukt',
    ],
  ] as const)('ERR-04 no English source text is on %s', async (_what, status, title) => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: anOrderStatus(status) }));
    await visit({ path: '/checkout-return?orderId=102', services: inDutch, cart: createCartVisit });
    expect(await screen.findByText(title)).toBeVisible();
    expect(englishInDocument()).toEqual([]);
  });

  it('ERR-04 no English source text is on the cart page', async () => {
    await fill(await visit({ path: '/cart/', services: inDutch }));
    expect(await screen.findByText('Handdoek Hotel')).toBeVisible();
    expect(englishInDocument()).toEqual([]);
  });

  /** The checkout of a shopper whose cart has arrived, at its first section. */
  const openCheckout = async () => {
    const cart = Promise.withResolvers<void>();
    const page = await visit({ path: '/checkout', services: inDutch, cart: { ...noCart, load: () => cart.promise } });
    await fill(page);
    await act(async () => cart.resolve());
    expect(await screen.findByRole('textbox', { name: 'Voornaam' })).toBeVisible();
    return page;
  };

  it('ERR-04 no English source text is in the checkout', async () => {
    await openCheckout();
    expect(englishInDocument()).toEqual([]);
  });

  it.each([
    ['Shipping', 'Bezorging'],
    ['Payment', 'Betaling'],
    ['OrderReview', 'Controleren en bestellen'],
  ] as const)('ERR-04 no English text is in the section %s of the checkout', async (section, name) => {
    const { store } = await openCheckout();
    await act(async () => {
      store.set(changeDetailsAtom, () => someDetails());
      store.set(enterSectionAtom, section);
    });
    expect(await screen.findByRole('button', { name: new RegExp(name), expanded: true })).toBeVisible();
    expect(englishInDocument()).toEqual([]);
  });
});
