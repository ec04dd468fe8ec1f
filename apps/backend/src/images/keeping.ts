import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Answers what is kept under a key, or makes it and keeps it; whoever asks meanwhile waits for the same making. */
export type Keeper = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Keeps pictures in a folder. Without a folder none is kept. */
export function createKeeper(folder: string | undefined): Keeper {
  const running = new Map<string, Promise<Uint8Array>>();
  return (key, make) => {
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
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

/** Lets at most so many acts run at a time; the others wait in line. */
export function createTurns(most: number): <T>(act: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async () => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (act) => {
    await enter();
    return act().finally(leave);
  };
}

class MissingPicture extends Error {}

/** Says while something is made that there is no such picture, so that nothing is kept of it. */
export function missing(path: string): never {
  throw new MissingPicture(path);
}

/** What was made, undefined for what is missing. */
export const orUndefined = (making: Promise<Uint8Array>): Promise<Uint8Array | undefined> =>
  making.catch((error: unknown) => {
    if (error instanceof MissingPicture) return undefined;
    throw error;
  });
