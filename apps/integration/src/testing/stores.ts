import { completeView } from '@etalage/core';
import type { StoreApp } from '@etalage/shell';
import type { StoreTheme } from '@etalage/ui/theme';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stores as listed } from '../../../../tools/run/stores.mjs';

const apps = import.meta.glob<Record<string, StoreApp>>('../../../*/src/store.ts', { eager: true });
const themes = import.meta.glob<StoreTheme>('../../../*/src/theme.css.ts', { eager: true, import: 'theme' });

/** A file of a store's app as text. */
export const storeFile = (code: string, path: string): string =>
  readFileSync(join(import.meta.dirname, '../../..', code, path), 'utf8');

/** Every store of the workspace with its theme, found by its app. */
export const stores = listed.map(({ code }) => {
  const [app] = Object.values(apps[`../../../${code}/src/store.ts`] ?? {});
  const theme = themes[`../../../${code}/src/theme.css.ts`];
  if (app === undefined || theme === undefined) throw new Error(`apps/${code} has no store.ts or no theme.css.ts`);
  return { code, view: completeView(app.view), words: app.words, theme };
});
