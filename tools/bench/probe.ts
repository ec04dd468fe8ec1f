/** What the page itself notes down while it loads; read with `window.etalageBench`. */
export type PageNotes = { lcp: number; fcp: number; cls: number; longTasks: [start: number, duration: number][] };

declare global {
  var etalageBench: PageNotes;
  var etalageReport: (at: number) => void;
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

/** An act and what must be seen after it; a selector is CSS, `@@` and a pattern for the element's text. */
export type Act = {
  click: string;
  /** Typed into what was clicked, letter by letter; the time is taken from the last one. */
  type?: string;
  expect: string;
};

/**
 * Runs in the page: clicks `click` as soon as it can be clicked (again every 200 ms until it reacts) and reports the
 * moment at which `expect` is on screen, in milliseconds of the wall clock.
 */
export function actWhenPossible({ click, expect }: Act): void {
  const find = (selector: string) => {
    const [css = '', text] = selector.split('@@');
    const matches = [...document.querySelectorAll<HTMLElement>(css)];
    return matches.find((element) => onScreen(element) && (!text || new RegExp(text).test(element.textContent)));
  };
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
  let clicked = -Infinity;
  let reacted = false;
  const tick = () => {
    if (find(expect)) return globalThis.etalageReport(performance.timeOrigin + performance.now());
    const target = find(click);
    const may = target && !target.matches(':disabled, [aria-disabled=true]');
    if (may && performance.now() - clicked > (reacted ? 3000 : 200)) {
      clicked = performance.now();
      reacted = false;
      const observer = new MutationObserver(() => {
        reacted = true;
        observer.disconnect();
      });
      observer.observe(target, { attributes: true, childList: true, subtree: true });
      target.click();
    }
    setTimeout(tick, 20);
  };
  tick();
}
