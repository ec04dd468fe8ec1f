import { aCategoryPage, aListing, aProductDetail } from '@etalage/catalog/testing';
import { aHeroBlock, aStory } from '@etalage/cms/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo } from '../links.ts';
import { addressOf } from '../pages/definePage.tsx';
import type { PageRequest } from '../pages/pageRequest.ts';
import { createStorePages } from '../services/storePages.ts';
import { visit, type SomeServices } from '../testing.tsx';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ code: 200, result: [] }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

/** A cart that never finishes loading: an empty one would redirect the checkout to the cart page. */
const cart = { resume: () => undefined, add: () => undefined, load: () => new Promise(() => undefined) };
const singleStory = 'storyblok-single-component-visual-editor-mode';
/** Pages that render their params and search. */
const services: SomeServices = {
  home: async () => ({ story: aStory({ body: [aHeroBlock({ title: 'Welkom' })] }), products: {} }),
  category: async ({ params: { slug = '' } }: PageRequest) => aCategoryPage({ slug, name: `Categorie ${slug}` }),
  product: async ({ params: { parentSku = '', slug = '', childSku = 'geen' } }: PageRequest) =>
    aProductDetail({ type: 'simple', parentSku, slug, name: `${parentSku}, ${slug}, ${childSku}` }),
  content: async ({ params: { slug = '' } }: PageRequest) => aStory({ slug, name: `Verhaal ${slug}` }),
  [singleStory]: async ({ search: { slug = 'home' } }: PageRequest) => aStory({ slug, name: `Verhaal ${slug}` }),
  search: async ({ search: { q = '' } }: PageRequest) => ({ listing: aListing(), text: q, suggestions: [] }),
  'no-result': async ({ search: { q = '' } }: PageRequest) => ({ text: q, suggestions: [], categories: [] }),
};
const open = (path: string, load: () => Promise<unknown> = cart.load) =>
  visit({ path, services, cart: { ...cart, load } });
const heading = () => within(screen.getByRole('main')).findByRole('heading', { level: 1 });
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

describe('the routes of the shop', () => {
  it.each([
    ['ROUTE-01 home', '/', linkTo('home'), 'Welkom'],
    ['ROUTE-02 cart', '/cart/', linkTo('cart'), /winkelwagen/i],
    ['ROUTE-03 checkout', '/checkout', linkTo('checkout'), 'Bestellen'],
    ['ROUTE-04 checkout-return', '/checkout-return', linkTo('checkout-return'), /bestelling/i],
    ['ROUTE-05 login', '/login/', linkTo('login'), 'Inloggen of account aanmaken'],
    ['ROUTE-06 password-reset', '/customer/account/createPassword', linkTo('password-reset'), /wachtwoord/i],
    ['ROUTE-07 my-account', '/my-account', linkTo('my-account'), 'Mijn account'],
    ['ROUTE-10 wishlist', '/wishlist', linkTo('wishlist'), 'Je verlanglijst'],
    ['ROUTE-13 category', '/c/bad', linkTo('category', { slug: 'bad' }), 'Categorie bad'],
    ['ROUTE-18 error', '/error', linkTo('error'), 'Er is iets misgegaan'],
    ['ROUTE-20 a story alone', '/storyblok-empty', linkTo(singleStory), 'Verhaal home'],
    ['ROUTE-21 cms-page', '/i/over-ons', linkTo('cms-page', { slug: 'over-ons' }), 'Verhaal over-ons'],
  ])('%s is %s and shows its page', async (_route, path, link, title) => {
    expect(link).toBe(path);
    await open(path);
    expect(await heading()).toHaveTextContent(title);
  });

  it('ROUTE-02 /cart/ shows the cart of the visit', async () => {
    await visit({ path: '/cart/', services, hasCart: true });
    expect(await within(screen.getByRole('main')).findByText('Je winkelwagen is leeg')).toBeVisible();
  });

  it('ROUTE-04 checkout-return reads orderId, beside the result and the transactionId', async () => {
    const path = '/checkout-return?result=success&transactionId=900000102&orderId=731';
    const { router } = await open(path, async () => undefined);
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    const [request = expect.unreachable('a call')] = fetched.mock.calls[0] ?? [];
    expect(`${request.url} ${await request.text()}`).toContain('731');
    const kept = new URLSearchParams(router.state.location.searchStr);
    expect([kept.get('result'), kept.get('transactionId')]).toEqual(['success', '900000102']);
  });

  it('ROUTE-11 search is /search?q=text and shows the results for text', async () => {
    expect(linkTo('search')).toBe('/search');
    await open('/search?q=badjas');
    expect(await heading()).toHaveTextContent('badjas');
    expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(2);
  });

  it('ROUTE-11 search shows the results for another text when q changes', async () => {
    const { router } = await open('/search?q=badjas');
    await act(() => router.navigate({ href: '/search?q=handdoek' }));
    await waitFor(async () => expect(await heading()).toHaveTextContent('handdoek'));
  });

  it('ROUTE-12 no-result is /no-result?q=text and names text', async () => {
    expect(linkTo('no-result')).toBe('/no-result');
    await open('/no-result?q=badjas');
    expect(screen.getByRole('main')).toHaveTextContent('badjas');
  });

  it('ROUTE-12 no-result names the text of another search in the same visit', async () => {
    const { router } = await open('/no-result?q=badjas');
    await act(() => router.navigate({ href: '/no-result?q=sjaal' }));
    expect(await heading()).toHaveTextContent("Geen resultaten voor 'sjaal'");
  });

  it.each([
    ['a path that nothing answers', '/bestaat/niet.html'],
    ['an account section that does not exist', '/my-account/punten'],
    ...['orders', 'returns', 'profile', 'change-password', 'wishlist', 'loyalty-card'].map((section) => [
      `an order number behind the section ${section}`,
      `/my-account/${section}/000000102`,
    ]),
    ['an account section with more behind its name', '/my-account/orders2'],
    ['an account section with more before its name', '/my-account/2orders'],
    ['the section of one order without its number', '/my-account/order'],
    ['a path below the cart', '/cart/bestaat-niet'],
    ['a path below the checkout', '/checkout/bestaat-niet'],
    ['a category without a slug', '/c'],
    ['a product without a slug', '/p/HD-1'],
    ['a path below a content page', '/i/over-ons/bestaat-niet'],
  ])('ROUTE-19 %s shows the not-found page: %s', async (_what, path) => {
    await open(path);
    expect(await heading()).toHaveTextContent('404 - pagina niet gevonden');
  });
});

