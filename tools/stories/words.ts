import type { Page } from 'playwright';

/**
 * What a page says and which pictures it has, line by line: screens have bars in place of words, and no pictures. Text is
 * taken as it is shown, a picture as its address and its alternative text.
 */
export const takeWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const lines = document.body.innerText.split('\n').map((line) => line.trim());
    const pictures = [...document.querySelectorAll('img')].filter(isShown);
    const ofPicture = (picture: HTMLImageElement) => `[${picture.getAttribute('src')}] ${picture.alt}`.trim();
    return [...lines, ...pictures.map(ofPicture)].filter((line) => line !== '').join('\n');
  });

/** The first line in which two texts differ, as it was and as it is; undefined where they are the same. */
export function changedLine(before: string, now: string): string | undefined {
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const at = Array.from({ length: Math.max(old.length, fresh.length) }).findIndex(
    (_none, line) => old[line] !== fresh[line],
  );
  return at < 0 ? undefined : `"${old[at] ?? ''}" is now "${fresh[at] ?? ''}"`;
}
