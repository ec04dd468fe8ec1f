import { createInProcessEngine, unreachableResponse } from '@etalage/search/engine';
import { createServices } from '@etalage/shell/server';
import { describe, expect, it } from 'vitest';
import { searchedTexts } from '../../backend/src/search/tables.ts';
import { aBackend, aFolder } from '../../backend/src/testing/aBackend.ts';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { importDocuments } from '../../backend/src/testing/importing.ts';
import { views } from './testing/aStorefront.ts';
import { aNetwork } from './testing/network.ts';
import { kinds, movedTo, shown } from './testing/shown.ts';
import { withPages, type Page } from './testing/withPages.ts';
import { words } from './testing/words.ts';

/** A shop that sells a dressing gown, and what its owner reads of the searches there. */
async function aShop() {
  const engine = createInProcessEngine(aFolder());
  const state = { isAway: false };
  const search: typeof engine.search = async (request) =>
    state.isAway && request.text ? unreachableResponse() : engine.search(request);
  const backend = await aBackend({ searchEngine: { ...engine, search } });
  await importDocuments(backend, { products: [aProductDocument({ name: 'Badjas Fenne' })] });
  const { fetch, ports } = backend;
  const services = createServices({
    view: views[0],
    words,
    siteUrl: 'https://t.test',
    baseUrl: 'http://backend.test',
    fetch,
  });
  const searched = async () => {
    const counted = await ports.database.select().from(searchedTexts).orderBy(searchedTexts.text);
    return counted.map(({ text, times }) => `${text} ${times}`);
  };
  return {
    state,
    backend,
    searched,
    search: (search: Record<string, string>) => shown(services, kinds.search, { search }),
    noResult: (q: string, others = {}) => shown(services, kinds.noResult, { search: { q, ...others } }),
  };
}

/** A page of that shop, as a guest gets it. */
async function pageAt(path: string, shop: Parameters<typeof withPages>[1]): Promise<Page> {
  let page: Page | undefined;
  await withPages(views[0], shop, async (open) => void (page = await open(path)));
  return page ?? expect.unreachable('no page');
}

it('ROUTE-11 /search?q=text shows the results for text', async () => {
  const { backend } = await aShop();
  const towel = { id: 101, sku: 'HD-101', name: 'Handdoek Loom', url_key: 'loom', url_path: 'loom.html' };
  await importDocuments(backend, { products: [aProductDocument(towel)] });
  const namesAt = async (path: string) => {
    const { document } = await pageAt(path, backend);
    return [...document.querySelectorAll('main article h3')].map(({ textContent }) => textContent);
  };
  expect(await namesAt('/search?q=badjas')).toEqual(['Badjas Fenne']);
  expect(await namesAt('/search?q=handdoek')).toEqual(['Handdoek Loom']);
});

it('ROUTE-12 /no-result?q=text shows the page without results, which names text', async () => {
  const { backend } = await aShop();
  expect((await pageAt('/no-result?q=zeppelin', backend)).heading).toBe("Geen resultaten voor 'zeppelin'");
});

describe('SRCH-07 the page that says that nothing was found', () => {
  it('SRCH-07 says so, and sends on what has hits', async () => {
    const { noResult } = await aShop();
    expect(await noResult('zeppelin')).toMatchObject({ text: 'zeppelin', suggestions: [] });
    expect(await movedTo(noResult('badjas'))).toEqual({ href: '/search?q=badjas', status: 302 });
  });

  it('SRCH-07 is where the results of a text without hits send on to', async () => {
    const { search } = await aShop();
    expect(await movedTo(search({ q: 'zeppelin' }))).toEqual({ href: '/no-result?q=zeppelin', status: 302 });
  });

  it('SRCH-07 is not where results lead that are empty by their filters alone', async () => {
    const { search } = await aShop();
    expect(await search({ q: 'badjas', price: '500-' })).toMatchObject({ listing: { total: 0 } });
  });

  it.each([
    ['to the page without results', 'zeppelin', '/no-result'],
    ['back to the results', 'badjas', '/search'],
  ])('ROUTE-44 keeps campaign parameters on the way %s', async (_where, q, page) => {
    const { search, noResult } = await aShop();
    const campaign = { utm_source: 'mail' };
    const sent = page === '/search' ? noResult(q, campaign) : search({ q, ...campaign });
    expect(await movedTo(sent)).toMatchObject({ href: `${page}?q=${q}&utm_source=mail` });
  });

  it('SRCH-35 sends on what could not be asked: the results say why', async () => {
    const { noResult, search, state } = await aShop();
    state.isAway = true;
    expect(await movedTo(noResult('zeppelin'))).toEqual({ href: '/search?q=zeppelin', status: 302 });
    expect(await search({ q: 'zeppelin' })).toMatchObject({ listing: { isUnreachable: true } });
  });
});

