import { aSimple } from './catalogue.ts';
import { assetsOf, expect, holdBack, hydrated, test } from './fixtures.ts';
import { isPhone, openSearch, panel } from './search.ts';

test.describe('the search of the header', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/i/klantenservice');
    await hydrated(page);
  });

  test('HEADER-08, SRCH-01, SRCH-29 offers what is meant while one types, and leads there by the keyboard alone', async ({
    page,
    backendUrl,
    storeCode,
  }, { project }) => {
    const { name, path } = await aSimple(backendUrl, storeCode);
    const field = await openSearch(page, project.name);
    await field.pressSequentially(name.slice(0, 4), { delay: 30 });
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.fill(name);
    await expect(page.getByRole('group', { name: 'Producten' }).getByRole('option').first()).toContainText(name);
    await expect(page.getByRole('link', { name: /^Bekijk alle resultaten/ })).toBeAttached();
    const marked = page.getByRole('option', { selected: true });
    do await field.press('ArrowDown');
    while (!(await marked.getAttribute('href'))?.startsWith('/p/'));
    await expect(field).toBeFocused();
    await expect(marked).toContainText(name);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
    await expect(options).toHaveCount(0);
  });

  test('SRCH-07 Enter searches, and remembers what for', async ({ page, backendUrl, storeCode }, { project }) => {
    const { name } = await aSimple(backendUrl, storeCode);
    await (await openSearch(page, project.name)).fill(name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === name);
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    await page.goto('/i/klantenservice');
    await hydrated(page);
    const field = await openSearch(page, project.name);
    await expect(field).toHaveValue(name);
    await field.fill('');
    await expect(page.getByRole('option', { name })).toBeVisible();
    await field.fill('zeppelinhangaar');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/no-result\?q=zeppelinhangaar$/);
  });

  test('SRCH-03 closes on Escape, and on its icon, which clears the text', async ({ page }, { project }) => {
    let field = await openSearch(page, project.name);
    await field.fill('wit');
    await expect(page.getByRole('listbox')).toBeVisible();
    await field.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    if (isPhone(project.name)) field = await openSearch(page, project.name);
    else await field.click();
    await expect(field).toHaveValue('wit');
    const close = isPhone(project.name) ? panel(page).getByRole('button', { name: 'Sluiten' }) : null;
    await (close ?? page.getByRole('button', { name: 'Zoeken sluiten' })).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    if (isPhone(project.name)) field = await openSearch(page, project.name);
    await expect(field).toHaveValue('');
  });

  test('SRCH-02 opens from the menu of a phone', async ({ page }, { project }) => {
    test.skip(!isPhone(project.name), 'on a desktop there is no such menu');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Zoeken' }).click();
    await expect(panel(page).getByRole('combobox')).toBeFocused();
    await panel(page).getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('combobox')).toBeHidden();
  });

  test('SRCH-09 what was found is still there when the shopper comes back from it', async ({
    page,
    backendUrl,
    storeCode,
  }, { project }) => {
    const { name, path } = await aSimple(backendUrl, storeCode);
    await (await openSearch(page, project.name)).fill(name);
    const hits = page.getByRole('group', { name: 'Producten' }).getByRole('option');
    await expect(page.getByRole('link', { name: /^Bekijk alle resultaten/ })).toBeAttached();
    const found = await hits.allTextContents();
    await hits.first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(path));
    await page.goBack();
    await expect(page).toHaveURL(/klantenservice$/);
    await expect(page.getByRole('listbox')).toBeHidden();
    let field = page.getByRole('banner').getByRole('combobox');
    if (isPhone(project.name)) field = await openSearch(page, project.name);
    else await field.click();
    await expect(field).toHaveValue(name);
    expect(await hits.allTextContents()).toEqual(found);
  });

  test('SRCH-26 without a network says so, and finds again once there is one', async ({ page, context }, {
    project,
  }) => {
    const field = await openSearch(page, project.name);
    await context.setOffline(true);
    await field.fill('wit');
    await expect(
      page.getByText(/Zoeken kan zodra je weer verbinding hebt|heb je eerder gezien of bewaard/),
    ).toBeVisible();
    await context.setOffline(false);
    await field.fill('blauw');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('SRCH-26 what was found is found again without a network, on the next page too', async ({ page, context }, {
    project,
  }) => {
    const found = page.getByRole('group', { name: 'Producten' }).getByRole('option').first();
    let field = await openSearch(page, project.name);
    await field.fill('wit');
    await expect(found).toBeVisible();
    // Suggestions come first: what was found is kept once the search is answered.
    await expect(page.getByRole('link', { name: /^Bekijk alle resultaten/ })).toBeAttached();
    await field.fill('');
    await field.press('Escape');
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect(page.getByRole('main').locator('a[href^="/p/"]').first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await context.setOffline(true);
    field = page.getByRole('banner').getByRole('combobox');
    if (isPhone(project.name)) field = await openSearch(page, project.name);
    else await field.click();
    await field.fill('wit');
    await expect(found).toBeVisible();
    await field.fill('zwart');
    await expect(
      page.getByText(/Zoeken kan zodra je weer verbinding hebt|heb je eerder gezien of bewaard/),
    ).toBeVisible();
  });
});

test('SRCH-07, ROUTE-11, ROUTE-12, STORE-16 Enter goes to the results, or to the page that says there are none', async ({
  page,
  backendUrl,
  storeCode,
}) => {
  const { name } = await aSimple(backendUrl, storeCode);
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill(name);
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === name);
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await field.fill('zeppelinhangaar');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/no-result\?q=zeppelinhangaar$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zeppelinhangaar');
});

