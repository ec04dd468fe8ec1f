import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lookName, type Look } from './looks.ts';
import type { StoryEntry } from './storybookServer.ts';

const keptFolder = new URL('./kept/', import.meta.url).pathname;
const offeredFolder = new URL('../../test-results/screens/', import.meta.url).pathname;

/**
 * The accepted screenshots, and the text snapshots of whole pages. Changed ones are written beside the test results, or
 * replace the accepted ones when changes are accepted.
 */
export function keptScreens() {
  const isAccepting = process.env['ACCEPT_SCREENS'] === '1';
  if (isAccepting && process.env['CI']) throw new Error('CI accepts no screens.');
  const read = (file: string): Buffer | undefined => {
    try {
      return readFileSync(join(keptFolder, file));
    } catch {
      return undefined;
    }
  };
  const offer = (file: string, content: Buffer | string) => {
    const path = join(isAccepting ? keptFolder : offeredFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  const screenOf = (id: string, look: Look) => join(id, `${lookName(look)}.webp`);
  /** The text does not depend on the colour scheme. */
  const wordsOf = (id: string, { store, shape }: Look) => join(id, `${store}-${shape}.txt`);
  return {
    isAccepting,
    read: (id: string, look: Look) => read(screenOf(id, look)),
    offer: (id: string, look: Look, screen: Buffer) => offer(screenOf(id, look), screen),
    readWords: (id: string, look: Look) => read(wordsOf(id, look))?.toString(),
    offerWords: (id: string, look: Look, words: string) => offer(wordsOf(id, look), words),
    /** Kept screens of stories that are no more. */
    strangers: (stories: readonly StoryEntry[]): string[] => {
      const known = new Set(stories.map(({ id }) => id));
      const strangers = readdirSync(keptFolder).filter((id) => !known.has(id));
      if (isAccepting) for (const id of strangers) rmSync(join(keptFolder, id), { recursive: true });
      return isAccepting ? [] : strangers;
    },
  };
}
