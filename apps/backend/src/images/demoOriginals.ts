import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { bannerAt, originalPicture } from '../../data/images/originals.ts';
import type { Originals } from './pictures.ts';

const book = v.record(v.string(), v.unknown());
const address = /^(\/[^/]+\/[^/]+)\/[a-z]+-\d\.jpg$/;

/**
 * The pictures of the demo catalogue and of its stories, made when they are asked for. What decides their content
 * stands in books and in the scenes, so their stamp is made of these and not of the content, which would have to be made
 * first.
 */
export function demoOriginals(): Originals {
  const file = new URL('../../data/images/pictures.json', import.meta.url);
  const entries = v.parse(book, JSON.parse(readFileSync(file, 'utf8')));
  const studio = studioStamp();
  return {
    stamp: (path) => {
      const entry = entries[address.exec(path)?.[1] ?? ''] ?? bannerAt(path);
      return entry === undefined ? undefined : `${path} ${JSON.stringify(entry)} ${studio}`;
    },
    read: originalPicture,
  };
}

const data = new URL('../../data/', import.meta.url);
const programs = ['images/originals.ts', 'images/dye.ts', 'images/banners.ts', 'generate/colours.ts'];

/** Tells the scenes and programs that pictures are made with from others: names and sizes of the one, text of the other. */
function studioStamp(): string {
  const scenes = new URL('images/scenes/', data);
  const sizes = readdirSync(scenes)
    .sort()
    .map((name) => `${name} ${statSync(new URL(name, scenes)).size}`);
  const texts = programs.map((name) => readFileSync(new URL(name, data), 'utf8'));
  return createHash('sha256')
    .update([...sizes, ...texts].join())
    .digest('hex');
}
