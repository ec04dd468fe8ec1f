// @vitest-environment happy-dom
import { aCategoryPage, aListing, anAbout, aProductDetail, aProductSummary } from '@etalage/catalog/testing';
import { aProductListBlock, aStory } from '@etalage/cms/testing';
import { UnreachableError, type StoreView } from '@etalage/core';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '@etalage/shell/testing';
import { storeFile, stores } from './testing/stores.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const listing = aListing();
const logoOf = (code: string) => storeFile(code, 'src/logo.svg');

it.each(stores)(
  'ROUTE-29 the app of $view.name has the routes of the shell: it hands over its store and nothing else',
  ({ code }) =>
    expect(storeFile(code, 'src/client.tsx').split('\n').filter(Boolean)).toEqual([
      "import { hydrate } from '@etalage/shell';",
      `import { ${code} } from './store.ts';`,
      `hydrate(${code});`,
    ]),
);

it.each(stores)(
  'ROUTE-29 the server of $view.name has the routes of the shell: it hands over its store and nothing else',
  ({ code }) =>
    expect(storeFile(code, 'src/server.tsx').split('\n').filter(Boolean)).toEqual([
      "import { serve } from '@etalage/storefront-server';",
      `import { ${code} } from './store.ts';`,
      `serve(${code});`,
    ]),
);

describe('STORE-04 every store has a face of its own', () => {
  const homeLink = async ({ view }: (typeof stores)[number]) => {
    await visit({ path: '/cart/', view, logo: logoOf(view.storeCode) });
    return within(screen.getByRole('banner')).getByRole('link', { name: view.name });
  };

  it.each(stores)('STORE-04 $view.name shows its logo', async (store) => {
    const home = await homeLink(store);
    const file = document.createElement('div');
    file.innerHTML = logoOf(store.code);
    expect(file.querySelector('svg')?.children.length).toBeGreaterThan(0);
    expect(home.querySelector('svg')?.innerHTML).toBe(file.querySelector('svg')?.innerHTML);
  });

  it('STORE-04 no two stores share a logo file', () =>
    expect(new Set(stores.map(({ code }) => logoOf(code))).size).toBe(stores.length));

  it.each(stores)('STORE-04 the app of $view.name has its own theme', ({ code }) => {
    expect(storeFile(code, 'src/store.ts')).toMatch(/^import '\.\/theme\.css\.ts';$/m);
    expect(storeFile(code, 'src/theme.css.ts')).toContain(`createStoreTheme('${code}', `);
  });

  it('STORE-04 no two stores share a theme token set', () =>
    expect(new Set(stores.map(({ theme }) => JSON.stringify(theme.light))).size).toBe(stores.length));

  it.each(['light', 'dark'] as const)('STORE-04 no two stores share a primary colour token: %s', (scheme) =>
    expect(new Set(stores.map(({ theme }) => theme[scheme].color.action)).size).toBe(stores.length),
  );
});

const aView = (code: string) => stores.find((store) => store.code === code)?.view ?? expect.unreachable(code);

const contactFields = ['company', 'street', 'postcode', 'city', 'phone', 'email', 'kvk', 'vat'] as const;

describe('STORE-08 every store shows its own contact data', () => {
  it.each([
    [
      'dailydeal',
      ['Dagvondst B.V.', 'Havenstraat 112', '3024 TN', 'Rotterdam'],
      ['010 - 760 11 10', 'hulp@dagvondst.example', '83517204', 'NL862744190B01'],
    ],
    [
      'fashion',
      ['Linge Mode B.V.', 'Spaarne 48', '2011 CJ', 'Haarlem'],
      ['023 - 760 41 20', 'klantenservice@linge.example', '84120377', 'NL863102477B01'],
    ],
    [
      'textile',
      ['Weefhuis Textiel B.V.', 'Spinnerijplein 7', '7511 JN', 'Enschede'],
      ['053 - 760 30 30', 'contact@weefhuis.example', '82960531', 'NL861958827B01'],
    ],
  ])('STORE-08 the footer of %s has its contact data', async (code, address, numbers) => {
    await visit({ path: '/cart/', view: aView(code) });
    const footer = screen.getByRole('contentinfo');
    for (const text of [...address, ...numbers]) expect(footer.textContent).toContain(text);
  });

  it.each(stores)('STORE-08 $view.name is open Monday to Friday 09:00-17:00', async ({ view }) => {
    await visit({ path: '/cart/', view });
    expect(screen.getByRole('contentinfo').textContent).toContain('Ma t/m vr 09:00 - 17:00');
  });

  it.each(contactFields)('STORE-08 no two stores share their %s', (field) =>
    expect(new Set(stores.map(({ view }) => view.contact[field])).size).toBe(stores.length),
  );
});

