import { aProductDetail } from '@etalage/catalog/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftBy } from '../navigation.ts';
import type { PageRequest } from '../pages/pageRequest.ts';
import type { PageData } from '../pages/pageSource.ts';
import { focusPages } from './focusPages.ts';
import { visit } from '../testing.tsx';

const aCategory = (name: string) => ({
  id: 12,
  name,
  slug: name.toLowerCase(),
  breadcrumbs: [],
  subcategories: [],
  head: { title: name, description: '', keywords: '' },
  listing: { products: [], total: 0, page: 1, pageSize: 50, facets: [], search: {} },
});

/** A visit that began in a category, and how it goes on from there. */
async function visitFromBath() {
  const category = async ({ params }: PageRequest) => aCategory(params['slug'] === 'bad' ? 'Bad' : 'Keuken');
  const { router, container } = await visit({ path: '/c/bad', services: { category } });
  focusPages(document, router);
  const home = () => container.querySelector<HTMLAnchorElement>('header a[href="/"]');
  return { router, home, go: (to: string) => act(() => router.navigate({ href: to })) };
}

/** A visit that began at an address of the URL map, which knows two products, one of them by two addresses, and two categories. */
async function visitFromUrlMap(path: string) {
  const productOf = (parentSku: string): PageData => ({
    kind: 'product',
    params: { parentSku, slug: 'handdoek' },
    data: aProductDetail({ parentSku, name: `Handdoek ${parentSku}` }),
  });
  const categoryOf = (name: string): PageData => ({
    kind: 'category',
    params: { slug: name.toLowerCase() },
    data: aCategory(name),
  });
  const urlMap: Record<string, PageData> = {
    'dames/jassen/winter': categoryOf('Winter'),
    'dames/jassen/zomer': categoryOf('Zomer'),
    'fenne.html': productOf('HD'),
    'oud/fenne.html': productOf('HD'),
  };
  const { router } = await visit({
    path,
    services: { resolve: async (address) => urlMap[address], product: async () => aProductDetail({ parentSku: 'HD' }) },
  });
  focusPages(document, router);
  return { go: (href: string) => act(() => router.navigate({ href })) };
}

afterEach(() => {
  leftBy.clear();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

it('leaves the focus alone on a page that came as a document', async () => {
  await visitFromBath();
  expect(document.body).toHaveFocus();
});

it('goes along a link within the page: past the header, from where Tab goes on', async () => {
  const { go } = await visitFromBath();
  await go('/c/bad#inhoud');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('moves the focus also where its code came when the page was about to be shown', async () => {
  const category = async ({ params }: PageRequest) => aCategory(params['slug'] === 'bad' ? 'Bad' : 'Keuken');
  const { router } = await visit({ path: '/c/bad', services: { category } });
  const leave = router.subscribe('onLoad', () => {
    leave();
    focusPages(document, router);
  });
  await act(() => router.navigate({ href: '/c/keuken' }));
  expect(heading('Keuken')).toHaveFocus();
});

it('a page that comes without a new document has the focus on its heading, which Tab does not stop at', async () => {
  const { go } = await visitFromBath();
  await go('/c/keuken');
  expect(heading('Keuken')).toHaveFocus();
  expect(heading('Keuken')).toHaveAttribute('tabindex', '-1');
});

it('a link that stays in sight gives the focus away', async () => {
  const { home, go } = await visitFromBath();
  home()?.focus();
  await go('/c/keuken');
  expect(heading('Keuken')).toHaveFocus();
});

it('whoever goes back has the focus on the link they left by', async () => {
  const { router, home, go } = await visitFromBath();
  await go('/c/keuken');
  leftBy.set(location.href, home()?.href ?? '');
  await act(async () => {
    router.history.back();
    await new Promise<void>((done) => void router.subscribe('onRendered', () => done()));
  });
  expect(heading('Bad')).toBeInTheDocument();
  expect(home()).toHaveFocus();
});

it('is not too late for a page that came before it', async () => {
  const loaded = performance.mark(`${location.origin}/c/elders`);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
  await visitFromBath();
  expect(heading('Bad')).toHaveFocus();
});

it('the same page, narrowed or sorted, leaves the focus where it is', async () => {
  const { router, home } = await visitFromBath();
  home()?.focus();
  await act(() => router.navigate({ to: '.', search: { sort: 'newest' } }));
  expect(home()).toHaveFocus();
});

it('a field one writes in keeps the focus', async () => {
  const { go } = await visitFromBath();
  const field = document.createElement('input');
  document.querySelector('main')?.append(field);
  field.focus();
  await go('/c/keuken');
  expect(field).toHaveFocus();
});

describe('what is another page', () => {
  it('another category below the same two segments of the path', async () => {
    const { go } = await visitFromUrlMap('/dames/jassen/winter');
    await go('/dames/jassen/zomer');
    expect(heading('Zomer')).toHaveFocus();
  });

  it('but the same page shows its heading again where what had the focus is gone', async () => {
    const { go } = await visitFromUrlMap('/fenne.html');
    document.querySelector<HTMLElement>('main a')?.focus();
    expect(document.body).not.toHaveFocus();
    await go('/p/HD/handdoek');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['another address of the same product in the URL map', '/fenne.html', '/oud/fenne.html'],
    ['the own address of a product of the URL map', '/fenne.html', '/p/HD/handdoek'],
    ['the address of a variant', '/p/HD/handdoek', '/p/HD/handdoek/HD-M'],
    ['a trailing slash', '/cart', '/cart/'],
    ['a filter of a category of the URL map', '/dames/jassen/winter', '/dames/jassen/winter?kleur=blauw'],
  ])('not %s', async (_what, from, to) => {
    const { go } = await visitFromUrlMap(from);
    await go(to);
    expect(document.body).toHaveFocus();
  });
});
