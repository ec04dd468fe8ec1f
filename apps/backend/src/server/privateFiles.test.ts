import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort, startServer } from '../killTest/processes.ts';
import { aFolder } from '../testing/aBackend.ts';
import { aProcess } from '../testing/aProcess.ts';

/** What in a folder anybody but its owner may see, with the folder itself. */
function openIn(folder: string): string[] {
  const all = ['', ...readdirSync(folder, { recursive: true }).map(String)];
  expect(all.length).toBeGreaterThan(100);
  return all.flatMap((path) => {
    const found = lstatSync(join(folder, path), { throwIfNoEntry: false });
    const mode = (found?.mode ?? 0) & 0o777;
    const wanted = found?.isDirectory() ? 0o700 : 0o600;
    return found === undefined || mode === wanted ? [] : [`${path} ${mode.toString(8)}`];
  });
}

it.skipIf(process.platform === 'win32')(
  'all of DATA_DIR is for its owner alone, also what an older version left open',
  { timeout: 180_000 },
  async () => {
    const data = join(aFolder(), 'data');
    const umask = process.umask(0o022);
    mkdirSync(join(data, 'originals/o'), { recursive: true });
    writeFileSync(join(data, 'originals/o/own.jpg'), 'picture');
    process.umask(umask);
    const port = await freePort();
    const payments = await startServer('apps/payments/src/main.ts', port, { DATA_DIR: data });
    onTestFinished(() => payments.stop());
    const start = () => aProcess('main.ts', { DATA_DIR: data, PORT: '0', SEED: '1' });
    const first = start();
    const address = await first.address();
    await fetch(`${address}/api/feeds/dailydeal/sitemap.xml`);
    await vi.waitFor(() => expect(readdirSync(join(data, 'search')).length).toBeGreaterThan(2), { timeout: 60_000 });
    expect(openIn(data)).toEqual([]);

    chmodSync(data, 0o755);
    chmodSync(join(data, 'database'), 0o755);
    chmodSync(join(data, 'database/PG_VERSION'), 0o644);
    chmodSync(join(data, 'secrets/admin-key'), 0o644);
    first.kill('SIGTERM');
    await first.ended;
    const second = start();
    await second.address();
    expect(openIn(data)).toEqual([]);
  },
);
