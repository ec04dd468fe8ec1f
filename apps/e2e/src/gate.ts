import { spawn } from 'node:child_process';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A way to the backend that can be shut: what a store server sees when its backend is down. */
export type Gate = { open(): Promise<void>; shut(): Promise<void> };

/** A gate on `port` in front of what listens on `target`. */
export function aGate(port: number, target: number): Gate {
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  const through = (socket: Socket) => {
    const beyond = connect(target, '127.0.0.1');
    for (const end of [socket, beyond]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
    }
    socket.pipe(beyond).pipe(socket);
  };
  return {
    open: () =>
      new Promise((resolve) => {
        server = createServer(through).listen(port, '127.0.0.1', resolve);
      }),
    shut: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
}

/** Another server of a store, on `port`, with a backend of the caller's choice. Resolves to what stops it. */
export async function aStoreServer(
  storeCode: string,
  port: number,
  backendUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<() => void> {
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, `apps/${storeCode}/dist/server/server.js`)], {
    cwd: root,
    env: {
      ...{ ...process.env, ...settings, NODE_ENV: 'production' },
      ...{ PORT: String(port), BASE_URL: origin, BACKEND_URL: backendUrl },
    },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${origin}/health`).catch(() => undefined);
    if (answer?.ok) return () => void child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server of ${storeCode} did not start`);
}
