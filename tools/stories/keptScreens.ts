import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lookName, type Look } from './looks.ts';
import type { StoryEntry } from './storybookServer.ts';

const keptFolder = new URL('./kept/', import.meta.url).pathname;
const offeredFolder = new URL('../../test-results/screens/', import.meta.url).pathname;

/** The accepted screens; a changed one is offered beside the test results, and kept when changes are accepted. */
export function keptScreens() {
  const isAccepting = process.env['ACCEPT_SCREENS'] === '1';
  if (isAccepting && process.env['CI']) throw new Error('CI accepts no screens.');
  const fileOf = (folder: string, id: string, look: Look) => join(folder, id, `${lookName(look)}.webp`);
  return {
    isAccepting,
    read: (id: string, look: Look): Buffer | undefined => {
      try {
        return readFileSync(fileOf(keptFolder, id, look));
      } catch {
        return undefined;
      }
    },
    offer: (id: string, look: Look, screen: Buffer) => {
      const file = fileOf(isAccepting ? keptFolder : offeredFolder, id, look);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, screen);
    },
    /** Kept screens of stories that are no more. */
    strangers: (stories: readonly StoryEntry[]): string[] => {
      const known = new Set(stories.map(({ id }) => id));
      const strangers = readdirSync(keptFolder).filter((id) => !known.has(id));
      if (isAccepting) for (const id of strangers) rmSync(join(keptFolder, id), { recursive: true });
      return isAccepting ? [] : strangers;
    },
  };
}
