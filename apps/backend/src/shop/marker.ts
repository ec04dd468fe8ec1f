import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isThere } from './files.ts';
import { ShopError } from './shopError.ts';

const markerSchema = v.object({
  /** `creating` until the first start has made the database, `restoring` until a restore has ended. */
  state: v.picklist(['creating', 'restoring', 'ready']),
  /** The shop's id, which its database has too. */
  id: v.pipe(v.string(), v.nonEmpty()),
});

const markerText = v.pipe(v.string(), v.parseJson(), markerSchema);

/** Says in a data folder whose it is, so that a lost database is noticed. */
export type Marker = v.InferOutput<typeof markerSchema>;

export const markerFile = (dataFolder: string): string => join(dataFolder, 'shop.json');

/** The marker of a data folder; undefined in a new one. Throws a ShopError for one with other content. */
export function readMarker(dataFolder: string): Marker | undefined {
  const file = markerFile(dataFolder);
  if (!isThere(file)) return undefined;
  const marker = v.safeParse(markerText, readFileSync(file, 'utf8'));
  if (!marker.success) throw new ShopError(dataFolder, `${file} cannot be read`);
  return marker.output;
}

/** Makes a folder one that nobody has begun with. */
export const removeMarker = (dataFolder: string): void => rmSync(markerFile(dataFolder), { force: true });

/** Writes all of it or nothing. */
export function writeMarker(dataFolder: string, marker: Marker): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const unfinished = `${markerFile(dataFolder)}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, JSON.stringify(marker), { mode: 0o600, flush: true });
    renameSync(unfinished, markerFile(dataFolder));
  } finally {
    rmSync(unfinished, { force: true });
  }
}
