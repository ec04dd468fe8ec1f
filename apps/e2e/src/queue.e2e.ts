import type { Page } from '@playwright/test';
import { aShirt } from './aShirt.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { aSimple } from './catalogue.ts';
import { mailsTo, newEmail, logIn, open, register } from './customers.ts';
import { addToCart, fillCheckout, openProduct } from './shopper.ts';

test('QUEUE-06 back online the queue is processed and the cart is reloaded', async ({
  page,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  test.skip(storeCode !== 'fashion' || !isMobile, 'the same in every store');
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await addToCart(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByLabel(/Winkeltas, 2 producten/).first()).toBeVisible();
  const calls = ['update', 'pull'].map((call) =>
    page.waitForResponse((answer) => answer.url().includes(`/api/cart/${call}`) && answer.ok()),
  );
  await page.context().setOffline(false);
  await Promise.all(calls);
  await expect(page.getByLabel(/Winkeltas, 2 producten/).first()).toBeVisible();
});

test('QUEUE-09, QUEUE-11 an order that is placed offline is stored with transmited false, and sent once when its shopper says so', async ({
  page,
  context,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  test.skip(storeCode !== 'fashion' || !isMobile, 'the same in every store');
  const email = newEmail();
  const { path } = await aSimple(backendUrl, storeCode);
  await openProduct(page, path);
  await addToCart(page);
  await fillCheckout(page, /bezorging/i, email);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(/Je kunt toch bestellen: we versturen je bestelling/)).toBeVisible();
  await page.getByRole('button', { name: 'Bestellen en betalen', exact: true }).click();
  await expect(page.getByText(/we versturen haar zodra je weer online bent/)).toBeVisible();
  const stored = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        indexedDB.open('shop-sync').onsuccess = ({ target }) => {
          if (!(target instanceof IDBOpenDBRequest)) return;
          const all = target.result.transaction('tasks').objectStore('tasks').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  expect(stored).toMatchObject([{ transmited: false, payload: { body: { transmited: false } } }]);

  await page.goto('about:blank');
  await context.setOffline(false);
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => open(tab, path)));
  const sendIn = (tab: typeof page) => tab.getByRole('button', { name: 'Nu versturen' });
  await Promise.all([page, other].map((tab) => expect(sendIn(tab)).toBeVisible()));
  await sendIn(page).click();
  await expect(page.getByText(/Bedankt! Je bestelnummer is \d{9}/)).toBeVisible();
  await expect(sendIn(other)).toBeHidden();
  const confirmations = async () =>
    (await mailsTo(backendUrl, email)).filter((kind) => kind === 'order-confirmation').length;
  await expect.poll(confirmations).toBe(1);
});

test('QUEUE-12 an order of what sold out while it waited is given up: its shopper reads why, and has the rest back', async ({
  page,
  context,
  backendUrl,
  storeCode,
  adminKey,
  isMobile,
}) => {
  test.skip(storeCode !== 'fashion' || !isMobile, 'the same in every store');
  const email = newEmail();
  const { sku, path, restock } = aShirt({ backendUrl, storeCode, adminKey }, 4);
  const other = await aSimple(backendUrl, storeCode);
  await restock({ M: 1, L: 0 });
  for (const address of [other.path, `${path}/${sku}-M`]) {
    await openProduct(page, address);
    await addToCart(page);
  }
  await fillCheckout(page, /bezorging/i, email);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Bestellen en betalen', exact: true }).click();
  await expect(page.getByText(/we versturen haar zodra je weer online bent/)).toBeVisible();

  await restock({ M: 0, L: 0 });
  await context.setOffline(false);
  await expect(page.getByText('Je offline bestelling is niet geplaatst. Niet op voorraad!')).toBeVisible();
  await page.getByRole('button', { name: 'Producten terug in winkelwagen' }).click();
  await expect(page.getByText('Niet op voorraad!', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Naar je winkelwagen' }).click();
  await expect(page.getByRole('textbox', { name: `Aantal van ${other.name}` })).toHaveValue('1');
  expect(await mailsTo(backendUrl, email)).not.toContain('order-confirmation');
});

test('SYNC-15 a guest who logs in has the lines of both carts together, equal lines added up; in the checkout the guest’s alone', async ({
  page,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  test.skip(storeCode !== 'fashion' || !isMobile, 'the same in every store');
  const email = newEmail();
  const { path } = await aSimple(backendUrl, storeCode);
  await register(page, email);
  await openProduct(page, path);
  await addToCart(page);
  await forget(page);
  await openProduct(page, path);
  await addToCart(page);
  await open(page, '/login/');
  await logIn(page, email);
  await expect(page.getByLabel(/Winkeltas, 2 producten/).first()).toBeVisible();

  await forget(page);
  await openProduct(page, path);
  await addToCart(page);
  await page.goto('/checkout');
  await hydrated(page);
  await page.getByLabel('Voornaam').first().fill('Jans');
  await open(page, '/login/');
  await logIn(page, email);
  await expect(page.getByLabel(/Winkeltas, 1 product/).first()).toBeVisible();
});

/** Clears the storage while no page of the shop is open: an answer that comes later would be stored again. */
async function forget(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
}
