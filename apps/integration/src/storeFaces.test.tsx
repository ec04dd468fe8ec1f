// @vitest-environment happy-dom
import { aListing, aProductDetail } from '@etalage/catalog/testing';
import { UnreachableError } from '@etalage/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '@etalage/shell/testing';
import { storeFile, stores } from './testing/stores.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const logoOf = (code: string) => storeFile(code, 'src/logo.svg');

describe('STORE-04 every store has a face of its own', () => {
  it.each(stores)('$view.name shows its own logo, named after the store', async ({ view }) => {
    const { container } = await visit({ path: '/cart/', view, logo: logoOf(view.storeCode) });
    const home = container.querySelector(`header a[aria-label="${view.name}"]`);
    expect(home?.querySelector('svg')).not.toBeNull();
  });

  it('no two share a logo or a primary colour', () => {
    expect(new Set(stores.map(({ view }) => logoOf(view.storeCode))).size).toBe(stores.length);
    expect(new Set(stores.map(({ theme }) => theme.light.color.action)).size).toBe(stores.length);
  });
});

describe('STORE-08 every store shows its own contact data', () => {
  it.each(stores)('$view.name', async ({ view }) => {
    await visit({ path: '/cart/', view });
    const footer = screen.getByRole('contentinfo');
    const { company, street, postcode, city, phone, email, kvk, vat } = view.contact;
    for (const text of [company, street, postcode, city, phone, email, kvk, vat, 'Ma t/m vr 09:00 - 17:00']) {
      expect(footer.textContent).toContain(text);
    }
  });
});

describe('STORE-07 the texts of a store for search engines', () => {
  beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ code: 200, result: [] })));

  const head = { title: '', description: '', keywords: '' };
  const story = { id: '1', slug: 'x', name: 'Verhaal', body: [] };
  const listing = aListing();
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
  };
  const paths = {
    ...{ home: '/', category: '/c/bad', product: `/p/${product.parentSku}/${product.slug}`, content: '/i/over-ons' },
    ...{ search: '/search?q=bad', 'no result': '/no-result?q=bad', cart: '/cart/', checkout: '/checkout' },
    ...{ 'checkout return': '/checkout-return', error: '/error', 'not found': '/x/y/z' },
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
