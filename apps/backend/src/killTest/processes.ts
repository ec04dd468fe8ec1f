import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '../testing/aProcess.ts';

/** A running server and the promise of its end. */
export type Server = { address: string; ended: Promise<void>; isRunning(): boolean; stop(): Promise<void> };

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A port that nobody listens at. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/**
 * Starts one of the repository's servers from its sources and waits until it answers; one that does not within so many
 * tenths of a second is ended.
 */
export async function startServer(
  entry: string,
  port: number,
  env: Record<string, string>,
  patience = 600,
): Promise<Server> {
  const args = ['--disable-warning=ExperimentalWarning', ...nodeOptions, entry];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = asServer(child, `http://127.0.0.1:${port}`);
  try {
    await untilHealthy(server, patience);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

function asServer(child: ChildProcess, address: string): Server {
  let isRunning = true;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isRunning = false;
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { address, ended, isRunning: () => isRunning, stop };
}

async function untilHealthy(server: Server, patience: number): Promise<void> {
  for (let attempt = 0; attempt < patience && server.isRunning(); attempt += 1) {
    const answer = await fetch(`${server.address}/health`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${server.address} did not come up`);
}
