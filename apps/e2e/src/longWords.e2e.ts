import type { Page } from '@playwright/test';
import { aSimple, oneOf, oneWithOptions, oneWithScarceSizes } from './catalogue.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { addToCart, fillCheckout, firstCategory, openProduct, placeAndPay } from './shopper.ts';

/** What catalogues and shoppers write: a compound that a dictionary may hyphenate, and letters without a break. */
const longWords = ['Tweepersoonsdekbedovertrek', 'Abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, 60)];
/** Phones, in CSS px. */
const widths = [320, 375];

/** Puts a word in the place of the first word of every text of the page, and names what then reaches over its edge. */
const placesTooWideFor = (page: Page, word: string): Promise<string[]> =>
  page.evaluate(async (long) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text instanceof Text) || text.parentElement?.closest('script, style, noscript, svg, option')) continue;
      if (/\p{L}{2}/u.test(text.data)) text.data = text.data.replace(/\S+/, long);
    }
    await new Promise((done) => requestAnimationFrame(done));
    const nameOf = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${String(className).split(' ')[0]}`;
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    // Carousels, rows of categories, tabs and tables are there to be scrolled.
    const isRow = (element: Element) => element.matches('ul, ol, nav, [role="tablist"], :has(> table)');
    const scrollers = [...document.querySelectorAll('body *')].filter((element) => scrolls(element));
    const wide = [document.documentElement, ...scrollers.filter((one) => !isRow(one))].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
    );
    const reaching = [...document.querySelectorAll('main *, dialog *, footer *')].filter(
      (element) =>
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
        !scrollers.some((row) => isRow(row) && row.contains(element)),
    );
    return wide.length === 0 ? [] : [...wide, ...reaching.slice(0, 8)].map(nameOf);
  }, word);

async function expectNoWidePlaces(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const word of longWords)
      expect(await placesTooWideFor(page, word), `${what} at ${width} px, ${word.length} letters`).toEqual([]);
  }
}

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'a phone is narrow'));

const contentPages = ['/', '/i/klantenservice', '/i/maattabel', '/search?q=wit', '/no-result?q=zzzz', '/bestaat-niet'];
for (const path of contentPages) {
  test(`UI-04 a long word does not make ${path} scroll sideways`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectNoWidePlaces(page, path);
  });
}

test('UI-04 a long word does not make a category and its filters scroll sideways', async ({ page }) => {
  await page.goto('/');
  await page.goto(await firstCategory(page));
  await hydrated(page);
  await page.getByText('Filters', { exact: true }).click();
  for (const summary of await page.locator('main details details > summary').all()) await summary.click();
  await expectNoWidePlaces(page, 'the category');
});

test('UI-04 a long word does not make the menu scroll sideways', async ({ page }) => {
  await page.goto('/i/klantenservice');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoWidePlaces(page, 'the menu');
});

const kinds = { 'with sizes': oneWithScarceSizes, 'with options': oneWithOptions, simple: aSimple };
for (const [kind, find] of Object.entries(kinds)) {
  test(`UI-04 a long word does not make a product ${kind} scroll sideways`, async ({ page, backendUrl, storeCode }) => {
    test.skip(kind === 'with options' && storeCode === 'fashion', 'it has none');
    const { path, children } = await find(backendUrl, storeCode);
    await openProduct(page, children[0]?.path ?? path);
    await page.mouse.wheel(0, 400);
    await expectNoWidePlaces(page, `a product ${kind}`);
  });
}
for (const type of ['grouped', 'bundle'] as const) {
  test(`UI-04 a long word does not make a ${type} product scroll sideways`, async ({ page, backendUrl, storeCode }) => {
    await openProduct(page, (await oneOf(backendUrl, storeCode, type)).path);
    await expectNoWidePlaces(page, `a ${type} product`);
  });
}

test('UI-04 a long word does not make cart and checkout scroll sideways', async ({ page, backendUrl, storeCode }) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await addToCart(page);
  await expectNoWidePlaces(page, 'the notice after adding');
  await page.goto('/cart/');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' }).first()).toBeVisible();
  await expectNoWidePlaces(page, 'the cart');
  await page.goto('/checkout');
  await hydrated(page);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expectNoWidePlaces(page, 'the checkout with errors');
  await fillCheckout(page);
  const summaries = page.locator('main details:not([open]) > summary').filter({ visible: true });
  for (const summary of await summaries.all()) await summary.click();
  await expectNoWidePlaces(page, 'the filled checkout');
});

test('UI-04 a long word does not make the page of an order scroll sideways', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await addToCart(page);
  await fillCheckout(page);
  await placeAndPay(page, /^Betaal/);
  await expect(page.getByText(/Bedankt! Je bestelnummer is \d{9}/)).toBeVisible();
  await expectNoWidePlaces(page, 'the order');
});
