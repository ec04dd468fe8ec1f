import {
  cartKeys,
  cartTokenAtom,
  hasWaitingActsAtom,
  linesAtom,
  removeLineAtom,
  setQuantityAtom,
} from '@etalage/cart/headless';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carts } from '../../backend/src/cart/tables.ts';
import { products } from '../../backend/src/catalog/tables.ts';
import { textile } from '../../textile/src/store.ts';
import { aBrowser } from './testing/aBrowser.ts';
import { aShopWithPayments, type ShopWithPayments } from './testing/aShopWithPayments.ts';
import { putInStock } from './testing/stockOf.ts';

// Handdoek Fenne and Handdoek Loom of the demo catalogue, each in a colour and a size.
const [towel, other] = ['WH-HD-01', 'WH-HD-03'];
const variant = 'WH-HD-01-TERRA-50-X-100-CM';
const otherVariant = 'WH-HD-03-MARINE-50-X-100-CM';
const added = 'Het product is toegevoegd aan je winkelwagen!';
const updated = 'Het aantal is aangepast!';
const waiting = 'We bewaren je wijziging en proberen het zo opnieuw.';

let shop: ShopWithPayments;
beforeAll(async () => {
  shop = await aShopWithPayments();
});

const open = () => {
  const browser = aBrowser(textile.view, { fetch: shop.network.fetch, clock: shop.clock });
  return { browser, tab: browser.openTab() };
};
const page = (tab: ReturnType<typeof open>['tab'], sku = towel) =>
  tab.catalog.product(sku, sku === towel ? variant : otherVariant);
const settled = (...tabs: ReturnType<typeof open>['tab'][]) =>
  expect.poll(() => tabs.some(({ store }) => store.get(hasWaitingActsAtom))).toBe(false);

beforeEach(async () => {
  shop.network.become('arrives');
  shop.network.exchanges.length = 0;
  await putInStock(shop.ports.database, 3, variant, 20);
});

describe('a cart from the product page to the database', () => {
  it('has the variant that the page shows, with the words of the shop', async () => {
    const { tab } = open();
    await tab.add(await page(tab), 2);
    expect(tab.shown()).toEqual([[variant, 2]]);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual([[variant, 2]]);
    expect(tab.notices).toEqual([added]);
  });

  it('CART-04 has two pieces in one line after a double click', async () => {
    const { tab } = open();
    const towelPage = await page(tab);
    await Promise.all([tab.add(towelPage), tab.add(towelPage)]);
    expect(tab.shown()).toEqual([[variant, 2]]);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual([[variant, 2]]);
    expect(tab.notices).toEqual([added, updated]);
  });

  it('CART-22 is there again at the next visit', async () => {
    const { browser, tab } = open();
    await tab.add(await page(tab), 3);
    tab.leave();
    const next = browser.openTab();
    expect(next.shown()).toEqual([[variant, 3]]);
    await next.add(await page(next));
    expect(await next.atServer(next.store.get(cartTokenAtom))).toEqual([[variant, 4]]);
  });

  it('loses a removed line at the server too', async () => {
    const { tab } = open();
    await tab.add(await page(tab));
    await tab.add(await page(tab, other));
    const [line] = tab.store.get(linesAtom);
    if (line) await tab.store.set(removeLineAtom, line);
    expect(tab.shown()).toHaveLength(1);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual(tab.shown());
  });
});

describe('two tabs of one shopper', () => {
  it('make one cart of one towel each', async () => {
    const { browser, tab } = open();
    const second = browser.openTab();
    const towelPage = await page(tab);
    await Promise.all([tab.add(towelPage), second.add(towelPage)]);
    await settled(tab, second);
    expect(shop.network.callsTo('/update').map(({ url }) => url.searchParams.get('cartId'))).toEqual([
      null,
      tab.store.get(cartTokenAtom),
    ]);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual([[variant, 2]]);
    expect([tab.shown(), second.shown()]).toEqual([[[variant, 2]], [[variant, 2]]]);
  });

  it('lose nothing when one changes a line that the other adds to', async () => {
    const { browser, tab } = open();
    await tab.add(await page(tab), 2);
    const second = browser.openTab();
    const [line] = second.store.get(linesAtom);
    if (!line) throw new Error('The second tab has no line');
    await Promise.all([tab.add(await page(tab)), second.store.set(setQuantityAtom, line, 5)]);
    await settled(tab, second);
    expect(second.shown()).toEqual(tab.shown());
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual(tab.shown());
  });
});

describe('CART-14 what the server refuses', () => {
  it('CART-14 gives the quantity back that was there, and says why', async () => {
    const { tab } = open();
    await putInStock(shop.ports.database, 3, variant, 3);
    await tab.add(await page(tab), 2);
    const [line] = tab.store.get(linesAtom);
    if (line) await tab.store.set(setQuantityAtom, line, 4);
    expect(tab.shown()).toEqual([[variant, 2]]);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual([[variant, 2]]);
    expect(tab.notices.at(-1)).toMatch(/3/);
  });

  it('CART-14 takes away a line that was not there before', async () => {
    const { tab } = open();
    const towelPage = await page(tab);
    await putInStock(shop.ports.database, 3, variant, 0);
    await tab.add(towelPage);
    expect(tab.shown()).toEqual([]);
    expect(tab.notices).toHaveLength(1);
  });

  it('CART-14 keeps cart and lines when a product has gone from the catalogue', async () => {
    const { tab } = open();
    await tab.add(await page(tab));
    const cartId = tab.store.get(cartTokenAtom);
    const gone = await page(tab, other);
    await tab.add({ ...gone, sku: 'WEG', parentSku: 'WEG', options: [] });
    expect(tab.shown()).toEqual([[variant, 1]]);
    expect(tab.store.get(cartTokenAtom)).toBe(cartId);
    expect(tab.notices).toEqual([added, 'Dit product bestaat niet.']);
  });
});

