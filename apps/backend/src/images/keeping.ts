import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  const name = digest(key).toString('hex');
  const file = join(folder, name.slice(0, 2), name);
  const found = await readWhole(file);
  if (found) return found;
  const made = await make();
  // On a full disk a picture is answered all the same.
  await writeWhole(file, made).catch(() => undefined);
  return made;
}

const digest = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();
const digestLength = 32;

/** The content of a kept file, which stands behind its digest; undefined for a missing or damaged one. */
async function readWhole(file: string): Promise<Uint8Array | undefined> {
  const found = await readFile(file).catch(() => undefined);
  const content = found?.subarray(digestLength);
  if (!found || !content?.length) return undefined;
  return digest(content).equals(found.subarray(0, digestLength)) ? content : undefined;
}

async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, [digest(content), content]);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
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
