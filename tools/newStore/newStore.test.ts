import { dutch, dutchTax, parseStoreView } from '@etalage/core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newStore, type Files } from './newStore.ts';

const workspace = join(import.meta.dirname, '../..');
const app = 'apps/keuken';

describe('THEME-05 the app that the generator writes', () => {
  let files: Files;
  const text = (path: string): string => String(files.get(path));
  beforeAll(async () => {
    files = await newStore(workspace, { code: 'keuken', name: 'De Keuken', color: '#7a1f3d' });
  });

  it.each([
    ['code', "storeCode: 'keuken',"],
    ['name', "name: 'De Keuken',"],
    ['search index', "searchIndex: 'etalage_keuken',"],
    ['address', "baseUrl: 'http://localhost:4004',"],
  ])('THEME-05 has its %s in its configuration', (_what, line) => expect(text(`${app}/src/store.ts`)).toContain(line));

  it('THEME-05 has a configuration that its server takes', () => {
    const [, view = ''] = /\n {2}view: (\{[\s\S]*\n {2}\}),\n\};/.exec(text(`${app}/src/store.ts`)) ?? [];
    const read: unknown = new Function('dutch', 'dutchTax', `return ${view}`)(dutch, dutchTax);
    expect(parseStoreView(read)).toMatchObject({ storeCode: 'keuken', storeId: 4 });
  });

  it('THEME-05 is built as the others are', () => {
    expect(JSON.parse(text(`${app}/package.json`))).toMatchObject({ name: '@etalage/keuken' });
    for (const file of ['tsconfig.json', 'vite.config.ts']) {
      expect(text(`${app}/${file}`)).toBe(readFileSync(join(workspace, 'apps/textile', file), 'utf8'));
    }
  });

  it.each(['client.tsx', 'server.tsx'])('THEME-05 has the entry %s', (name) => {
    const model = readFileSync(join(workspace, 'apps/textile/src', name), 'utf8');
    expect(text(`${app}/src/${name}`)).toBe(model.replaceAll('textile', 'store'));
  });

  it.each(readdirSync(join(workspace, 'apps/textile/src/fonts')))(
    'THEME-05 has the font file %s of its model',
    (name) => {
      const font = readFileSync(join(workspace, 'apps/textile/src/fonts', name));
      expect(files.get(`${app}/src/fonts/${name}`)?.equals(font)).toBe(true);
    },
  );

  it.each(readdirSync(join(workspace, 'apps/backend/data/catalog/textile')))(
    'THEME-05 has the %s of its model',
    (name) => {
      const documents = readFileSync(join(workspace, 'apps/backend/data/catalog/textile', name));
      expect(files.get(`apps/backend/data/catalog/keuken/${name}`)?.equals(documents)).toBe(true);
    },
  );

  it('THEME-05 has a theme under its code', () =>
    expect(text(`${app}/src/theme.css.ts`)).toContain("createStoreTheme('keuken',"));

  it('THEME-05 has a theme in its own colour, by day and by night', () => {
    const actions = [...text(`${app}/src/theme.css.ts`).matchAll(/ action: '(#[0-9a-f]{6})'/g)].map(
      ([, value]) => value,
    );
    const others = readFileSync(join(workspace, 'apps/textile/src/theme.css.ts'), 'utf8');
    expect(actions).toEqual(['#7a1f3d', expect.any(String)]);
    for (const action of actions) expect(others).not.toContain(` action: '${action}'`);
  });

  it('THEME-05 has a logo of its name', () =>
    expect(text(`${app}/src/logo.svg`)).toContain('<title>De Keuken</title>'));

  it.each(readdirSync(join(workspace, 'apps/textile/public')))('THEME-05 has the icon %s of its own', (name) => {
    const icon = files.get(`${app}/public/${name}`) ?? expect.unreachable(name);
    expect(icon.equals(readFileSync(join(workspace, 'apps/textile/public', name)))).toBe(false);
  });

  it('THEME-05 is in the list of stores, by which the end-to-end tests run in it', () => {
    const list: unknown = JSON.parse(text('apps/backend/data/stores.json'));
    expect(list).toContainEqual(expect.objectContaining({ code: 'keuken', id: 4, url: 'http://localhost:4004' }));
  });

  it('THEME-05 changes no lib, and no other app', () => {
    const changed = [...files.keys()].filter((path) => existsSync(join(workspace, path)));
    expect(changed.toSorted()).toEqual(['apps/backend/data/stores.json', 'package-lock.json']);
  });
});
