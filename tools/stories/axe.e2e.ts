import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axeFindings.ts';
import { faintMarks } from './faintMarks.ts';
import { allLooks, lookName } from './looks.ts';
import { storiesIn, test, testRunner } from './stories.ts';

test.use({ userAgent: testRunner });

/** That of a desktop at 400 %, where nothing may scroll sideways (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 };
const rules = {
  // These hold for a page as a whole; a story is a part of one.
  region: { enabled: false },
  'landmark-one-main': { enabled: false },
  'page-has-heading-one': { enabled: false },
};

const pastTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const look of allLooks) {
  const worn = storiesIn(look, allLooks);

  test(`axe finds nothing, nothing sticks out, and the focus shows, in ${worn.length} stories, ${lookName(look)}`, async ({
    page,
    stage,
  }) => {
    const { show } = await stage(look);
    if (look.shape === 'phone') await page.setViewportSize(narrow);
    for (const { id } of worn) {
      await test.step(id, async () => {
        await show(id);
        expect.soft(await axeFindings(page, rules), id).toEqual([]);
        expect.soft(await pastTheEdge(page), `${id} is wider than its window`).toBe(0);
        expect.soft(await faintMarks(page), `${id} hides where the keyboard is`).toEqual([]);
      });
    }
  });
}
