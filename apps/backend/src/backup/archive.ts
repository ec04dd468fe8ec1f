import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import * as v from 'valibot';
import { BackupError } from './backupError.ts';
import { backupManifest, isKeptPath, manifestName, type BackupFacts, type BackupManifest } from './manifest.ts';

/** A folder, or a file with its size in bytes and where it is now. */
export type ArchiveItem = { path: string } & ({ kind: 'folder' } | { kind: 'file'; size: number; source: string });

/** Files and folders as a gzipped tar archive that ends with their manifest. Fails when a file changes while it is read. */
export function createArchive(items: AsyncIterable<ArchiveItem>, facts: BackupFacts): Readable {
  // A failure reaches whoever reads the archive.
  return pipeline(Readable.from(tarOf(items, facts)), createGzip(), () => undefined);
}

async function* tarOf(items: AsyncIterable<ArchiveItem>, facts: BackupFacts): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const filled = fill(archive, items, facts).catch((error: unknown) =>
    archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  for await (const chunk of archive) yield v.parse(bytes, chunk);
  await filled;
}

async function fill(archive: Pack, items: AsyncIterable<ArchiveItem>, facts: BackupFacts): Promise<void> {
  const manifest: BackupManifest = { format: 1, ...facts, folders: [], files: {} };
  for await (const item of items) {
    if (item.kind === 'folder') {
      manifest.folders.push(item.path);
      archive.entry({ name: item.path, type: 'directory' });
    } else {
      manifest.files[item.path] = { size: item.size, sha256: await addFile(archive, item) };
    }
  }
  archive.entry({ name: manifestName }, JSON.stringify(manifest));
  archive.finalize();
}

/** Answers the checksum of what was read. */
async function addFile(archive: Pack, { path, size, source }: Extract<ArchiveItem, { kind: 'file' }>): Promise<string> {
  const hash = createHash('sha256');
  if (size === 0) archive.entry({ name: path }, '');
  else await piped(createReadStream(source), hashing(hash), archive.entry({ name: path, size }));
  return hash.digest('hex');
}

const bytes = v.instance(Uint8Array);

/** Passes bytes on and adds them to a checksum. */
const hashing = (hash: ReturnType<typeof createHash>) =>
  async function* (content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
    for await (const part of content) {
      const chunk = v.parse(bytes, part);
      hash.update(chunk);
      yield chunk;
    }
  };

/** Handles the entries of an archive; `file` must read the content to its end. */
export type ArchiveReader = {
  folder(path: string): Promise<void>;
  file(path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
};

/** Reads an archive and compares it with its manifest. Throws a BackupError for one that is damaged, cut off or none. */
export async function readArchive(file: string, reader: ArchiveReader): Promise<BackupManifest> {
  const archive = extract();
  const feeding = piped(createReadStream(file), createGunzip(), archive).catch((error: unknown) => {
    throw isMissing(error) ? new BackupError(`There is no file ${file}`) : damaged(file, error);
  });
  const [fed, found] = await Promise.allSettled([feeding, entriesOf(archive, reader)]);
  if (found.status === 'rejected' && found.reason instanceof BackupError) throw found.reason;
  if (fed.status === 'rejected') throw fed.reason;
  if (found.status === 'rejected') throw found.reason;
  const { manifest, ...entries } = found.value;
  if (manifest === undefined) throw damaged(file, 'it has no manifest');
  const problem = difference(manifest, entries);
  if (problem !== undefined) throw damaged(file, problem);
  return manifest;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const damaged = (file: string, reason: unknown): BackupError =>
  new BackupError(`${file} is no whole backup: ${reason instanceof Error ? reason.message : String(reason)}`);

type Entries = Pick<BackupManifest, 'folders' | 'files'>;

async function entriesOf(
  archive: ReturnType<typeof extract>,
  reader: ArchiveReader,
): Promise<Entries & { manifest: BackupManifest | undefined }> {
  const found: Entries = { folders: [], files: {} };
  let manifest: BackupManifest | undefined;
  for await (const entry of archive) {
    const { type, size = 0 } = entry.header;
    const path = entry.header.name.replace(/\/$/, '');
    if (path === manifestName && type === 'file') manifest = await readManifest(entry);
    else if (!isKeptPath(path)) throw new BackupError(`The backup holds ${JSON.stringify(path)}, which is none of it`);
    else if (type === 'directory') {
      await reader.folder(path);
      found.folders.push(path);
      entry.resume();
    } else if (type === 'file') {
      const hash = createHash('sha256');
      await reader.file(path, hashing(hash)(entry));
      found.files[path] = { size, sha256: hash.digest('hex') };
    } else throw new BackupError(`The backup holds a ${type}, ${path}`);
  }
  return { ...found, manifest };
}

const manifestText = v.pipe(v.string(), v.parseJson(), backupManifest);

async function readManifest(content: AsyncIterable<unknown>): Promise<BackupManifest> {
  const chunks = v.parse(v.array(bytes), await Array.fromAsync(content));
  const read = v.safeParse(manifestText, Buffer.concat(chunks).toString());
  if (!read.success) throw new BackupError('The manifest of the backup cannot be read: it is of another version');
  return read.output;
}

/** How an archive differs from its manifest, for people; undefined when it does not. */
function difference(manifest: BackupManifest, found: Entries): string | undefined {
  const paths = new Set([...Object.keys(manifest.files), ...Object.keys(found.files)]);
  const changed = [...paths].find((path) => manifest.files[path]?.sha256 !== found.files[path]?.sha256);
  if (changed !== undefined) return `${changed} is not what was saved`;
  const missing = manifest.folders.find((path) => !found.folders.includes(path));
  return missing === undefined ? undefined : `${missing} is missing`;
}

/** Reads a backup without using it. Throws a BackupError for one that is damaged. */
export const verifyArchive = (file: string): Promise<BackupManifest> =>
  readArchive(file, {
    folder: async () => undefined,
    file: async (_path, content) => {
      for await (const _chunk of content);
    },
  });
