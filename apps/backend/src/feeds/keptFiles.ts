import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Documents that take long to make, in files of a folder: each by its subject, as one state of it. */
export type KeptFiles = (subject: string, state: string, make: () => AsyncIterable<string>) => AsyncIterable<string>;

/**
 * Makes a document once for each state of its subject, whoever asks for it at the same time, and drops those of earlier
 * states. Without a folder nothing is kept.
 */
export function keptFiles(folder: string | undefined): KeptFiles {
  if (folder === undefined) return (_subject, _state, make) => make();
  const making = new Map<string, Promise<void>>();
  return async function* (subject, state, make) {
    const file = join(folder, `${subject}@${state}`);
    if (!existsSync(file)) {
      const made = making.get(file) ?? write({ folder, subject, file }, make).finally(() => making.delete(file));
      making.set(file, made);
      await made;
    }
    yield* createReadStream(file, { encoding: 'utf8' });
  };
}

type Place = { folder: string; subject: string; file: string };

/** A file has its name when all of it is there; it takes the place of those that were whole before it was begun. */
async function write({ folder, subject, file }: Place, make: () => AsyncIterable<string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const earlier = (await readdir(folder))
    .filter((name) => name.startsWith(`${subject}@`) && !name.endsWith('.part'))
    .map((name) => join(folder, name));
  await writeFile(`${file}.part`, make());
  await rename(`${file}.part`, file);
  const replaced = earlier.filter((path) => path !== file);
  await Promise.all(replaced.map((path) => rm(path, { force: true })));
}
