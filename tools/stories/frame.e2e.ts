import { expect, type Page } from '@playwright/test';
import { shapes } from './looks.ts';
import { test } from './stories.ts';

const onDesktop = { store: 'dailydeal', scheme: 'light', shape: 'desktop' } as const;
const onPhone = { ...onDesktop, shape: 'phone' } as const;
/** The last width of phones and the first of desktops. */
const narrow = { width: 1023, height: 800 };
const wide = { width: 1024, height: 800 };
const threeLevels = 'shell-src-components-menu--three-levels';

const openDialog = (page: Page) =>
  page.locator('dialog').evaluate((node) => node instanceof HTMLDialogElement && node.showModal());

test.describe('the menu of categories', () => {
  test('MENU-02 opens a panel after the pointer rested on its entry for 250 ms, and none when it left before', async ({
    stage,
  }) => {
    const { page, show } = await stage(onDesktop);
    await show(threeLevels);
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Bad', exact: true });
    const panel = page.getByRole('navigation').locator('li > div').first();
    await panel.evaluate((node) => node.addEventListener('transitionstart', () => (node.dataset['opened'] = 'once')));
    await entry.hover();
    await expect(panel).toHaveCSS('transition-delay', '0.25s');
    await expect(panel).toBeHidden();
    await page.mouse.move(700, 850);
    // Longer than the delay, so that what would open would have.
    await page.waitForTimeout(400);
    await expect(panel).not.toHaveAttribute('data-opened');
    await entry.hover();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveAttribute('data-opened');
  });

  test('MENU-05 has rows of 55 px, and panels of five rows at least', async ({ stage }) => {
    const { page, show } = await stage(onDesktop);
    await show(threeLevels);
    const heightOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.height;
    await page.getByRole('navigation').getByRole('link', { name: 'Bad', exact: true }).hover();
    await expect(page.locator('nav li > div').first()).toBeVisible();
    expect(await heightOf('nav li > div')).toBeGreaterThanOrEqual(5 * 55);
    await page.setViewportSize(shapes.phone);
    await openDialog(page);
    expect(await heightOf('dialog summary')).toBe(55);
    expect(await heightOf('dialog a[href="/c/keuken"]')).toBe(55);
  });
});

for (const [who, story] of [
  ['the server', 'shell-src-components-searchbar--bar'],
  ['the browser, in its place,', 'search-src-components-searchpanel--under-the-header'],
] as const)
  test(`HEADER-09 the search bar that ${who} draws is 224 px wide on desktop, 150 px under 1200 px`, async ({
    stage,
  }) => {
    const { page, show } = await stage(onDesktop);
    await show(story);
    for (const [width, bar] of [
      [1024, 150],
      [1199, 150],
      [1200, 224],
      [1440, 224],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect((await page.getByRole('search').locator('input').boundingBox())?.width, `at ${width} px`).toBe(bar);
    }
  });

test('MENU-11 from 1024 px on there is no tab bar, and what it opened is gone', async ({ stage }) => {
  const { page, show } = await stage(onPhone);
  await show('shell-src-components-tabbar--nothing-in-the-bag');
  const bar = page.getByRole('navigation');
  await page.setViewportSize(narrow);
  await expect(bar).toBeVisible();
  await page.setViewportSize(wide);
  await expect(bar).toBeHidden();
  await page.setViewportSize(narrow);
  await show(threeLevels);
  await openDialog(page);
  await expect(page.locator('dialog')).toBeVisible();
  await page.setViewportSize(wide);
  await expect(page.locator('dialog')).toBeHidden();
});

test('FOOTER-01 below 1024 px a column of links is closed at first and opens by its title; from there on it is open', async ({
  stage,
}) => {
  const { page, show } = await stage(onPhone);
  await show('shell-src-components-footer--whole');
  await page.setViewportSize(narrow);
  const title = page.getByRole('heading', { name: 'Kamers' });
  const link = page.getByRole('link', { name: 'Bed' });
  await expect(title).toBeVisible();
  await expect(link).toBeHidden();
  await title.click();
  await expect(link).toBeVisible();
  await title.click();
  await expect(link).toBeHidden();
  await page.setViewportSize(wide);
  await expect(title).toBeVisible();
  await expect(link).toBeVisible();
  const opener = page.locator('summary').first();
  await opener.focus();
  await expect(opener).not.toBeFocused();
});
