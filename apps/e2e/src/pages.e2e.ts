import type { Page } from '@playwright/test';
import { aConfigurable, aSimple, oneOf } from './catalogue.ts';
import { assetsOf, expect, hydrated, isLong, test } from './fixtures.ts';
import { addToCart, fillCheckout, firstCategory, openList, openProduct, placeAndPay } from './shopper.ts';
import { sidewaysOn } from './sideways.ts';

test('STORE-01, ROUTE-01 the home page of this store, under its own name', async ({ page, storeName }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(new RegExp(storeName));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: storeName })).toBeVisible();
});

test('ROUTE-01 the home page is drawn from its data for who comes to it without a new document', async ({
  page,
  storeName,
}) => {
  await page.goto('/i/klantenservice');
  await hydrated(page);
  await page.evaluate(() => (document.documentElement.dataset['visit'] = 'one'));
  await page.getByRole('banner').getByRole('link', { name: storeName, exact: true }).click();
  await expect(page.locator('#region-story').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#region-story a[href^="/p/"]').first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'one');
});

test('ROUTE-13, STORE-16 a category lists its products', async ({ page }) => {
  await page.goto('/');
  const path = await firstCategory(page);
  expect(path).toMatch(/^\/c\/[a-z0-9-]+$/);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('main a[href^="/p/"]').count()).toBeGreaterThan(3);
});

test('ROUTE-14, STORE-16 a simple product', async ({ page, backendUrl, storeCode }) => {
  const product = await aSimple(backendUrl, storeCode);
  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${product.path}$`));
});

for (const type of ['grouped', 'bundle'] as const) {
  test(`PROD-05 a ${type} product stands on the first screen of a phone, not under what it asks`, async ({
    page,
    backendUrl,
    storeCode,
    isMobile,
  }) => {
    test.skip(!isMobile, 'on a desktop it stands beside what it asks');
    const product = await oneOf(backendUrl, storeCode, type);
    await openProduct(page, product.path);
    const heading = page.getByRole('heading', { level: 1, name: product.name });
    await expect(heading).toBeInViewport();
    await heading.click({ trial: true });
    await expect(page.getByRole('button', { name: 'In winkelwagen' }).first()).toBeInViewport();
  });
}

test('ROUTE-15, VAR-08 the address of a variant selects its options, another choice replaces it', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const product = await aConfigurable(backendUrl, storeCode);
  await page.goto('/cart/');
  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await hydrated(page);
  const group = page.getByRole('group', { name: /^(Kleur|Maat)$/ }).last();
  const chosen = group.locator('[aria-current=true], [aria-pressed=true], :checked');
  await expect(chosen).toHaveCount(1);
  const others = group.locator('a, button, label').filter({ hasNot: chosen });
  const before = page.url();
  await others.last().click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(new RegExp(`/p/${product.sku}/`));
  expect(product.children.map(({ path }) => path)).toContain(new URL(page.url()).pathname);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\/$/);
});

test('PROD-16 the pictures of a product move by swipe, one at a time', async ({ page, backendUrl, storeCode }) => {
  await page.goto((await aSimple(backendUrl, storeCode)).path);
  const pictures = page.getByRole('list', { name: 'Foto’s van het product' });
  await expect(pictures).toHaveCSS('overflow-x', 'auto');
  await expect(pictures).toHaveCSS('scroll-snap-type', 'x mandatory');
  await expect(pictures.getByRole('listitem').first()).toHaveCSS('scroll-snap-align', 'start');
});

test('PROD-16 the enlarged pictures of a product move by swipe, one at a time', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  await page.getByRole('list', { name: 'Foto’s van het product' }).getByRole('button').first().click();
  const pictures = page.getByRole('dialog').getByRole('list').first();
  await expect(pictures).toHaveCSS('overflow-x', 'auto');
  await expect(pictures).toHaveCSS('scroll-snap-type', 'x mandatory');
  await expect(pictures.getByRole('listitem').first()).toHaveCSS('scroll-snap-align', 'start');
});

test('PROD-24 the form of a review that does not come says so, and comes when it is asked again', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  const opener = async () => {
    await page.mouse.wheel(0, 200);
    await page.getByRole('heading', { name: 'Wat klanten zeggen' }).scrollIntoViewIfNeeded();
    const found = page.getByText('Schrijf een beoordeling');
    await expect(found).toBeVisible();
    return found;
  };
  const scripts = '**/*.js';
  const first = await opener();
  await page.route(scripts, (route) => route.abort());
  await first.click();
  await expect(page.getByRole('alert')).toContainText('Het formulier kon niet worden geladen.');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await page.waitForLoadState();
  await hydrated(page);
  await (await opener()).click();
  await expect(page.getByRole('button', { name: 'Versturen' })).toBeVisible();
});

test('ROUTE-02 the cart page', async ({ page }) => {
  await page.goto('/cart/');
  await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible();
});

test('ROUTE-20 a story alone, in the empty layout', async ({ page }) => {
  await page.goto('/storyblok-empty?slug=klantenservice');
  await expect(page.getByRole('heading', { level: 1, name: 'Klantenservice' })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

test('ROUTE-21 a page of content', async ({ page }) => {
  await page.goto('/i/klantenservice');
  await expect(page.getByRole('heading', { level: 1, name: 'Klantenservice' })).toBeVisible();
});

test('ROUTE-18 the error page', async ({ page }) => {
  expect((await page.goto('/error'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Er is iets misgegaan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Naar de homepage' })).toHaveAttribute('href', '/');
});

test('ROUTE-19, ERR-02 what nothing answers is not found, with status 404', async ({ page }) => {
  const answer = await page.goto('/bestaat/echt/niet');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - pagina niet gevonden' })).toBeVisible();
  for (const path of ['/c/bestaat-niet', '/p/NIETS/bestaat-niet']) expect((await page.goto(path))?.status()).toBe(404);
});

test('ROUTE-19 an address that is no route’s shows its category in place, in a document and by a link', async ({
  page,
}) => {
  await page.goto('/');
  const category = await firstCategory(page);
  const address = category.replace('/c/', '/');
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${category}$`));
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/i/klantenservice');
  await hydrated(page);
  await page.evaluate((href) => {
    document.documentElement.dataset['visit'] = 'one';
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('a'), { href, textContent: 'Hierheen' }));
  }, address);
  await page.getByRole('link', { name: 'Hierheen' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'one');
  expect(await page.locator('main a[href^="/p/"]').count()).toBeGreaterThan(3);
});

