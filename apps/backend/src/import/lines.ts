const newline = 10;

/** The lines of a stream of bytes, without their ends. What stands in one part is not copied: it shares its memory. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let begun: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      const part = chunk.subarray(start, end);
      yield begun.length > 0 ? Buffer.concat([...begun, part]) : Buffer.from(part.buffer, part.byteOffset, part.length);
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
