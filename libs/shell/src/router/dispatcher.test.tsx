import { aProductDetail } from '@etalage/catalog/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../pages/pageSource.ts';
import { backStaleTime } from '../pages/staleTime.ts';
import { createStorePages } from '../services/storePages.ts';
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
const categoryData = (name: string): PageData => ({
  kind: 'category',
  params: { slug: name.toLowerCase() },
  data: aCategory(name),
});
const productData = (parentSku: string, name: string): PageData => ({
  kind: 'product',
  params: { parentSku, slug: name.toLowerCase() },
  data: aProductDetail({ parentSku, name }),
});

const urlMap: Readonly<Record<string, PageData>> = {
  'dames/badjassen': categoryData('Badjassen'),
  'dames/handdoeken': categoryData('Handdoeken'),
  'fenne.html': productData('HD', 'Fenne'),
  'fenne-oud.html': productData('HD', 'Fenne'),
  'loom.html': productData('WH', 'Loom'),
};

/** A visit that began at an address of the URL map. */
async function visitAt(path: string) {
  const resolve = vi.fn(async (address: string) => urlMap[address]);
  const category = async () => aCategory('Badjassen');
  const { router } = await visit({ path, services: { resolve, category } });
  return {
    go: (href: string) => act(() => router.navigate({ href })),
    callsFor: (address: string) => resolve.mock.calls.filter(([asked]) => asked === address).length,
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => void vi.restoreAllMocks());

describe('a page at an address of the URL map keeps its state as at its own address', () => {
  it('another product is another instance', async () => {
    const { go } = await visitAt('/fenne.html');
    const first = await heading('Fenne');
    await go('/loom.html');
    expect(await heading('Loom')).not.toBe(first);
  });

  it('the same product at another address is the same instance', async () => {
    const { go } = await visitAt('/fenne.html');
    const first = await heading('Fenne');
    await go('/fenne-oud.html');
    expect(await heading('Fenne')).toBe(first);
  });

  it('another category is another instance', async () => {
    const { go } = await visitAt('/dames/badjassen');
    const first = await heading('Badjassen');
    await go('/dames/handdoeken');
    expect(await heading('Handdoeken')).not.toBe(first);
  });

  it('a narrowed list is the same instance', async () => {
    const { go, callsFor } = await visitAt('/dames/badjassen');
    const first = await heading('Badjassen');
    await go('/dames/badjassen?kleur=blauw');
    expect(callsFor('dames/badjassen')).toBe(2);
    expect(await heading('Badjassen')).toBe(first);
  });
});

it('a page without a rule of its own is another instance at another address', async () => {
  const category = async ({ params }: { params: { slug?: string } }) =>
    aCategory(params.slug === 'bad' ? 'Bad' : 'Keuken');
  const { router } = await visit({ path: '/c/bad', services: { category } });
  const first = await heading('Bad');
  await act(() => router.navigate({ href: '/c/keuken' }));
  expect(await heading('Keuken')).not.toBe(first);
});

describe('a page at an address of the URL map is as fresh as its definition says', () => {
  it('a product is requested again by who goes back to it', async () => {
    const { go, callsFor } = await visitAt('/fenne.html');
    await go('/c/badjassen');
    await go('/fenne.html');
    expect(callsFor('fenne.html')).toBe(2);
  });

  it('a category is shown as it was left', async () => {
    const { go, callsFor } = await visitAt('/dames/badjassen');
    await go('/loom.html');
    await go('/dames/badjassen');
    expect(callsFor('dames/badjassen')).toBe(1);
  });

  it('a category that is older than that is requested again', async () => {
    const { go, callsFor } = await visitAt('/dames/badjassen');
    await go('/loom.html');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + backStaleTime);
    await go('/dames/badjassen');
    expect(callsFor('dames/badjassen')).toBe(2);
  });
});

describe('ROUTE-44 a redirect that is stored for the address of a route, in a soft navigation', () => {
  const data = '/_data/abc';

  /** Where a link to a product leads that is gone, and what the store server was asked for. */
  async function follow(href: string) {
    const asked: string[] = [];
    const { router } = await visit({ path: '/cart/' });
    router.options.context.pages = createStorePages('abc', async (address) => {
      asked.push(address);
      if (!address.startsWith(`${data}/p/`)) return Response.json({ ...categoryData('Bad'), params: undefined });
      const [, query = ''] = address.split('?');
      return Response.json({ kind: 'redirect', href: `/c/bad${query && `?${query}`}`, status: 301 });
    });
    await act(() => router.navigate({ href }));
    await heading('Bad');
    return { asked, ended: router.latestLocation.href };
  }

  it.each(['utm_source=mail', 'childSku=HD-1'])('ROUTE-44 keeps %s', async (query) =>
    expect((await follow(`/p/HD/fenne?${query}`)).ended).toBe(`/c/bad?${query}`),
  );

  it('ROUTE-44 is asked for once where there is no query', async () =>
    expect((await follow('/p/HD/fenne')).asked).toEqual([`${data}/p/HD/fenne`, `${data}/c/bad`]));
});
