import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

async function* cutAt(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

it.each([1, 2, 3, 100])('gives the lines of what comes in pieces of %i bytes', async (size) => {
  const lines = await Array.fromAsync(linesOf(cutAt(Buffer.from('één\n\n€ 2\r\nlast'), size)));
  expect(lines.map(String)).toEqual(['één', '', '€ 2\r', 'last']);
});
