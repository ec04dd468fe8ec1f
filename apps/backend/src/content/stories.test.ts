import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
