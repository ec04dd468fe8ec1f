import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../http/envelope.ts';
import type { SentDocument, Stray } from './entities.ts';
import { isBlank, linesOf } from './lines.ts';
import { fromSentLine } from './sentLines.ts';

const mebibyte = 1024 * 1024;
const longestLine = 8 * mebibyte;
const newline = 10;

/** Where imports lie between their arrival and their end. */
export const spoolsIn = (dataFolder: string | undefined): string => join(dataFolder ?? tmpdir(), 'incoming');

/**
 * Puts what arrives into a file as it is, so that nothing of it is held in memory, for as long as `act` works with it. What
 * breaks off, and a line that is too long, leaves nothing behind.
 */
export async function withSpool<T>(
  parent: string,
  body: AsyncIterable<Uint8Array>,
  act: (file: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'import-'));
  const file = join(folder, 'documents');
  try {
    await fill(file, body);
    return await act(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fill(file: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'w');
  let line = 0;
  try {
    for await (const chunk of body) {
      const end = chunk.lastIndexOf(newline);
      line = end < 0 ? line + chunk.length : chunk.length - end - 1;
      if (line > longestLine) refuse(413, 'Eén document is te groot.');
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
}

/** The documents of a spool in the order in which they arrived, and what is none. */
export async function* readSpool(file: string): AsyncGenerator<SentDocument | Stray> {
  let number = 0;
  for await (const line of linesOf(createReadStream(file, { highWaterMark: mebibyte }))) {
    number += 1;
    if (!isBlank(line)) yield fromSentLine(line.toString(), number);
  }
}
