import * as v from 'valibot';
import type { AdminDoor } from '../server/adminDoor.ts';
import { importReport, type ImportReport, type RejectedDocument } from './entities.ts';
import type { ImportSource } from './readSource.ts';
import { sentDocuments } from './sentLines.ts';

type SendOptions = { storeCode: string; dryRun: boolean; prune: boolean };

const answer = v.looseObject({ code: v.number(), result: v.unknown() });

/** Sends the documents of a source to a backend. Throws an Error for a folder without any, and with the backend's words when it refuses. */
export async function sendDocuments(
  { address, adminKey, fetch }: AdminDoor,
  source: ImportSource,
  { storeCode, dryRun, prune }: SendOptions,
): Promise<ImportReport> {
  const parts = sentDocuments(source);
  const first = await parts.next();
  const query = new URLSearchParams({ dryRun: dryRun ? '1' : '0', prune: prune ? '1' : '0' });
  // `duplex` is what fetch asks of a body that is sent while it is made; the DOM's types do not know it.
  const request = {
    method: 'POST',
    headers: { 'x-admin-key': adminKey, 'x-vs-store-code': storeCode, 'content-type': 'application/x-ndjson' },
    body: streamOf(first, parts),
    duplex: 'half',
  };
  const response = await fetch(`${address}/api/admin/import?${query}`, request);
  const { code, result } = v.parse(answer, await response.json());
  if (code !== 200) throw new Error(String(result));
  return v.parse(importReport, result);
}

type Part = IteratorResult<Uint8Array, unknown>;

/** What was read to see whether there is anything, and the rest. */
function streamOf(first: Part, parts: AsyncGenerator<Uint8Array, unknown>): ReadableStream<Uint8Array> {
  let next: Part | undefined = first;
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = next ?? (await parts.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** The report as lines to read: rejections by kind, field and reason, with the first of each. */
export function reportLines(report: ImportReport): string[] {
  const { accepted, changed, rejected, written, removed } = report;
  return [
    `accepted ${accepted}, written ${written}, removed ${removed}, rejected ${rejected.length}`,
    ...changed.map(([what, count]) => `changed  ${count}: ${what}`),
    ...[...Map.groupBy(rejected, rejectionGroup)].flatMap(([group, entries]) => rejectionLines(group, entries)),
    ...keptLines(report),
  ];
}

const listed = 5;

/** The same field of any entry of a list, the same words about any value. */
const rejectionGroup = ({ entity, field = '', value = '', reason }: RejectedDocument): string => {
  const where = field === '' ? '' : `, ${field.replaceAll(/\.\d+(?=\.|$)/g, '[]')}`;
  return `${entity}${where}: ${value === '' ? reason : reason.replaceAll(value, '…')}`;
};

const rejectionLines = (group: string, entries: readonly RejectedDocument[]): string[] => [
  `rejected ${entries.length}: ${group}`,
  ...entries.slice(0, listed).map(({ place, id, field, value }) => {
    const found = [...(field === undefined ? [] : [field]), ...(value === undefined ? [] : [value])].join(' = ');
    return `  ${place}, id ${id}${found === '' ? '' : `, ${found}`}`;
  }),
  ...(entries.length > listed ? [`  and ${entries.length - listed} more`] : []),
];

function keptLines({ kept, unread }: ImportReport): string[] {
  if (kept === 0) return [];
  const read = unread === 1 ? '1 line, file or document' : `${unread} lines, files or documents`;
  const staying = kept === 1 ? '1 document that the rest lacks' : `${kept} documents that the rest lacks`;
  return [`nothing was removed: ${read} could not be read, and ${staying} may be in it`];
}

/** What the command ends with: 1 when anything was rejected, 2 when everything was. */
export function exitCodeOf({
  accepted,
  rejected,
}: Pick<ImportReport, 'accepted'> & { rejected: readonly unknown[] }): number {
  if (rejected.length === 0) return 0;
  return accepted === 0 ? 2 : 1;
}
