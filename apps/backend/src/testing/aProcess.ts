import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atEndOfFile } from './endOfFile.ts';

/** A program of the backend in a process of its own; it ends with the test file. */
export type TestProcess = {
  /** Its exit code, and all that it wrote. */
  ended: Promise<{ code: unknown; output: string }>;
  /** Where it answers, once it does. Throws an Error with its output when it ends before. */
  address(): Promise<string>;
  kill(signal: NodeJS.Signals): void;
};

const source = join(import.meta.dirname, '..');
/** Options of Node for programs from their sources. A test ends before it is worth it to compile its database twice. */
export const nodeOptions = [
  '--conditions=@etalage/source',
  '--liftoff-only',
  `--import=${join(import.meta.dirname, 'quickResolve.mjs')}`,
];

/** Starts `src/<program>` with these variables added to those of the test; no demo catalogue, a silent log. */
export function aProcess(
  program: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): TestProcess {
  const child = spawn(process.execPath, [...nodeOptions, join(source, program), ...args], {
    env: { ...process.env, LOG_LEVEL: 'silent', SEED: '0', WARM: '0', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const started: TestProcess = {
    ended: once(child, 'close').then(([code]) => ({ code, output })),
    address: async () => {
      for (;;) {
        const found = /http:\/\/[\d.]+:\d+/.exec(output);
        if (found) return found[0];
        if (child.exitCode !== null) throw new Error(output);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill: (signal) => void child.kill(signal),
  };
  atEndOfFile(async () => {
    started.kill('SIGKILL');
    await started.ended;
  });
  return started;
}
