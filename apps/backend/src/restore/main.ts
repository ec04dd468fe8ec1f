import { resolve } from 'node:path';
import { BackupError } from '../backup/backupError.ts';
import { readSettings } from '../server/environment.ts';
import { oneLine } from '../server/oneLine.ts';
import { restoreBackup } from './restoreBackup.ts';

async function run([file, ...others]: readonly string[]): Promise<void> {
  if (file === undefined || others.length > 0) throw new BackupError('usage: npm run restore FILE');
  const settings = readSettings(process.env);
  const { createdAt, files } = await restoreBackup(resolve(file), settings);
  console.log(`${settings.dataFolder}: the shop of ${createdAt}, ${Object.keys(files).length} files, all as they were`);
  console.log('The search index and the pictures by size are made anew at the next start.');
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(`restore: ${oneLine(error, undefined)}`);
  process.exitCode = 1;
}
