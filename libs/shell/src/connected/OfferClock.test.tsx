// @vitest-environment happy-dom
import type { DailyOfferState } from '@etalage/catalog';
import { aProductDetail, aProductSummary } from '@etalage/catalog/testing';
import { defaultEndpoints, UnreachableError } from '@etalage/core';
import { aStoreView } from '@etalage/core/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerHomeNl } from '../messages/offerHome.ts';
import type { HomeData } from '../pages/home/homeData.ts';
import { withDailyOffer } from '../pages/home/dailyOfferHome.ts';
import { visit } from '../testing.tsx';

const midnight = Date.parse('2026-11-20T23:00:00Z');
const withoutOffer: HomeData = {
  story: {
    ...{ id: 'h', slug: 'home', name: 'Home', title: 'Dagvondst' },
    body: [{ type: 'daily_offer', id: 'v', eyebrow: 'De vondst van vandaag', title: 'Oud', text: '', sku: 'X' }],
  },
  products: { v: [aProductSummary({ name: 'Iets anders' })] },
};
const homeWith = (offer: DailyOfferState): HomeData => withDailyOffer(withoutOffer, offer, offerHomeNl);
const find = (name: string, endsAt: number, differences = {}): HomeData =>
  homeWith({
    active: {
      ...{ startsAt: endsAt - 86_400_000, endsAt, text: 'Veertig uur muziek.' },
      yesterday: aProductSummary({ name: 'Messenset', sku: 'MS', price: 5595 }),
      tomorrow: aProductSummary({ name: 'Speaker', sku: 'SP' }),
    },
    mainOffer: aProductSummary({
      ...{ name, price: 4395, originalPrice: 7395, discountPercent: -41, image: '/vondst.jpg' },
      ...differences,
    }),
    associatedProducts: [
      aProductSummary({ name: 'Oplaadkabel', sku: 'OK', price: 795 }),
      aProductSummary({ name: 'Speaker', sku: 'SP' }),
      aProductSummary({ name: 'Reisetui', sku: 'RE' }),
    ],
  });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: midnight - 3_723_000 });
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date(Date.now()).toUTCString() } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const home = (page: () => HomeData, hasDailyOffer = true, endpoints = defaultEndpoints) =>
  visit({
    path: '/',
    services: { home: async () => page() },
    view: { hasDailyOffer, endpoints, features: { ...aStoreView().features, productCardAction: 'shopNow' } },
  });

it('A11Y-06 the picture of the daily offer has the name of its product', async () => {
  await home(() => find('Koptelefoon', midnight));
  const offer = screen.getByRole('article', { name: 'Koptelefoon' });
  expect(offer.querySelector('img')?.alt).toBe('Koptelefoon');
});

