import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** What stands before a store server: a network that can be taken away, another server behind it, and other answers. */
export type Front = {
  origin: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  /** The port of the server behind it. */
  target: number;
  /** Bodies that it answers itself, by path; undefined is status 500. */
  readonly answers: Map<string, string | undefined>;
  /** The paths that were asked for. */
  readonly asked: Set<string>;
};

/** A front on `port` before the store server on `target`. */
export async function aFront(port: number, target: number): Promise<Front> {
  const answers: Front['answers'] = new Map();
  const asked: Front['asked'] = new Set();
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    asked.add(path);
    if (answers.has(path)) {
      const body = answers.get(path);
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
      return void outgoing.writeHead(body === undefined ? 500 : 200, headers).end(body);
    }
    const { method, headers } = incoming;
    const call = request({ host: '127.0.0.1', port: front.target, path, method, headers }, (found) => {
      outgoing.writeHead(found.statusCode ?? 500, found.headers);
      found.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  };
  const server = createServer(answer);
  const front: Front = {
    origin: `http://localhost:${port}`,
    target,
    answers,
    asked,
    open: async () => {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    shut: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  await front.open();
  return front;
}
