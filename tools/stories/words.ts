import type { Page } from 'playwright';

/**
 * The visible text of a page, followed by `src` and `alt` of its images, one per line. Screenshots replace text by bars and
 * hide images, so that they would miss a change of these.
 */
export const takeWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const lines = document.body.innerText.split('\n').map((line) => line.trim());
    const pictures = [...document.querySelectorAll('img')].filter(isShown);
    const ofPicture = (picture: HTMLImageElement) => `[${picture.getAttribute('src')}] ${picture.alt}`.trim();
    return [...lines, ...pictures.map(ofPicture)].filter((line) => line !== '').join('\n');
  });

/** Describes the first line in which two texts differ; undefined if they are equal. */
export function changedLine(before: string, now: string): string | undefined {
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const at = Array.from({ length: Math.max(old.length, fresh.length) }).findIndex(
    (_none, line) => old[line] !== fresh[line],
  );
  return at < 0 ? undefined : `"${old[at] ?? ''}" is now "${fresh[at] ?? ''}"`;
}
