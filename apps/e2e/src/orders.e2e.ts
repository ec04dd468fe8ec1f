import type { Page } from '@playwright/test';
import { aSimple } from './catalogue.ts';
import { expect, hydrated, isLong, test, type StoreOptions } from './fixtures.ts';
import { addToCart, fillCheckout, firstCategory, openProduct, placeAndPay } from './shopper.ts';

type Shop = Pick<StoreOptions, 'backendUrl' | 'storeCode'>;

/** The short form tries each of these in one store. */
const onlyIn = (storeCode: string, store: string) =>
  test.skip(!isLong && storeCode !== store, 'the same in every store');

/** Fills the checkout with a product, up to the button that orders. */
async function readyToOrder(page: Page, { backendUrl, storeCode }: Shop, method: RegExp): Promise<void> {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await addToCart(page);
  await fillCheckout(page, method);
}
const order = (page: Page) => page.getByRole('button', { name: /^Bestellen/, exact: false }).click();
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: /Bedankt! Je bestelnummer is \d{9}/ });
const numberOf = (page: Page) => new URL(page.url()).searchParams.get('transactionId') ?? '';

test('PAY-10 an order by bank transfer leads to the bank details, with the order number as payment reference', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  onlyIn(storeCode, 'dailydeal');
  await readyToOrder(page, { backendUrl, storeCode }, /Bankoverschrijving/);
  await order(page);
  await page.waitForURL(/\/checkout-return\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    result: 'pending',
    transactionId: expect.stringMatching(/^\d{9}$/),
    orderId: expect.stringMatching(/^\d+$/),
  });
  await expect(thanks(page)).toContainText(numberOf(page));
  const detail = (term: string) =>
    page.getByRole('main').locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]');
  await expect(detail('IBAN')).toHaveText(/^NL\d\d [A-Z]{4}/);
  await expect(detail('Onder vermelding van')).toHaveText(numberOf(page));
});

test('PAY-19 an order that is paid at the door needs no provider: it leads straight to the thanks and is processing', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  onlyIn(storeCode, 'fashion');
  await readyToOrder(page, { backendUrl, storeCode }, /Betalen bij bezorging/);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const status = page.waitForResponse((answer) => answer.url().includes('/order-status'));
  await order(page);
  await page.waitForURL(/\/checkout-return\?/);
  await expect(thanks(page)).toBeVisible();
  expect((await (await status).json()).result).toMatchObject({ status: 'processing' });
  expect(asked.filter((url) => url.includes('payment-url'))).toEqual([]);
});

test('PAY-14 after a payment that was canceled the same order is paid again, or its lines go back in the cart', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  onlyIn(storeCode, 'textile');
  await readyToOrder(page, { backendUrl, storeCode }, /iDEAL/);
  await placeAndPay(page, /^Annuleren$/);
  const number = numberOf(page);
  await page.getByRole('button', { name: 'Opnieuw betalen' }).click();
  await page.waitForURL(/\/connect\/|\/pay/);
  await page
    .getByRole('button', { name: /^Annuleren$/ })
    .first()
    .click();
  await page.waitForURL(/\/checkout-return/);
  expect(numberOf(page)).toBe(number);
  await page.getByRole('button', { name: 'Producten terug in winkelwagen' }).click();
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(page.getByRole('list', { name: 'Winkelwagen' }).getByRole('listitem')).toHaveCount(1);
});

/** English words that are not Dutch words too. */
const english = /\b(?:the|your|you|please|and|with|this|that|are|not|add to|checkout|loading|failed|sorry)\b/i;

/** The sentences with English words that a shopper sees, or hears of what is seen. */
const englishOn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...named];
  });
  return texts.filter((text) => english.test(text));
};

test('ERR-04 no English source text is on the pages of a whole purchase', async ({ page, backendUrl, storeCode }) => {
  onlyIn(storeCode, 'dailydeal');
  const product = await aSimple(backendUrl, storeCode);
  await page.goto('/');
  for (const path of ['/', await firstCategory(page), product.path]) {
    await page.goto(path);
    await hydrated(page);
    expect(await englishOn(page), path).toEqual([]);
  }
  await addToCart(page);
  await page.goto('/cart/');
  await expect(page.getByRole('list', { name: 'Winkelwagen' })).toBeVisible();
  expect(await englishOn(page), 'the cart').toEqual([]);
  await fillCheckout(page);
  expect(await englishOn(page), 'the checkout').toEqual([]);
  await placeAndPay(page, /^Betaal/);
  await expect(thanks(page)).toBeVisible();
  expect(await englishOn(page), 'the thanks').toEqual([]);
});

test('BLOG-01 the list shows articles with image, title, date and teaser, and filters by tag', async ({
  page,
  storeCode,
}) => {
  onlyIn(storeCode, 'textile');
  await page.goto('/blog');
  await hydrated(page);
  const articles = page.getByRole('list', { name: 'Artikelen' }).getByRole('listitem');
  const first = articles.first();
  await expect(first.getByRole('img')).toBeVisible();
  await expect(first.getByRole('heading')).toHaveText(/\S/);
  await expect(first.locator('time')).toHaveText(/^\d{1,2}-\d{1,2}-20\d\d$/);
  await expect(first.locator('p').last()).toHaveText(/\S/);
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/blog\//);
  const total = Number(/van (\d+) artikelen/.exec((await page.getByRole('main').textContent()) ?? '')?.[1]);
  await expect(articles).toHaveCount(total);
  const tag = page.getByRole('navigation', { name: 'Onderwerpen' }).getByRole('link').nth(1);
  const name = (await tag.textContent()) ?? '';
  await tag.click();
  await expect(tag).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => articles.count()).toBeLessThan(total);
  for (const article of await articles.all()) await expect(article).toContainText(name);
});