it('SRCH-33 counts a search once: not where nothing was found again, nor its next page or another order', async () => {
  const { noResult, search, searched } = await aShop();
  await movedTo(search({ q: 'zeppelin' }));
  await noResult('zeppelin');
  await search({ q: 'badjas' });
  await search({ q: 'badjas', page: '2' });
  await search({ q: 'badjas', sort: 'price-asc' });
  expect(await searched()).toEqual(['badjas 1', 'zeppelin 1']);
});

it('SRCH-05 a text of fewer than 3 characters is not said to have no results, but to be too short', async () => {
  const { noResult } = await aShop();
  expect(await movedTo(noResult('ba'))).toEqual({ href: '/search?q=ba', status: 302 });
});

describe('SRCH-05 the results page of a text', () => {
  /** What the page says, and what was searched for on its behalf. */
  async function resultsPage(text: string) {
    const { backend } = await aShop();
    const network = aNetwork(backend.fetch);
    const page = await pageAt(`/search?q=${encodeURIComponent(text)}`, { ...backend, fetch: network.fetch });
    const questions = network.callsTo('/product/_search').map(({ url }) => url.searchParams.get('request') ?? '');
    const searches = questions.map((question) => /"_searchText":"(.*?)"/u.exec(question)?.[1]);
    return { message: page.document.querySelector('main [role=status]')?.textContent, searches };
  }

  it.each([
    ['ba', []],
    [' ba ', []],
    ['bad', ['bad']],
  ])('SRCH-05 of ‘%s’ searches for %j', async (text, searches) => {
    expect((await resultsPage(text)).searches).toEqual(searches);
  });

  it('SRCH-05 of fewer than 3 characters says that it is too short', async () => {
    expect((await resultsPage('ba')).message).toBe('Je zoekterm moet uit minimaal 3 tekens bestaan.');
  });
});

it('SRCH-28 the page of a text that finds nothing has the suggestions of the search', async () => {
  const { noResult } = await aShop();
  expect(await noResult('zeppelin badjas')).toMatchObject({ suggestions: ['badjas'] });
});

it('SRCH-30 the page of a text without hits asks whether one of words that the catalogue has was meant', async () => {
  const { backend } = await aShop();
  const { text } = await pageAt(`/no-result?q=${encodeURIComponent('zeppelin badjos')}`, backend);
  expect(text).toContain('Bedoelde je badjas?');
});

describe('SRCH-07, SRCH-28 a text that a content page is about', () => {
  it.each([
    ['retour', 'Retourneren'],
    ['verzenden', 'Bezorgen'],
    ['maattabel', 'Maattabel'],
  ])('SRCH-28 ‘%s’ finds the page %s of the shop’s own stories', async (q, name) => {
    const { search } = await aShop();
    expect(await search({ q })).toMatchObject({ listing: { total: 0 }, pages: [{ name }] });
  });

  it('SRCH-07 is not sent on to the page that says that nothing was found, and sent back from there', async () => {
    const { search, noResult } = await aShop();
    expect(await search({ q: 'retour' })).toHaveProperty('listing');
    expect(await movedTo(noResult('retour'))).toEqual({ href: '/search?q=retour', status: 302 });
  });

  it('SRCH-28 a text about a product finds no page', async () => {
    const { search } = await aShop();
    expect(await search({ q: 'badjas' })).toMatchObject({ listing: { total: 1 }, pages: [] });
  });

  it('SRCH-35 the pages are found while the search engine is away', async () => {
    const { search, state } = await aShop();
    state.isAway = true;
    expect(await search({ q: 'retour' })).toMatchObject({
      listing: { isUnreachable: true },
      pages: [{ slug: 'retourneren' }],
    });
  });
});