describe('DAILY-05 the home of a store with a find a day', () => {
  it('DAILY-05 shows the offer with its picture, price and reduction, and what goes with it', async () => {
    await home(() => find('Koptelefoon', midnight));
    expect(screen.getByRole('heading', { level: 1, name: 'Koptelefoon' })).toBeVisible();
    const offer = screen.getByRole('article', { name: 'Koptelefoon' });
    expect(offer.querySelector('img')?.src).toContain('/vondst.jpg');
    for (const text of ['€ 43,95', '€ 73,95', '-41%', 'Veertig uur muziek.'])
      expect(offer.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
    const beside = screen.getByRole('heading', {
      name: 'Past erbij, en de vondsten van gisteren en morgen',
    }).parentElement;
    expect(beside?.textContent).toMatch(/Oplaadkabel.*Reisetui.*Gisteren.*Messenset.*Morgen.*Speaker/s);
    expect(within(beside ?? document.body).getAllByRole('link', { name: /Speaker/ })).toHaveLength(1);
  });

  it('PRICE-05 a reduced offer has its original price struck through and its discount', async () => {
    await home(() => find('Koptelefoon', midnight));
    const offer = screen.getByRole('article', { name: 'Koptelefoon' });
    expect(offer.querySelector('ins')).toHaveTextContent('€ 43,95');
    expect(offer.querySelector('del')).toHaveTextContent('€ 73,95');
    expect(offer).toHaveTextContent('-41%');
  });

  it('PRICE-14 a set says from what each of it costs', async () => {
    await home(() => find('Kussens', midnight, { type: 'grouped' }));
    expect(screen.getByRole('article', { name: 'Kussens' })).toHaveTextContent('per stuk vanaf € 43,95');
  });

  it('DAILY-05 counts down to the end, and at zero shows the next offer', async () => {
    let shown = find('Koptelefoon', midnight);
    await home(() => shown);
    expect(await screen.findByRole('timer', { name: 'Nog 1 uur en 2 minuten' })).toBeVisible();
    shown = find('Speaker', midnight + 86_400_000);
    await act(() => vi.advanceTimersByTimeAsync(3_726_000));
    expect(await screen.findByRole('heading', { level: 1, name: 'Speaker' })).toBeVisible();
    expect(await screen.findByRole('timer', { name: 'Nog 23 uur en 59 minuten' })).toBeVisible();
  });

  it('DAILY-05 counts on the server’s clock, whatever this machine’s says', async () => {
    vi.stubGlobal('fetch', async () => {
      const server = new Date(midnight - 600_000);
      return new Response(null, { headers: { date: server.toUTCString() } });
    });
    await home(() => find('Koptelefoon', midnight));
    expect(await screen.findByRole('timer', { name: /Nog 0 uur en 9 minuten/ })).toBeVisible();
  });

  it('DAILY-05 asks for the time alone, not for the offer', async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response(null));
    vi.stubGlobal('fetch', asked);
    await home(() => find('Koptelefoon', midnight));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(asked.mock.lastCall?.[1]).toMatchObject({ method: 'HEAD' });
  });

  it('STORE-19 asks the endpoint of the store view for the time', async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response(null));
    vi.stubGlobal('fetch', asked);
    await home(() => find('Koptelefoon', midnight), true, { ...defaultEndpoints, dailyOffer: '/elders/vondst' });
    await vi.waitFor(() => expect(asked.mock.lastCall?.[0]).toBe('/elders/vondst'));
  });

  it('DAILY-05 counts on it however long its answer takes', async () => {
    const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    vi.stubGlobal('fetch', async () => {
      await later(20_000);
      const date = new Date(Date.now()).toUTCString();
      await later(20_000);
      return new Response(null, { headers: { date } });
    });
    vi.setSystemTime(midnight - 110_000);
    await home(() => find('Koptelefoon', midnight));
    // 60 to 70 seconds are left; by the moment of the answer alone it would be 80 to 90.
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.getByRole('timer')).toHaveTextContent(/^00uur01min0[0-4]sec$/);
  });

  it('DAILY-05 at midnight without network keeps the page, says that its find is over, and turns when there is a next', async () => {
    let shown: () => HomeData = () => find('Koptelefoon', midnight);
    await home(() => shown());
    expect(await screen.findByRole('timer')).toBeVisible();
    shown = () => {
      throw new UnreachableError('No answer');
    };
    await act(() => vi.advanceTimersByTimeAsync(3_726_000));
    expect(screen.getByRole('heading', { level: 1, name: 'Koptelefoon' })).toBeVisible();
    expect(screen.getByText('Deze vondst is voorbij. De volgende staat hier zo.')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    shown = () => find('Speaker', midnight + 86_400_000);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(await screen.findByRole('heading', { level: 1, name: 'Speaker' })).toBeVisible();
    expect(screen.queryByText(/voorbij/)).toBeNull();
  });

  it('DAILY-05 does not count for a find that ended before its clock came', async () => {
    vi.setSystemTime(midnight + 10_000);
    await home(() => find('Koptelefoon', midnight));
    expect(await screen.findByText(/Deze vondst is voorbij/)).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('DAILY-05 asks nothing more once the page is left, be it at midnight', async () => {
    const content = vi.fn(async () => ({ id: 'c', slug: 'service', name: 'Service', title: 'Service', body: [] }));
    const asked = vi.fn(async () => find('Koptelefoon', midnight));
    const view = { hasDailyOffer: true };
    const { router } = await visit({ path: '/', services: { home: asked, content }, view });
    expect(await screen.findByRole('timer')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(midnight + 200 - Date.now()));
    await act(() => router.navigate({ href: '/i/service' }));
    asked.mockClear();
    content.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked).not.toHaveBeenCalled();
    expect(content).not.toHaveBeenCalled();
  });

  it('DAILY-05 says that a find is gone, and when there is another', async () => {
    await home(() => find('Koptelefoon', midnight, { stock: { status: 'out_of_stock' } }));
    expect(screen.getByText('Op is op. Om middernacht is er een nieuwe vondst.')).toBeVisible();
    expect(screen.getByText('Niet op voorraad!')).toBeVisible();
  });

  it('DAILY-01 a store view without daily offers asks nothing about one, whatever its page holds', async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response(null));
    vi.stubGlobal('fetch', asked);
    const page = () => find('Koptelefoon', midnight);
    await home(page);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    cleanup();
    await home(page, false);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('DAILY-05 without an offer shows what the editors chose, without a clock', async () => {
    await home(() => homeWith({ associatedProducts: [] }));
    expect(screen.getByRole('article', { name: 'Iets anders' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('DAILY-05 the page of the product that is on offer', () => {
  const path = '/p/KT/koptelefoon';
  const product = (differences: Parameters<typeof aProductDetail>[0] = {}) =>
    aProductDetail({
      ...{ parentSku: 'KT', sku: 'KT', name: 'Koptelefoon', variants: [], options: [] },
      ...differences,
    });
  const page = (shown: () => ReturnType<typeof product>) =>
    visit({ path, services: { product: async () => shown() }, view: { hasDailyOffer: true } });

  it('DAILY-05 the product page counts down to the end of the offer', async () => {
    await page(() => product({ offerEndsAt: midnight }));
    expect(await screen.findByRole('timer', { name: 'Nog 1 uur en 2 minuten' })).toBeVisible();
    expect(screen.getByText('Tot middernacht.')).toBeVisible();
  });

  it('DAILY-05 the product page shows the usual price when the offer ends', async () => {
    let shown = product({ offerEndsAt: midnight, price: 4395 });
    await page(() => shown);
    expect(await screen.findByRole('timer')).toBeVisible();
    shown = product({ price: 7395 });
    await act(() => vi.advanceTimersByTimeAsync(3_726_000));
    expect(screen.getAllByText(/73,95/)[0]).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText('Deze dagprijs is voorbij.')).toBeNull();
  });

  it('DAILY-05 a product that is not on offer has no clock', async () => {
    await page(() => product());
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText('Tot middernacht.')).toBeNull();
  });
});

describe('DAILY-04 the card of tomorrow’s offer', () => {
  const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article');

  it('DAILY-04 has no button before its day', async () => {
    await home(() => find('Koptelefoon', midnight));
    expect(cardOf('Speaker')).not.toHaveTextContent('Shop nu');
  });

  it('DAILY-04 leaves the button of yesterday’s product, which costs its usual price', async () => {
    await home(() => find('Koptelefoon', midnight));
    expect(cardOf('Messenset')).toHaveTextContent('Shop nu');
  });
});