test('LIST-04 filters and sort live in the address, and a change is a new entry without the page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const path = await firstCategory(page);
  await page.goto(`${path}?sort=price-asc`);
  const prices = await page
    .locator('main li, main article')
    .filter({ has: page.locator('a[href^="/p/"]') })
    .evaluateAll((cards) =>
      cards.map((card) =>
        Number((/€\s*([\d.]+,\d\d)/.exec(card.textContent)?.[1] ?? '').replace('.', '').replace(',', '.')),
      ),
    );
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));

  await page.goto(`${path}?page=2`);
  await hydrated(page);
  await page.getByLabel('Sorteer op').selectOption('price-desc');
  await expect(page).toHaveURL(`${path}?sort=price-desc`);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?page=2`);
  await hydrated(page);
  if (isMobile) await page.getByText('Filters', { exact: true }).click();
  const filter = page.locator('main details details a').first();
  await filter.click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?(?!.*page=).*=`));
  await page.goBack();
  await expect(page).toHaveURL(`${path}?page=2`);
});

test('SEO-01 home, category, product and content are whole without scripts', async ({
  browser,
  baseURL,
  backendUrl,
  storeCode,
  isMobile,
}) => {
  test.skip(!isLong && !isMobile, 'the same document; for the soak');
  const product = await aConfigurable(backendUrl, storeCode);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(await firstCategory(page));
  await expect(page.locator('main a[href^="/p/"]').first()).toBeVisible();
  await page.goto(product.path);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('€');
  await page.goto('/i/bezorgen');
  await expect(page.getByRole('heading', { level: 1, name: 'Bezorgen' })).toBeVisible();
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  for (const path of ['/cart/', '/checkout']) {
    // Chromium draws no <noscript> for a page whose scripts were only switched off by its tools.
    const answer = await page.request.get(path);
    expect(await answer.text()).toMatch(/<noscript>.*of bestel per telefoon.*<\/noscript>/);
  }
  await context.close();
});

test('THEME-02 light or dark follows the system until the shopper chooses, and the choice is there before the first paint', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await hydrated(page);
  await page
    .getByRole('radio', { name: 'Licht' })
    .or(page.getByRole('button', { name: 'Licht' }))
    .first()
    .click({ force: true });
  await expect.poll(ground).toBe(light);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground()).toBe(light);
});

test('UI-04 no page scrolls sideways', async ({ page, backendUrl, storeCode }) => {
  // Of more than twenty pages.
  test.slow();
  const product = await aConfigurable(backendUrl, storeCode);
  const grouped = await oneOf(backendUrl, storeCode, 'grouped');
  const bundle = await oneOf(backendUrl, storeCode, 'bundle');
  await page.goto('/blog');
  const article = await page.locator('main a[href^="/blog/"]:not([href*="?"])').first().getAttribute('href');
  expect(article).not.toBeNull();
  await page.goto('/');
  const paths = [
    ...[grouped.path, bundle.path, article ?? '', '/cart/shared'],
    ...['/', await firstCategory(page), product.path, '/i/bezorgen', '/search?q=wit', '/no-result?q=zeppelin'],
    ...['/cart/', '/login/', '/wishlist', '/blog', '/error', '/bestaat-niet'],
    ...[
      '/my-account',
      '/customer/account/createPassword',
      '/withdrawal',
      '/offline-guide',
      '/offline',
      '/storyblok-empty',
    ],
  ];
  for (const path of paths) {
    await page.goto(path);
    expect(await sidewaysOn(page), path).toEqual({});
  }
});

