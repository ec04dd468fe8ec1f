import { importEntities, type FolderDocument, type SentDocument, type Stray } from './entities.ts';
import { readSource, type ImportSource } from './readSource.ts';

const parcelSize = 1024 * 1024;
const place = String.raw`"place"\s*:\s*("(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")\s*,\s*`;
const line = new RegExp(String.raw`^\s*\{\s*"entity"\s*:\s*"(\w+)"\s*,\s*(?:${place})?"document"\s*:(.*)\}\s*$`, 's');

/** A document's line on its way to an import. Its text is not read here: a broken one is rejected where it is planned. */
const toLine = ({ entity, place, bytes }: FolderDocument): Uint8Array[] => [
  Buffer.from(`{"entity":"${entity}","place":${JSON.stringify(place)},"document":`),
  bytes,
  lineEnd,
];

const lineEnd = Buffer.from('}\n');

/** Takes a document out of its line, which is named by its number when it does not say where it stood. */
export function fromSentLine(sent: string, number: number): SentDocument | Stray {
  const [, kind, writtenPlace, text] = line.exec(sent) ?? [];
  const entity = importEntities.find((known) => known === kind);
  const place = writtenPlace === undefined ? `line ${number}` : String(JSON.parse(writtenPlace));
  if (entity === undefined || text === undefined) return { entity: kind === 'file' ? 'file' : 'line', place };
  return { entity, place, text };
}

/** The documents of a source in the lines and the order in which an import wants them, some at a time. */
export async function* sentDocuments(source: ImportSource): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const document of readSource(source)) {
    waiting.push(...toLine(document));
    size += document.bytes.length;
    if (size < parcelSize) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  yield Buffer.concat(waiting);
}
