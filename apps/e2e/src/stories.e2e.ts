import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from './fixtures.ts';

const block = v.looseObject({ component: v.string(), title: v.optional(v.string()) });
const file = v.looseObject({ story: v.looseObject({ content: v.looseObject({ body: v.array(block) }) }) });

for (const [kind, slug, path] of [
  ['home', 'home', '/'],
  ['landing', 'bezorgen', '/i/bezorgen'],
  ['blog', undefined, '/blog'],
] as const)
  test(`CMS-01 a ${kind} page is composed of its story, and shows a changed one without a new build`, async ({
    page,
    contentFolder,
    storeCode,
  }) => {
    await page.goto(path);
    const address =
      slug === undefined ? await page.locator('main a[href^="/blog/"]').first().getAttribute('href') : path;
    const story = join(contentFolder, storeCode, `${slug ?? address?.slice(1)}.json`);
    const before = await readFile(story, 'utf8');
    const { story: kept } = v.parse(file, JSON.parse(before));
    const texts = kept.content.body.filter(({ component }) => component === 'text');
    const titles = texts.map(({ title }) => title ?? '');
    const shown = async () => {
      await page.goto(address ?? '');
      const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
      return headings.filter((heading) => titles.includes(heading) || heading === 'Vers geschreven');
    };
    expect(await shown()).toEqual(titles);
    const added = { _uid: 'cms-01', component: 'text', title: 'Vers geschreven', text: 'Zojuist gewijzigd.' };
    const body = [...kept.content.body.filter(({ component }) => component !== 'text'), added, ...texts.toReversed()];
    try {
      await writeFile(story, JSON.stringify({ story: { ...kept, content: { ...kept.content, body } } }));
      await expect.poll(shown).toEqual([added.title, ...titles.toReversed()]);
    } finally {
      await writeFile(story, before);
    }
  });
