import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Readable } from 'node:stream';
import { answersFile } from '../docs/answers.ts';
import { adminKeyGuard } from '../http/adminKey.ts';
import { refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import { isDiskFull } from '../server/oneLine.ts';
import { BackupError } from './backupError.ts';
import { createBackup } from './createBackup.ts';

/** The backup of the whole shop, of all store views. */
export const backupRoutes = (ports: Ports) =>
  new Hono<BackendEnv>().post(
    '/',
    adminKeyGuard(ports.secrets.adminKey),
    describeRoute({
      tags: ['admin'],
      summary: 'A backup of the shop at this moment',
      ...answersFile('An archive for `npm run restore`', ['application/gzip'], 422, 503),
    }),
    async () => {
      const archive = await createBackup(ports).catch(refused);
      const headers = { 'content-type': 'application/gzip', 'cache-control': 'no-store' };
      return new Response(bodyOf(archive), { headers });
    },
  );

/** An archive as the body of an answer; it ends when nobody reads it any more. */
function bodyOf(archive: Readable): ReadableStream<Uint8Array> {
  const bytes: AsyncIterable<Uint8Array, undefined> = archive;
  const chunks = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void archive.destroy(),
  });
}

function refused(error: unknown): never {
  if (error instanceof BackupError) refuse(422, error.message);
  if (isDiskFull(error)) refuse(503, 'The disk is full: a backup needs room for a copy of the database in DATA_DIR');
  throw error;
}
