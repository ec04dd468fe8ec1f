import * as v from 'valibot';
import type { AdminDoor } from '../server/adminDoor.ts';
import { importReport, type ImportReport } from './entities.ts';
import { documentFiles } from './readFolder.ts';
import { sentFolder } from './sentLines.ts';

type SendOptions = { storeCode: string; dryRun: boolean; prune: boolean };

const answer = v.looseObject({ code: v.number(), result: v.unknown() });

/** Sends a folder's documents to a backend. Throws an Error for a folder without any, and with the backend's words when it refuses. */
export async function sendFolder(
  { address, adminKey, fetch }: AdminDoor,
  folder: string,
  { storeCode, dryRun, prune }: SendOptions,
): Promise<ImportReport> {
  documentFiles(folder);
  const query = new URLSearchParams({ dryRun: dryRun ? '1' : '0', prune: prune ? '1' : '0' });
  // `duplex` is what fetch asks of a body that is sent while it is made; the DOM's types do not know it.
  const request = {
    method: 'POST',
    headers: { 'x-admin-key': adminKey, 'x-vs-store-code': storeCode, 'content-type': 'application/x-ndjson' },
    body: streamOf(sentFolder(folder)),
    duplex: 'half',
  };
  const response = await fetch(`${address}/api/admin/import?${query}`, request);
  const { code, result } = v.parse(answer, await response.json());
  if (code !== 200) throw new Error(String(result));
  return v.parse(importReport, result);
}

const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });

/** The report as lines to read; rejections one by one. */
export function reportLines({ accepted, changed, rejected, written, removed }: ImportReport): string[] {
  return [
    `accepted ${accepted}, written ${written}, removed ${removed}, rejected ${rejected.length}`,
    ...changed.map(([what, count]) => `changed  ${count}: ${what}`),
    ...rejected.map(({ entity, id, reason }) => `rejected ${entity} ${id}: ${reason}`),
  ];
}
