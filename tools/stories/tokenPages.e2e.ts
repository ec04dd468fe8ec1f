import { expect, type Locator, type Page } from '@playwright/test';
import { contrast } from '@etalage/ui/tokens';
import { ratioText } from '../workbench/contrastOf.ts';
import { allLooks, storeCodes } from './looks.ts';
import { isLong, test } from './stories.ts';

const desktop = allLooks.filter(({ shape }) => shape === 'desktop');
const looks = isLong ? desktop : desktop.filter(({ store }) => store === 'fashion');

const hex = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** A property of each, as the browser computed it. */
const computed = (parts: Locator, property: string): Promise<string[]> =>
  parts.evaluateAll((all, name) => all.map((part) => getComputedStyle(part).getPropertyValue(name)), property);

const growing = (lengths: readonly string[]): number[] => lengths.map(Number.parseFloat).toSorted((a, b) => a - b);

async function contrastsAsDrawn(page: Page): Promise<[said: string, drawn: string][]> {
  const swatches = await page.locator('.wb-swatch:has(dd:nth-of-type(2))').evaluateAll((all) =>
    all.map((swatch) => {
      const sample = swatch.querySelector('.wb-sample') ?? swatch;
      const { color, backgroundColor } = getComputedStyle(sample);
      return { said: swatch.querySelector('dd:nth-of-type(2)')?.textContent ?? '', color, backgroundColor };
    }),
  );
  return swatches.map(({ said, color, backgroundColor }) => [
    /[\d.]+:1/.exec(said)?.[0] ?? said,
    ratioText(contrast(hex(color), hex(backgroundColor))),
  ]);
}

for (const look of looks) {
  test(`THEME-03 the pages of tokens draw what they say, ${look.store} ${look.scheme}`, async ({ stage, page }) => {
    const { show } = await stage(look);

    await test.step('colours: each pair reaches what stands beside it', async () => {
      await show('workbench-tokens--colours');
      const pairs = await contrastsAsDrawn(page);
      expect(pairs.length).toBeGreaterThan(50);
      for (const [said, drawn] of pairs) expect.soft(said).toBe(drawn);
      await expect(page.locator('.wb-bad')).toHaveCount(0);
    });

    await test.step('type: from the smallest to the largest', async () => {
      await show('workbench-tokens--type');
      const sizes = await computed(page.locator('.wb-specimen > span:text("Zachte badhanddoeken")'), 'font-size');
      expect(sizes.length).toBeGreaterThan(6);
      expect(sizes.map(Number.parseFloat)).toEqual(growing(sizes));
    });

    await test.step('space: bars as long as they say, boxes with a corner each', async () => {
      await show('workbench-tokens--space-and-shape');
      const bars = page.locator('.wb-specimen:has(.wb-bar)').locator('visible=true');
      const widths = await computed(bars.locator('.wb-bar'), 'width');
      const said = await bars.locator('.wb-note').allInnerTexts();
      // A fluid one says more than a length.
      const plain = said.flatMap((text, index) => (/^\d+px$/.test(text) ? [[text, widths[index]]] : []));
      expect(plain.length).toBeGreaterThan(5);
      for (const [length, width] of plain) expect(width).toBe(length);
      expect(new Set(await computed(page.locator('.wb-box'), 'border-radius')).size).toBeGreaterThan(1);
    });

    await test.step('motion: ten times slower than it says, none for who asked for none', async () => {
      await show('workbench-tokens--motion');
      const dots = page.locator('.wb-dot');
      await expect(dots).toHaveCount(6);
      expect(new Set(await computed(dots, 'animation-name'))).toEqual(new Set(['none']));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const said = await page.getByRole('heading', { level: 2 }).allInnerTexts();
      const times = await computed(dots, 'animation-duration');
      const slowed = said.map((text) => Number(/(\d+)ms/.exec(text)?.[1]) / 100);
      expect(times.map(Number.parseFloat)).toEqual(slowed.flatMap((seconds) => [seconds, seconds]));
    });
  });
}

test('THEME-03 one component stands in every store side by side, by day and by night', async ({ stage, page }) => {
  const [look] = looks;
  if (look === undefined) throw new Error('There is no look');
  const { show } = await stage(look);
  await show('workbench-tokens--every-store');
  await expect(page.locator('iframe')).toHaveCount(storeCodes.length * 2);
  const frames = await page.locator('iframe').all();
  const looksDrawn = await Promise.all(
    frames.map(async (frame) => {
      const button = frame.contentFrame().getByRole('button', { name: 'In winkelwagen' });
      await expect(button).toBeVisible();
      return button.evaluate((part) =>
        [part, document.documentElement].map((drawn) => getComputedStyle(drawn).backgroundColor).join(' on '),
      );
    }),
  );
  expect(new Set(looksDrawn).size, looksDrawn.join('; ')).toBe(storeCodes.length * 2);
});
