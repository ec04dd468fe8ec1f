import { aFacet, aListing, aProductSummary } from '@etalage/catalog/testing';
import type { Results } from '@etalage/search/headless';
import { redirect } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
// What comes later in the browser is here at once.
import '../../connected/RecentlyViewed.tsx';
import { visit } from '../../testing.tsx';
import type { PageRequest } from '../pageRequest.ts';

const results: Results = { listing: aListing({ search: { q: 'handdoek' } }), text: 'handdoek', suggestions: [] };
const nothing = {
  text: 'badjos',
  suggestions: ['badjas'],
  categories: [{ label: 'Bad', href: '/c/bad' }],
  offer: aProductSummary({ name: 'Plaid van vandaag' }),
};
const page = () => within(screen.getByRole('main'));

it('SEO-05 results are not for search engines, and have one canonical address', async () => {
  await visit({ path: '/search?q=handdoek&kleur=blauw', services: { search: async () => results } });
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://voorbeeld.test/search');
});

it('STOCK-08 the results mark each product that is out of stock, and no other', async () => {
  const stock = { status: 'out_of_stock' as const };
  const products = [aProductSummary(), aProductSummary({ id: 2, stock }), aProductSummary({ id: 3, stock })];
  const listing = aListing({ search: { q: 'handdoek' }, products });
  await visit({ path: '/search?q=handdoek', services: { search: async () => ({ ...results, listing }) } });
  const marked = page()
    .getAllByRole('article')
    .map(({ textContent }) => textContent?.includes('Niet op voorraad!'));
  expect(marked).toEqual([false, true, true]);
});

it('WISH-16 each card of the results of a search has a heart', async () => {
  const products = [aProductSummary({ name: 'Badmat' }), aProductSummary({ id: 3, sku: 'SJ', name: 'Sjaal' })];
  const listing = aListing({ search: { q: 'handdoek' }, products });
  await visit({ path: '/search?q=handdoek', services: { search: async () => ({ ...results, listing }) } });
  const hearts = page().getAllByRole('button', { name: /op je verlanglijst$/u });
  expect(hearts.map((heart) => heart.getAttribute('aria-label'))).toEqual([
    'Zet Badmat op je verlanglijst',
    'Zet Sjaal op je verlanglijst',
  ]);
});

it('SRCH-28 the field of the page goes to what another text finds, without a new document', async () => {
  const asked: object[] = [];
  const search = async (request: PageRequest) => {
    asked.push(request.search);
    return { ...results, text: '' };
  };
  const { router } = await visit({ path: '/search', services: { search } });
  const user = userEvent.setup();
  await user.type(page().getByRole('searchbox'), 'badjas{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/search?q=badjas'));
  expect(asked.at(-1)).toEqual({ q: 'badjas' });
});

it('SRCH-35 results that failed are loaded again by themselves until they succeed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isAway = true;
  const failed = { ...results, listing: { ...results.listing, total: 0, products: [], isUnreachable: true } };
  await visit({ path: '/search?q=handdoek', services: { search: async () => (isAway ? failed : results) } });
  expect(page().getByText('Zoeken lukt nu even niet.', { exact: false })).toBeVisible();
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(await page().findByRole('link', { name: 'Handdoek 1' })).toBeVisible();
});

describe('SRCH-07 the field of the page', () => {
  const searchField = async () => {
    await visit({ path: '/search', services: { search: async () => ({ ...results, text: '' }) } });
    return page().getByRole('searchbox');
  };

  it('SRCH-07 the field of the page needs at least 3 characters', async () =>
    expect(await searchField()).toHaveAttribute('minlength', '3'));

  // No browser checks the minimum length of an empty field.
  it('SRCH-07 the field of the page may not be empty', async () => expect(await searchField()).toBeRequired());
});