describe('answers that are lost', () => {
  it('SYNC-05 are asked for again under the same task, and nothing is added twice', async () => {
    const { tab } = open();
    const towelPage = await page(tab);
    shop.network.become('loses its answer', '/api/cart/update');
    await tab.add(towelPage, 2);
    expect(tab.notices).toEqual([waiting]);
    expect(tab.shown()).toEqual([[variant, 2]]);
    shop.network.become('arrives');
    tab.page.dispatchEvent(new Event('online'));
    await settled(tab);
    const sent = shop.network.callsTo('/update');
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers.get('x-task-id'))).size).toBe(1);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual([[variant, 2]]);
  });

  it('SYNC-05 a second act waits its turn behind one whose answer was lost', async () => {
    const { tab } = open();
    const towelPage = await page(tab);
    await tab.add(towelPage);
    shop.network.become('loses its answer', '/api/cart/update');
    await Promise.all([tab.add(towelPage), tab.add(towelPage)]);
    shop.network.become('arrives');
    tab.page.dispatchEvent(new Event('online'));
    await settled(tab);
    expect(tab.shown()).toEqual([[variant, 3]]);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual([[variant, 3]]);
  });

  it('survive a reload of the page', async () => {
    const { browser, tab } = open();
    const towelPage = await page(tab);
    shop.network.become('loses its answer', '/api/cart/update');
    await tab.add(towelPage);
    tab.leave();
    shop.network.become('arrives');
    const next = browser.openTab();
    await settled(next);
    expect(await next.atServer(next.store.get(cartTokenAtom))).toEqual([[variant, 1]]);
  });
});

describe('a backend that is down', () => {
  it('keeps what is done, and gets it in its order when it is up again', async () => {
    const { tab } = open();
    const [towelPage, otherPage] = [await page(tab), await page(tab, other)];
    shop.network.become('never leaves');
    await tab.add(towelPage, 2);
    await tab.add(otherPage);
    const [line] = tab.store.get(linesAtom);
    if (line) await tab.store.set(setQuantityAtom, line, 3);
    expect(tab.shown()).toEqual([
      [variant, 3],
      [otherPage.sku, 1],
    ]);
    shop.network.become('arrives');
    tab.page.dispatchEvent(new Event('online'));
    await settled(tab);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual([
      [variant, 3],
      [otherPage.sku, 1],
    ]);
  });
});

describe('a cart that the server does not know', () => {
  it('gives way to a new one that takes the lines along', async () => {
    const { tab } = open();
    await tab.add(await page(tab), 2);
    await tab.add(await page(tab, other));
    const old = tab.store.get(cartTokenAtom) ?? '';
    await shop.ports.database.update(carts).set({ status: 'ordered' }).where(eq(carts.mask, old));
    await tab.add(await page(tab));
    const [, [otherSku] = []] = tab.shown();
    expect(tab.store.get(cartTokenAtom)).not.toBe(old);
    expect(tab.shown()).toEqual([
      [variant, 3],
      [otherSku, 1],
    ]);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual(tab.shown());
  });

  it('leaves behind a line that is no longer sold', async () => {
    const { tab } = open();
    await tab.add(await page(tab), 2);
    await tab.add(await page(tab, other));
    const old = tab.store.get(cartTokenAtom) ?? '';
    const { database } = shop.ports;
    await database.update(carts).set({ status: 'ordered' }).where(eq(carts.mask, old));
    const [row] = await database.select().from(products).where(eq(products.sku, other));
    await database.delete(products).where(eq(products.sku, other));
    await tab.add(await page(tab));
    if (row) await database.insert(products).values(row);
    expect(tab.shown()).toEqual([[variant, 3]]);
    expect(await tab.atServer(tab.store.get(cartTokenAtom))).toEqual([[variant, 3]]);
  });
});

describe('TOTAL-13 the totals', () => {
  it("TOTAL-13 are the server's: a price changed in the browser changes nothing", async () => {
    const { browser, tab } = open();
    await tab.add(await page(tab), 2);
    // Two towels of € 12,95 from the catalogue.
    expect(await tab.total()).toBe(2590);
    tab.leave();
    const stored = browser.kept.get(cartKeys.lines) ?? '';
    browser.kept.set(cartKeys.lines, stored.replaceAll('12.95', '0.01'));
    const next = browser.openTab();
    expect(await next.total()).toBe(2590);
    await next.add({ ...(await page(next)), price: 1 });
    expect(await next.total()).toBe(3885);
    const totals = await next.api.totals(next.store.get(cartTokenAtom) ?? '');
    expect(totals.total_segments.find(({ code }) => code === 'grand_total')?.value).toBe(38.85);
  });
});
