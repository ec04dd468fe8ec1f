import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { diskStories } from '../../backend/src/content/stories.ts';
import { aBackend, aFolder } from '../../backend/src/testing/aBackend.ts';
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

const image = { filename: '/content/fashion/satijn-1600x900.jpg', alt: 'Satijn', focus: '400x225:402x227' };
it.each([
  ['hero', { title: 'Satijn', image }],
  ['tile_pair', { tiles: [{ _uid: 't', title: 'Satijn', image }] }],
  ['category_tiles', { tiles: [{ _uid: 't', title: 'Satijn', image }] }],
])(
  'IMG-03 the picture of a %s keeps the focus that its editor chose, where the page crops it',
  async (component, own) => {
    const [view] = views;
    const folder = join(aFolder(), 'content');
    const content = { component: 'page', body: [{ _uid: 'b', component, ...own }] };
    mkdirSync(join(folder, view.storeCode), { recursive: true });
    const story = { id: 1, name: 'Home', slug: 'home', full_slug: `${view.storeCode}/home`, content };
    writeFileSync(join(folder, view.storeCode, 'home.json'), JSON.stringify(story));
    await withPages(view, await aBackend({ stories: diskStories(folder) }), async (open) => {
      const picture = (await open('/')).document.querySelector('main img[alt="Satijn"]');
      expect(picture?.getAttribute('style')).toContain('object-position:25% 25%');
    });
  },
);
