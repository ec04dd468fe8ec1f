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

test.describe('HEADER-10 the bar of selling points', () => {
  /** Where the points stand after so many milliseconds of their animations; undefined when nothing moves. */
  const offsetAt = (page: Page, time: number) =>
    page.locator('ul[class]').evaluate((list, at) => {
      const running = list.getAnimations();
      for (const animation of running) animation.currentTime = at;
      const [first, strip] = [list.firstElementChild, list.parentElement];
      if (running.length === 0 || first === null || strip === null) return undefined;
      return (strip.getBoundingClientRect().top - first.getBoundingClientRect().top) / strip.clientHeight;
    }, time);
  const turns = [0, 4990, 5010, 10_010, 15_010];

  test('moves on every 5000 ms on phones, round and round, and stops when asked', async ({ stage }) => {
    const { page, show } = await stage(onPhone);
    await show('shell-src-components-sellingpoints--taking-turns');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [turn, at] of turns.entries())
      expect(await offsetAt(page, at), `at ${at} ms`).toBeCloseTo([0, 0, 1, 2, 0][turn] ?? NaN, 1);
    const states = () =>
      page.locator('ul[class]').evaluate((list) => list.getAnimations().map(({ playState }) => playState));
    expect(await states()).toEqual(['running', 'running']);
    await page.getByRole('checkbox', { name: 'Stilzetten' }).click();
    await page.mouse.move(200, 700);
    expect(await states()).toEqual(['paused', 'paused']);
  });

  test('shows the point that the keyboard comes to', async ({ stage }) => {
    const { page, show } = await stage(onPhone);
    await show('shell-src-components-sellingpoints--taking-turns');
    const hidden = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .last();
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(hidden).not.toBeInViewport();
      await hidden.getByRole('link').focus();
      await expect(hidden).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('link').last().blur();
    }
  });

  test('moves on desktops only where the theme says so, and nowhere for who wants calm', async ({ stage }) => {
    const { page, show } = await stage(onDesktop);
    const moves = async (story: string, reducedMotion: 'reduce' | 'no-preference') => {
      await show(`shell-src-components-sellingpoints--${story}`);
      await page.emulateMedia({ reducedMotion });
      return (await offsetAt(page, 5010)) !== undefined;
    };
    expect(await moves('taking-turns', 'no-preference')).toBe(false);
    await expect(page.getByRole('listitem').last()).toBeInViewport();
    expect(await moves('moving-on-desktop-too', 'no-preference')).toBe(true);
    expect(await moves('moving-on-desktop-too', 'reduce')).toBe(false);
    expect(await moves('only-one', 'no-preference')).toBe(false);
    await page.setViewportSize(narrow);
    expect(await moves('taking-turns', 'no-preference')).toBe(true);
    expect(await moves('taking-turns', 'reduce')).toBe(false);
    expect(await moves('only-one', 'no-preference')).toBe(false);
  });
});

test('PANEL-07 the panel of the cart is 700 px wide from 1024 px on, and as wide as the window below', async ({
  stage,
}) => {
  const { page, show } = await stage(onDesktop);
  await show('ui-src-components-dialog--cart');
  for (const [viewport, width] of [
    [{ width: 1440, height: 900 }, 700],
    [wide, 700],
    [narrow, narrow.width],
    [shapes.phone, shapes.phone.width],
  ] as const) {
    await page.setViewportSize(viewport);
    expect((await page.getByRole('dialog').boundingBox())?.width, `at ${viewport.width} px`).toBe(width);
  }
});

test('STORE-14 a press on the button of a card opens its product', async ({ stage }) => {
  const { page, show } = await stage(onDesktop);
  await show('catalog-src-components-productcard--with-order-now');
  const words = page.getByText('Bestel nu');
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  const pressed = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'), [
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  ] as const);
  expect(pressed).toMatch(/^\/p\//);
});

test('what one store alone has, the others in the same document do not', async ({ stage }) => {
  const headerOver = async (store: string) => {
    const { page, show } = await stage({ ...onDesktop, store });
    await show('pages-shop--home');
    const [header, main] = await Promise.all(
      ['header', 'main'].map((part) => page.locator(part).first().boundingBox()),
    );
    return (main?.y ?? NaN) < (header?.y ?? NaN) + (header?.height ?? NaN);
  };
  expect(await headerOver('fashion')).toBe(true);
  expect(await headerOver('textile')).toBe(false);
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
