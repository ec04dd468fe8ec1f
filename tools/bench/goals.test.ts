import { describe, expect, it } from 'vitest';
import { keeps, pageFindings, type PageName } from './goals.ts';
import type { Measure } from './measure.ts';

const kibibyte = 1024;
const measured = (acts: Record<string, number> = {}): Measure => ({
  js: 80 * kibibyte,
  css: kibibyte,
  html: 12 * kibibyte,
  font: 32 * kibibyte,
  image: 20 * kibibyte,
  other: 2 * kibibyte,
  requests: 14,
  imageBeforeLoad: 20 * kibibyte,
  fcp: 500,
  lcp: 540,
  cls: 0,
  tbt: 10,
  acts,
});

const goalsOf = (page: PageName) =>
  Object.fromEntries(pageFindings('fashion', page, measured()).map(({ what, goal }) => [what.split(': ')[1], goal]));

describe('the goals of the bench', () => {
  it.each([
    ['home', { JavaScript: 104, HTML: 14, FCP: 520, LCP: 600, TBT: 20, CLS: 0 }],
    ['category', { JavaScript: 104, 'HTML of 50 products': 16, FCP: 520, LCP: 600, TBT: 20, CLS: 0 }],
    ['product', { JavaScript: 104, HTML: 14.5, 'whole page': 150, FCP: 520, LCP: 550, TBT: 20, CLS: 0 }],
  ] as const)('are those of the table for the %s page', (page, goals) => expect(goalsOf(page)).toMatchObject(goals));

  it('weigh a whole product page with its fonts and pictures', () => {
    const whole = pageFindings('fashion', 'product', measured()).find(({ what }) => what.endsWith('whole page'));
    expect(whole?.value).toBe(80 + 1 + 12 + 32 + 20 + 2);
  });

  it('list an act that has a goal, and none that only leads to another', () => {
    const acts = { 'filters opened': 20, 'INP of the filters': 208, 'soft navigation to product, unprimed': 220 };
    const found = pageFindings('fashion', 'category', measured(acts)).filter(({ what }) =>
      /INP|filter|soft/.test(what),
    );
    expect(found.map((finding) => [finding.what, finding.goal, keeps(finding)])).toEqual([
      ['fashion category: INP of the filters', 200, false],
      ['fashion category: soft navigation to product, unprimed', 220, true],
    ]);
  });

  it('are not kept by a figure that could not be taken', () => {
    const [finding] = pageFindings('fashion', 'product', measured({ 'INP of add to cart': Number.NaN })).slice(-1);
    expect(finding && keeps(finding)).toBe(false);
  });
});
