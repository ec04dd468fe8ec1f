/** The lines of a stream of UTF-8, without their ends. Throws for one of more characters than `longest`. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, longest = Infinity): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
    if (rest.length > longest) throw new RangeError(`A line has more than ${longest} characters`);
  }
  if (rest !== '') yield rest;
}
