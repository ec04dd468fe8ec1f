import { expect, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { faintMarks } from './faintMarks.ts';
import { allLooks, lookName } from './looks.ts';
import { storiesIn, test, testRunner } from './stories.ts';

declare global {
  var axe: typeof import('axe-core');
}

test.use({ userAgent: testRunner });

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** That of a desktop at 400 %, where nothing may scroll sideways (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };
const rules = {
  // These hold for a page as a whole; a story is a part of one.
  region: { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
  // Experimental: it glues the hidden number of a badge to the words beside it.
  'label-content-name-mismatch': { enabled: false },
};

/** What axe finds in the story that is shown: each rule with the elements that break it. */
const axeFindings = (page: Page): Promise<string[][]> =>
  page.evaluate(async (chosen) => {
    const { violations } = await globalThis.axe.run(document.body, {
      rules: chosen,
      resultTypes: ['violations'],
      // It would fetch every style sheet again for a rule that is experimental, and off.
      preload: { assets: ['media'], timeout: 10_000 },
    });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  }, rules);

const pastTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const look of allLooks) {
  const worn = storiesIn(look, allLooks);

  test(`axe finds nothing, nothing sticks out, and the focus shows, in ${worn.length} stories, ${lookName(look)}`, async ({
    page,
    stage,
  }) => {
    await page.addInitScript({ path: axeFile });
    const { show } = await stage(look);
    if (look.shape === 'phone') await page.setViewportSize(narrow);
    for (const { id } of worn) {
      await test.step(id, async () => {
        await show(id);
        expect.soft(await axeFindings(page), id).toEqual([]);
        expect.soft(await pastTheEdge(page), `${id} is wider than its window`).toBe(0);
        expect.soft(await faintMarks(page), `${id} hides where the keyboard is`).toEqual([]);
      });
    }
  });
}
