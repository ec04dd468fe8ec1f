import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalidationsAfter } from '../invalidation/invalidationLog.ts';
import { aBackend, aFolder, type TestBackend } from '../testing/aBackend.ts';
import { contentSlice } from './slice.ts';
import { diskStories } from './stories.ts';

let folder: string;
let backend: TestBackend;
let look: () => Promise<unknown>;
beforeEach(async () => {
  folder = aFolder();
  backend = await aBackend({ stories: diskStories(folder) });
  for (const name of ['fashion/home', 'fashion/contact', 'textile/home', 'fashion/blog/wol']) write(name);
  const [job] = contentSlice(backend.ports).work;
  look = async () => job?.act();
  await job?.begin?.();
});

let minutes = 0;
/** Writes a story anew; a file that was written in the same moment as before would look the same. */
function write(name: string) {
  const path = join(folder, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ name, content: {} }));
  const changedAt = new Date(Date.UTC(2026, 0, 1, 12, (minutes += 1)));
  utimesSync(path, changedAt, changedAt);
}
const remove = (name: string) => rmSync(join(folder, `${name}.json`));
const noted = async () =>
  (await invalidationsAfter(backend.ports.database, 0)).map(({ storeId, tag }) => [storeId, tag]);

describe('CACHE-06 the stories that are watched', () => {
  it('CACHE-06 make no page old that stood there before', async () => {
    await look();
    expect(await noted()).toEqual([]);
  });

  it.each([
    ['changed', () => write('fashion/contact')],
    ['is gone', () => remove('fashion/contact')],
  ])('CACHE-06 make the pages of the one old that %s, of its store', async (_what, act) => {
    act();
    await look();
    expect(await noted()).toEqual([[2, 'storyblok:contact']]);
  });

  it('CACHE-06 make the pages of a new one old', async () => {
    write('textile/winkels');
    await look();
    expect(await noted()).toEqual([[3, 'storyblok:winkels']]);
  });

  it('CACHE-06 make the pages old once for a change', async () => {
    write('fashion/contact');
    await look();
    await look();
    expect(await noted()).toHaveLength(1);
  });

  it('CACHE-06 make the list of articles old with one of them, among others', async () => {
    write('fashion/blog/wol');
    write('fashion/contact');
    await look();
    expect(await noted()).toEqual(
      expect.arrayContaining([
        [2, 'storyblok:blog/wol'],
        [2, 'storyblok:contact'],
        [2, 'storyblok:blog/'],
      ]),
    );
  });

  it('CACHE-06 know the settings of a store by their slug', async () => {
    write('fashion/config-theme');
    await look();
    expect(await noted()).toEqual([[2, 'storyblok:config/theme']]);
  });

  it('CACHE-06 leave out files that are no stories', async () => {
    writeFileSync(join(folder, 'fashion/notes.json.txt'), 'x');
    await look();
    expect(await noted()).toEqual([]);
  });
});

it('CACHE-06 the stories are looked at every five seconds', () =>
  expect(contentSlice(backend.ports).work).toMatchObject([{ name: 'changed stories', pause: 5000 }]));
