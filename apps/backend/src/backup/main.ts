import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { openAdminDoor, type AdminDoor } from '../server/adminDoor.ts';
import { readSettings } from '../server/environment.ts';
import { oneLine } from '../server/oneLine.ts';
import { holdsShop } from '../shop/openShop.ts';
import { verifyArchive } from './archive.ts';
import { BackupError } from './backupError.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
const refusal = v.looseObject({ result: v.string() });

async function run([given, ...others]: readonly string[]): Promise<void> {
  if (others.length > 0) throw new BackupError('usage: npm run backup [FILE]');
  const file = given === undefined ? join(workspace, 'backups', `${timeName()}.tar.gz`) : resolve(given);
  if (existsSync(file)) throw new BackupError(`${file} is there already`);
  const { dataFolder } = readSettings(process.env);
  if (!holdsShop(dataFolder)) throw new BackupError(`There is no shop in DATA_DIR ${dataFolder}`);
  const door = await openAdminDoor();
  try {
    await save(door, file);
  } finally {
    await door.close();
  }
}

const timeName = (): string => new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** The file has its name once it has been read back whole. */
async function save(door: AdminDoor, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await download(door, unfinished);
    const { files } = await verifyArchive(unfinished);
    await rename(unfinished, file);
    const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
    console.log(`${file}: ${Object.keys(files).length} files, ${Math.ceil(bytes / 1e6)} MB unpacked, read back whole`);
    console.log('It holds the secrets of the shop and what shoppers told it: keep it where nobody else can read it.');
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function download({ address, adminKey, fetch }: AdminDoor, file: string): Promise<void> {
  const answer = await fetch(`${address}/api/admin/backup`, {
    method: 'POST',
    headers: { 'x-admin-key': adminKey },
  });
  if (answer.status !== 200 || answer.body === null)
    throw new BackupError(v.parse(refusal, await answer.json()).result);
  await pipeline(answer.body, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })).catch((error) => {
    throw new BackupError(`The backup was broken off (${oneLine(error, undefined)}); the log of the backend says why`);
  });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`backup: ${oneLine(error, undefined)}`);
  process.exitCode = 1;
}
