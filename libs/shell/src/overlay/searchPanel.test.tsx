import { aCategory, aListing, aProduct, someAttributes } from '@etalage/catalog/testing';
import type { StoreView } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
// What loads later in the browser is here at once.
import './MenuSearch.tsx';
import './PhoneMenuOverlay.tsx';
import { mobileMenuAtom, openMobileMenuAtom } from '../model/mobileMenu.ts';
import { visit } from '../testing.tsx';
import { openOverlayAtom, overlaysAtom } from './overlayAtom.ts';

const queryKey = 'shop/user/searchQuery';
const historyKey = 'shop/user/search-history';

const numbers = Array.from({ length: 22 }, (_, at) => at + 1);
const categories = numbers.map((id) => aCategory({ id, name: `Handdoekwereld ${id}`, slug: `hd-${id}` }));
const products = numbers.map((id) =>
  aProduct({
    ...{ id, sku: `HD-${id}`, name: `Handdoek <b>${id}</b>`, url_path: `hd-${id}.html` },
    category_ids: ['7', '8', '9', '10'],
  }),
);

const washing = { slug: 'wassen', name: 'Handdoeken wassen', searchTerms: ['centrifuge'] };

type Asked = { kind: string; params: URLSearchParams; query: { _searchText?: string; _appliedFilters?: object[] } };
let asked: Asked[];
/** What a search for products is answered with: as many hits as are asked for, unless a test says otherwise. */
let answerProducts: (found: Response, call: Asked) => Response | Promise<Response>;
/** What the search for the categories of hits is answered with. */
let answerCategories: typeof answerProducts;

/** Comes when the test is over: a call that is given up later would be logged in another test. */
const lateAnswer = (found: Response) => new Promise<Response>((resolve) => onTestFinished(() => resolve(found)));

