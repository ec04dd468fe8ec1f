import { parseArgs } from 'node:util';
import { openAdminDoor } from '../server/adminDoor.ts';
import { oneLine } from '../server/oneLine.ts';
import { exitCodeOf, reportLines, sendDocuments } from './sendDocuments.ts';

const usage = 'usage: import --store CODE [--dry-run] [--prune] [--file FILE]... [FOLDER]';

async function run(): Promise<void> {
  const options = {
    store: { type: 'string' },
    'dry-run': { type: 'boolean' },
    prune: { type: 'boolean' },
    file: { type: 'string', multiple: true },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  const { store, file: files = [] } = values;
  if (store === undefined || (folder === undefined && files.length === 0)) throw new Error(usage);
  const source = { folder, files };
  const asked = { storeCode: store, dryRun: values['dry-run'] === true, prune: values.prune === true };
  const target = await openAdminDoor();
  try {
    if (asked.prune && !asked.dryRun) {
      const { removed } = await sendDocuments(target, source, { ...asked, dryRun: true });
      console.log(`${removed} documents are no longer in the folder and will be removed`);
    }
    const report = await sendDocuments(target, source, asked);
    for (const line of reportLines(report)) console.log(line);
    process.exitCode = exitCodeOf(report);
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
