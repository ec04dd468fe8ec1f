import type { Measure } from './measure.ts';

/** The middle of the values that are numbers; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The median of each figure over several runs of one page. */
export function medianMeasure(runs: readonly Measure[]): Measure {
  const of = (pick: (run: Measure) => number) => median(runs.map(pick));
  const names = [...new Set(runs.flatMap((run) => Object.keys(run.acts)))];
  return {
    js: of((run) => run.js),
    css: of((run) => run.css),
    html: of((run) => run.html),
    font: of((run) => run.font),
    image: of((run) => run.image),
    other: of((run) => run.other),
    requests: of((run) => run.requests),
    imageBeforeLoad: of((run) => run.imageBeforeLoad),
    fcp: of((run) => run.fcp),
    lcp: of((run) => run.lcp),
    cls: of((run) => run.cls),
    tbt: of((run) => run.tbt),
    acts: Object.fromEntries(names.map((name) => [name, of((run) => run.acts[name] ?? Number.NaN)])),
  };
}