function answer(address: string): Response | Promise<Response> {
  const { pathname, searchParams: params } = new URL(address, 'https://voorbeeld.test');
  const [, kind = ''] = /(\w+)\/_search$/.exec(pathname) ?? [];
  if (kind === '') return Response.json({ code: 200, result: pathname.endsWith('/pages') ? [washing] : {} });
  const call = { kind, params, query: JSON.parse(params.get('request') ?? '{}') };
  asked.push(call);
  const ofKind: Record<string, readonly object[]> = { category: categories, product: products };
  const { _searchText: text = '' } = call.query;
  const isInVain = ['zeppelin', 'centrifuge', 'handdook'].includes(text);
  const all = isInVain ? [] : (ofKind[kind] ?? someAttributes);
  const from = Number(params.get('from') ?? 0);
  const hits = all.slice(from, from + Number(params.get('size') ?? 10));
  const suggest = { words: text === 'handdook' ? ['handdoek'] : [] };
  const found = Response.json({ total: all.length, hits, suggest });
  if (kind === 'product') return answerProducts(found, call);
  return params.has('search') ? answerCategories(found, call) : found;
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answerProducts = (found) => found;
  answerCategories = (found) => found;
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    answer(input instanceof Request ? input.url : String(input)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Of the pages that Enter leads to. */
const services = {
  search: async () => ({ text: 'handdoek', suggestions: [], listing: aListing() }),
  'no-result': async () => ({ text: 'zeppelin', suggestions: [], corrections: [], categories: [] }),
};

/** A page whose header has its search open; from here on time passes when the test says so. */
async function inSearch(path = '/cart/', view: Partial<StoreView> = {}) {
  const shop = await visit({ path, services, view });
  act(() => shop.store.set(openOverlayAtom, { name: 'search' }));
  const field = await screen.findByRole('combobox', { name: 'Zoek in de winkel' });
  vi.useFakeTimers();
  await pass(0);
  return { ...shop, field };
}
/** A phone whose menu is open on its search tab. */
async function onPhone(path = '/cart/') {
  vi.stubGlobal('innerWidth', 390);
  const shop = await visit({ path, services });
  act(() => shop.store.set(openMobileMenuAtom, 'search'));
  return { ...shop, field: await screen.findByRole('combobox', { name: 'Zoek in de winkel' }) };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Advances the timers, and waits for code that is imported meanwhile. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
  });
const enter = (field: HTMLElement) => fireEvent.submit(field.closest('form') ?? expect.unreachable('a form'));
/** A search by time, and what it shows; Enter would go to the results page. */
async function searched(text = 'handdoek') {
  const shop = await inSearch();
  type(shop.field, text);
  await pass(1000);
  await pass(100);
  return shop;
}
/** The searches for a text; suggestions are asked for without being counted. */
const searches = () => asked.filter(({ kind, params }) => kind === 'product' && params.has('counted'));
const options = (group: string) => within(screen.getByRole('group', { name: group })).queryAllByRole('option');
const list = () => screen.queryByRole('listbox');
const more = () => screen.queryByRole('button', { name: 'Toon meer' });
type Store = Awaited<ReturnType<typeof visit>>['store'];
const openOverlays = (store: Store) => store.get(overlaysAtom).map(({ name }) => name);

describe('SRCH-01 the search of a desktop', () => {
  it('SRCH-01 is open as soon as it is mounted', async () => {
    localStorage.setItem(historyKey, '["plaid"]');
    await inSearch();
    expect(list()).toBeVisible();
  });

  it.each([
    ['focus', fireEvent.focus],
    ['a click', fireEvent.click],
  ])('SRCH-01 opens again on %s', async (_what, reopen) => {
    localStorage.setItem(historyKey, '["plaid"]');
    const { field } = await inSearch();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(list()).toBeNull();
    reopen(field);
    expect(list()).toBeVisible();
  });

  it('SRCH-01 leaves the focus to who went on while it was loading, and opens at the next focus', async () => {
    const { store } = await visit({ path: '/cart/', services });
    const open = () => act(() => store.set(openOverlayAtom, { name: 'search' }));
    const elsewhere = screen.getAllByRole('link').at(-1) ?? expect.unreachable('a link');
    elsewhere.focus();
    open();
    await waitFor(() => expect(openOverlays(store)).toEqual([]));
    expect(elsewhere).toHaveFocus();
    screen.getByRole('searchbox').focus();
    open();
    expect(await screen.findByRole('combobox')).toHaveFocus();
  });

  it('SRCH-01 opens also where the heading of a page that came has taken the focus meanwhile', async () => {
    const { store } = await visit({ path: '/cart/', services });
    const heading = await screen.findByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    act(() => store.set(openOverlayAtom, { name: 'search' }));
    expect(await screen.findByRole('combobox')).toHaveFocus();
  });
});

describe('SRCH-03 the search of a desktop', () => {
  it('SRCH-03 closes on Escape', async () => {
    const { field } = await searched();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(list()).toBeNull();
  });

  it.each(['Producten', 'Categorieën', 'Service en informatie'])(
    'SRCH-03 closes when one of these is chosen: %s',
    async (group) => {
      await searched();
      fireEvent.click(options(group)[0] ?? expect.unreachable(group));
      expect(list()).toBeNull();
    },
  );

  it('SRCH-03 closes when all results are chosen', async () => {
    await searched();
    fireEvent.click(screen.getByRole('link', { name: 'Bekijk alle resultaten (22)' }));
    expect(list()).toBeNull();
  });

  it('SRCH-03 closes when Enter finds what the page shows', async () => {
    const { field, store } = await inSearch('/search?q=handdoek');
    type(field, 'handdoek');
    enter(field);
    await pass(100);
    expect(openOverlays(store)).toEqual([]);
  });

  it('SRCH-03 closes on its close icon, which clears the text', async () => {
    const { field } = await searched();
    fireEvent.click(screen.getByRole('button', { name: 'Zoeken sluiten' }));
    expect(list()).toBeNull();
    expect(field).toHaveValue('');
  });
});

describe('SRCH-03 the search of a phone', () => {
  it.each([
    ['a product that was found', () => fireEvent.click(options('Producten')[0] ?? expect.unreachable('a product'))],
    ['all results', () => fireEvent.click(screen.getByRole('link', { name: 'Bekijk alle resultaten (22)' }))],
  ])('SRCH-03 closes with the menu when the shopper goes to %s', async (_what, go) => {
    const { store, field } = await onPhone();
    vi.useFakeTimers();
    type(field, 'handdoek');
    await pass(1000);
    await pass(100);
    go();
    expect(store.get(mobileMenuAtom).open).toBe(false);
  });

  it('SRCH-03 keeps its text when another button of the menu is pressed', async () => {
    const { field } = await onPhone();
    vi.useFakeTimers();
    type(field, 'handdoek');
    await pass(1000);
    await pass(100);
    fireEvent.click(more() ?? expect.unreachable('a way to more'));
    await pass(0);
    expect(field).toHaveValue('handdoek');
  });

  it('SRCH-03 closes with the menu when Enter finds what the page shows', async () => {
    const { store, field } = await onPhone('/search?q=handdoek');
    type(field, 'handdoek');
    enter(field);
    await waitFor(() => expect(store.get(mobileMenuAtom).open).toBe(false));
  });
});

it('WISH-16 each product that is found in the menu of a phone has a heart', async () => {
  const { field } = await onPhone();
  vi.useFakeTimers();
  type(field, 'handdoek');
  await pass(1000);
  await pass(100);
  const hearts = within(screen.getByRole('list', { name: 'Bewaar voor later' }));
  expect(hearts.getAllByRole('button', { name: /op je verlanglijst$/u })).toHaveLength(options('Producten').length);
  expect(options('Producten').length).toBeGreaterThan(1);
});

describe('SRCH-04 a search by time', () => {
  const places: [where: string, open: () => ReturnType<typeof inSearch | typeof onPhone>][] = [
    ['the header', inSearch],
    ['the menu of a phone', onPhone],
  ];
  it.each(places)('SRCH-04 is sent from %s 1000 ms after the last key, and not before', async (_where, open) => {
    const { field } = await open();
    vi.useFakeTimers();
    type(field, 'han');
    await pass(500);
    type(field, 'hand');
    await pass(999);
    expect(searches()).toEqual([]);
    await pass(1);
    expect(searches().map(({ query }) => query._searchText)).toEqual(['hand']);
  });

  it('SRCH-04 is sent for what was typed before the panel was there', async () => {
    const { store } = await visit({ path: '/cart/', services });
    const drawn = within(screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox');
    drawn.value = 'handdoek';
    vi.useFakeTimers();
    act(() => store.set(openOverlayAtom, { name: 'search' }));
    await pass(0);
    expect(searches()).toEqual([]);
    await pass(1000);
    expect(searches().map(({ query }) => query._searchText)).toEqual(['handdoek']);
  });
});

describe('SRCH-05 a text of fewer than 3 characters', () => {
  it('SRCH-05 searches nothing', async () => {
    await searched('ha');
    expect(searches()).toEqual([]);
  });

  it.each(['ha', ''])('SRCH-05 leaves out the search for the text before, of which ‘%s’ is left', async (text) => {
    const { field } = await inSearch();
    type(field, 'han');
    await pass(999);
    type(field, text);
    await pass(1000);
    expect(searches()).toEqual([]);
  });

  it('SRCH-05 says that it is too short', async () => {
    await searched('ha');
    expect(screen.getByText('Je zoekterm moet uit minimaal 3 tekens bestaan.')).toBeVisible();
  });

  it.each(['ha', ''])('SRCH-05 stops the loading: ‘%s’', async (text) => {
    answerProducts = lateAnswer;
    const { field } = await searched();
    expect(screen.getByText('We zoeken…')).toBeInTheDocument();
    type(field, text);
    expect(screen.queryByText('We zoeken…')).toBeNull();
  });
});

describe('SRCH-06 after a search', () => {
  it('SRCH-06 the results open when there are hits', async () => {
    await searched();
    expect(options('Producten')).toHaveLength(10);
  });

  it.each([
    ['what was searched for', 'handdoek', 22],
    ['what was searched for, without the spaces around it', ' handdoek ', 22],
    ['when nothing was found', 'zeppelin', 0],
  ])('SRCH-06 an event says %s', async (_what, text, total) => {
    const shop = await inSearch();
    const performed: object[] = [];
    shop.events.on('search/performed', (event) => performed.push(event));
    type(shop.field, text);
    await pass(1000);
    expect(performed).toEqual([{ text: text.trim(), total }]);
  });

  it('SRCH-06 no further event says that more of it is read', async () => {
    const shop = await inSearch();
    const performed: object[] = [];
    shop.events.on('search/performed', (event) => performed.push(event));
    type(shop.field, 'handdoek');
    await pass(1000);
    await pass(100);
    fireEvent.click(more() ?? expect.unreachable('a way to more'));
    await pass(0);
    expect([performed.length, options('Producten').length]).toEqual([1, 20]);
  });

  it('SRCH-06 the results open also where the panel was closed before they were typed for', async () => {
    const { field } = await searched();
    fireEvent.keyDown(field, { key: 'Escape' });
    type(field, 'handdoeken');
    await pass(1000);
    await pass(100);
    expect(options('Producten')).toHaveLength(10);
  });

  it('SRCH-06 the categories of the hits are loaded', async () => {
    await searched();
    const filters = asked.filter(({ kind }) => kind === 'category').map(({ query }) => query._appliedFilters);
    expect(filters).toContainEqual(
      expect.arrayContaining([expect.objectContaining({ attribute: 'id', value: { in: [7, 8, 9, 10] } })]),
    );
  });

  it('SRCH-06 the categories that were loaded take the place of those that are known', async () => {
    const bathroom = aCategory({ id: 7, name: 'Alles voor de badkamer', slug: 'badkamer' });
    answerCategories = () => Response.json({ total: 1, hits: [bathroom] });
    await searched();
    expect(options('Categorieën').map(({ textContent }) => textContent)).toEqual(['Alles voor de badkamer']);
  });
});

describe('SRCH-07 Enter', () => {
  it.each([
    ['goes to the results of a text that has hits', 'handdoek', '/search?q=handdoek'],
    ['goes to the results of a text without the spaces around it', ' handdoek ', '/search?q=handdoek'],
    ['goes to the results of a text that has a content page alone', 'centrifuge', '/search?q=centrifuge'],
    ['goes to the page of a text that has none', 'zeppelin', '/no-result?q=zeppelin'],
    ['goes to the results of a text of 3 characters', 'han', '/search?q=han'],
    ['goes nowhere with fewer than 3 characters', 'ha', '/cart/'],
  ])('SRCH-07 %s', async (_what, text, href) => {
    const { field, router } = await inSearch();
    type(field, text);
    enter(field);
    await pass(100);
    expect(router.state.location.href).toBe(href);
  });

  it.each([
    ['the results of a text that has hits', 'handdoek', '/search?q=handdoek'],
    ['the page of a text that has none', 'zeppelin', '/no-result?q=zeppelin'],
  ])('SRCH-07 goes from the menu of a phone to %s', async (_what, text, href) => {
    const { field, router } = await onPhone();
    type(field, text);
    enter(field);
    await waitFor(() => expect(router.state.location.href).toBe(href));
  });
});

describe('SRCH-08 read more', () => {
  it('SRCH-08 read more appends further results', async () => {
    await searched();
    fireEvent.click(more() ?? expect.unreachable('a way to more'));
    await pass(0);
    const names = Array.from({ length: 20 }, (_, at) => expect.stringContaining(`Handdoek <b>${at + 1}</b>`));
    expect(options('Producten').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('SRCH-08 read more is no longer offered once the total is reached', async () => {
    await searched();
    for (let times = 0; times < 2; times += 1) {
      fireEvent.click(more() ?? expect.unreachable('a way to more'));
      await pass(0);
    }
    expect(options('Producten')).toHaveLength(22);
    expect(more()).toBeNull();
  });

  it('SRCH-08 read more appends a single further result', async () => {
    answerProducts = (_found, { params }) => {
      const from = Number(params.get('from') ?? 0);
      return Response.json({ total: 11, hits: products.slice(from, Math.min(from + 10, 11)), suggest: { words: [] } });
    };
    await searched();
    expect(options('Producten')).toHaveLength(10);
    fireEvent.click(more() ?? expect.unreachable('a way to more'));
    await pass(0);
    expect(options('Producten')).toHaveLength(11);
  });
});

it('SRCH-08 the search of a phone appends further results, until the total is reached', async () => {
  const { field } = await onPhone();
  vi.useFakeTimers();
  type(field, 'handdoek');
  await pass(1000);
  await pass(100);
  expect(options('Producten')).toHaveLength(18);
  fireEvent.click(more() ?? expect.unreachable('a way to more'));
  await pass(0);
  const names = numbers.map((id) => expect.stringContaining(`Handdoek <b>${id}</b>`));
  expect(options('Producten').map(({ textContent }) => textContent)).toEqual(names);
  expect(more()).toBeNull();
});

describe('SRCH-09 the last text', () => {
  it('SRCH-09 is restored when the panel is mounted', async () => {
    localStorage.setItem(queryKey, '"badjas"');
    expect((await inSearch()).field).toHaveValue('badjas');
  });

  it.each(['bad', 'ba', ''])('SRCH-09 is saved when it is torn down: ‘%s’', async (text) => {
    localStorage.setItem(queryKey, '"badjas"');
    const { field, unmount } = await inSearch();
    type(field, text);
    unmount();
    expect(localStorage.getItem(queryKey)).toBe(JSON.stringify(text));
  });
});

it('STOCK-07 a hit says how many are left at the threshold of 5, and not above it', async () => {
  const hits = [5, 6].map((qty) => {
    const stock = { qty, is_in_stock: true, manage_stock: true };
    const simple = { type_id: 'simple' as const, configurable_children: [], configurable_options: [] };
    return aProduct({ ...simple, id: qty, sku: `HD-${qty}`, name: `Handdoek ${qty}`, stock });
  });
  answerProducts = () => Response.json({ total: 2, hits, suggest: { words: [] } });
  await searched();
  expect(screen.getByRole('option', { name: /^Handdoek 5/ })).toHaveTextContent('Nog maar 5 op voorraad');
  expect(screen.getByRole('option', { name: /^Handdoek 6/ })).not.toHaveTextContent('Nog maar');
});

describe('SRCH-10 recent queries', () => {
  const kept = (): unknown => JSON.parse(localStorage.getItem(historyKey) ?? 'null');
  it.each([
    ['are kept, newest first', ['plaid'], ['handdoek', 'plaid']],
    ['are four at most', ['plaid', 'kussen', 'mat', 'jas'], ['handdoek', 'plaid', 'kussen', 'mat']],
    ['drop a duplicate, and no other one', ['plaid', 'handdoek', 'mat', 'jas'], ['handdoek', 'plaid', 'mat', 'jas']],
    ['drop a duplicate in capitals', ['Handdoek', 'plaid'], ['handdoek', 'plaid']],
    ['drop what the new one begins with', ['hand', 'plaid'], ['handdoek', 'plaid']],
    ['drop all that begin with the new one', ['handdoeken', 'plaid', 'handdoekrek'], ['handdoek', 'plaid']],
    ['keep what is elsewhere in the new one', ['doek', 'plaid'], ['handdoek', 'doek', 'plaid']],
    ['keep what has the new one elsewhere', ['badhanddoek', 'plaid'], ['handdoek', 'badhanddoek', 'plaid']],
  ])('SRCH-10 %s', async (_what, before, after) => {
    localStorage.setItem(historyKey, JSON.stringify(before));
    await searched();
    expect(kept()).toEqual(after);
  });
});

describe('SRCH-11 recent queries', () => {
  it('SRCH-11 are offered while the field is empty, all four of them', async () => {
    const kept = ['plaid', 'kussen', 'mat', 'jas'];
    localStorage.setItem(historyKey, JSON.stringify(kept));
    await inSearch();
    expect(options('Eerder gezocht').map(({ textContent }) => textContent)).toEqual(kept);
  });

  it('SRCH-11 are searched for when one is chosen', async () => {
    localStorage.setItem(historyKey, '["plaid","kussen"]');
    const { field } = await inSearch();
    fireEvent.click(screen.getByRole('option', { name: 'kussen' }));
    await pass(0);
    expect(searches().map(({ query }) => query._searchText)).toEqual(['kussen']);
    expect(field).toHaveValue('kussen');
  });
});

describe('SRCH-16 the search of the header', () => {
  const searchesFrom = () =>
    asked.filter(({ query }) => query._searchText === 'handdoek').map(({ params }) => params.get('from'));
  const filter = (attribute: string, values: number[]) => expect.objectContaining({ attribute, value: { in: values } });

  it('SRCH-16 sends the text', async () => {
    await searched();
    expect(searches().map(({ query }) => query._searchText)).toEqual(['handdoek']);
  });

  it.each([
    ['visibility', [3, 4]],
    ['status', [0, 1]],
  ])('SRCH-16 sends the filter for %s', async (attribute, values) => {
    await searched();
    expect(searches()[0]?.query._appliedFilters).toContainEqual(filter(attribute, values));
  });

  it('SRCH-16, SRCH-13 sends no filter for stock, as what is out of stock is listed', async () => {
    await searched();
    expect(JSON.stringify(searches()[0]?.query)).not.toContain('stock');
  });

  it.each([
    ['start', 'from', '0'],
    ['size', 'size', '10'],
    ['total-hits tracking', 'track_total_hits', 'true'],
  ])('SRCH-16 sends %s', async (_what, param, value) => {
    await searched();
    expect(searches()[0]?.params.get(param)).toBe(value);
  });

  it('SRCH-16 sends the start of further results', async () => {
    await searched();
    fireEvent.click(more() ?? expect.unreachable('a way to more'));
    await pass(0);
    expect(searchesFrom()).toEqual(['0', '10']);
  });

  it('SRCH-16 gets items and their total', async () => {
    await searched();
    expect(options('Producten')).toHaveLength(10);
    expect(screen.getByText('22 producten')).toBeInTheDocument();
  });
});

describe('SRCH-15 a search asks', () => {
  it('SRCH-15 for 10 at a time under the desktop input', async () => {
    await searched();
    expect(searches()[0]?.params.get('size')).toBe('10');
  });

  it("SRCH-15 for 18 at a time in the search tab of the phone's menu", async () => {
    const { field } = await onPhone();
    type(field, 'handdoek');
    enter(field);
    await waitFor(() => expect(searches()[0]?.params.get('size')).toBe('18'));
  });
});

describe('SRCH-17 the categories of the hits', () => {
  const call = () => asked.findLast(({ kind }) => kind === 'category') ?? expect.unreachable('a call');

  it('SRCH-17 are those with include_in_search 1', async () => {
    await searched();
    expect(call().query._appliedFilters).toContainEqual(
      expect.objectContaining({ attribute: 'include_in_search', value: { eq: 1 } }),
    );
  });

  it('SRCH-17 are among those that the hits are in', async () => {
    await searched();
    expect(call().query._appliedFilters).toContainEqual(
      expect.objectContaining({ attribute: 'id', value: { in: [7, 8, 9, 10] } }),
    );
  });

  it('SRCH-17 are asked for on behalf of a search', async () => {
    await searched();
    expect(call().params.get('search')).toBe('true');
  });

  it('SRCH-17 are asked for by 3', async () => {
    await searched();
    expect(call().params.get('size')).toBe('3');
  });

  it('SRCH-17 are 3 at most', async () => {
    await searched();
    expect(options('Categorieën')).toHaveLength(3);
  });

  it('SRCH-17 are 3 at most while they are loading', async () => {
    answerCategories = lateAnswer;
    await searched();
    expect(options('Categorieën')).toHaveLength(3);
  });
});

describe('SRCH-30 a text without hits', () => {
  it('SRCH-30 gets a correction in the panel, which is searched for when it is chosen', async () => {
    const { field } = await searched('handdook');
    const [correction = expect.unreachable('a correction'), ...others] = options('Bedoelde je');
    expect([correction.textContent, others]).toEqual(['handdoek', []]);
    fireEvent.click(correction);
    await pass(0);
    expect(searches().at(-1)?.query._searchText).toBe('handdoek');
    expect(field).toHaveValue('handdoek');
  });
});

describe('a search that fails', () => {
  /** The suggestions are answered. */
  const failingSearch: typeof answerProducts = (found, { params }) =>
    params.has('counted') ? Response.json({ code: 500, result: 'weg' }, { status: 500 }) : found;
  const log = vi.fn<(error: unknown) => void>();
  const logged = () => log.mock.calls.map(([error]) => String(error));
  beforeEach(() => {
    log.mockClear();
    vi.stubGlobal('reportError', log);
  });

  it('SRCH-27 is only logged', async () => {
    answerProducts = failingSearch;
    await searched();
    expect(logged()).toEqual(['ApiError: weg']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('SRCH-27 ends the loading', async () => {
    answerProducts = failingSearch;
    await searched();
    expect(screen.queryByText('We zoeken…')).toBeNull();
  });

  it('SRCH-27 for categories is only logged', async () => {
    answerCategories = () => Response.json({ code: 500, result: 'weg' }, { status: 500 });
    await searched();
    expect(logged()).toEqual(['ApiError: weg']);
    expect(options('Producten')).toHaveLength(10);
  });

  it('SRCH-27 for suggestions is only logged', async () => {
    answerProducts = (found, { params }) =>
      params.has('counted') ? found : Response.json({ code: 500, result: 'weg' }, { status: 500 });
    const { field } = await inSearch();
    type(field, 'handdoek');
    await pass(150);
    await pass(0);
    expect(logged()).toContain('ApiError: weg');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('SRCH-27 for further results is only logged, and they are offered again', async () => {
    await searched();
    answerProducts = () => Response.json({ code: 500, result: 'weg' }, { status: 500 });
    fireEvent.click(more() ?? expect.unreachable('a way to more'));
    await pass(0);
    expect(logged()).toEqual(['ApiError: weg']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(options('Producten')).toHaveLength(10);
    expect(more()).toBeVisible();
  });

  it('SRCH-27 leaves what is shown', async () => {
    const { field } = await searched();
    answerProducts = failingSearch;
    type(field, 'handdoeken');
    await pass(999);
    const before = list()?.textContent;
    await pass(100);
    await vi.waitFor(() => expect(logged()).toEqual(['ApiError: weg']));
    expect([list()?.textContent, options('Producten').length]).toEqual([before, 4]);
  });

  it('SRCH-27 leaves the panel open on its page after Enter', async () => {
    answerProducts = failingSearch;
    const { field, router, store } = await inSearch();
    type(field, 'handdoek');
    enter(field);
    await pass(100);
    expect(logged()).toEqual(['ApiError: weg']);
    expect([router.state.location.href, ...openOverlays(store)]).toEqual(['/cart/', 'search']);
  });

  it('SRCH-20 is given up after 5000 ms', async () => {
    answerProducts = (found, { params }) => (params.has('counted') ? lateAnswer(found) : found);
    const { field } = await inSearch();
    type(field, 'handdoek');
    await pass(1000);
    await pass(4999);
    expect(logged()).toEqual([]);
    await pass(1);
    expect(logged()).toEqual(['UnreachableError: No answer']);
  });

  it('SRCH-20 for the categories of the hits is given up after 5000 ms too', async () => {
    answerCategories = lateAnswer;
    await searched();
    // They were asked for once the first hits were drawn, within these 100 ms.
    await pass(4900);
    expect(logged()).toEqual([]);
    await pass(100);
    expect(logged()).toEqual(['UnreachableError: No answer']);
  });
});

describe('words that complete a text', () => {
  const words = () => options('Suggesties').map(({ textContent }) => textContent);
  const unreachable = () => Response.json({ total: 0, hits: [], unreachable: true }, { status: 503 });

  it('SRCH-35 are all there again when the engine is back', async () => {
    answerProducts = unreachable;
    const { field } = await inSearch();
    answerProducts = (found) => found;
    type(field, 'hand');
    await pass(150);
    await pass(100);
    expect(words()).toEqual(['handdoekwereld', 'handdoek']);
  });

  it('SRCH-29 are there when the connection is back', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => connection.mockRestore());
    const { field } = await inSearch();
    connection.mockReturnValue(true);
    type(field, 'hand');
    await pass(150);
    await pass(100);
    expect(words()).toEqual(['handdoekwereld', 'handdoek']);
  });
});

it('SRCH-29 products of the text itself are suggested where the word that completes it finds none', async () => {
  answerProducts = (found, { query }) =>
    query._searchText === 'handdoekwereld' ? Response.json({ total: 0, hits: [] }) : found;
  const { field } = await inSearch();
  type(field, 'hand');
  await pass(150);
  await pass(100);
  expect(options('Producten')).toHaveLength(4);
});

describe('SRCH-26 a search that was answered', () => {
  it('SRCH-26 is answered again without a call', async () => {
    const { field } = await searched();
    type(field, 'handdoeken');
    await pass(1100);
    expect(searches().map(({ query }) => query._searchText)).toEqual(['handdoek', 'handdoeken']);
    const calls = asked.length;
    type(field, 'handdoek');
    await pass(1100);
    expect(screen.getByText('22 producten')).toBeInTheDocument();
    // Neither for its categories, nor for suggestions.
    expect(asked).toHaveLength(calls);
  });

  it('SRCH-26 is answered again without a call when the menu of a phone was closed meanwhile', async () => {
    const { field, store } = await onPhone('/search?q=handdoek');
    const isOpen = () => store.get(mobileMenuAtom).open;
    type(field, 'handdoek');
    enter(field);
    await waitFor(() => expect(isOpen()).toBe(false));
    act(() => store.set(openMobileMenuAtom, 'search'));
    enter(await screen.findByRole('combobox', { name: 'Zoek in de winkel' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(searches()).toHaveLength(1);
  });

  it('SRCH-26 another one says that one is offline without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await searched();
    expect(screen.getByText(/^Je bent offline.*Zoeken kan zodra je weer verbinding hebt\.$/)).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

it('ROUTE-25 a product in the search is linked by its url_path and childSku, in a store with such links', async () => {
  const { field } = await inSearch('/cart/', { seo: { ...aStoreView().seo, useUrlDispatcher: true } });
  type(field, 'hand');
  await pass(1000);
  await pass(100);
  const [first = expect.unreachable('a product')] = options('Producten');
  expect(first).toHaveAttribute('href', '/hd-1.html?childSku=JAS-BLAUW-S');
});

describe('SRCH-31 what was typed', () => {
  /** The highlighted text of each option in a group. */
  const marksIn = (group: string) =>
    options(group).map((option) => [...option.querySelectorAll('mark')].map(({ textContent }) => textContent));

  it.each([
    ['Suggesties', ['hand']],
    ['Categorieën', ['Hand']],
    ['Service en informatie', ['Hand']],
  ])('SRCH-31 is marked in what is suggested under %s', async (group, marks) => {
    const { field } = await inSearch();
    type(field, 'hand');
    await pass(150);
    await pass(100);
    expect(marksIn(group)).toEqual(options(group).map(() => marks));
    expect(options(group).length).toBeGreaterThan(0);
  });

  it.each(['Categorieën', 'Service en informatie'])('SRCH-31 is marked in what is found under %s', async (group) => {
    await searched();
    expect(marksIn(group)).toEqual(options(group).map(() => ['Handdoek']));
    expect(options(group).length).toBeGreaterThan(0);
  });

  it.each([
    ['suggestion', 150],
    ['result', 1000],
  ])('SRCH-31 is marked in the name of a %s', async (_what, after) => {
    const { field } = await inSearch();
    type(field, 'hand');
    await pass(after);
    await pass(100);
    for (const product of options('Producten')) expect(product.querySelector('mark')).toHaveTextContent(/^Hand$/);
  });

  it.each([
    ['suggested product', 'hand haak', 150, 'Producten', ['Hand', 'haak']],
    ['found product', 'hand haak', 1000, 'Producten', ['Hand', 'haak']],
    ['category', 'hand wereld', 1000, 'Categorieën', ['Hand', 'wereld']],
    ['page', 'hand wassen', 1000, 'Service en informatie', ['Hand', 'wassen']],
  ])('SRCH-31 is marked word by word in a %s', async (_what, text, after, group, marks) => {
    answerProducts = () => Response.json({ total: 1, hits: [aProduct({ name: 'Handdoek met haak' })] });
    const { field } = await inSearch();
    type(field, text);
    await pass(after);
    await pass(100);
    expect(marksIn(group)[0]).toEqual(marks);
  });

  it.each([
    ['suggestion', 150],
    ['result', 1000],
  ])('SRCH-31 stands with markup in the name of a %s as text', async (_what, after) => {
    const { field } = await inSearch();
    type(field, 'hand');
    await pass(after);
    await pass(100);
    const [first = expect.unreachable('a product')] = options('Producten');
    expect(first).toHaveTextContent('Handdoek <b>1</b>');
    expect(first.querySelector('b')).toBeNull();
  });
});
