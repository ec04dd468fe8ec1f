/**
 * Draws the icons and cards of every store from its two drawings, `public/favicon.svg` and `src/logo.svg`:
 * `node drawMarks.ts`. The logo takes the ink of where it stands, so it needs no second drawing for the dark.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStores } from '../../../src/stores/stores.ts';
import { marksOf } from './marks.ts';

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

for (const { code } of readStores()) {
  const icon = await read(`apps/${code}/public/favicon.svg`);
  const logo = await read(`apps/${code}/src/logo.svg`);
  const home = await read(`apps/backend/data/content/${code}/home.json`);
  for (const [path, bytes] of await marksOf(code, { icon, logo, home })) await writeFile(join(root, path), bytes);
}
