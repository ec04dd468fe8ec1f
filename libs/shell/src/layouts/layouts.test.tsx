import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visit } from '../testing.tsx';
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
  it('has header, footer, tab bar, and places for panel, modals, notifications and the offline badge', async () => {
    const { container } = await visit({ path: '/cart/' });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Navigatie onderaan' })).toBeInTheDocument();
    expect(container.querySelector('#panels')).toBeInTheDocument();
    expect(container.querySelector('#notifications')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
  });

  it('offers home, menu and search, and shopping bag in the tab bar, and no tab that leads nowhere yet', async () => {
    await visit({ path: '/cart/' });
    const bar = within(screen.getByRole('navigation', { name: 'Navigatie onderaan' }));
    expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('button', { name: 'Menu en zoeken' })).toHaveAttribute('commandfor', 'shop-menu');
    const links = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Winkeltas', '/cart/'],
    ]);
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

it.each(['/checkout', '/checkout-return'])(
  'LAYOUT-04 %s has the header of the checkout, without menu',
  async (path) => {
    await visit({ path, view: phone });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Terug naar de winkel' })).toBeInTheDocument();
    expect(header.getByRole('link', { name: 'Voorbeeld' })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: '020 123 45 67' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
);

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
