import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followCatalogue } from '../search/followCatalogue.ts';
import { readSettings } from '../server/environment.ts';
import { openPorts } from '../server/openPorts.ts';
import { importCatalogue } from './importer.ts';
import { readSource } from './readSource.ts';
import { sentDocuments } from './sentLines.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints how many documents a second an import of the given folder takes in, into a data folder of its own. */
async function measure(folder: string): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'etalage-bench-'));
  const { ports, close } = await openPorts(readSettings({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' }), {});
  const [store] = ports.stores;
  if (!store) throw new Error('No store view');
  let documents = 0;
  const timed = async <T>(what: string, act: () => Promise<T>) => {
    const [start, before] = [performance.now(), process.cpuUsage()];
    const result = await act();
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(before);
    const busy = (user + system) / 1e6;
    const rate = (time: number) => `${time.toFixed(2)} s, ${Math.round(documents / time)} documents/s`;
    const memory = `${Math.round(process.memoryUsage.rss() / 1e6)} MB`;
    say(`${what}: ${rate(seconds)}; of processor time ${rate(busy)}; ${memory}`);
    return result;
  };
  const load = () => importCatalogue(ports, store, sentDocuments({ folder }), { dryRun: false, prune: false });
  for await (const _ of readSource({ folder })) documents += 1;
  const { accepted, rejected } = await timed('import', load);
  await timed('index', () => followCatalogue(ports, store));
  await timed('import again', load);
  say(`${accepted} accepted, ${rejected.length} rejected`);
  await close();
  rmSync(dataFolder, { recursive: true, force: true });
}

await measure(process.argv[2] ?? '.');
