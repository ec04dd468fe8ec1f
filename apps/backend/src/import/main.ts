import { parseArgs } from 'node:util';
import { createBackend } from '../backend.ts';
import { holdFolder, runningAddress } from '../server/dataFolder.ts';
import { readSecrets, readSettings, type Settings } from '../server/environment.ts';
import { oneLine } from '../server/oneLine.ts';
import { openPorts } from '../server/openPorts.ts';
import { reportLines, sendFolder, type ImportTarget } from './sendFolder.ts';

const usage = 'usage: import --store CODE [--dry-run] [--prune] FOLDER';

/** Where the import goes: to the backend that runs on this data folder, or to one in this process. */
async function findTarget(settings: Settings): Promise<ImportTarget & { close(): Promise<void> }> {
  const address = runningAddress(settings.dataFolder);
  if (address !== undefined) {
    const { adminKey } = readSecrets(process.env, settings.dataFolder);
    return { address, adminKey, fetch, close: async () => undefined };
  }
  const folder = holdFolder(settings.dataFolder);
  const { ports, close } = await openPorts({ ...settings, logLevel: 'error' }, process.env);
  const app = createBackend(ports);
  return {
    address: 'http://127.0.0.1',
    adminKey: ports.secrets.adminKey,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    close: async () => {
      await close();
      folder.release();
    },
  };
}

async function run(): Promise<void> {
  const options = { store: { type: 'string' }, 'dry-run': { type: 'boolean' }, prune: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder] = positionals;
  if (values.store === undefined || folder === undefined) throw new Error(usage);
  const asked = { storeCode: values.store, dryRun: values['dry-run'] === true, prune: values.prune === true };
  const target = await findTarget(readSettings(process.env));
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