test('SRCH-28, NAV-03 results, text and place are kept on the way back from one of them', async ({ page }) => {
  await page.goto('/search?q=wit');
  await hydrated(page);
  const card = page.locator('main article').nth(5);
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  // A card rises a little under the mouse.
  await page.mouse.move(2, 2);
  await page.waitForTimeout(500);
  const before = await page.locator('main article h3').allTextContents();
  const place = (await card.boundingBox())?.y ?? Number.NaN;
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await page.mouse.move(2, 2);
  await expect(page).toHaveURL(/\/search\?q=wit$/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('wit');
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? Number.NaN) - place)).toBeLessThan(2);
  expect(await page.locator('main article h3').allTextContents()).toEqual(before);
});

test('SRCH-07 of fewer than 3 characters goes nowhere', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('ba');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search$/);
});

test('SRCH-07 the search of the header works without any script', async ({
  browser,
  baseURL,
  viewport,
  backendUrl,
  storeCode,
}) => {
  const { name } = await aSimple(backendUrl, storeCode);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/i/klantenservice');
  const header = page.getByRole('banner');
  // On phones the button leads to the page with the field.
  if (await header.getByRole('searchbox').isHidden()) await header.getByRole('button', { name: 'Zoeken' }).click();
  const field = page.getByRole('searchbox').filter({ visible: true }).last();
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await context.close();
});

test.describe('typing into the search of the header while its code loads', () => {
  test('SRCH-01 no letter is lost, whatever was typed when it comes', async ({ page, isMobile, storeCode }) => {
    const letSearchIn = await holdBack(page, assetsOf(storeCode, ['HeaderSearch.tsx', 'MenuSearch.tsx']));
    await page.goto('/i/klantenservice');
    await hydrated(page);
    const header = page.getByRole('banner');
    await (
      isMobile ? header.getByRole('button', { name: 'Zoeken', exact: true }) : header.getByRole('searchbox')
    ).click();
    await page.keyboard.type('hand', { delay: 20 });
    const rest = page.keyboard.type('doekenrekje voor de badkamer', { delay: 15 });
    letSearchIn();
    await rest;
    const field = page.getByRole('combobox');
    await expect(field).toHaveValue('handdoekenrekje voor de badkamer');
    await expect(field).toBeFocused();
  });

  test('SRCH-01 no letter is lost that was typed before the shop runs', async ({ page, isMobile, storeCode }) => {
    test.skip(isMobile, 'a phone has a page with the field then');
    const letShopIn = await holdBack(page, assetsOf(storeCode, ['client.tsx']));
    await page.goto('/i/klantenservice', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('searchbox').click();
    await page.keyboard.type('hand', { delay: 20 });
    letShopIn();
    await hydrated(page);
    await page.keyboard.type('doek', { delay: 20 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'handdoek');
  });
});

test('SRCH-09 a click into the search selects the old text, and what is typed takes its place', async ({
  page,
  isMobile,
}, { project }) => {
  await page.goto('/i/klantenservice');
  await hydrated(page);
  await (await openSearch(page, project.name)).fill('wit');
  // A search keeps its text.
  await expect(page.getByRole('link', { name: /^Bekijk alle resultaten/ })).toBeAttached();
  await page.keyboard.press('Escape');
  await page.reload();
  await hydrated(page);
  const header = page.getByRole('banner');
  const opener = isMobile ? header.getByRole('button', { name: 'Zoeken', exact: true }) : header.getByRole('searchbox');
  await opener.click();
  const field = page.getByRole('combobox');
  await expect(field).toHaveValue('wit');
  await page.keyboard.type('plaid');
  await expect(field).toHaveValue('plaid');
  // Once its code is there, too.
  if (isMobile) return;
  await field.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await field.click();
  await page.keyboard.type('handdoek');
  await expect(field).toHaveValue('handdoek');
});

test('SRCH-01 the search of a phone does not hold back who goes on with the Tab key', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desktop has its search in the header');
  await page.goto('/');
  const header = page.getByRole('banner');
  const logo = header.getByRole('link').first();
  const icon = header.getByRole('button', { name: 'Zoeken', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Zoeken' });
  await logo.focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(icon).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(logo).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(icon).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(icon).not.toBeFocused();
  await expect(dialog).toBeHidden();
  await icon.press('Enter');
  await expect(dialog.getByRole('combobox')).toBeFocused();
});
