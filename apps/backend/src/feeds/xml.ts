import Builder from 'fast-xml-builder';

const builder = new Builder({ ignoreAttributes: false, suppressEmptyNode: true });

/** Characters that XML has no way to write; one of them in the name of one product would make the whole file unreadable. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** An XML document that grows while it is sent: its head, each element as soon as it is there, its foot. */
export async function* xmlDocument(
  root: { open: string; close: string },
  elements: AsyncIterable<object> | Iterable<object>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${root.open}\n`;
  for await (const element of elements) yield `${builder.build(element).replace(unwritable, '')}\n`;
  yield root.close;
}

/**
 * The same as an answer, written as fast as it is read. Its head and first element are read before anything is sent, so
 * that what cannot be read at all throws here.
 */
export async function xmlAnswer(document: AsyncIterable<string, unknown>, maxAge: number): Promise<Response> {
  const pieces = document[Symbol.asyncIterator]();
  const begun = [await pieces.next(), await pieces.next()];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (stream) => {
      const { done, value } = begun.shift() ?? (await pieces.next());
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return?.()),
  });
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${maxAge}` };
  return new Response(body, { headers });
}
