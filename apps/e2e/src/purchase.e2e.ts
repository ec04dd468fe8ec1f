import type { Page } from '@playwright/test';
import { aConfigurable, oneWithOptions, aSimple, oneOf } from './catalogue.ts';
import { assetsOf, expect, holdBack, hydrated, test } from './fixtures.ts';
import { addToCart, fillCheckout, openProduct, placeAndPay, shopper } from './shopper.ts';

test('CART-08 a product goes into the cart, and the shop says so', async ({ page, backendUrl, storeCode }) => {
  const product = await aConfigurable(backendUrl, storeCode);
  await openProduct(page, product.path);
  await addToCart(page);
  await expect(page.getByText('Het product is toegevoegd aan je winkelwagen!').first()).toBeVisible();
  await expect(page.getByLabel(/Winkeltas, 1 product/).first()).toBeVisible();
});

for (const type of ['simple', 'grouped'] as const) {
  test(`CART-08 a ${type} product that is ordered before the shop runs goes into the cart when it does`, async ({
    page,
    backendUrl,
    storeCode,
  }) => {
    const product = await (type === 'simple' ? aSimple(backendUrl, storeCode) : oneOf(backendUrl, storeCode, type));
    const letShopIn = await holdBack(page, assetsOf(storeCode, ['client.tsx']));
    await page.goto(product.path, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
    letShopIn();
    await expect(page.getByLabel(/Winkeltas, \d product/).first()).toBeVisible();
  });
}

test('CART-08 what asks more stays in sight until its code comes, whatever the shopper does, and is ordered then', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const product = await oneOf(backendUrl, storeCode, 'grouped');
  const letOptionsIn = await holdBack(page, assetsOf(storeCode, ['OrderOptions.tsx']));
  const order = page.getByRole('button', { name: 'In winkelwagen' }).first();
  const asked = page.waitForRequest(assetsOf(storeCode, ['OrderOptions.tsx']));
  await page.goto(product.path);
  await hydrated(page);
  await asked;
  await order.evaluate((button) => button.setAttribute('data-came', 'with the document'));
  const acted = page.waitForResponse(assetsOf(storeCode, ['AfterProduct.tsx']));
  await page.mouse.wheel(0, 40);
  await acted;
  await order.click();
  letOptionsIn();
  await expect(page.getByLabel(/Winkeltas, \d product/).first()).toBeVisible();
  await expect(order).toHaveAttribute('data-came');
});

test('VAR-08 the order of what asks more stays in sight when another variant is chosen before its code comes', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  test.skip(storeCode !== 'textile', 'the same in every store');
  const { children } = await oneWithOptions(backendUrl, storeCode);
  const letOptionsIn = await holdBack(page, assetsOf(storeCode, ['OrderOptions.tsx']));
  const order = page.getByRole('button', { name: 'In winkelwagen' }).first();
  const asked = page.waitForRequest(assetsOf(storeCode, ['OrderOptions.tsx']));
  await page.goto(children[0]?.path ?? '');
  await hydrated(page);
  await asked;
  await page.locator(`main a[href="${children[1]?.path}"]`).click();
  // As long as a choice takes, and longer.
  await page.waitForTimeout(1000);
  await expect(order).toBeVisible({ timeout: 1 });
  letOptionsIn();
  await expect(page).toHaveURL(new RegExp(`${children[1]?.sku}$`));
  await expect(order).toBeEnabled();
});

test('CHK-01 from the product straight on to the checkout', async ({ page, backendUrl, storeCode }) => {
  const product = await aSimple(backendUrl, storeCode);
  await openProduct(page, product.path);
  await addToCart(page);
  await page.getByText('Verder naar bestellen').first().click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel('Voornaam').first()).toBeVisible();
});

test('CHK-05 an empty cart is no order', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/cart\/$/);
  await expect(
    page.getByText('Je winkelwagen is leeg. Voeg eerst producten toe voordat je gaat bestellen.'),
  ).toBeVisible();
});

test('CHK-01, ROUTE-03, ROUTE-04, PAY-11, PAY-13, STORE-16 a guest buys, pays and gets the mail', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const product = await aConfigurable(backendUrl, storeCode);
  await openProduct(page, product.path);
  await addToCart(page);
  await page.goto('/checkout');
  await hydrated(page);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /Persoonlijke gegevens/,
    /Bezorging/,
    /Betaling/,
    /Controleren en bestellen/,
  ]);
  await fillCheckout(page);
  await page.route('**/payment-url*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const notifications = page.locator('#notifications');
  const processing = expect(notifications.getByText('Je bestelling wordt verwerkt...')).toBeVisible();
  await placeAndPay(page, /^Betaal/);
  await processing;
  const returned = new URL(page.url());
  expect([...returned.searchParams.keys()]).toEqual(expect.arrayContaining(['result', 'transactionId', 'orderId']));
  const thanks = page.getByText(/Bedankt! Je bestelnummer is \d{9}/);
  await expect(thanks).toBeVisible();
  const number = /\d{9}/.exec((await thanks.textContent()) ?? '')?.[0] ?? '';
  const mails = async () => (await fetch(`${backendUrl}/outbox`)).text();
  await expect.poll(mails).toContain(number);
  await page.goto('/cart/');
  await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible();
});

