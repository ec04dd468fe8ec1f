import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { originalPicture } from '../../data/images/originals.ts';
import type { Originals } from './pictures.ts';

const book = v.record(v.string(), v.unknown());
const address = /^(\/[^/]+\/[^/]+)\/[a-z]+-\d\.jpg$/;

/**
 * The demo catalogue's pictures, made when they are asked for. What decides their content stands in a book, so their
 * stamp is the entry there and not the content, which would have to be made first.
 */
export function demoOriginals(): Originals {
  const file = new URL('../../data/images/pictures.json', import.meta.url);
  const entries = v.parse(book, JSON.parse(readFileSync(file, 'utf8')));
  return {
    stamp: (path) => {
      const entry = entries[address.exec(path)?.[1] ?? ''];
      return entry === undefined ? undefined : `${path} ${JSON.stringify(entry)}`;
    },
    read: originalPicture,
  };
}