test('UI-04 what an order goes through does not scroll sideways', async ({ page, backendUrl, storeCode }) => {
  await openProduct(page, (await aSimple(backendUrl, storeCode)).path);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /op je verlanglijst$/ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await addToCart(page);
  await page.goto('/wishlist');
  await expect(page.getByRole('list', { name: 'Je verlanglijst' }).getByRole('heading')).toHaveCount(1);
  expect(await sidewaysOn(page), 'the wishlist').toEqual({});
  await page.goto('/cart/');
  await expect(page.getByRole('link', { name: 'Verder naar bestellen' }).first()).toBeVisible();
  expect(await sidewaysOn(page), 'the cart').toEqual({});
  await page.goto('/checkout');
  await expect(page.getByLabel('Voornaam')).toBeVisible();
  expect(await sidewaysOn(page), 'the checkout').toEqual({});
  await fillCheckout(page);
  expect(await sidewaysOn(page), 'the filled checkout').toEqual({});
  await placeAndPay(page, /^Betaal/);
  await expect(page.getByText(/Bedankt! Je bestelnummer is \d{9}/)).toBeVisible();
  expect(await sidewaysOn(page), 'the order').toEqual({});
});

test('NAV-04 a page that is loaded again stays where it was, and the next page begins at its top', async ({ page }) => {
  await page.goto('/');
  await page.goto(await firstCategory(page));
  await hydrated(page);
  const card = page.locator('main article').nth(12);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  // Past each of the cards, so that they are laid out here, and guessed after the reload.
  await page.evaluate(async () => {
    for (let step = 0; step < 16; step += 1) {
      scrollBy(0, 150);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await card.scrollIntoViewIfNeeded();
  await twoFrames(page);
  // What is seen stays; how far that is from the top is a guess until what stands above was laid out.
  const place = () => card.evaluate((element) => element.getBoundingClientRect().top);
  expect(await scrolled()).toBeGreaterThan(300);
  const before = await place();
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(24);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await expect.poll(scrolled).toBe(0);
});

test('NAV-04 another order of a list keeps the position', async ({ page }) => {
  await page.goto('/');
  const path = await firstCategory(page);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 60));
  await page.getByLabel('Sorteer op').selectOption('price-desc');
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(0);
  await expect(page).toHaveURL(`${path}?sort=price-desc`);
  await twoFrames(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(before);
});

test('NAV-04 a link that changes the query alone keeps the position', async ({ page }) => {
  await page.goto('/');
  const path = await firstCategory(page);
  await page.goto(path);
  await hydrated(page);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate((href) => {
    scrollTo(0, 60);
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Anders' });
    document.querySelector('main')?.append(link);
    link.click();
  }, `${path}?sort=price-desc`);
  await expect(page).toHaveURL(`${path}?sort=price-desc`);
  await twoFrames(page);
  expect(await scrolled()).toBe(60);
});

test('NAV-02 a link with a hash leads to the element with that id', async ({ page, backendUrl, storeCode }) => {
  const { path } = await aSimple(backendUrl, storeCode);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Verder' });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, `${path}#newsletter`);
  await expect(page).toHaveURL(`${path}#newsletter`);
  await expect(page.locator('#newsletter')).toBeInViewport();
});

/** What comes into sight is laid out in the frames after a scroll. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

test('a picture that is loaded ahead is the one that shows', async ({ page, backendUrl, storeCode, isMobile }) => {
  // A phone's own width: 390 px at its density fall on the edge between two widths of a picture.
  if (isMobile) await page.setViewportSize({ width: 412, height: 839 });
  await page.goto('/');
  const category = await firstCategory(page);
  const { path } = await aConfigurable(backendUrl, storeCode);
  for (const address of ['/', category, path]) {
    await page.goto(address, { waitUntil: 'load' });
    const [ahead, shown] = await page.evaluate(() => [
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'link' && entry.name.includes('/img/'))
        .map(({ name }) => name),
      [...document.images].map(({ currentSrc }) => currentSrc),
    ]);
    expect(ahead?.length, address).toBeGreaterThan(0);
    expect(
      ahead?.filter((picture) => !shown?.includes(picture)),
      address,
    ).toEqual([]);
  }
});

test('what the page of a product is made of comes when one points at it in a list', async ({ page, storeCode }) => {
  await openList(page);
  const parts = page.waitForResponse(assetsOf(storeCode, ['belowFold.ts']));
  await page.locator('main a[href^="/p/"]').first().focus();
  expect((await parts).ok()).toBe(true);
});