test('PAY-13 the page believes the server, not the address', async ({ page, backendUrl, storeCode }) => {
  const product = await aSimple(backendUrl, storeCode);
  await openProduct(page, product.path);
  await addToCart(page);
  await fillCheckout(page);
  await placeAndPay(page, /^Annuleren$/);
  await expect(page.getByText('Je betaling is niet gelukt')).toBeVisible();
  await page.goto(page.url().replace(/result=\w+/, 'result=success'));
  await expect(
    page.getByText('Je betaling is niet gelukt').or(page.getByText('We hebben je betaling nog niet ontvangen.')),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opnieuw betalen' })).toBeVisible();
});

test('LAYOUT-06 what is pressed without a network is done when there is one', async ({
  page,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  test.skip(storeCode !== 'fashion' || isMobile, 'the same in every store');
  const product = await aSimple(backendUrl, storeCode);
  await openProduct(page, product.path);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click();
  await expect(page.getByText('Je bent offline.')).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  const confirmed = page.waitForResponse((answer) => answer.url().includes('/api/cart/update') && answer.ok());
  await page.context().setOffline(false);
  await confirmed;
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel(/Winkeltas, 1 product/).first()).toBeVisible();
});

test('whoever goes back from the bank finds the order, and can pay it', async ({
  page,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  test.skip(storeCode !== 'textile' || !isMobile, 'the same in every store');
  const product = await aSimple(backendUrl, storeCode);
  await openProduct(page, product.path);
  await addToCart(page);
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Bestellen en betalen', exact: true }).click();
  await page.waitForURL(/\/connect\/|\/pay/);
  await page.goBack();
  await page.getByRole('link', { name: 'Naar je bestelling' }).click();
  await page.getByRole('button', { name: 'Opnieuw betalen' }).click();
  await page.waitForURL(/\/connect\/|\/pay/);
  await page
    .getByRole('button', { name: /^Betaal/ })
    .first()
    .click();
  await expect(page.getByText(/Bedankt! Je bestelnummer is \d{9}/)).toBeVisible();
  await page.goto('/cart/');
  await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Naar je bestelling' })).toHaveCount(0);
});

test('a purchase by keyboard alone', async ({ page, backendUrl, storeCode, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const { tabTo, press, type } = keyboardOf(page);
  const product = await aSimple(backendUrl, storeCode);
  await openProduct(page, product.path);
  const confirmed = page.waitForResponse((answer) => answer.url().includes('/api/cart/update') && answer.ok());
  await press(/^In winkelwagen$/);
  await confirmed;
  await page.goto('/checkout');
  await hydrated(page);
  await type(/^Voornaam/, shopper.firstName);
  await type(/^Achternaam/, shopper.lastName);
  await type(/^E-mailadres/, shopper.email);
  await press(/^Verder$/);
  await type(/^Postcode/, shopper.postcode);
  await type(/^Huisnummer/, shopper.houseNumber);
  await type(/^Straat/, shopper.street);
  await type(/^Plaats/, shopper.city);
  await type(/^Telefoonnummer/, shopper.phone);
  await press(/^Adres opslaan$/);
  await tabTo(/bezorg/i);
  await page.keyboard.press('Space');
  await press(/^Verder$/);
  await tabTo(/iDEAL/);
  await page.keyboard.press('Space');
  await press(/^Verder$/);
  await tabTo(/^Ik ga akkoord/);
  await page.keyboard.press('Space');
  await press(/^Bestellen en betalen$/);
  await page.waitForURL(/\/connect\/|\/pay/);
  await press(/^Betaal/);
  await expect(page.getByText(/Bedankt! Je bestelnummer is \d{9}/)).toBeVisible();
});

/** A shopper without a mouse: Tab until something of that name has the focus, once it has come. */
function keyboardOf(page: Page) {
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.matches('a, button, input, select, summary')) return '';
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
      return (focused.getAttribute('aria-label') ?? label ?? focused.textContent).trim();
    });
  const tabTo = async (name: RegExp) => {
    const controls = page.getByRole('button', { name }).or(page.locator('input').and(page.getByLabel(name)));
    await controls.filter({ visible: true }).first().waitFor();
    for (let step = 0; step < 80; step += 1) {
      if (name.test(await focusedName())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard never reached ${name}`);
  };
  const press = async (name: RegExp) => {
    await tabTo(name);
    await page.keyboard.press('Enter');
  };
  const type = async (name: RegExp, text: string) => {
    await tabTo(name);
    await page.keyboard.type(text);
  };
  return { tabTo, press, type };
}
