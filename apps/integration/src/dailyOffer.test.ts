import { createServices } from '@etalage/shell/server';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { TestBackend } from '../../backend/src/testing/aBackend.ts';
import { aProductDocument } from '../../backend/src/testing/documents.ts';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { aStorefront, views } from './testing/aStorefront.ts';
import { aNetwork } from './testing/network.ts';
import { kinds, shown } from './testing/shown.ts';
import { withPages, type Page } from './testing/withPages.ts';
import { words } from './testing/words.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await aDemoBackend();
});

const shops = views.map((view) => [view.storeCode, view] as const);
const [view] = views;
const path = '/daily-offer';

/** What the backend answers of today's offer, with the given differences. */
const answering =
  (differences: (result: object) => unknown): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const answer = await backend.fetch(request);
    if (!request.url.includes(path)) return answer;
    const { result, ...envelope } = JSON.parse(await answer.text());
    return Response.json({ ...envelope, result: differences(result) });
  };
const offerFrom = (fetch: typeof globalThis.fetch) =>
  aStorefront(view, { fetch, clock: backend.clock }).catalog.dailyOffer();

describe('DAILY-01 the call for the daily offer', () => {
  it('STORE-01, DAILY-01 is made for the home of the store with hasDailyOffer alone', async () => {
    const askedBy = await Promise.all(
      shops.map(async ([code, shop]) => {
        const network = aNetwork(backend.fetch);
        const options = {
          view: shop,
          words,
          siteUrl: shop.baseUrl,
          baseUrl: 'http://backend.test',
          now: backend.clock.now,
        };
        await shown(createServices({ ...options, fetch: network.fetch }), kinds.home);
        return [code, network.callsTo(path).length, shop.hasDailyOffer];
      }),
    );
    expect(askedBy).toEqual([
      ['dailydeal', 1, true],
      ['fashion', 0, false],
      ['textile', 0, false],
    ]);
  });

  it('DAILY-01 shows its product on the home of that store', async () => {
    const { mainOffer } = await aStorefront(view, backend).catalog.dailyOffer();
    await withPages(view, backend, async (open) => expect((await open('/')).text).toContain(mainOffer?.name));
  });
});

describe('STORE-01 the offer of the day in dailydeal', () => {
  const offerAt = async (moment: string) => {
    const now = backend.clock.now();
    onTestFinished(() => backend.clock.set(now));
    backend.clock.set(moment);
    return (await aStorefront(view, backend).catalog.dailyOffer()).mainOffer ?? expect.unreachable('no offer');
  };

  it('STORE-01 is discounted', async () => {
    const { price, originalPrice } = await offerAt('2026-11-20T11:00:00Z');
    expect(price).toBeLessThan(originalPrice ?? 0);
  });

  it('STORE-01 is another one the next day', async () => {
    const { sku } = await offerAt('2026-11-20T11:00:00Z');
    expect((await offerAt('2026-11-21T11:00:00Z')).sku).not.toBe(sku);
  });
});

describe('DAILY-02 the state of the daily offer', () => {
  it('DAILY-02 active is the result of the call', async () => {
    const { active } = await offerFrom(answering((result) => ({ ...result, startsAt: '2026-11-19T23:00:00Z' })));
    expect(active).toMatchObject({ startsAt: Date.parse('2026-11-19T23:00:00Z') });
  });

  it('DAILY-02 mainOffer is that of the result', async () => {
    let sku: unknown;
    const note = (result: object) => {
      if ('mainOffer' in result) sku = result.mainOffer;
      return result;
    };
    const { mainOffer } = await offerFrom(answering(note));
    expect(sku).toMatchObject({ sku: mainOffer?.parentSku });
  });

  it('DAILY-02 associatedProducts are those of the result', async () => {
    let beside: unknown;
    const note = (result: object) => {
      if ('associatedProducts' in result) beside = result.associatedProducts;
      return result;
    };
    const { associatedProducts } = await offerFrom(answering(note));
    expect(associatedProducts.length).toBeGreaterThan(0);
    expect(beside).toMatchObject(associatedProducts.map(({ parentSku }) => ({ sku: parentSku })));
  });

  it('DAILY-02 a result of null empties all', async () => {
    expect(await offerFrom(answering(() => null))).toEqual({ associatedProducts: [] });
  });
});

