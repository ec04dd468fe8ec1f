import { test as base, type Page } from '@playwright/test';
import { looks, type Look } from './looks.ts';
import { colourPages, serveStorybook, storyEntries, type StoryEntry } from './storybookServer.ts';
import { showStory, wear } from './visitStories.ts';

/** A page of Storybook in one look; each story is shown in it in turn. */
export type Stage = { page: Page; show: (storyId: string) => Promise<void> };

type StoryFixtures = { stage: (look: Look) => Promise<Stage> };
type Server = { storybook: string };

/** Every story that was built, by id. */
export const stories = storyEntries();

/** The long form asks everything of every story; the short form asks it of each story in one look, which its id decides. */
export const isLong = process.env['ETALAGE_SOAK'] === '1';

const sum = (text: string): number =>
  [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, 7);

/** The stories whose turn it is in a look, dealt out among these looks: those that are compared, where nothing is said. */
export const storiesIn = (look: Look, among = looks): readonly StoryEntry[] =>
  isLong ? stories : stories.filter(({ id }) => among[sum(id) % among.length] === look);

/** Every story of which screens are kept. */
export const screenStories: readonly StoryEntry[] = [...stories, ...colourPages()];

/** Whether a story is a whole page. */
export const isPage = (id: string): boolean => id.startsWith('pages-');

/** The stories whose screenshot is compared in a look: by turns, and pages and colours on every store's light phone too. */
export const screensIn = (look: Look): readonly StoryEntry[] => {
  const turn = new Set(storiesIn(look));
  const isMain = isLong || (look.scheme === 'light' && look.shape === 'phone');
  const isAlways = ({ id }: StoryEntry) => isPage(id) || id.startsWith('workbench-');
  return screenStories.filter((story) => turn.has(story) || (isMain && isAlways(story)));
};

/** By this name Storybook draws a story with its animations at their end, where it would else wait for them 100 ms. */
export const testRunner = 'Mozilla/5.0 Chrome/140.0.0.0 StorybookTestRunner';

/** Playwright's `test` with the built Storybook at hand. */
export const test = base.extend<StoryFixtures, Server>({
  storybook: [
    async ({}, use) => {
      const { origin, close } = await serveStorybook();
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ page, storybook }, use) => {
    await page.clock.setFixedTime(new Date('2026-11-20T20:15:00+01:00'));
    await use(async (look) => {
      await wear(page, storybook, look, stories[0]?.id ?? '');
      return { page, show: (storyId) => showStory(page, storyId) };
    });
  },
});
