/** What the page itself notes down while it loads; read with `window.etalageBench`. */
export type PageNotes = { lcp: number; fcp: number; cls: number; longTasks: [start: number, duration: number][] };

/** In CSS px of the viewport. */
export type Point = { x: number; y: number };

declare global {
  var etalageBench: PageNotes;
  var etalageFind: (selector: string) => HTMLElement | undefined;
  var etalagePoint: (selector: string) => Point | undefined;
  var etalageReport: (pressed: number, shown: number) => void;
  var etalagePress: (point: Point) => void;
  var etalageInteraction: (duration: number) => void;
  var etalageTapped: Promise<number>;
}

/** Runs in the page before its own scripts: paints, shifts and long tasks. */
export function noteTakes(): void {
  const notes: PageNotes = { lcp: 0, fcp: 0, cls: 0, longTasks: [] };
  globalThis.etalageBench = notes;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (notes.lcp = entry.startTime));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.fcp = entry.startTime;
  });
  observe('longtask', (entry) => notes.longTasks.push([entry.startTime, entry.duration]));
  const session = { value: 0, from: -Infinity, last: -Infinity };
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || !('hadRecentInput' in entry)) return;
    if (entry.hadRecentInput || typeof entry.value !== 'number') return;
    if (entry.startTime - session.last > 1000 || entry.startTime - session.from > 5000) {
      session.value = 0;
      session.from = entry.startTime;
    }
    session.last = entry.startTime;
    session.value += entry.value;
    notes.cls = Math.max(notes.cls, session.value);
  });
}

/** Runs in the page before its own scripts: what is on screen for a selector, and where a finger can touch it. */
export function defineFinders(): void {
  const onScreen = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return (
      box.width > 0 &&
      box.height > 0 &&
      box.right > 0 &&
      box.left < innerWidth &&
      style.visibility !== 'hidden' &&
      style.opacity !== '0'
    );
  };
  globalThis.etalageFind = (selector) => {
    const [css = '', text] = selector.split('@@');
    const matches = [...document.querySelectorAll<HTMLElement>(css)];
    return matches.find((element) => onScreen(element) && (!text || new RegExp(text).test(element.textContent)));
  };
  globalThis.etalagePoint = (selector) => {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return undefined;
  };
}

/** An act and what must be seen after it; a selector is CSS, `@@` and a pattern for the element's text. */
export type Act = {
  click: string;
  /** Typed into what was clicked, letter by letter; the time is taken from the last one. */
  type?: string;
  expect: string;
};

/**
 * Runs in the page: clicks `click` as soon as it is painted and can be clicked (again every 200 ms until it reacts), and
 * reports the moments of the first click and of `expect` on screen, in milliseconds of the wall clock.
 */
export function actWhenPossible({ click, expect }: Act): void {
  const now = () => performance.timeOrigin + performance.now();
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  let pressed = Number.NaN;
  let clicked = -Infinity;
  let reacted = false;
  const tick = () => {
    if (globalThis.etalageFind(expect)) return globalThis.etalageReport(pressed, now());
    const target = isPainted() ? globalThis.etalageFind(click) : undefined;
    const may = target && !target.matches(':disabled, [aria-disabled=true]');
    if (may && performance.now() - clicked > (reacted ? 3000 : 200)) {
      clicked = performance.now();
      if (Number.isNaN(pressed)) pressed = now();
      reacted = false;
      const observer = new MutationObserver(() => {
        reacted = true;
        observer.disconnect();
      });
      observer.observe(target, { attributes: true, childList: true, subtree: true });
      target.click();
      // What is there in the next frame is seen in it.
      requestAnimationFrame(tick);
    } else setTimeout(tick, 20);
  };
  tick();
}

/** Right after the first contentful paint, or once React has begun to hydrate the document. */
export type Moment = 'first paint' | 'hydration';

/**
 * Runs in the page: asks for a press at the point of `selector` at a moment of the load, scrolled to first where it is
 * not on screen, and reports the milliseconds from each event of a press until the next paint. Those below 16 ms are
 * reported of the first press alone.
 */
export function pressAt({ selector, moment }: { selector: string; moment: Moment }): void {
  const report = (entry: PerformanceEntry) => {
    if ('interactionId' in entry && entry.interactionId) globalThis.etalageInteraction(entry.duration);
  };
  const threshold = { durationThreshold: 16 };
  for (const type of ['event', 'first-input'])
    new PerformanceObserver((list) => list.getEntries().forEach(report)).observe({
      type,
      buffered: true,
      ...threshold,
    });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const isHydrating = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));
  const tick = () => {
    if (isPainted()) {
      const point = globalThis.etalagePoint(selector);
      if (!point) document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      else if (moment === 'first paint' || isHydrating()) return globalThis.etalagePress(point);
    }
    setTimeout(tick, 20);
  };
  tick();
}

/** Runs in the page: takes the milliseconds from the next touch until `expect` is painted, for `etalageTapped`. */
export function watchTap(expect: string): void {
  globalThis.etalageTapped = new Promise((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      const tick = () => {
        if (performance.now() - timeStamp > 20_000) resolve(Number.NaN);
        else if (!globalThis.etalageFind(expect)) requestAnimationFrame(tick);
        // The next task runs once this frame is painted.
        else setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(tick);
    };
    addEventListener('pointerdown', watch, { capture: true, once: true });
  });
}
