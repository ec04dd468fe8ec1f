const newline = 10;

/** The lines of a stream of bytes, without their ends. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let begun: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield joined([...begun, chunk.subarray(start, end)]);
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
  }
  const rest = Buffer.concat(begun);
  if (rest.length > 0) yield rest;
}

const space = 32;

/** Whether a line of JSON holds nothing but white space. */
export const isBlank = (line: Uint8Array): boolean => line.every((byte) => byte <= space);

/** What stands in one part already is not copied. */
function joined([first, ...others]: Uint8Array[]): Buffer {
  if (first === undefined || others.length > 0) return Buffer.concat(first ? [first, ...others] : []);
  return Buffer.from(first.buffer, first.byteOffset, first.length);
}
