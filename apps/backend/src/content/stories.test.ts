import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { aBackend, aFolder } from '../testing/aBackend.ts';
import { ask } from '../testing/importing.ts';
import { diskStories } from './stories.ts';

/** A backend with the stories of a folder, and how often it read one. */
async function aBackendWithStories() {
  const folder = aFolder();
  mkdirSync(join(folder, 'fashion'));
  const fileOf = (slug: string) => join(folder, 'fashion', `${slug}.json`);
  let minutes = 0;
  const write = (slug: string, name: string) => {
    writeFileSync(fileOf(slug), JSON.stringify({ name, tag_list: ['retour'], content: {} }));
    const changedAt = new Date(Date.UTC(2026, 0, 1, 12, (minutes += 1)));
    utimesSync(fileOf(slug), changedAt, changedAt);
  };
  const read = vi.fn((path: string) => readFile(path, 'utf8'));
  const backend = await aBackend({ stories: diskStories(folder, read) });
  const names = async () => {
    const { result } = await ask(backend, '/api/ext/cms/pages', 'fashion');
    return Array.from(result, ({ name }) => name);
  };
  return { names, write, remove: (slug: string) => rmSync(fileOf(slug)), read, backend };
}

it('SRCH-28 the list of content pages reads a story again only when its file has changed', async () => {
  const { names, write, remove, read } = await aBackendWithStories();
  write('retourneren', 'Retourneren');
  write('bezorgen', 'Bezorgen');
  expect(await names()).toEqual(['Bezorgen', 'Retourneren']);
  expect(await names()).toEqual(['Bezorgen', 'Retourneren']);
  expect(read).toHaveBeenCalledTimes(2);
  write('bezorgen', 'Levering');
  expect(await names()).toEqual(['Levering', 'Retourneren']);
  expect(read).toHaveBeenCalledTimes(3);
  remove('bezorgen');
  write('contact', 'Contact');
  expect(await names()).toEqual(['Contact', 'Retourneren']);
});

it('CMS-01 a story that is kept is answered anew when its file has changed', async () => {
  const { backend, write } = await aBackendWithStories();
  const nameOf = async () => (await ask(backend, '/api/ext/cms/story/fashion/contact')).result.story?.name;
  write('contact', 'Contact');
  expect(await nameOf()).toBe('Contact');
  write('contact', 'Klantenservice');
  expect(await nameOf()).toBe('Klantenservice');
});

it('CMS-05 a story that changed is answered anew, and one that cannot be read is not kept', async () => {
  const { backend, write, read } = await aBackendWithStories();
  const nameOf = async () => (await ask(backend, '/api/ext/cms/story/fashion/contact')).result.story?.name;
  write('contact', 'Contact');
  expect(await nameOf()).toBe('Contact');
  write('contact', 'Klantenservice');
  read.mockRejectedValueOnce(new Error('EIO'));
  expect(await nameOf()).toBeUndefined();
  expect(await nameOf()).toBe('Klantenservice');
});

/** Stories on disk: the content of files by path. */
function storiesOf(files: Record<string, unknown>) {
  const folder = aFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  return diskStories(folder);
}
const someFiles = {
  'fashion/home.json': { name: 'Home' },
  'fashion/config-theme.json': { name: 'Theme' },
  'fashion/retour.json': { name: 'Retour' },
  'fashion/bezorgen.json': { name: 'Bezorgen' },
  'fashion/Concept.json': { name: 'Concept' },
  'fashion/oud.json.bak': { name: 'Oud' },
  'fashion/blog/wol.json': { name: 'Wol' },
  'fashion/blog/Kladje.json': { name: 'Kladje' },
  'fashion/blog/zijde.json.bak': { name: 'Zijde' },
};

it('SRCH-28 the content pages are those without the home page, the settings and what is no story', async () =>
  expect(await storiesOf(someFiles).pages('fashion')).toEqual(['bezorgen', 'retour']));

it('BLOG-01 the articles are the stories in the folder of the blog', async () =>
  expect(await storiesOf(someFiles).articles('fashion')).toEqual(['blog/wol']));

it('CMS-05 each story has a version, by its slug', async () =>
  expect([...(await storiesOf(someFiles).versions('fashion')).keys()].sort()).toEqual([
    ...['Concept', 'bezorgen', 'blog/Kladje', 'blog/wol', 'config/theme', 'home', 'retour'],
  ]));

it('CMS-05 a store without stories has no pages, articles or versions', async () => {
  const stories = storiesOf({});
  const found = await Promise.all([stories.pages('x'), stories.articles('x'), stories.versions('x')]);
  expect(found).toEqual([[], [], new Map()]);
});

it('CMS-05 the content of a story may be JSON text, and the story alone or inside another', async () => {
  const stories = storiesOf({
    'fashion/tekst.json': { name: 'Tekst', content: '{"component":"page"}' },
    'fashion/export.json': { story: { name: 'Export', content: { component: 'page' } } },
  });
  expect(await stories.story('fashion/tekst')).toEqual({ name: 'Tekst', content: { component: 'page' } });
  expect(await stories.story('fashion/export')).toEqual({ name: 'Export', content: { component: 'page' } });
});

it('CMS-06 settings lie in a folder of their own, or beside the pages', async () => {
  const stories = storiesOf({
    'fashion/config/theme.json': { name: 'In the folder' },
    'fashion/config-theme.json': { name: 'Beside the pages' },
    'textile/config-theme.json': { name: 'Beside the pages' },
  });
  expect(await stories.story('fashion/config/theme')).toEqual({ name: 'In the folder' });
  expect(await stories.story('textile/config/theme')).toEqual({ name: 'Beside the pages' });
});
