import { beforeAll, describe, expect, it } from 'vitest';
import { aDemoBackend } from './testing/aDemoBackend.ts';
import { views } from './testing/aStorefront.ts';
import { withPages } from './testing/withPages.ts';

/** The srcsets of the content pictures on a page, as widths. */
const widthsIn = (html: string): number[][] =>
  [...html.matchAll(/srcset="([^"]*\/img\/content\/[^"]*)"/giu)].map(([, set = '']) =>
    set.split(', ').map((entry) => Number(/ (\d+)w$/u.exec(entry)?.[1])),
  );

describe.each(views.map((view) => [view.storeCode, view] as const))('IMG-02 the home of %s', (code, view) => {
  let html = '';
  beforeAll(async () => {
    const backend = await aDemoBackend();
    await withPages(view, backend, async (open) => void ({ html } = await open('/')));
  });

  it(`IMG-02 the content pictures of ${code} come in the six widths, and in no other`, () => {
    const sets = widthsIn(html);
    expect(sets.length).toBeGreaterThan(0);
    expect([1920, 1440, 1024, 768, 540, 375]).toEqual(expect.arrayContaining(sets.flat()));
    expect(Math.max(...sets.flat())).toBeGreaterThan(768);
  });

  it(`IMG-02 the placeholders of ${code} are 94 px wide`, () => {
    const placeholders = [...html.matchAll(/background-image:\s*url\([^)]*\/img\/content\/(\d+)\//gu)];
    expect(placeholders.length).toBeGreaterThan(0);
    expect(new Set(placeholders.map(([, width]) => width))).toEqual(new Set(['94']));
  });
});
