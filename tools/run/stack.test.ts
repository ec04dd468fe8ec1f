import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStack } from './stack.mjs';

/**
 * Answers its process id on its port. `/log` logs a line of level info and, in two pieces, one of level error; `/end` ends the
 * process with exit code 3, as a crash would. It refuses to start beside a file `broken`.
 */
const program = `
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
if (existsSync(new URL('./broken', import.meta.url))) process.exit(4);
createServer(({ url }, answer) => {
  if (url === '/end') process.exit(3);
  if (url === '/log') {
    process.stdout.write('{"level":30,"msg":"asked"}\\n{"level":50,');
    setTimeout(() => console.log('"msg":"the index was damaged"}'), 50);
  }
  answer.end(String(process.pid));
}).listen(process.env.PORT, '127.0.0.1');
`;

const folder = mkdtempSync(join(tmpdir(), 'etalage-stack-'));
const broken = join(folder, 'broken');
const entry = join(folder, 'program.mjs');
writeFileSync(entry, program);

/** Two free ports in a row. */
async function freeBase(): Promise<number> {
  for (;;) {
    const first = await listening(0);
    const next = await listening(first.port + 1).catch(() => undefined);
    first.close();
    next?.close();
    if (next) return first.port;
  }
}
const listening = (port: number) =>
  new Promise<{ port: number; close(): void }>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' ? (address?.port ?? 0) : 0, close: () => server.close() });
    });
  });

let base: number;
let lines: string[];
let ends: string[];
let stop: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  base = await freeBase();
});
afterEach(async () => {
  await stop();
  rmSync(broken, { force: true });
});

function startTwo(restarts: number) {
  [lines, ends] = [[], []];
  const stack = startStack({
    base,
    restarts,
    programs: [
      { name: 'one', offset: 0, entry },
      { name: 'two', offset: 1, entry },
    ],
    onLine: (line) => lines.push(line),
    onEnd: (line) => ends.push(line),
  });
  stop = stack.stop;
  return stack;
}

const processAt = (offset: number) =>
  fetch(`http://127.0.0.1:${base + offset}/health`).then(
    (answer) => answer.text(),
    () => undefined,
  );
const end = (offset: number) => fetch(`http://127.0.0.1:${base + offset}/end`).catch(() => undefined);

it('prints the errors that a process logs, with its name, and no lower level', async () => {
  await startTwo(0).up;
  await fetch(`http://127.0.0.1:${base + 1}/log`);
  await expect.poll(() => lines.slice(2)).toEqual(['two: the index was damaged']);
});

describe('a process that ends by itself', () => {
  it('is started again and leaves the others running', async () => {
    await startTwo(3).up;
    const [first, other] = [await processAt(0), await processAt(1)];
    await end(0);
    await expect.poll(() => processAt(0), { timeout: 5000 }).toMatch(/^\d+$/);
    expect(await processAt(0)).not.toBe(first);
    expect(await processAt(1)).toBe(other);
    expect(lines).toContain('one ended (exit code 3). Starting it again (1 of 3).');
    expect(ends).toEqual([]);
  });

  it('is given up after three new starts, which is said once', async () => {
    await startTwo(3).up;
    const other = await processAt(1);
    writeFileSync(broken, '');
    await end(0);
    await expect
      .poll(() => ends, { timeout: 10_000 })
      .toEqual(['one ended (exit code 4) and is not started again: 3 new starts did not help.']);
    expect(lines.filter((line) => line.includes('again'))).toEqual([
      'one ended (exit code 3). Starting it again (1 of 3).',
      'one ended (exit code 4). Starting it again (2 of 3).',
      'one ended (exit code 4). Starting it again (3 of 3).',
    ]);
    expect([await processAt(0), await processAt(1)]).toEqual([undefined, other]);
  });

  it('is not started again when it never was up', async () => {
    writeFileSync(broken, '');
    const { up } = startTwo(3);
    await expect.poll(() => ends[0]).toBe('one ended (exit code 4).');
    await stop();
    await up;
    expect(lines).toEqual([]);
  });

  it('stays ended where nobody asked for new starts', async () => {
    await startTwo(0).up;
    await end(0);
    await expect.poll(() => ends).toEqual(['one ended (exit code 3).']);
    expect(await processAt(0)).toBeUndefined();
  });

  it('stays ended when all are stopped meanwhile', async () => {
    const { children } = startTwo(3);
    await expect.poll(() => processAt(1), { timeout: 5000 }).toBeDefined();
    await end(0);
    await expect.poll(() => children.has('one')).toBe(false);
    await stop();
    // Longer than a new start is put off.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect([await processAt(0), await processAt(1), children.size]).toEqual([undefined, undefined, 0]);
  });
});
