import { aListing, aProductSummary } from '@etalage/catalog/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAtTop } from '../navigation.ts';
import type { PageRequest } from '../pages/pageRequest.ts';
import { visit } from '../testing.tsx';
import { restoreScroll } from './restoreScroll.ts';

/** In pixels: how far the window is scrolled, and where the first card of a list stands. */
let position: number;
let firstCard: number;
const cardHeight = 300;

/** The test environment has no layout: positions are made of the numbers above. */
beforeEach(() => {
  position = 0;
  firstCard = 100;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => position);
  vi.spyOn(window, 'scrollTo').mockImplementation((...[to, y]: [unknown?, unknown?]) => {
    position = Number(typeof to === 'object' && to !== null && 'top' in to ? to.top : y);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function placeOf(this: Element) {
    const nth = [...document.querySelectorAll('main article')].indexOf(this);
    return new DOMRect(0, nth < 0 ? 0 : firstCard + nth * cardHeight - position, cardHeight, cardHeight);
  });
});
afterEach(() => void vi.restoreAllMocks());

const names = { bad: 'Bad', keuken: 'Keuken', bed: 'Bed' };

/** A visit that began in a category with so many products. */
async function visitFromBath(products = 0) {
  const listing = { current: aListing({ total: products }) };
  const category = async ({ params: { slug = '' } }: PageRequest) => ({
    id: 12,
    name: Object.entries(names).find(([each]) => each === slug)?.[1] ?? slug,
    slug,
    breadcrumbs: [],
    subcategories: [],
    head: { title: slug, description: '', keywords: '' },
    listing: slug === 'bad' ? listing.current : aListing({ total: 0 }),
  });
  const { router } = await visit({ path: '/c/bad', services: { category } });
  beginAtTop(router);
  restoreScroll(router);
  const rendered = () => new Promise<void>((done) => void router.subscribe('onRendered', () => done()));
  return {
    router,
    listing,
    go: (href: string) => act(() => router.navigate({ href })),
    /** The position is set once more two frames later. */
    goBack: () =>
      act(async () => {
        router.history.back();
        await rendered();
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }),
  };
}

const chooseOrder = () =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Sorteer op' }), { target: { value: 'price-desc' } });

describe('NAV-03 back navigation', () => {
  it('NAV-03 restores how far the page was scrolled', async () => {
    const { go, goBack } = await visitFromBath();
    position = 700;
    await go('/c/keuken');
    expect(position).toBe(0);
    await goBack();
    expect(position).toBe(700);
  });

  it('NAV-03 restores the position of each page on the way', async () => {
    const { go, goBack } = await visitFromBath();
    position = 700;
    await go('/c/keuken');
    position = 400;
    await go('/c/bed');
    await goBack();
    expect(position).toBe(400);
    await goBack();
    expect(position).toBe(700);
  });

  it('NAV-03 brings the card that was in sight back to its place in a list that starts further down', async () => {
    const { go, goBack } = await visitFromBath(5);
    position = 700;
    await go('/c/keuken');
    firstCard = 250;
    await goBack();
    expect(position).toBe(850);
  });

  it('NAV-03 brings the card back to its place once what stands above it has its height', async () => {
    const { go, goBack } = await visitFromBath(5);
    position = 700;
    await go('/c/keuken');
    const scroll = vi.mocked(window.scrollTo).getMockImplementation() ?? expect.unreachable();
    vi.mocked(window.scrollTo).mockImplementationOnce((...to: Parameters<typeof window.scrollTo>) => {
      requestAnimationFrame(() => (firstCard = 250));
      scroll(...to);
    });
    await goBack();
    expect(position).toBe(850);
  });

  it('NAV-03 brings back that card of a product which was in sight, where it has several', async () => {
    const { router, listing, go, goBack } = await visitFromBath(5);
    const skus = ['A', 'B', 'C', 'A', 'D'];
    listing.current = aListing({
      products: skus.map((sku, id) => aProductSummary({ id, parentSku: sku, sku, name: sku })),
    });
    await act(() => router.invalidate());
    position = 700;
    await go('/c/keuken');
    firstCard = 250;
    await goBack();
    expect(position).toBe(850);
  });

  it('NAV-03 restores how far a list was scrolled whose card is gone', async () => {
    const { router, listing, go, goBack } = await visitFromBath(5);
    position = 700;
    await go('/c/keuken');
    listing.current = aListing({ products: [aProductSummary({ parentSku: 'NIEUW', name: 'Nieuw' })] });
    firstCard = 250;
    router.clearCache();
    await goBack();
    expect(position).toBe(700);
  });

  it('NAV-03 does not restore the position of a page that is opened again by a link', async () => {
    const { go } = await visitFromBath();
    position = 700;
    await go('/c/keuken');
    await go('/c/bad');
    expect(position).toBe(0);
  });
});

describe('NAV-04 a navigation', () => {
  it('NAV-04 that changes the path scrolls to the top', async () => {
    const { go } = await visitFromBath();
    position = 700;
    await go('/c/keuken');
    expect(position).toBe(0);
  });

  it.each([
    ['another order', '?sort=price-desc', chooseOrder],
    ['more products', '?page=2', () => fireEvent.click(screen.getByRole('link', { name: 'Toon meer' }))],
  ])('NAV-04 that changes the query alone keeps the position: %s', async (_what, query, choose) => {
    const { router } = await visitFromBath(60);
    position = 700;
    choose();
    await waitFor(() => expect(router.state.resolvedLocation?.searchStr).toBe(query));
    expect(position).toBe(700);
  });

  it('NAV-04 that loads the data of the page again keeps the position', async () => {
    const { router } = await visitFromBath();
    position = 700;
    await act(() => router.invalidate());
    expect(position).toBe(700);
  });
});

describe('NAV-02 a navigation to an address with a hash', () => {
  /** The ids of the elements that were scrolled into view. */
  let shown: string[];
  beforeEach(() => {
    shown = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
      shown.push(this.id);
    });
  });

  it('NAV-02 scrolls to the element with that id', async () => {
    const { go } = await visitFromBath();
    await go('/c/keuken#inhoud');
    expect(shown).toEqual(['inhoud']);
  });

  it('NAV-02 scrolls to an element of the same page', async () => {
    const { go } = await visitFromBath();
    await go('/c/bad#inhoud');
    expect(shown).toEqual(['inhoud']);
  });
});
