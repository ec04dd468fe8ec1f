import { expect, type FrameLocator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { test } from './stories.ts';

type Workbench = { panel: FrameLocator; story: FrameLocator; token: (path: string) => ReturnType<Page['locator']> };

/** Storybook with a story of Linge in view and the panel of the theme open. */
async function openWorkbench(page: Page, origin: string): Promise<Workbench> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(
    `${origin}/index.html?path=/story/ui-src-components-button--action&globals=store:fashion;scheme:light`,
  );
  await page.getByRole('tab', { name: 'Theme' }).click();
  const panel = page.frameLocator('iframe[title="Theme"]');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button', { name: 'In winkelwagen' })).toBeVisible();
  await expect(panel.getByText('Linge, by day')).toBeVisible();
  return { panel, story, token: (path) => panel.locator(`[data-token="${path}"]`) };
}

const ink = { red: 'rgb(200, 0, 0)', own: 'rgb(58, 26, 52)' };

test('THEME-03 the workbench edits a token live over a story, shows the contrast of its pairs, and undoes', async ({
  page,
  storybook,
}) => {
  const { panel, story, token } = await openWorkbench(page, storybook);
  const button = story.getByRole('button', { name: 'In winkelwagen' });
  await expect(button).toHaveCSS('background-color', ink.own);

  await test.step('an edit shows at once, with its contrast', async () => {
    await token('color.action').locator('input[type="color"]').fill('#c80000');
    await expect(button).toHaveCSS('background-color', ink.red);
    await expect(panel.getByText(/All \d+ colour pairs can be read/)).toBeVisible();
    // #fbf3ee on #ff8800 reaches 2.20:1.
    await panel.getByLabel('Main button: code', { exact: true }).fill('#ff8800');
    await page.keyboard.press('Enter');
    await expect(token('color.action')).toContainText(/✗ with Text on main button 2\.\d\d:1, needs 4\.5:1/);
    await expect(panel.getByText(/1 of \d+ colour pairs are too faint/)).toBeVisible();
  });

  await test.step('a size shows at once, and both are there after a reload', async () => {
    await panel.getByLabel('Find a token').fill('button height');
    await panel.getByLabel('Height: number', { exact: true }).fill('80');
    await expect(button).toHaveCSS('min-height', '80px');
    await page.reload();
    await expect(button).toBeVisible();
    await expect(button).toHaveCSS('min-height', '80px');
  });

  await test.step('undo takes back act by act, and redo does again', async () => {
    await page.getByRole('tab', { name: 'Theme' }).click();
    await expect(panel.getByText('Linge, by day')).toBeVisible();
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(button).not.toHaveCSS('min-height', '80px');
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(button).toHaveCSS('background-color', ink.red);
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(button).toHaveCSS('background-color', ink.own);
    await panel.getByRole('button', { name: 'Redo' }).click();
    await expect(button).toHaveCSS('background-color', ink.red);
    await panel.getByRole('button', { name: 'Reset all' }).click();
    await expect(button).toHaveCSS('background-color', ink.own);
  });
});

test('THEME-04 the workbench opens the design tokens that it saved, and lists what is wrong in others', async ({
  page,
  storybook,
}) => {
  const { panel, story, token } = await openWorkbench(page, storybook);
  const button = story.getByRole('button', { name: 'In winkelwagen' });
  const save = async (name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: `Save ${name}` }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  const open = (text: string) =>
    panel
      .getByLabel('Open design tokens')
      .setInputFiles({ name: 'fashion.tokens.json', mimeType: 'application/json', buffer: Buffer.from(text) });

  await token('color.action').locator('input[type="color"]').fill('#c80000');
  await expect(button).toHaveCSS('background-color', ink.red);
  const saved = await save('design tokens');
  expect(await save('theme.css.ts')).toContain("action: '#c80000',");
  await panel.getByRole('button', { name: 'Reset all' }).click();
  await expect(button).toHaveCSS('background-color', ink.own);
  await open(saved);
  await expect(button).toHaveCSS('background-color', ink.red);
  expect(await save('design tokens')).toBe(saved);

  await open(saved.replace('"star"', '"glow"'));
  await expect(panel.getByRole('alert')).toContainText('2 places are wrong');
  await expect(panel.getByRole('alert')).toContainText('light.color.star is missing');
  await expect(button).toHaveCSS('background-color', ink.red);
});