it('ROUTE-19 a link to a path that nothing answers shows the not-found page', async () => {
  const { resolve } = createStorePages('client-abc', async () => new Response(null, { status: 404 }));
  const { router } = await visit({ path: '/c/bad', services: { ...services, resolve }, cart });
  await act(() => router.navigate({ href: '/bestaat/niet.html' }));
  expect(await heading()).toHaveTextContent('404 - pagina niet gevonden');
});

describe('the route of a product, by its type', () => {
  it.each(['simple', 'bundle', 'virtual', 'downloadable'] as const)(
    'ROUTE-14, ROUTE-23 a %s product is at /p/{parentSku}/{slug}',
    async (type) => {
      const path = linkTo(`${type}-product`, { parentSku: 'HD-1', slug: 'handdoek' });
      expect(path).toBe('/p/HD-1/handdoek');
      await open(path);
      expect(await heading()).toHaveTextContent('HD-1, handdoek, geen');
    },
  );

  it.each(['configurable', 'grouped'] as const)(
    'ROUTE-15, ROUTE-23 a %s product is at /p/{parentSku}/{slug}/{childSku}',
    async (type) => {
      const path = linkTo(`${type}-product`, { parentSku: 'HD-1', slug: 'handdoek', childSku: 'HD-1-WIT' });
      expect(path).toBe('/p/HD-1/handdoek/HD-1-WIT');
      await open(path);
      expect(await heading()).toHaveTextContent('HD-1, handdoek, HD-1-WIT');
    },
  );
});

describe('ROUTE-22 the trailing slash', () => {
  const addresses = [
    linkTo('cart'),
    linkTo('checkout'),
    linkTo('checkout-return'),
    linkTo('error'),
    linkTo('category', { slug: 'bad' }),
    linkTo('simple-product', { parentSku: 'HD-1', slug: 'handdoek' }),
    linkTo('cms-page', { slug: 'over-ons' }),
    linkTo('search'),
    linkTo('no-result'),
    linkTo('login'),
    linkTo('my-orders'),
    linkTo('my-orders-detail', { orderId: '000000102' }),
    linkTo('password-reset'),
    linkTo('wishlist'),
    linkTo(singleStory),
  ];
  const forms = addresses.map((address) => [address.replace(/\/$/, ''), address] as const);

  it.each([...forms, ...forms.map(([path, address]) => [`${path}/`, address] as const)])(
    'ROUTE-22 %s shows its page, whose canonical address is %s',
    async (path, address) => {
      await open(path);
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/\w/));
      expect(screen.queryByText(/404/)).toBeNull();
      expect(canonical()).toBe(`https://voorbeeld.test${address}`);
    },
  );

  it.each(['/cart/', '/login/', '/checkout', '/wishlist', '/c/bad'])(
    'ROUTE-22 a link to %s keeps its form in the address bar',
    async (address) => {
      const { router } = await open('/i/over-ons');
      await act(() => router.navigate({ to: address }));
      expect(router.state.location.pathname).toBe(address);
    },
  );

  it.each([
    '/',
    '/c/bad',
    '/p/HD-1/handdoek',
    '/search?q=bad',
    '/cart/',
    '/login/',
    '/my-account',
    '/wishlist',
    '/error',
  ])('ROUTE-22 every link of %s has the form of its route', async (path) => {
    const { router } = await open(path);
    await heading();
    const linked = [...document.querySelectorAll('a[href^="/"], form[role="search"]')].map(
      (link) => (link.getAttribute('href') ?? link.getAttribute('action') ?? '').split(/[?#]/)[0] ?? '',
    );
    expect(linked).toContain('/');
    const forms = linked.map((address) => {
      const { staticData, params = {} } = router.matchRoutes(address).at(-1) ?? expect.unreachable(address);
      return staticData.page && addressOf(staticData.page, params);
    });
    expect(linked).toEqual(forms);
  });
});
