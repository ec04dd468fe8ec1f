import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { adminKeyGuard } from '../http/adminKey.ts';
import { ok, refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import { answers, parsed, parsedJson, valid } from '../http/validation.ts';
import type { Ports } from '../ports.ts';
import { followCatalogue } from '../search/followCatalogue.ts';
import { importLine, importReport, type ImportLine } from './entities.ts';
import { importCatalogue } from './importer.ts';

const flag = v.optional(v.picklist(['0', '1']));
const query = v.looseObject({ dryRun: flag, prune: flag });
const mebibyte = 1024 * 1024;
const longestLine = 8 * mebibyte;

/** The catalogue's door: JSON lines of documents into the store view that the request selects. */
export const importRoutes = (ports: Ports) =>
  new Hono<BackendEnv>().post(
    '/',
    adminKeyGuard(ports.secrets.adminKey),
    describeRoute({
      tags: ['admin'],
      summary: 'Import documents into a store view',
      requestBody: { content: { 'application/x-ndjson': { schema: { type: 'string' } } } },
      ...answers('What was done', importReport),
    }),
    valid('query', query),
    async (c) => {
      const { dryRun, prune } = c.req.valid('query');
      const lines = await readLines(c.req.raw.body ?? refuse(400, 'Er is niets om te importeren.'));
      const options = { dryRun: dryRun === '1', prune: prune === '1' };
      const report = await importCatalogue(ports, c.var.store, lines, options);
      if (!options.dryRun) await followCatalogue(ports, c.var.store);
      return c.json(ok(report));
    },
  );

async function readLines(body: ReadableStream<Uint8Array>): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > longestLine) refuse(413, 'Eén document is te groot.');
    for (const part of parts) if (part !== '') lines.push(parsed(importLine, parsedJson(part)));
  }
  if (rest.trim() !== '') lines.push(parsed(importLine, parsedJson(rest)));
  return lines;
}
