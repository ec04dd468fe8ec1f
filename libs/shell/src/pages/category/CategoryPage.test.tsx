import { aCategoryPage, aFacet, aListing, aProductDetail, aProductSummary } from '@etalage/catalog/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { softenLinks } from '../../navigation.ts';
import { visit } from '../../testing.tsx';
import type { PageRequest } from '../pageRequest.ts';

const main = () => within(screen.getByRole('main'));

/** Client-side navigation for plain links, until the test ends. */
function followLinks({ router }: Pick<Awaited<ReturnType<typeof visit>>, 'router'>): void {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  softenLinks(document, router, () => {});
  const listening = [...listen.mock.calls];
  listen.mockRestore();
  onTestFinished(() => listening.forEach(([type, listener]) => globalThis.removeEventListener(type, listener)));
}

/** Renders the page at a path with a catalogue service; returns the searches that it received. */
async function show(path: string, differences: (request: PageRequest) => object = () => ({})) {
  const asked: PageRequest[] = [];
  const category = async (request: PageRequest) => {
    asked.push(request);
    const search = Object.fromEntries(Object.entries(request.search).map(([name, value]) => [name, String(value)]));
    const { slug = '' } = request.params;
    return aCategoryPage({ slug, listing: aListing({ search, ...differences(request) }) });
  };
  const product = async () => aProductDetail();
  const shop = await visit({ path, services: { category, product } });
  followLinks(shop);
  return { ...shop, asked, address: () => shop.router.state.location.href };
}
const at = (address: () => string, expected: string) => waitFor(() => expect(address()).toBe(expected));

it('LIST-03 a card opens its product', async () => {
  const { address } = await show('/c/handdoeken');
  await userEvent.click(main().getByRole('link', { name: 'Handdoek 1' }));
  await at(address, '/p/HD-1/handdoek-fenne');
  expect(await main().findByRole('heading', { level: 1, name: 'Badjas Fenne' })).toBeVisible();
});

it('STOCK-08 a category marks each product that is out of stock, and no other', async () => {
  const stock = { status: 'out_of_stock' as const };
  const products = [aProductSummary(), aProductSummary({ id: 2, stock }), aProductSummary({ id: 3, stock })];
  await show('/c/handdoeken', () => ({ products }));
  const marked = main()
    .getAllByRole('article')
    .map(({ textContent }) => textContent?.includes('Niet op voorraad!'));
  expect(marked).toEqual([false, true, true]);
});

it('LIST-03 shows how many products a filter that is chosen leaves', async () => {
  await show('/c/handdoeken', ({ search }) => ({ total: search['kleur'] === undefined ? 48 : 3 }));
  expect(main().getByText('48 producten')).toBeVisible();
  await userEvent.click(main().getByRole('link', { name: /^Blauw/ }));
  expect(await main().findByText('3 producten')).toBeVisible();
  expect(main().queryByText('48 producten')).toBeNull();
});

it('LIST-03 says of a single product that it is one', async () => {
  await show('/c/handdoeken', () => ({ total: 1 }));
  expect(main().getByText('1 product')).toBeVisible();
});

it('LIST-03 shows filters and sort of a single product too', async () => {
  await show('/c/handdoeken', () => ({ total: 1, products: [aProductSummary()] }));
  expect(main().getByRole('combobox', { name: 'Sorteer op' })).toBeInTheDocument();
  expect(main().getByRole('link', { name: /^Blauw/ })).toBeInTheDocument();
});

it('LIST-03 shows the filters that a filter that is chosen leaves', async () => {
  const green = { id: 'groen', label: 'Groen', type: 'kleur', count: 1, isChosen: false };
  await show('/c/handdoeken', ({ search }) =>
    search['kleur'] === undefined ? {} : { facets: [aFacet({ values: [green] })] },
  );
  await userEvent.click(main().getByRole('link', { name: /^Blauw/ }));
  expect(await main().findByRole('link', { name: /^Groen/ })).toHaveAttribute(
    'href',
    '/c/handdoeken?kleur=blauw,groen',
  );
  expect(main().queryByRole('link', { name: /^Wit/ })).toBeNull();
});

