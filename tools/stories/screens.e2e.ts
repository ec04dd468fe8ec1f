import { expect, type Page } from '@playwright/test';
import { lookName, looks, type Look } from './looks.ts';
import { keptScreens } from './keptScreens.ts';
import { difference, holdStill, takeScreen } from './screens.ts';
import { shiftToken } from './shiftToken.ts';
import { isLong, screensIn, stories, test, testRunner, type Stage } from './stories.ts';

test.use({ userAgent: testRunner });

const kept = keptScreens();

type Offer = (id: string, look: Look, taken: Buffer) => void;
const nowhere: Offer = () => undefined;

/** What changed in a look: the name of each screen, and how it differs from the one that was accepted. */
async function changes({ page, show }: Stage, look: Look, ids: readonly string[], offer = nowhere): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids) {
    await show(id);
    const before = kept.read(id, look);
    const { taken, change } = await changeAtRest(page, before);
    if (change === undefined) continue;
    found.push(`${id} ${lookName(look)} ${change}`);
    offer(id, look, taken);
  }
  return found;
}

/** In milliseconds. */
const restingTime = 500;

/** A page may be at its end before its last part is drawn: what differs is looked at once more. */
async function changeAtRest(page: Page, before: Buffer | undefined) {
  const first = await changeNow(page, before);
  if (first.change === undefined) return first;
  await page.waitForTimeout(restingTime);
  return changeNow(page, before);
}

async function changeNow(page: Page, before: Buffer | undefined) {
  const taken = await takeScreen(page);
  return { taken, change: before === undefined ? 'was never accepted' : await difference(before, taken) };
}

for (const look of looks) {
  test(`no screen has changed: ${lookName(look)}`, async ({ stage }) => {
    const worn = await stage(look);
    await holdStill(worn.page);
    const ids = screensIn(look).map(({ id }) => id);
    const found = await changes(worn, look, ids, kept.offer);
    if (kept.isAccepting) return;
    expect(found, 'Look at test-results/screens, then `npm run screens -- --accept`').toEqual([]);
  });
}

const day: Look = { store: 'fashion', scheme: 'light', shape: 'phone' };
const sample = [
  'account-src-components-addressfields--filled-in',
  'shell-src-components-errorview--unknown',
  'ui-src-components-button--action',
  'ui-src-components-accordion--open',
];

test.describe('THEME-06 a changed token fails, and names the screens', () => {
  test.skip(kept.isAccepting, 'Nothing is compared while screens are accepted.');
  for (const { token, changed } of [
    { token: undefined, changed: [] },
    { token: 'color.action', changed: [sample[1], sample[2]] },
    { token: 'color.outline', changed: [sample[0]] },
    { token: 'color.line', changed: [sample[3]] },
    { token: 'space.m', changed: [sample[0], sample[1], sample[3]] },
  ]) {
    test(token ?? 'and no token, none', async ({ stage }) => {
      const worn = await stage(day);
      await holdStill(worn.page);
      if (token !== undefined) await shiftToken(worn.page, token);
      const found = await changes(worn, day, sample);
      expect(found.map((change) => change.split(' ').slice(0, 2).join(' '))).toEqual(
        changed.map((id) => `${id} fashion-light-phone`),
      );
    });
  }
});

if (isLong) {
  test('every screen that is kept belongs to a story', () => expect(kept.strangers(stories)).toEqual([]));
}
