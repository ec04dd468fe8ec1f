import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortNumber } from './shortNumber.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Every file of styles: its place in this list stands for it. */
const files = globSync('{libs,apps}/*/src/**/*.css.ts', { cwd: root }).sort();

const prefixes = new Map<string, string>();

/**
 * A class name of four characters or five: two for its file, the same in both builds of a store, and its number in that
 * file. `filePath` begins at the store, in whose folder it is built.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const file = relative(root, resolve(filePath));
  const place = files.indexOf(file);
  if (place < 0) throw new Error(`${file} is not among the files of styles.`);
  const prefix = prefixes.get(file) ?? hash.slice(0, -1);
  prefixes.set(file, prefix);
  return `_${shortNumber(place)}${hash.slice(prefix.length)}`;
}
