import type { Page } from '@playwright/test';
import { contrast, leastContrast } from '@etalage/ui/tokens';

/** A stop of the keyboard: the colour of its mark, and that of the ground which the mark is drawn on. */
type Mark = { name: string; mark: string | undefined; ground: string };

/** Puts the focus on every stop of the page in turn. */
const marksOf = (page: Page): Promise<Mark[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('This browser draws nothing');
    /** Colours laid over each other, the first lowest, as #rrggbb. */
    const mixed = (colours: readonly string[]): string => {
      for (const colour of ['white', ...colours]) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    };
    const line = (part: Element): Element[] => (part.parentElement ? [...line(part.parentElement), part] : [part]);
    const outlineOf = (part: Element): string => {
      const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(part);
      return outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
    };
    /** A field may be marked around it, what is hidden beside it. */
    const aroundIt = (stop: Element): Element[] => [
      stop,
      ...line(stop).flatMap((part) => [part, ...(part.parentElement?.children ?? [])]),
    ];
    const markOf = (stop: HTMLElement): Mark[] => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const parts = aroundIt(stop);
      const before = parts.map(outlineOf);
      stop.focus();
      if (document.activeElement !== stop) return [];
      // What was outlined before is not the mark of the focus.
      const marked = parts.find((part, index) => outlineOf(part) !== '' && outlineOf(part) !== before[index]);
      const part = marked ?? stop;
      const { outlineColor, outlineOffset } = getComputedStyle(part);
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const under = line(isInside ? part : (part.parentElement ?? part)).map(
        (each) => getComputedStyle(each).backgroundColor,
      );
      const mark = marked ? mixed([...under, outlineColor]) : undefined;
      return [{ name: stop.outerHTML.slice(0, 120), mark, ground: mixed(under) }];
    };
    // An entry of a menu takes the focus from a script; what else only a script can reach is no stop.
    const stops = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"]), [role^="menuitem"]',
    );
    const found = [...stops].flatMap(markOf);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return found;
  });

/** The stops of the keyboard whose mark cannot be told from the ground under it (WCAG 1.4.11 and 2.4.7). */
export async function faintMarks(page: Page): Promise<string[]> {
  const marks = await marksOf(page);
  return marks.flatMap(({ name, mark, ground }) => {
    const reached = mark === undefined ? 1 : contrast(mark, ground);
    return reached < leastContrast.control ? [`${reached.toFixed(2)}:1, ${mark} on ${ground}: ${name}`] : [];
  });
}
