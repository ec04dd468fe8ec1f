import { tokenShape } from '@etalage/ui/tokens';
import { expect, type Page } from '@playwright/test';
import { lookName, looks, type Look } from './looks.ts';
import { keptScreens } from './keptScreens.ts';
import { difference, forceLayout, holdStill, takeScreen } from './screens.ts';
import { shiftToken } from './shiftToken.ts';
import { isLong, screensIn, screenStories, test, testRunner, type Stage } from './stories.ts';

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

/** Waits for a time in milliseconds. */
const rest = (time: number) => (page: Page) => page.waitForTimeout(time);

/**
 * What is done before each further look at a page that differs: its last part may still be rendering, and a box that grew
 * meanwhile may have its text half a pixel off.
 */
const betweenLooks = [rest(500), rest(1500), forceLayout];

async function changeAtRest(page: Page, before: Buffer | undefined) {
  let now = await changeNow(page, before);
  for (const settle of betweenLooks) {
    if (now.change === undefined) break;
    await settle(page);
    now = await changeNow(page, before);
  }
  return now;
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
    // Loads the shared chunks first: a component whose chunk is cached renders half a pixel off from one that loads it.
    await worn.show('pages-shop--product');
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
    test(`THEME-06 ${token ?? 'and no token, none'}`, async ({ stage }) => {
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

test('THEME-06 what is changed is 8% of lightness, or 4 px', async ({ stage }) => {
  const { page, show } = await stage(day);
  await show('ui-src-components-button--action');
  const worn = () =>
    page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.cssText = 'display:block;color:oklch(from var(--shop-color-action) l 0 0);width:var(--shop-space-m)';
      document.body.append(probe);
      const { color, width } = getComputedStyle(probe);
      probe.remove();
      return { lightness: Number(/^oklch\(([\d.]+)/.exec(color)?.[1]), width: Number.parseFloat(width) };
    });
  const before = await worn();
  await shiftToken(page, 'color.action');
  await shiftToken(page, 'space.m');
  const after = await worn();
  expect(Math.abs(after.lightness - before.lightness)).toBeCloseTo(0.08, 3);
  expect(after.width - before.width).toBe(4);
});

const colors = (...leaves: (keyof typeof tokenShape.color)[]): string[] => leaves.map((leaf) => `color.${leaf}`);
const spaces = (...leaves: (keyof typeof tokenShape.space)[]): string[] => leaves.map((leaf) => `space.${leaf}`);

/** A story that shows the token, for every colour and space token: token names by story id. */
const seenOn: Readonly<Record<string, readonly string[]>> = {
  'the-whole-window--everything-together': [
    ...colors('surface', 'onSurface', 'muted', 'raised', 'onRaised', 'sunken', 'onSunken', 'action', 'actionLine'),
    ...colors('onAction', 'sale', 'onSale', 'line', 'outline', 'field', 'onField', 'danger', 'picture'),
    ...spaces('xxs', 'xs', 's', 'm', 'l', 'xl'),
  ],
  'ui-src-components-notifications--every-kind': [
    ...colors('inverse', 'onInverse', 'success', 'onSuccess', 'warning', 'onWarning', 'onDanger'),
  ],
  'shell-src-components-dailyoffer--nearly-gone': [...colors('label', 'onLabel', 'saleText'), ...spaces('gutter')],
  'search-src-components-searchpanel--with-results': colors('link'),
  'shell-src-components-errorview--backend-down': [...colors('accent'), ...spaces('section')],
  'shell-src-components-header--first-visit': colors('header', 'onHeader'),
  'shell-src-components-sellingpoints--lange-woorden': colors('strip', 'onStrip'),
  'cart-src-components-emptycart--nothing-in-it': spaces('xxl'),
  'catalog-src-components-productpreview--from-elsewhere': colors('skeleton'),
  'catalog-src-components-productreviews--two': colors('star'),
  'catalog-src-components-productgrid--eight-products': spaces('grid'),
  'workbench-tokens--colours': [
    ...colors('actionHover', 'linkHover', 'cardLine', 'placeholder', 'onAccent', 'focus', 'scrim'),
  ],
};

test('THEME-06 every colour token and every space token is seen on a screen', () => {
  const every = (['color', 'space'] as const).flatMap((group) =>
    Object.keys(tokenShape[group]).map((leaf) => `${group}.${leaf}`),
  );
  expect(Object.values(seenOn).flat().toSorted()).toEqual(every.toSorted());
});

test.describe('THEME-06 a screen fails when one of its tokens changes', () => {
  test.skip(kept.isAccepting, 'Nothing is compared while screens are accepted.');
  for (const [id, tokens] of Object.entries(seenOn)) {
    test(`THEME-06 ${id}: ${tokens.join(', ')}`, async ({ stage }) => {
      const { page, show } = await stage(day);
      await holdStill(page);
      await show(id);
      const before = kept.read(id, day);
      expect(await changeAtRest(page, before)).toMatchObject({ change: undefined });
      const unseen: string[] = [];
      for (const token of tokens) {
        const takeBack = await shiftToken(page, token);
        if ((await changeNow(page, before)).change === undefined) unseen.push(token);
        await takeBack();
      }
      expect(unseen).toEqual([]);
    });
  }
});

if (isLong) {
  test('every screen that is kept belongs to a story', () => expect(kept.strangers(screenStories)).toEqual([]));
}