describe('ERR-06 the home of a store whose backend fails a part of it', () => {
  /** The home page where calls with this in their address are answered with that status, or with nothing. */
  const homeWithout = async (part: string, status?: number) => {
    const pages: Page[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!`${request.url} ${await request.clone().text()}`.includes(part)) return backend.fetch(request);
      if (status === undefined) throw new TypeError('fetch failed');
      return Response.json({ code: status, result: 'stuk' }, { status });
    };
    await withPages(view, { ...backend, fetch }, async (open) => void pages.push(await open('/')));
    return pages[0] ?? expect.unreachable();
  };
  const lists = ({ document }: Page) => document.querySelectorAll('main section h2').length;

  it.each([
    ['is refused', 500],
    ['gets no answer', undefined],
  ])(
    'ERR-06 says in the place of the daily offer that something went wrong where its call %s',
    async (_how, status) => {
      const whole = await homeWithout('/nothing');
      const page = await homeWithout(path, status);
      expect([page.status, lists(page)]).toEqual([503, lists(whole) - 1]);
      expect(page.text).toMatch(/^.{0,40}Er is iets misgegaan/s);
    },
  );

  it('ERR-06 says so in the place of lists of products whose call is refused', async () => {
    const page = await homeWithout('/product/_search', 500);
    expect([page.status, page.text.match(/Er is iets misgegaan/g)?.length]).toEqual([503, 1]);
  });

  it('ERR-06 leaves the daily offer where the call of lists of products is refused', async () => {
    const { heading } = await homeWithout('/nothing');
    expect(heading).toBeTruthy();
    expect((await homeWithout('/product/_search', 500)).heading).toBe(heading);
  });
});

describe('DAILY-02 the home of the store with a daily offer', () => {
  /** The home page for today's offer with some fields overridden. */
  const homeWith = async (differences: (result: object) => unknown, shop = view) => {
    const pages: Page[] = [];
    const answers = { ...backend, fetch: answering(differences) };
    await withPages(shop, answers, async (open) => void pages.push(await open('/')));
    return pages[0] ?? expect.unreachable();
  };
  const withMain = (differences: object) => (result: object) => ({
    ...result,
    mainOffer: {
      ...('mainOffer' in result && typeof result.mainOffer === 'object' && result.mainOffer),
      ...differences,
    },
  });

  it('DAILY-02 is active until the end that the result names', async () => {
    const endsAt = '2026-11-20T21:30:00.000Z';
    const { html } = await homeWith((result) => ({ ...result, endsAt }));
    expect(html).toContain(`data-ends-at="${Date.parse(endsAt)}"`);
  });

  it('DAILY-02 shows the mainOffer of the result', async () =>
    expect((await homeWith(withMain({ name: 'Vondst van de toets' }))).heading).toBe('Vondst van de toets'));

  it('ROUTE-25 leads to the main offer by its url_path, in a store with such links', async () => {
    const byPath = { ...view, seo: { ...view.seo, useUrlDispatcher: true } };
    const main = withMain({ type_id: 'simple', configurable_children: [], url_path: 'vondst.html' });
    const { document } = await homeWith(main, byPath);
    const links = [...document.querySelectorAll('main a[href^="/vondst.html"]')];
    // Its picture and its button.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/vondst.html', '/vondst.html']);
  });

  it('DAILY-02 shows the associatedProducts of the result', async () => {
    const beside = aProductDocument({ name: 'Erbij in de toets', sku: 'ERBIJ' });
    const { text } = await homeWith((result) => ({ ...result, associatedProducts: [beside] }));
    expect(text).toContain('Erbij in de toets');
  });

  it('DAILY-05 shows each of the associated products', async () => {
    const names = ['Eerste erbij', 'Tweede erbij'];
    const beside = names.map((name, at) => aProductDocument({ id: 900 + at, name, sku: `ERBIJ-${at}` }));
    const { text } = await homeWith((result) => ({ ...result, associatedProducts: beside }));
    for (const name of names) expect(text).toContain(name);
  });

  it('DAILY-02 has none of it when the result is null', async () => {
    const { mainOffer } = await offerFrom(backend.fetch);
    const { status, html } = await homeWith(() => null);
    expect(status).toBe(200);
    expect(html).not.toContain('data-ends-at');
    expect(html).not.toContain(mainOffer?.name);
  });

  it('DAILY-05 shows the daily_deal_image of the main offer', async () =>
    expect((await homeWith(withMain({ daily_deal_image: '/toets/dag.jpg' }))).html).toContain('/toets/dag.jpg'));

  it('DAILY-05 shows the image of a main offer without a daily_deal_image', async () => {
    const main = { daily_deal_image: null, image: '/toets/eigen.jpg', configurable_children: [] };
    expect((await homeWith(withMain(main))).html).toContain('/toets/eigen.jpg');
  });
});
