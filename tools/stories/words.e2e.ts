import { expect, type Page } from '@playwright/test';
import { keptScreens } from './keptScreens.ts';
import { lookName, looks, type Look } from './looks.ts';
import { isLong, isPage, stories, test, testRunner, type Stage } from './stories.ts';
import { changedLine, takeWords } from './words.ts';

test.use({ userAgent: testRunner });

const kept = keptScreens();
const pages = stories.map(({ id }) => id).filter(isPage);

/** The pages whose text or pictures differ from the snapshot, with the first changed line of each. */
async function changes({ page, show }: Stage, look: Look): Promise<string[]> {
  const found: string[] = [];
  for (const id of pages) {
    await show(id);
    const before = kept.readWords(id, look);
    const now = await wordsAtRest(page, before);
    const change = before === undefined ? 'was never accepted' : changedLine(before, now);
    if (change === undefined) continue;
    found.push(`${id} ${lookName(look)} ${change}`);
    kept.offerWords(id, look, now);
  }
  return found;
}

/** In milliseconds. */
const restingTime = 500;

/** Retries for three seconds, because lazy parts of a page may load later. */
async function wordsAtRest(page: Page, before: string | undefined): Promise<string> {
  let now = await takeWords(page);
  for (let tries = 0; now !== before && tries < 6; tries += 1) {
    await page.waitForTimeout(restingTime);
    now = await takeWords(page);
  }
  return now;
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Answers every image request, so that no placeholder replaces an image. */
const answerPictures = (page: Page): Promise<unknown> =>
  page.route(/\.(avif|gif|jpg|png|webp)(\?.*)?$/, (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));

/** One colour scheme is enough for text; the short form covers phones only. */
const isRead = ({ scheme, shape }: Look) => scheme === 'light' && (isLong || shape === 'phone');

for (const look of looks.filter(isRead)) {
  test(`no page says anything else: ${lookName(look)}`, async ({ page, stage }) => {
    await answerPictures(page);
    const found = await changes(await stage(look), look);
    if (!kept.isAccepting) expect(found, 'Read test-results/screens, then `npm run screens -- --accept`').toEqual([]);
  });
}

test('a changed word, and a changed picture, of a page are named', async ({ page, stage }) => {
  await answerPictures(page);
  const { show } = await stage({ store: 'fashion', scheme: 'light', shape: 'phone' });
  await show('pages-shop--product');
  const before = await takeWords(page);
  const heading = page.locator('main h1');
  await heading.evaluate((element) => (element.textContent += '!'));
  expect(changedLine(before, await takeWords(page))).toMatch(/^"(.+)" is now "\1!"$/);
  await heading.evaluate((element) => (element.textContent = element.textContent.slice(0, -1)));
  expect(changedLine(before, await takeWords(page))).toBeUndefined();
  await page
    .locator('main img')
    .first()
    .evaluate((picture: HTMLImageElement) => (picture.src = '/another.jpg'));
  expect(changedLine(before, await takeWords(page))).toMatch(/ is now "\[\/another\.jpg\]/);
});
