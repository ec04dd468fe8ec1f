import * as v from 'valibot';
import { importReport, type ImportReport } from './entities.ts';
import { readFolder } from './readFolder.ts';

/** Where a backend takes imports. */
export type ImportTarget = {
  /** Without a slash at its end. */
  address: string;
  adminKey: string;
  fetch: typeof globalThis.fetch;
};

type SendOptions = { storeCode: string; dryRun: boolean; prune: boolean };

const answer = v.looseObject({ code: v.number(), result: v.unknown() });

/** Sends a folder's documents to a backend. Throws an Error with the backend's words when it refuses. */
export async function sendFolder(
  { address, adminKey, fetch }: ImportTarget,
  folder: string,
  { storeCode, dryRun, prune }: SendOptions,
): Promise<ImportReport> {
  const query = new URLSearchParams({ dryRun: dryRun ? '1' : '0', prune: prune ? '1' : '0' });
  const lines: string[] = [];
  for await (const line of readFolder(folder)) lines.push(JSON.stringify(line));
  const response = await fetch(`${address}/api/admin/import?${query}`, {
    method: 'POST',
    headers: { 'x-admin-key': adminKey, 'x-vs-store-code': storeCode, 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  const { code, result } = v.parse(answer, await response.json());
  if (code !== 200) throw new Error(String(result));
  return v.parse(importReport, result);
}

/** The report as lines to read; rejections one by one. */
export function reportLines({ accepted, changed, rejected, written, removed }: ImportReport): string[] {
  return [
    `accepted ${accepted}, written ${written}, removed ${removed}, rejected ${rejected.length}`,
    ...changed.map(([what, count]) => `changed  ${count}: ${what}`),
    ...rejected.map(({ entity, id, reason }) => `rejected ${entity} ${id}: ${reason}`),
  ];
}