describe('SRCH-28 the page of results', () => {
  it('SRCH-28 shows what the text of its address found', async () => {
    const asked: object[] = [];
    const search = async (request: PageRequest) => {
      asked.push(request.search);
      return results;
    };
    await visit({ path: '/search?q=handdoek&kleur=blauw', services: { search } });
    expect(asked).toEqual([{ q: 'handdoek', kleur: 'blauw' }]);
    expect(page().getByRole('heading', { level: 1, name: /handdoek/ })).toBeInTheDocument();
    expect(page().getByRole('link', { name: 'Handdoek 1' })).toBeInTheDocument();
  });

  const listing = aListing({ total: 3, search: { q: 'handdoek' }, facets: [aFacet()] });
  const show = () => visit({ path: '/search?q=handdoek', services: { search: async () => ({ ...results, listing }) } });

  it('SRCH-28 shows how many products there are', async () => {
    await show();
    expect(page().getByRole('status')).toHaveTextContent('3 producten');
  });

  it('SRCH-28 says of a single product that it is one', async () => {
    const single = aListing({ total: 1, search: { q: 'handdoek' } });
    await visit({ path: '/search?q=handdoek', services: { search: async () => ({ ...results, listing: single }) } });
    expect(page().getByRole('status')).toHaveTextContent(/^1 product$/);
  });

  it('SRCH-28 counts also the products that are not shown yet', async () => {
    const long = aListing({ total: 60, products: listing.products, search: { q: 'handdoek' } });
    await visit({ path: '/search?q=handdoek', services: { search: async () => ({ ...results, listing: long }) } });
    const [count] = page().getAllByRole('status');
    expect(count).toHaveTextContent('60 producten');
  });

  it('SRCH-28 shows a card for each product', async () => {
    await show();
    const cards = page()
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').textContent);
    expect(cards).toEqual(listing.products.map(({ name }) => name));
  });

  it('SRCH-28 has the filters of a category, which keep the text', async () => {
    await show();
    expect(page().getByRole('link', { name: /^Blauw/ })).toHaveAttribute('href', '/search?kleur=blauw&q=handdoek');
  });

  it('LIST-21 chosen filters of results are chips, which keep the text', async () => {
    const chosen = { id: 'blauw', label: 'Blauw', type: 'kleur', count: 3, isChosen: true };
    const search = { kleur: 'blauw', maat: 'l', q: 'handdoek' };
    const narrowed = aListing({ search, facets: [aFacet({ values: [chosen] })] });
    await visit({
      path: '/search?q=handdoek&kleur=blauw&maat=l',
      services: { search: async () => ({ ...results, listing: narrowed }) },
    });
    const way = (name: string) => page().getByRole('link', { name }).getAttribute('href');
    expect(['Verwijder filter Blauw', 'Alle filters wissen'].map(way)).toEqual([
      '/search?maat=l&q=handdoek',
      '/search?q=handdoek',
    ]);
  });

  it('SRCH-28 has the sort of a category', async () => {
    await show();
    const options = within(page().getByRole('combobox', { name: 'Sorteer op' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      ...['Aanbevolen', 'Nieuw', 'Prijs laag - hoog', 'Prijs hoog - laag'],
    ]);
  });

  it('LIST-04 another sort of results is a new entry, with the text and without the page', async () => {
    const sorted = aListing({ total: 60, page: 2, search: { kleur: 'blauw', page: '2', q: 'handdoek' } });
    const search = async () => ({ ...results, listing: sorted });
    const path = '/search?q=handdoek&kleur=blauw&page=2';
    const { router } = await visit({ path, services: { search } });
    await userEvent.selectOptions(page().getByRole('combobox', { name: 'Sorteer op' }), 'Nieuw');
    const address = () => router.state.location.href;
    await waitFor(() => expect(address()).toBe('/search?kleur=blauw&q=handdoek&sort=newest'));
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe(path));
  });

  it('SRCH-08 reads on in what the text found', async () => {
    const long = aListing({ total: 60, search: { q: 'handdoek' } });
    const all = { ...long, page: 2, products: aListing({ total: 50 }).products.concat(aProductSummary({ id: 51 })) };
    const search = async (request: PageRequest) => ({ ...results, listing: request.search['page'] ? all : long });
    const { router } = await visit({ path: '/search?q=handdoek', services: { search } });
    const more = page().getByRole('link', { name: 'Toon meer' });
    expect(more).toHaveAttribute('href', '/search?q=handdoek&page=2');
    await userEvent.click(more);
    await waitFor(() => expect(page().getAllByRole('article')).toHaveLength(51));
    expect(router.state.location.href).toBe('/search?q=handdoek&page=2');
  });

  it('SRCH-08 offers no more results once all of them are there', async () => {
    const products = Array.from({ length: 60 }, (_none, at) => aProductSummary({ id: at + 1 }));
    const whole = aListing({ products, total: 60, page: 2, search: { q: 'handdoek' } });
    await visit({ path: '/search?q=handdoek', services: { search: async () => ({ ...results, listing: whole }) } });
    expect(page().queryByRole('link', { name: 'Toon meer' })).toBeNull();
  });

  it('SRCH-31 marks what was searched for in the names', async () => {
    await show();
    const marks = page()
      .getAllByRole('article')
      .map((card) => card.querySelector('mark')?.textContent);
    expect(marks).toEqual(listing.products.map(() => 'Handdoek'));
  });

  it('SRCH-31 marks each part of a name that matches', async () => {
    const products = [aProductSummary({ name: 'Handdoek met handdoekhaak, wit' })];
    const search = async () => ({ ...results, text: 'witte handdoek', listing: { ...listing, products } });
    await visit({ path: '/search?q=witte handdoek', services: { search } });
    const marks = [...page().getByRole('article').querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Handdoek', 'handdoek', 'wit']);
  });

  it('SRCH-31 shows markup in a name as text', async () => {
    const name = 'Handdoek <b>Fenne</b>';
    const products = [aProductSummary({ name })];
    const search = async () => ({ ...results, listing: { ...listing, products } });
    await visit({ path: '/search?q=handdoek', services: { search } });
    expect(page().getByRole('link', { name })).toBeInTheDocument();
    expect(page().getByRole('article').querySelector('b')).toBeNull();
  });

  it('SRCH-28 makes way for the page that says that nothing was found', async () => {
    const moved = redirect({ href: '/no-result?q=badjos', statusCode: 302 });
    const { router } = await visit({
      path: '/search?q=badjos',
      services: { search: () => Promise.reject(moved), 'no-result': async () => nothing },
    });
    expect(router.state.location.href).toBe('/no-result?q=badjos');
    expect(page().getByRole('link', { name: 'badjas' })).toHaveAttribute('href', '/search?q=badjas');
    expect(page().getByRole('link', { name: 'Bad' })).toHaveAttribute('href', '/c/bad');
    expect(page().getByRole('link', { name: 'Plaid van vandaag' })).toBeInTheDocument();
  });
});

describe('SRCH-28 the page of a text that finds nothing', () => {
  const show = (differences: object = {}) =>
    visit({ path: '/no-result?q=badjos', services: { 'no-result': async () => ({ ...nothing, ...differences }) } });

  it('SRCH-28 names the text', async () => {
    await show();
    expect(page().getByRole('heading', { level: 1 })).toHaveTextContent("Geen resultaten voor 'badjos'");
  });

  it('SRCH-28 names the text of its address, also the next one', async () => {
    const inVain = async ({ search: { q = '' } }: PageRequest) => ({ ...nothing, text: q });
    const { router } = await visit({ path: '/no-result?q=badjos', services: { 'no-result': inVain } });
    const heading = () => page().getByRole('heading', { level: 1 });
    expect(heading()).toHaveTextContent("Geen resultaten voor 'badjos'");
    await act(() => router.navigate({ href: '/no-result?q=zeppelin' }));
    expect(heading()).toHaveTextContent("Geen resultaten voor 'zeppelin'");
  });

  it('SRCH-28 the search field has the text of its address, also the next one', async () => {
    const inVain = async ({ search: { q = '' } }: PageRequest) => ({ ...nothing, text: q });
    const { router } = await visit({ path: '/no-result?q=badjos', services: { 'no-result': inVain } });
    await act(() => router.navigate({ href: '/no-result?q=zeppelin' }));
    expect(page().getByRole('searchbox')).toHaveValue('zeppelin');
  });

  it('SRCH-28 offers the search field, which searches for another text', async () => {
    await show();
    const field = page().getByRole('searchbox');
    expect(field).toHaveValue('badjos');
    expect(field.closest('form')).toHaveAttribute('action', '/search');
  });

  it('SRCH-28 offers each suggestion as a link', async () => {
    await show({ suggestions: ['badjas', 'badmat'] });
    const links = ['badjas', 'badmat'].map((name) => page().getByRole('link', { name }).getAttribute('href'));
    expect(links).toEqual(['/search?q=badjas', '/search?q=badmat']);
  });

  it('SRCH-30 asks whether a correction was meant', async () => {
    await show();
    expect(page().getByText(/^Bedoelde je/)).toHaveTextContent(/^Bedoelde je badjas\?$/);
  });

  it('SRCH-28 asks for no other text where there are no suggestions', async () => {
    await show({ suggestions: [] });
    expect(page().queryByText(/Bedoelde je/)).toBeNull();
  });
});

it('PROD-21 what was looked at before stands on the page of a text that finds nothing', async () => {
  const looked = aProductSummary({ parentSku: 'SJ', name: 'Sjaal' });
  localStorage.setItem('shop/catalog/recently-viewed', JSON.stringify([looked]));
  await visit({ path: '/no-result?q=badjos', services: { 'no-result': async () => nothing } });
  const before = await screen.findByRole('region', { name: 'Eerder bekeken' });
  expect(within(before).getByRole('link', { name: 'Sjaal' })).toBeVisible();
  localStorage.clear();
});

describe('SRCH-28 content pages among the results', () => {
  const pages = [{ slug: 'retourneren', name: 'Retourneren' }];
  const link = () =>
    page()
      .getAllByRole('link')
      .find(({ textContent }) => textContent === 'Retourneren');

  it('SRCH-28 a page stands beside the products, with its title and link', async () => {
    await visit({ path: '/search?q=handdoek', services: { search: async () => ({ ...results, pages }) } });
    expect(link()).toHaveAttribute('href', '/i/retourneren');
    expect(page().getByRole('link', { name: 'Handdoek 1' })).toBeInTheDocument();
  });

  it('SRCH-31 what was searched for is marked in the name of a page too', async () => {
    await visit({
      path: '/search?q=retour',
      services: { search: async () => ({ ...results, text: 'retour', pages }) },
    });
    expect(link()?.querySelector('mark')).toHaveTextContent(/^Retour$/);
  });

  it('SRCH-28 a text that finds only a page shows it, and no empty list', async () => {
    const listing = aListing({ search: { q: 'retour' }, products: [], total: 0 });
    const search = async () => ({ listing, text: 'retour', suggestions: [], pages });
    await visit({ path: '/search?q=retour', services: { search } });
    expect(link()).toHaveAttribute('href', '/i/retourneren');
    expect(page().getByRole('status')).toHaveTextContent('1 pagina');
    expect(page().queryByText(/0 producten/)).toBeNull();
  });

  it('SRCH-28 there is no place for pages where none matches', async () => {
    await visit({ path: '/search?q=handdoek', services: { search: async () => results } });
    expect(page().queryByRole('navigation', { name: 'Service en informatie' })).toBeNull();
  });
});