describe('STORE-14 the button of a product card', () => {
  /** The action button of a product card in a category of this store. */
  const buttonsIn = async (code: string) => {
    await visit({ path: '/c/bad', view: aView(code), services: { category: async () => aCategoryPage({ listing }) } });
    const card = within(screen.getByRole('main')).getAllByRole('article')[0] ?? expect.unreachable('a card');
    return ['Shop nu', 'Bestel nu'].filter((words) => within(card).queryByText(words) !== null);
  };

  it.each([
    ['dailydeal', 'Shop nu'],
    ['textile', 'Bestel nu'],
  ])('STORE-14 in %s is "%s"', async (code, words) => expect(await buttonsIn(code)).toEqual([words]));

  it('STORE-14 is not there in fashion', async () => expect(await buttonsIn('fashion')).toEqual([]));

  const story = aStory({ body: [aProductListBlock({ id: 'lijst' })] });
  const offered = (strip: 'related' | 'upsell') =>
    aProductDetail({ about: anAbout({ related: [], upsell: [], [strip]: listing.products }) });
  const nothing = { text: 'bad', suggestions: [], categories: [] };
  const [offer] = listing.products;
  const elsewhere: [string, string, NonNullable<Parameters<typeof visit>[0]['services']>][] = [
    ['the home page', '/', { home: async () => ({ story, products: { lijst: listing.products } }) }],
    ['search results', '/search?q=bad', { search: async () => ({ listing, text: 'bad', suggestions: [] }) }],
    ['what goes with another product', '/p/JAS/badjas', { product: async () => offered('related') }],
    ['the page of another product', '/p/JAS/badjas', { product: async () => offered('upsell') }],
    [
      'a search without results',
      '/no-result?q=bad',
      { 'no-result': async () => ({ ...nothing, ...(offer && { offer }) }) },
    ],
  ];
  it.each(elsewhere)('STORE-14 is on the cards of %s too', async (_where, path, services) => {
    await visit({ path, view: aView('textile'), services });
    const cards = await within(screen.getByRole('main')).findAllByRole('article');
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(within(card).getByText('Bestel nu')).toBeTruthy();
  });
});

it('STORE-14 is on the cards of recently viewed products too', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 500, result: 'Nu niet.' }, { status: 500 }));
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify(listing.products));
  const nothing = { text: 'bad', suggestions: [], categories: [] };
  await visit({ path: '/no-result?q=bad', view: aView('textile'), services: { 'no-result': async () => nothing } });
  const cards = within(await screen.findByRole('region', { name: 'Eerder bekeken' })).getAllByRole('article');
  for (const card of cards) expect(within(card).getByText('Bestel nu')).toBeTruthy();
});