it('LIST-03 shows the name, the way and the subcategories of the category that one goes on to', async () => {
  const guest = { name: 'Gastendoeken', breadcrumbs: ['Bad', 'Handdoeken'], subcategories: ['Linnen', 'Katoen'] };
  const linkOf = (name: string, id: number) => ({ id, name, slug: name.toLowerCase(), count: 1 });
  const category = async ({ params: { slug = '' } }: PageRequest) =>
    slug === 'gastendoeken'
      ? aCategoryPage({
          ...{ slug, name: guest.name, breadcrumbs: guest.breadcrumbs.map(linkOf) },
          subcategories: guest.subcategories.map(linkOf),
        })
      : aCategoryPage({ slug });
  followLinks(await visit({ path: '/c/handdoeken', services: { category } }));
  await userEvent.click(main().getByRole('link', { name: 'Gastendoeken' }));
  expect(await main().findByRole('heading', { level: 1, name: 'Gastendoeken' })).toBeVisible();
  const linksOf = (name: string) =>
    within(main().getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(linksOf('Kruimelpad')).toEqual(['Home', ...guest.breadcrumbs]);
  expect(main().getByRole('navigation', { name: 'Kruimelpad' })).toHaveTextContent(/Gastendoeken$/);
  expect(linksOf('Categorieën')).toEqual(guest.subcategories);
});

it.each([
  ['that was not read on', '/c/handdoeken', 1, 50],
  ['that grew', '/c/handdoeken?page=2', 2, 60],
])(
  'LIST-20 who goes back to a list %s finds as many products as before, all at once',
  async (_which, path, page, count) => {
    const products = Array.from({ length: count }, (_none, at) =>
      aProductSummary({ id: at + 1, name: `Handdoek ${at + 1}` }),
    );
    const { router, address } = await show(path, () => ({ total: 120, page, products }));
    const cards = () => document.querySelectorAll('main article').length;
    fireEvent.click(main().getByText('Handdoek 1'));
    await waitFor(() => expect(main().getByText('Badjas Fenne', { selector: 'h1' })).toBeVisible());
    const drawn: number[] = [];
    router.subscribe('onRendered', () => drawn.push(cards()));
    act(() => router.history.back());
    await at(address, path);
    await waitFor(() => expect(cards()).toBe(count));
    expect(drawn).toEqual([count]);
  },
);

it('LIST-20 who read on in a list and goes back to it finds as many products as before', async () => {
  const products = Array.from({ length: 60 }, (_none, at) =>
    aProductSummary({ id: at + 1, name: `Handdoek ${at + 1}` }),
  );
  const { router, address } = await show('/c/handdoeken', ({ search }) =>
    search['page'] === undefined ? { total: 120, products: products.slice(0, 50) } : { total: 120, page: 2, products },
  );
  const cards = () => document.querySelectorAll('main article').length;
  await userEvent.click(main().getByRole('link', { name: 'Toon meer' }));
  await waitFor(() => expect(cards()).toBe(60));
  const left = address();
  fireEvent.click(main().getByText('Handdoek 60'));
  await waitFor(() => expect(main().getByText('Badjas Fenne', { selector: 'h1' })).toBeVisible());
  act(() => router.history.back());
  await at(address, left);
  await waitFor(() => expect(cards()).toBe(60));
});

describe('LIST-04 the address of a list', () => {
  it('LIST-04 says what filters and sort the list is asked for with', async () => {
    const { asked } = await show('/c/handdoeken?kleur=blauw&sort=newest');
    expect(asked.map(({ search }) => search)).toEqual([{ kleur: 'blauw', sort: 'newest' }]);
  });

  it('LIST-04 another sort is a new entry, without the page', async () => {
    const { router, address, asked } = await show('/c/handdoeken?kleur=blauw&page=2');
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sorteer op' }), 'Nieuw');
    await at(address, '/c/handdoeken?kleur=blauw&sort=newest');
    expect(asked.at(-1)?.search).toEqual({ kleur: 'blauw', sort: 'newest' });
    act(() => router.history.back());
    await at(address, '/c/handdoeken?kleur=blauw&page=2');
  });

  it('LIST-04 another sort of a first page asks for the list in that order', async () => {
    const { address, asked } = await show('/c/handdoeken');
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sorteer op' }), 'Nieuw');
    await at(address, '/c/handdoeken?sort=newest');
    await waitFor(() => expect(asked.at(-1)?.search).toEqual({ sort: 'newest' }));
  });

  it('LIST-04 another filter is a new entry, without the page', async () => {
    const { router, address, asked } = await show('/c/handdoeken?sort=newest&page=2');
    await userEvent.click(main().getByRole('link', { name: /^Blauw/ }));
    await at(address, '/c/handdoeken?kleur=blauw&sort=newest');
    expect(asked.at(-1)?.search).toEqual({ kleur: 'blauw', sort: 'newest' });
    act(() => router.history.back());
    await at(address, '/c/handdoeken?sort=newest&page=2');
  });
});

it('LIST-07 another category is asked for without the filters of the one before', async () => {
  const { address, asked } = await show('/c/handdoeken?kleur=blauw&maat=l');
  await userEvent.click(main().getByRole('link', { name: 'Gastendoeken' }));
  await at(address, '/c/gastendoeken');
  expect(asked.at(-1)).toMatchObject({ params: { slug: 'gastendoeken' }, search: {} });
});

it('LIST-07 another category shows its own filters, and none of the one before', async () => {
  const size = { id: 's', label: 'Klein', type: 'maat', count: 2, isChosen: false };
  const own = [aFacet({ attribute: 'maat', label: 'Maat', values: [size] })];
  await show('/c/handdoeken', ({ params }) => (params['slug'] === 'gastendoeken' ? { facets: own } : {}));
  expect(main().getByRole('link', { name: /^Blauw/ })).toBeInTheDocument();
  await userEvent.click(main().getByRole('link', { name: 'Gastendoeken' }));
  expect(await main().findByRole('link', { name: /^Klein/ })).toHaveAttribute('href', '/c/gastendoeken?maat=s');
  expect(main().queryByText('Kleur')).toBeNull();
  expect(main().queryByRole('link', { name: /^Blauw/ })).toBeNull();
});

it('LIST-12 the sort options are these four, Recommended first', async () => {
  await show('/c/handdoeken');
  const options = within(main().getByRole('combobox', { name: 'Sorteer op' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['Aanbevolen', 'Nieuw', 'Prijs laag - hoog', 'Prijs hoog - laag'],
  ]);
});

it.each([
  ['Recommended', '?sort=newest', 'Aanbevolen', ''],
  ['New', '', 'Nieuw', '?sort=newest'],
  ['Price low to high', '', 'Prijs laag - hoog', '?sort=price-asc'],
  ['Price high to low', '', 'Prijs hoog - laag', '?sort=price-desc'],
])('LIST-12 %s leads to the list in its order', async (_name, before, option, after) => {
  const { address } = await show(`/c/handdoeken${before}`);
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sorteer op' }), option);
  await at(address, `/c/handdoeken${after}`);
});

it.each([
  ['', ''],
  ['?sort=newest', 'newest'],
])('LIST-12 the sort of a list at %j is the chosen one', async (search, value) => {
  await show(`/c/handdoeken${search}`);
  expect(main().getByRole('combobox', { name: 'Sorteer op' })).toHaveValue(value);
});

it('LIST-14 more products are appended on demand, until all are there', async () => {
  const first = aListing({ total: 60 }).products;
  const rest = Array.from({ length: 10 }, (_none, index) => aProductSummary({ id: 51 + index, name: `Meer ${index}` }));
  const { address } = await show('/c/handdoeken', ({ search }) =>
    search['page'] === undefined ? { total: 60 } : { total: 60, page: 2, products: [...first, ...rest] },
  );
  expect(main().getAllByRole('article')).toHaveLength(50);
  await userEvent.click(main().getByRole('link', { name: 'Toon meer' }));
  await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(60));
  expect(address()).toBe('/c/handdoeken?page=2');
  expect(main().queryByRole('link', { name: 'Toon meer' })).toBeNull();
});

it('LIST-14 a single product behind the first 50 is offered too', async () => {
  await show('/c/handdoeken', () => ({ total: 51 }));
  expect(main().getByRole('link', { name: 'Toon meer' })).toHaveAttribute('href', '/c/handdoeken?page=2');
});

describe('more of a list', () => {
  /** What the backend is asked for when a shopper wants more of the list at this search. */
  async function askedForMore(search: string) {
    const { address, asked } = await show(`/c/handdoeken?${search}`, () => ({ total: 60 }));
    await userEvent.click(main().getByRole('link', { name: 'Toon meer' }));
    await at(address, `/c/handdoeken?${search}&page=2`);
    return asked.at(-1)?.search;
  }

  it('LIST-12 more of a list is asked for in its order', async () =>
    expect(await askedForMore('sort=newest')).toEqual({ sort: 'newest', page: '2' }));

  it('LIST-06 more of a list is asked for with the filters of all attributes', async () =>
    expect(await askedForMore('kleur=blauw&maat=l')).toEqual({ kleur: 'blauw', maat: 'l', page: '2' }));
});

it('LIST-14 more products are appended each time they are asked for', async () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_none, at) => aProductSummary({ id: at + 1, name: `Handdoek ${at + 1}` }));
  const { address } = await show('/c/handdoeken', ({ search }) => {
    const page = Number(search['page'] ?? 1);
    return { total: 120, page, products: cards(Math.min(page * 50, 120)) };
  });
  for (const count of [100, 120]) {
    await userEvent.click(main().getByRole('link', { name: 'Toon meer' }));
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(count));
  }
  expect(address()).toBe('/c/handdoeken?page=3');
});

