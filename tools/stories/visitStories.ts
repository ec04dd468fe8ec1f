import type { Page } from 'playwright';
import { shapes, type Look } from './looks.ts';

/**
 * Runs in the page: shows a story and answers what went wrong with it, if anything. It waits for the end of a story, not
 * for its drawing: Storybook loads the page anew when another story is asked for while one is not at its end.
 */
const show = `(storyId) => new Promise((resolve) => {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const settle = (problem) => {
    for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
    resolve(problem);
  };
  const listeners = {
    storyFinished: ({ storyId: id }) => id === storyId && settle(undefined),
    storyUnchanged: () => settle(undefined),
    storyMissing: () => settle('is missing'),
    storyThrewException: (error) => settle(error.message),
    storyErrored: (error) => settle(error.title),
  };
  for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
})`;

/**
 * Runs in the page: resolves when style sheets are there (a part that is loaded later waits for its own only when no other
 * part asked for them first), fonts, and all pictures, those far below too: the browser would begin with them while the
 * screen is taken, or not. Only a layout asks for a font.
 */
const settled = `async () => {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) => link.sheet === null);
  await Promise.all(sheets.map((link) => new Promise((done) => { link.onload = link.onerror = done; })));
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  const pictures = [...document.images].filter((image) => !image.complete);
  await Promise.all(pictures.map((image) => new Promise((done) => { image.onload = image.onerror = done; })));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}`;

/** Runs before the page's scripts: makes random values, such as error references, deterministic. */
const noChance = `crypto.getRandomValues = (numbers) => numbers.fill(7)`;

/** A page of Storybook in one look, in which one story after the other can be shown without loading it again. */
export async function wear(page: Page, origin: string, look: Look, firstStory: string): Promise<void> {
  const { store, scheme, shape } = look;
  await page.setViewportSize(shapes[shape]);
  await page.addInitScript(noChance);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${firstStory}&globals=store:${store};scheme:${scheme}`);
  await page.waitForFunction(`window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished'`);
}

/** Shows a story and waits until it stands still. Throws when it cannot be drawn. */
export async function showStory(page: Page, storyId: string): Promise<void> {
  const problem = await page.evaluate<string | undefined>(`(${show})(${JSON.stringify(storyId)})`);
  if (problem !== undefined) throw new Error(`${storyId}: ${problem}`);
  await page.evaluate(`(${settled})()`);
}