describe('STORE-15 the rating snippet', () => {
  it.each([
    ['dailydeal', '8,3 uit 10 op basis van 957 beoordelingen'],
    ['fashion', '8 uit 10 op basis van 151 beoordelingen'],
    ['textile', '8,7 uit 10 op basis van 599 beoordelingen'],
  ])('STORE-15 of %s is "%s"', async (code, words) => {
    await visit({ path: '/cart/', view: aView(code) });
    expect(within(screen.getByRole('contentinfo')).queryByText(words)).not.toBeNull();
  });

  it.each(stores)('STORE-15 of $view.name gives way to a live review summary', async ({ view }) => {
    const live = { averageRating: 9, last12MonthAverageRating: 9.1, numberReviews: 1204, reviews: [] };
    const reviews = async () => ({ ...live, viewReviewUrl: 'https://reviews.test/x' });
    await visit({ path: '/cart/', view, services: { reviews } });
    const shown = within(screen.getByRole('contentinfo')).getAllByText(/uit 10 op basis van/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(['9,1 uit 10 op basis van 1204 beoordelingen']);
  });
});

describe('STORE-11 the prices of a store', () => {
  const priceIn = async (cents: number, view: Partial<StoreView>) => {
    const products = [aProductSummary({ price: cents })];
    await visit({
      path: '/c/bad',
      view,
      services: { category: async () => aCategoryPage({ listing: aListing({ products, total: 1 }) }) },
    });
    return within(screen.getByRole('main')).getByText(/^€/).textContent;
  };

  it.each(stores)('STORE-11 $view.name shows 1234.5 as € 1.234,50', async ({ view }) =>
    expect(await priceIn(123_450, view)).toBe('€\u00a01.234,50'),
  );

  it.each([
    [5, '€\u00a00,05'],
    [1200, '€\u00a012,00'],
    [100_000_000, '€\u00a01.000.000,00'],
  ])('STORE-11 %i cents have exactly 2 fraction digits', async (cents, text) =>
    expect(await priceIn(cents, aView('fashion'))).toBe(text),
  );
});

describe('STORE-07 the texts of a store for search engines', () => {
  beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: [] })));

  const head = { title: '', description: '', keywords: '' };
  const story = { id: '1', slug: 'x', name: 'Verhaal', title: '', description: '', body: [] };
  const product = aProductDetail({ head: { ...head, title: 'Badjas' } });
  const category = { id: 12, name: 'Bad', slug: 'bad', breadcrumbs: [], subcategories: [], head, listing };
  /** Every page without a description of its own, and with a title only where it always has one. */
  const services: NonNullable<Parameters<typeof visit>[0]['services']> = {
    home: async () => ({ story, products: {} }),
    category: async () => category,
    product: async () => product,
    content: async () => story,
    search: async () => ({ listing, text: 'bad', suggestions: [] }),
    'no-result': async () => ({ text: 'bad', suggestions: [], categories: [] }),
    'storyblok-single-component-visual-editor-mode': async () => story,
  };
  const paths = {
    ...{ home: '/', category: '/c/bad', product: `/p/${product.parentSku}/${product.slug}`, content: '/i/over-ons' },
    ...{ search: '/search?q=bad', 'no result': '/no-result?q=bad', cart: '/cart/', checkout: '/checkout' },
    ...{ 'checkout return': '/checkout-return', error: '/error', 'not found': '/x/y/z' },
    ...{ login: '/login/', 'password reset': '/customer/account/createPassword', account: '/my-account' },
    ...{ wishlist: '/wishlist', withdrawal: '/withdrawal', 'shared cart': '/cart/shared' },
    ...{ 'offline guide': '/offline-guide', 'a story alone': '/storyblok-empty' },
  };
  const pages = Object.entries(paths);
  const withTitle = pages.filter(([page]) => page !== 'home');

  it.each(['defaultTitle', 'titleTemplate', 'description'] as const)('STORE-07 no two stores share a %s', (text) => {
    expect(new Set(stores.map(({ view }) => view.seo[text])).size).toBe(stores.length);
  });

  describe.each(stores)('STORE-07 in $view.name', ({ view }) => {
    const { name, seo } = view;

    it(`STORE-07 the title of ${name} is that of a home page without one`, async () => {
      await visit({ path: paths.home, view, services });
      expect(document.title).toBe(seo.defaultTitle);
    });

    it(`STORE-07 the title of ${name} is that of a page that cannot be loaded`, async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const failed = () => Promise.reject(new UnreachableError('No answer'));
      await visit({ path: paths.category, view, services: { category: failed } });
      expect(document.title).toBe(seo.defaultTitle);
    });

    it.each(withTitle)(`STORE-07 the template of ${name} frames the title of the page: %s`, async (_page, path) => {
      await visit({ path, view, services });
      const [before = '', after = ''] = seo.titleTemplate.split('%s');
      expect(document.title.startsWith(before) && document.title.endsWith(after)).toBe(true);
      expect(document.title.length).toBeGreaterThan(before.length + after.length);
    });

    it.each(pages)(`STORE-07 the description of ${name} is that of a page without one: %s`, async (_page, path) => {
      await visit({ path, view, services });
      const description = document.head.querySelector('meta[name=description]');
      expect(description?.getAttribute('content')).toBe(seo.description);
    });
  });
});
