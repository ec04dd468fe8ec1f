import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentDocument } from './entities.ts';
import { linesOf } from './lines.ts';
import { fromSentLine } from './sentLines.ts';

const mebibyte = 1024 * 1024;
const longestLine = 8 * mebibyte;

/** Where imports lie between their arrival and their end. */
export const spoolsIn = (dataFolder: string | undefined): string => join(dataFolder ?? tmpdir(), 'incoming');

/** Puts what arrives into a file as it is, so that nothing of it is held in memory. The caller removes its folder. */
export async function spool(
  parent: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ folder: string; file: string }> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'import-'));
  const file = join(folder, 'documents');
  const handle = await open(file, 'w');
  try {
    for await (const chunk of body) await handle.write(chunk);
  } finally {
    await handle.close();
  }
  return { folder, file };
}

/** How many bytes lie in a spool. */
export const spoolSize = async (file: string): Promise<number> => (await stat(file)).size;

/** The documents of a spool in the order in which they arrived; the number of a line that holds none. */
export async function* readSpool(file: string): AsyncGenerator<SentDocument | number> {
  let number = 0;
  for await (const line of linesOf(createReadStream(file, { highWaterMark: mebibyte }), longestLine)) {
    number += 1;
    if (line.trim() !== '') yield fromSentLine(line, number) ?? number;
  }
}
