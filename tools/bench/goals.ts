import { wholePage, type Measure } from './measure.ts';

export type PageName = 'home' | 'category' | 'product';

/** One line of the table: what was measured and what it may be at most (or, for throughput, at least). */
export type Finding = { what: string; value: number; goal: number; unit: string; atLeast?: true };

const kibibyte = 1024;
/** Brotli, with headers: what comes in one initial TCP window. */
const largestDocument: Record<PageName, number> = { home: 14, category: 16, product: 14.5 };
const largestPaint: Record<PageName, number> = { home: 600, category: 600, product: 550 };

/** The figures of one page beside their goals. Bytes are KiB on the wire, times milliseconds. */
export function pageFindings(store: string, page: PageName, measured: Measure): Finding[] {
  const line = (what: string, value: number, goal: number, unit: string): Finding => ({
    what: `${store} ${page}: ${what}`,
    value,
    goal,
    unit,
  });
  const { js, css, html, other, font, imageBeforeLoad } = measured;
  const bytes = [
    line('JavaScript', js / kibibyte, 104, 'KiB'),
    line(page === 'category' ? 'HTML of 50 products' : 'HTML', html / kibibyte, largestDocument[page], 'KiB'),
  ];
  if (page === 'product') {
    bytes.push(line('whole page', wholePage(measured) / kibibyte, 150, 'KiB'));
    bytes.push(line('all but fonts and pictures', (js + css + html + other) / kibibyte, 104 + 14.5, 'KiB'));
    bytes.push(line('pictures before load', imageBeforeLoad / kibibyte, 60, 'KiB'));
    bytes.push(line('fonts', font / kibibyte, 70, 'KiB'));
  }
  return [
    ...bytes,
    line('FCP', measured.fcp, 520, 'ms'),
    line('LCP', measured.lcp, largestPaint[page], 'ms'),
    line('TBT', measured.tbt, 20, 'ms'),
    line('CLS', measured.cls, 0, ''),
    // What only leads to another act has no goal.
    ...Object.entries(measured.acts).flatMap(([name, value]) => {
      const goal = actGoals[name];
      return goal === undefined ? [] : [line(name, value, goal, 'ms')];
    }),
  ];
}

const firstPress = 200;
const actGoals: Record<string, number> = {
  'menu usable': 900,
  'INP of the menu': firstPress,
  'INP of the filters': firstPress,
  'INP of an option': firstPress,
  'INP of add to cart': firstPress,
  'add to cart shown, cold': 750,
  'add to cart confirmed, cold': 1500,
  // Within one frame, however long that is on the slow phone.
  'early press to badge': Infinity,
  'add to cart shown, settled': 46,
  'soft navigation to product': 150,
  'soft navigation to product, unprimed': 220,
  'filter change': 400,
  'variant change': 50,
  // After the 150 and the 1000 ms that typing is waited for.
  'suggestions after the last key': 150 + 200,
  'results after the last key': 1000 + 250,
};

/** Whether a finding keeps its goal; a figure that could not be taken does not. */
export function keeps({ value, goal, atLeast }: Finding): boolean {
  const shown = Math.round(value * 100) / 100;
  return atLeast ? shown >= goal : shown <= goal;
}
