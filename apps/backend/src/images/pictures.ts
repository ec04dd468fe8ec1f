import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createKeeper, createTurns, missing, orUndefined } from './keeping.ts';

/** Where originals come from: a folder, or pictures that are made when they are asked for. */
export type Originals = {
  /** Tells one content of a picture from another; undefined when it has no such picture. */
  stamp(path: string): string | undefined;
  read(path: string): Promise<Uint8Array | undefined>;
};

/** The pictures of the catalogue by their path, `/w/t/wt06-blue_main.jpg`. */
export type Pictures = {
  /** Eight hexadecimal digits that change with the content; undefined for an unknown picture. */
  version(path: string): string | undefined;
  /** The path as documents carry it: `/w/t/x.jpg?v=1a2b3c4d`; an unknown picture's path as it is. */
  address(path: string): string;
  original(path: string): Promise<Uint8Array | undefined>;
};

const remembered = { max: 50_000, ttl: 60_000 };

/** The pictures of these sources; the first that has one gives it. Versions are looked up again after a minute. */
export function createPictures({ originals }: { originals: readonly Originals[] }): Pictures {
  const versions = new LRUCache<string, { version: string | undefined }>(remembered);
  const look = (path: string) => {
    const stamp = originals.map((source) => source.stamp(path)).find((found) => found !== undefined);
    return { version: stamp === undefined ? undefined : digits(stamp) };
  };
  const version = (path: string) => {
    const known = versions.get(path) ?? look(path);
    versions.set(path, known, { noUpdateTTL: true });
    return known.version;
  };
  return {
    version,
    address: (path) => {
      const current = path.includes('?') ? undefined : version(path);
      return current === undefined ? path : `${path}?v=${current}`;
    },
    original: async (path) => {
      for (const source of originals) {
        const found = await source.read(path);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** Changes when the same original is answered in another way, so that nobody keeps the old one. */
const rendering = 'cover';
/** Eight digits tell the versions of one picture apart (IMG-04). */
const digits = (stamp: string): string =>
  createHash('sha256').update(`${rendering} ${stamp}`).digest('hex').slice(0, 8);

/** Undefined also where no file can be: a name that is too long for the disk. */
function fileAt(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Originals that lie in a folder under their path. */
export function folderOriginals(folder: string): Originals {
  const fileOf = (path: string) => join(folder, normalize(`/${path}`));
  const contents = new LRUCache<string, string>({ max: 10_000 });
  return {
    stamp: (path) => {
      const file = fileOf(path);
      const found = fileAt(file);
      if (!found?.isFile()) return undefined;
      const key = `${file}:${found.mtimeMs}:${found.size}`;
      const stamp = contents.get(key) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
      contents.set(key, stamp);
      return stamp;
    },
    read: (path) => readFile(fileOf(path)).catch(() => undefined),
  };
}

/**
 * Originals that take long to make: each is made once, however many ask for it, two at a time, and kept in a folder
 * until its stamp changes.
 */
export function keptOriginals(source: Originals, folder: string): Originals {
  const keep = createKeeper(folder);
  const inTurn = createTurns(2);
  return {
    stamp: source.stamp,
    read: async (path) => {
      const stamp = source.stamp(path);
      if (stamp === undefined) return source.read(path);
      const make = async () => (await source.read(path)) ?? missing(path);
      return orUndefined(keep(stamp, () => inTurn(make)));
    },
  };
}
