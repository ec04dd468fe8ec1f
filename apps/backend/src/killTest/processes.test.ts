import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../testing/aBackend.ts';
import { freePort, startServer } from './processes.ts';

it('leaves no server behind that does not come up', async () => {
  const note = join(aFolder(), 'pid');
  const entry = join(aFolder(), 'silent.mjs');
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(note)}, String(process.pid));
    setInterval(() => undefined, 1000);`,
  );
  await expect(startServer(entry, await freePort(), {}, 50)).rejects.toThrow('did not come up');
  expect(() => process.kill(Number(readFileSync(note, 'utf8')), 0)).toThrow('ESRCH');
});
