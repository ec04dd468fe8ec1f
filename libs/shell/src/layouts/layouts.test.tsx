import { aCategoryPage, aProductDetail } from '@etalage/catalog/testing';
import { aStory } from '@etalage/cms/testing';
import { aStoreView } from '@etalage/core/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layoutOf } from '../pages/definePage.tsx';
import { pages } from '../pages/registry.ts';
import { noNotes } from '../model/pageNotes.ts';
import { notifyAtom, waitingLinkAtom } from '../model/visitAtoms.ts';
import { openOverlayAtom } from '../overlay/overlayAtom.ts';
import { createShopRouter } from '../router/shopRouter.tsx';
import { readyParts } from '../server/readyParts.ts';
import { someServices, visit } from '../testing.tsx';
import { createVisit } from '../visit/createVisit.ts';
import { en } from '../words/en.ts';
import { nl } from '../words/nl.ts';

const phone = {
  contact: {
    company: 'A',
    street: 'B',
    postcode: 'C',
    city: 'D',
    phone: '020 123 45 67',
    email: 'e@f.nl',
    kvk: '1',
    vat: '2',
  },
};

describe('LAYOUT-01 the default layout', () => {
  const inDefault = () => visit({ path: '/cart/' });

  it('LAYOUT-01 has a header above the page', async () => {
    await inDefault();
    const page = screen.getByRole('main');
    expect(page.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('LAYOUT-01 has a footer below the page', async () => {
    await inDefault();
    const page = screen.getByRole('main');
    expect(page.compareDocumentPosition(screen.getByRole('contentinfo'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each(['language', 'size-guide'] as const)(
    'LAYOUT-01 has a place for the side panel and the modals: %s',
    async (name) => {
      const { container, store } = await inDefault();
      const overlay = name === 'language' ? { name } : { name, product: aProductDetail() };
      act(() => store.set(openOverlayAtom, overlay));
      expect(container.querySelector('#panels')).toContainElement(await screen.findByRole('dialog'));
    },
  );

  it('LAYOUT-01 has a place for notifications', async () => {
    const { container, store } = await inDefault();
    act(() => void store.set(notifyAtom, { type: 'info', message: 'Bewaard', action1: { label: 'OK' } }));
    expect(container.querySelector('#notifications')).toContainElement(await screen.findByText('Bewaard'));
  });

  it('LAYOUT-01 has a bottom tab navigation', async () => {
    await inDefault();
    expect(screen.getByRole('navigation', { name: 'Navigatie onderaan' })).toBeInTheDocument();
  });

  it.each([
    ['a visit that began without its menu, at the checkout, gets it with a new document', { footer: '' }, 1],
    ['a visit that has its menu keeps its document', { footer: '', menu: '' }, 0],
  ])('LAYOUT-01 %s', async (_what, regions, documents) => {
    const app = { view: aStoreView(), words: nl };
    const router = createShopRouter({
      history: createMemoryHistory({ initialEntries: ['/cart/'] }),
      context: {
        app,
        baseUrl: app.view.baseUrl,
        pages: someServices(),
        visit: createVisit(app),
        notes: noNotes,
        regions,
        isServer: false,
      },
    });
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
    await readyParts(nl);
    await router.load();
    const loaded = navigate.mock.calls.map(([options]) => options);
    expect(loaded).toEqual(Array(documents).fill(expect.objectContaining({ href: '/cart/', reloadDocument: true })));
  });

  it('MENU-09 the tab bar has home, menu and search, wishlist, account and shopping bag', async () => {
    await inDefault();
    const nav = screen.getByRole('navigation', { name: 'Navigatie onderaan' });
    const bar = within(nav);
    const five = ['Home', 'Menu en zoeken', 'Verlanglijst', 'Inloggen', 'Winkeltas'];
    expect([...nav.children].map(({ textContent }) => textContent)).toEqual(five);
    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('button', { name: 'Menu en zoeken' })).toHaveAttribute('commandfor', 'shop-menu');
    const links = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Verlanglijst', '/wishlist'],
      ['Inloggen', '/login/'],
      ['Winkeltas', '/cart/'],
    ]);
  });
});

describe('LAYOUT-06 the banner of a browser that is offline', () => {
  const offline = 'Je bent offline. Sommige functies zijn mogelijk niet beschikbaar.';
  const network = vi.spyOn(navigator, 'onLine', 'get');
  afterEach(() => void network.mockReturnValue(true));
  const turn = (state: 'online' | 'offline') => {
    network.mockReturnValue(state === 'online');
    act(() => void dispatchEvent(new Event(state)));
  };
  const layouts = ['/cart/', '/checkout'];

  it.each(layouts)('LAYOUT-06, LAYOUT-01 says so at %s', async (path) => {
    await visit({ path });
    expect(screen.queryByText(offline)).toBeNull();
    turn('offline');
    expect(screen.getByText(offline)).toBeVisible();
  });

  it('LAYOUT-06 says so in English in an English shop', async () => {
    await visit({ path: '/cart/', words: en });
    turn('offline');
    expect(screen.getByText('You are offline. Some features might not be available.')).toBeVisible();
  });

  it('LAYOUT-06 is there in a browser that was offline before', async () => {
    network.mockReturnValue(false);
    await visit({ path: '/cart/' });
    expect(screen.getByText(offline)).toBeVisible();
  });

  it.each(layouts)('LAYOUT-06 goes away when the browser is online again, at %s', async (path) => {
    await visit({ path });
    turn('offline');
    turn('online');
    expect(screen.queryByText(offline)).toBeNull();
  });

  it('LAYOUT-06 goes away when the browser is online again, also when a page waited for that', async () => {
    const { store } = await visit({ path: '/cart/' });
    turn('offline');
    act(() => store.set(waitingLinkAtom, document.createElement('a')));
    const banner = screen.getByText(/^Je bent offline\./).parentElement;
    turn('online');
    expect(banner).toBeEmptyDOMElement();
  });

  it('A11Y-04 is a live region, which is there before', async () => {
    await visit({ path: '/cart/' });
    const regions = screen.getAllByRole('status');
    turn('offline');
    expect(regions.filter(({ textContent }) => textContent === offline)).toHaveLength(1);
  });
});

const aStoryAlone = {
  'storyblok-single-component-visual-editor-mode': async () => aStory({ slug: 'sizes', name: 'Maten' }),
};

describe('LAYOUT-02 the empty layout', () => {
  it('LAYOUT-02, ROUTE-20 the empty layout has the page only', async () => {
    const { container } = await visit({ path: '/storyblok-empty?slug=sizes', services: aStoryAlone });
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Maten' })).toBeVisible();
    for (const role of ['banner', 'contentinfo', 'navigation', 'complementary']) {
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    }
    expect(container.querySelector('#panels')).toBeNull();
    expect([...document.body.querySelectorAll(':scope > :not(script)')]).toEqual([screen.getByRole('main')]);
  });
});

describe('LAYOUT-03 the layout of a route', () => {
  const layoutsOf = (kind: string) => pages.filter((page) => page.kind === kind).map(layoutOf);

  it.each([
    ['storyblok-single-component-visual-editor-mode', 'empty'],
    ['error', 'minimal'],
    ['password-reset', 'minimal'],
    // Their header is another one (LAYOUT-04).
    ['checkout', 'checkout'],
    ['checkout-return', 'checkout'],
  ])('LAYOUT-03 %s has the layout %s', (kind, layout) => {
    expect(layoutsOf(kind)).toEqual([layout]);
  });

  it('LAYOUT-03 every other route has the default layout', () => {
    const story = 'storyblok-single-component-visual-editor-mode';
    const named: readonly string[] = [story, 'error', 'password-reset', 'checkout', 'checkout-return'];
    const others = pages.filter(({ kind }) => !named.includes(kind));
    expect(others.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['home', 'category', 'product', 'account']));
    expect(others.map((page) => [page.kind, layoutOf(page)])).toEqual(others.map(({ kind }) => [kind, 'default']));
  });

  const expectDefaultLayout = ({ container }: { container: ParentNode }) => {
    expect(screen.getByRole('navigation', { name: 'Navigatie onderaan' })).toBeInTheDocument();
    expect(container.querySelector('#panels')).not.toBeNull();
  };

  it('LAYOUT-03 an address that no route answers has the default layout', async () => {
    const page = await visit({ path: '/bestaat-niet' });
    expect(screen.getByRole('heading', { level: 1, name: '404 - pagina niet gevonden' })).toBeVisible();
    expectDefaultLayout(page);
  });

  it('LAYOUT-03 a page at an address of the URL map has the default layout', async () => {
    const resolve = async () => ({ kind: 'category', params: { slug: 'handdoeken' }, data: aCategoryPage() });
    const page = await visit({ path: '/bad/handdoeken', services: { resolve } });
    expect(screen.getByRole('heading', { level: 1, name: 'Handdoeken' })).toBeVisible();
    expectDefaultLayout(page);
  });

  it('LAYOUT-03 a new password is chosen under a logo alone', async () => {
    await visit({ path: '/customer/account/createPassword?email=a&resetToken=b', view: { name: 'Linge' } });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Linge' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('LAYOUT-02 the minimal layout', () => {
  const inMinimal = () => visit({ path: '/error', view: { name: 'Linge' } });

  it('LAYOUT-02 the header of the minimal layout has only a logo', async () => {
    await inMinimal();
    const header = screen.getByRole('banner');
    expect(
      within(header)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Linge']);
    expect(header).toHaveTextContent(/^$/);
    expect(header.querySelectorAll('button, input, nav')).toHaveLength(0);
  });

  it('LAYOUT-02 the header of the minimal layout has the logo of the store', async () => {
    await visit({ path: '/error', logo: '<svg id="linge"></svg>' });
    expect(screen.getByRole('banner').querySelector('a svg#linge')).not.toBeNull();
  });

  it('LAYOUT-02 the minimal layout has the footer below the page', async () => {
    await inMinimal();
    const page = screen.getByRole('main');
    expect(page.compareDocumentPosition(screen.getByRole('contentinfo'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('LAYOUT-02 the minimal layout has the page between them', async () => {
    await inMinimal();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('LAYOUT-02 the minimal layout has nothing else: no menu, tab bar, panels or line of selling points', async () => {
    const { container } = await inMinimal();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(container.querySelector('#panels')).toBeNull();
    const parts = screen.getByRole('main').parentElement?.children ?? [];
    expect([...parts].map(({ tagName, id }) => id || tagName.toLowerCase())).toEqual([
      'header',
      'main',
      'region-footer',
    ]);
  });
});

describe.each(['/checkout', '/checkout-return'])('LAYOUT-04 the header at %s', (path) => {
  const inCheckout = async () => {
    await visit({ path, view: phone });
    return within(screen.getByRole('banner'));
  };

  it(`LAYOUT-04 has the logo at ${path}`, async () => {
    const header = await inCheckout();
    const home = header.getByRole('link', { name: 'Voorbeeld' });
    expect(home).toHaveAttribute('href', '/');
    expect(home.querySelector('svg')).not.toBeNull();
  });

  it(`LAYOUT-04 leads back to the shop at ${path}`, async () => {
    const header = await inCheckout();
    expect(header.getByRole('link', { name: 'Terug naar de winkel' })).toHaveAttribute('href', '/cart/');
  });

  it(`LAYOUT-04 has the phone number of the store at ${path}`, async () => {
    const header = await inCheckout();
    expect(header.getByRole('link', { name: '020 123 45 67' })).toHaveAttribute('href', 'tel:0201234567');
  });

  it(`LAYOUT-04 has no navigation menu at ${path}`, async () => {
    await inCheckout();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(document.querySelector('#shop-menu')).toBeNull();
  });

  it(`LAYOUT-04 has no hamburger button at ${path}`, async () => {
    await inCheckout();
    expect(document.querySelector('[data-act="menu"], [command="show-modal"]')).toBeNull();
  });
});

it('A11Y-01 the language of the document is nl', async () => {
  await visit({ path: '/cart/' });
  expect(document.documentElement).toHaveAttribute('lang', 'nl');
});

it('ERR-01 an address that leads nowhere shows the not-found page in the shop', async () => {
  await visit({ path: '/dit/bestaat/niet' });
  expect(await screen.findByRole('heading', { name: '404 - pagina niet gevonden' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it('says what to do when neither a page nor the page that says so can be rendered, until another address is tried', async () => {
  let isGone = false;
  const late: typeof nl.late = (name) => {
    if (isGone) throw new Error('The words are gone.');
    return nl.late(name);
  };
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { router } = await visit({ path: '/cart/', words: { ...nl, late } });
  isGone = true;
  await act(async () => router.history.push('/dit/bestaat/niet'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is iets misgegaan. Laad de pagina opnieuw');
  expect(screen.getByRole('link', { name: 'Laad de pagina opnieuw' })).toHaveAttribute('target', '_top');
  isGone = false;
  await act(async () => router.history.back());
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  reported.mockRestore();
});
