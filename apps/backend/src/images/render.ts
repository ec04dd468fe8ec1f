import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { images } from '@etalage/core/constants';
import sharp from 'sharp';

/** The formats of answers, best first. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';
/** The size to fill or, without a height, the width to fit. */
export type PictureSize = { width: number; height?: number };

const settings = { avif: { quality: 55, effort: 2 }, webp: { quality: 76 }, jpeg: { quality: 80, mozjpeg: true } };
const smallest = 100;

/** The best format that an Accept header names; JPEG for all others. */
export function formatFor(accept: string): PictureFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Resizes and encodes. Catalogue pictures stand whole on white; a placeholder is tiny and coarse (IMG-02). */
export function render(original: Uint8Array, { width, height }: PictureSize, format: PictureFormat): Promise<Buffer> {
  const fit = height === undefined ? {} : { height, fit: 'contain' as const, background: '#ffffff' };
  const quality = width < smallest ? { quality: images.placeholderQuality } : {};
  const resized = sharp(original)
    .rotate()
    .resize({ width, ...fit, withoutEnlargement: height === undefined });
  return resized.toFormat(format, { ...settings[format], ...quality }).toBuffer();
}

/** Answers a picture from the folder of rendered ones, or makes it and keeps it there. Without a folder none is kept. */
export function keepingRenderer(folder: string | undefined) {
  const running = new Map<string, Promise<Uint8Array>>();
  return (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = running.get(key);
    if (known) return known;
    const work = kept(folder, key, make).finally(() => running.delete(key));
    running.set(key, work);
    return work;
  };
}

async function kept(folder: string | undefined, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  if (folder === undefined) return make();
  const name = createHash('sha256').update(key).digest('hex');
  const file = join(folder, name.slice(0, 2), name);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const made = await make();
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