describe('SRCH-35 a list that failed', () => {
  const failing = { total: 0, products: [], facets: [] };
  it('SRCH-35 is loaded again by itself until it succeeds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let isAway = true;
    const { asked } = await show('/c/handdoeken', () => (isAway ? { ...failing, isUnreachable: true } : {}));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(main().queryByRole('link', { name: 'Handdoek 1' })).toBeNull();
    isAway = false;
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(await main().findByRole('link', { name: 'Handdoek 1' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(asked).toHaveLength(3);
  });
});

describe('LIST-21 chips', () => {
  const chosen = aFacet({
    values: ['Blauw', 'Wit'].map((label) => ({
      ...{ id: label.toLowerCase(), label, type: 'kleur', count: 3, isChosen: true },
    })),
  });
  const narrowed = () => show('/c/handdoeken?kleur=blauw,wit', () => ({ facets: [chosen] }));

  it('LIST-21 one takes its filter away', async () => {
    const { address } = await narrowed();
    await userEvent.click(main().getByRole('link', { name: 'Verwijder filter Blauw' }));
    await at(address, '/c/handdoeken?kleur=wit');
  });

  it('LIST-21 the last takes all away', async () => {
    const { address } = await narrowed();
    await userEvent.click(main().getByRole('link', { name: 'Alle filters wissen' }));
    await at(address, '/c/handdoeken');
  });
});

it('LIST-23 the button of the filters shows the number of results, and another as one chooses', async () => {
  await show('/c/handdoeken', ({ search }) => ({ total: search['kleur'] === undefined ? 48 : 3 }));
  const sheet = (await screen.findByText('Filters')).closest('details') ?? expect.unreachable('filters');
  sheet.open = true;
  const button = (count: number) => main().findByRole('button', { name: `Toon ${count} producten` });
  expect(await button(48)).toBeVisible();
  await userEvent.click(main().getByRole('link', { name: /^Blauw/ }));
  expect(await button(3)).toBeVisible();
  expect(sheet.open).toBe(true);
  await userEvent.click(await button(3));
  expect(sheet.open).toBe(false);
});

it('LIST-12 the sort is that of the list that one goes back to', async () => {
  const { router, address } = await show('/c/handdoeken');
  const sort = main().getByRole('combobox', { name: 'Sorteer op' });
  await userEvent.selectOptions(sort, 'Nieuw');
  await at(address, '/c/handdoeken?sort=newest');
  act(() => router.history.back());
  await at(address, '/c/handdoeken');
  await waitFor(() => expect(sort).toHaveValue(''));
});
