import { parseArgs } from 'node:util';
import { openAdminDoor } from '../server/adminDoor.ts';
import { oneLine } from '../server/oneLine.ts';
import { reportLines, sendFolder } from './sendFolder.ts';

const usage = 'usage: import --store CODE [--dry-run] [--prune] FOLDER';

async function run(): Promise<void> {
  const options = { store: { type: 'string' }, 'dry-run': { type: 'boolean' }, prune: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (values.store === undefined || folder === undefined) throw new Error(usage);
  const asked = { storeCode: values.store, dryRun: values['dry-run'] === true, prune: values.prune === true };
  const target = await openAdminDoor();
  try {
    if (asked.prune && !asked.dryRun) {
      const { removed } = await sendFolder(target, folder, { ...asked, dryRun: true });
      console.log(`${removed} documents are no longer in the folder and will be removed`);
    }
    for (const line of reportLines(await sendFolder(target, folder, asked))) console.log(line);
  } finally {
    await target.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(`import: ${oneLine(error, undefined)}`);
  process.exitCode = 1;
}
