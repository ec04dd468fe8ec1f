import type { Page, Request } from '@playwright/test';
import { aSimple } from './catalogue.ts';
import { assetsOf, expect, holdBack, hydrated, isLong, slowDown, test } from './fixtures.ts';

/** The soak does it on a slow phone, where all takes its time. */
test.beforeEach(async ({ context, page: _page }) => {
  if (isLong) await slowDown(context);
});

const order = (page: Page) => page.getByRole('button', { name: 'In winkelwagen' }).first();
const badge = (page: Page) => page.locator('[data-badge="cart"]').filter({ visible: true }).first();

/** Opens a page of which no script runs but those in its head. Returns what lets the others come. */
async function openBeforeHydration(page: Page, storeCode: string, path: string): Promise<() => void> {
  const letShopIn = await holdBack(page, assetsOf(storeCode, ['client.tsx']));
  await page.goto(path, { waitUntil: 'commit' });
  await order(page).waitFor();
  return letShopIn;
}

/**
 * Counts the orders that pages send to the cart from now on. A tab may read late what another has stored, and then sends
 * an order once more: the server tells by the id of its task that it is the same.
 */
function updatesOf(...pages: Page[]): () => number {
  const tasks = new Set<string | undefined>();
  const note = (request: Request) =>
    void (request.url().includes('/api/cart/update') && tasks.add(request.headers()['x-task-id']));
  for (const page of pages) page.on('request', note);
  return () => tasks.size;
}

/** Sku and quantity of each line: as the browser holds them, and as the server does. */
const linesOf = (page: Page) =>
  page.evaluate(async () => {
    const stored = (key: string) => JSON.parse(localStorage.getItem(`shop/cart/${key}`) ?? '[]');
    const lineOf = ({ sku, qty }: { sku: string; qty: number }) => [sku, qty];
    const answer = await fetch(`/api/cart/pull?cartId=${stored('current-cart-token')}`);
    const { result } = await answer.json();
    return { here: stored('current-cart').map(lineOf), server: result.map(lineOf), waiting: stored('waiting-acts') };
  });

/** Waits until the cart has one line of so many pieces, here and at the server; what another tab added loads this one anew. */
async function hasOneLine(page: Page, sku: string, quantity: number): Promise<void> {
  const found = () => linesOf(page).catch(() => undefined);
  await expect.poll(found).toEqual({ here: [[sku, quantity]], server: [[sku, quantity]], waiting: [] });
}

test('HEADER-06 an order before hydration shows on button and badge within one frame', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const { path } = await aSimple(backendUrl, storeCode);
  await openBeforeHydration(page, storeCode, path);
  const shown = await order(page).evaluate(
    (button) =>
      new Promise((resolve) => {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        requestAnimationFrame(() =>
          resolve([
            button.getAttribute('aria-busy'),
            ...[...document.querySelectorAll('[data-badge="cart"]')].map(({ textContent }) => textContent),
          ]),
        );
      }),
  );
  expect(shown).toEqual(['true', '1', '1']);
  await expect(badge(page)).toHaveText('1');
});

test('CART-04 orders before hydration are one line, sent after it', async ({ page, backendUrl, storeCode }) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  const letShopIn = await openBeforeHydration(page, storeCode, path);
  await order(page).click();
  await page.getByRole('textbox', { name: 'Aantal' }).first().fill('2');
  await order(page).click();
  await expect(badge(page)).toHaveText('3');
  letShopIn();
  await hasOneLine(page, sku, 3);
  await expect(page.getByLabel(/Winkeltas, 3 producten/).first()).toBeVisible();
  await expect(order(page)).not.toHaveAttribute('aria-busy');
});

test('CART-08 an order before hydration is confirmed with the notice of any other', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const { path } = await aSimple(backendUrl, storeCode);
  const letShopIn = await openBeforeHydration(page, storeCode, path);
  await order(page).click();
  letShopIn();
  await expect(page.getByText('Het product is toegevoegd aan je winkelwagen!').first()).toBeVisible();
});

test('a double click before hydration orders one piece, with one call', async ({ page, backendUrl, storeCode }) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  const updates = updatesOf(page);
  const letShopIn = await openBeforeHydration(page, storeCode, path);
  await order(page).dblclick();
  letShopIn();
  await hasOneLine(page, sku, 1);
  expect(updates()).toBe(1);
});

test('a press during hydration orders one piece', async ({ page, backendUrl, storeCode }) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  const letShopIn = await openBeforeHydration(page, storeCode, path);
  letShopIn();
  await order(page).click();
  await hasOneLine(page, sku, 1);
});

test('CART-22 an order before hydration is sent after a reload', async ({ page, backendUrl, storeCode }) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  const letShopIn = await openBeforeHydration(page, storeCode, path);
  await order(page).click();
  const updates = updatesOf(page);
  letShopIn();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await hasOneLine(page, sku, 1);
  expect(updates()).toBeLessThanOrEqual(2);
});

test('CART-22 an order before hydration is sent from the page that the shopper goes to', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  await openBeforeHydration(page, storeCode, path);
  await order(page).click();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/');
  await hasOneLine(page, sku, 1);
  await expect(page.getByLabel(/Winkeltas, 1 product/).first()).toBeVisible();
});

test('CART-22 an order before hydration is sent at the next visit when its tab was closed', async ({
  page,
  context,
  backendUrl,
  storeCode,
}) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  await openBeforeHydration(page, storeCode, path);
  await order(page).click();
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await hasOneLine(next, sku, 1);
});

test('orders of two tabs before hydration are one line, each counted once', async ({
  page,
  context,
  backendUrl,
  storeCode,
}) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  const other = await context.newPage();
  const updates = updatesOf(page, other);
  const [letIn, letOtherIn] = [
    await openBeforeHydration(page, storeCode, path),
    await openBeforeHydration(other, storeCode, path),
  ];
  await order(page).click();
  await order(other).click();
  await expect(badge(other)).toHaveText('2');
  letIn();
  letOtherIn();
  await hasOneLine(page, sku, 2);
  expect(updates()).toBe(2);
});

test('an order before hydration without a network is sent when there is one', async ({
  page,
  context,
  backendUrl,
  storeCode,
}) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  const letShopIn = await openBeforeHydration(page, storeCode, path);
  await context.setOffline(true);
  await order(page).click();
  await expect(badge(page)).toHaveText('1');
  await context.setOffline(false);
  letShopIn();
  await hasOneLine(page, sku, 1);
});

test('CART-22 an order after hydration is sent after a reload, though the code of the cart had not come', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const { path, sku } = await aSimple(backendUrl, storeCode);
  await holdBack(page, assetsOf(storeCode, ['lazyParts.ts', 'cartModule.ts']));
  await page.goto(path);
  await hydrated(page);
  await order(page).click();
  await expect(badge(page)).toHaveText('1');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await hasOneLine(page, sku, 1);
});
