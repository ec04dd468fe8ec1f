import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { boundConnections } from './boundConnections.ts';

const bounds = { maxQueued: 16, stallTimeout: 200 };
let server: Server;
afterEach(() => void server.close().closeAllConnections());

async function connectionTo(listener: RequestListener): Promise<Socket> {
  server = createServer(listener);
  boundConnections(server, bounds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  // A connection that is cut off may be reset.
  socket.on('error', () => undefined);
  return socket;
}

const requests = (count: number, header = '') =>
  Array.from({ length: count }, (_, n) => `GET /${n} HTTP/1.1\r\nhost: x\r\n${header}\r\n`).join('');

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

it('answers requests that were sent ahead in their order, one at a time', async () => {
  let open = 0;
  let mostOpen = 0;
  const socket = await connectionTo((incoming, outgoing) => {
    mostOpen = Math.max(mostOpen, ++open);
    setImmediate(() => {
      open -= 1;
      if (incoming.url === '/9') outgoing.setHeader('connection', 'close');
      outgoing.end(`[${incoming.url}]`);
    });
  });
  let answers = '';
  socket.on('data', (data) => (answers += String(data)));
  socket.write(requests(10));
  await closed(socket);
  expect(answers.match(/\[\/\d\]/gu)).toEqual(Array.from({ length: 10 }, (_, n) => `[/${n}]`));
  expect(mostOpen).toBe(1);
});

it('closes a connection that sends more requests ahead than may wait', async () => {
  let started = 0;
  const socket = await connectionTo(() => (started += 1));
  socket.resume();
  socket.write(requests(3000));
  await closed(socket);
  expect(started).toBe(1);
});

it('does not begin the next answer while the one before is not read, and cuts the connection off', async () => {
  let started = 0;
  const socket = await connectionTo((_incoming, outgoing) => {
    started += 1;
    outgoing.end(Buffer.alloc(64_000_000));
  });
  socket.pause();
  socket.write(requests(3));
  await new Promise<void>((resolve) => server.once('connection', (its) => its.once('close', () => resolve())));
  expect(started).toBe(1);
  socket.destroy();
});

it('waits for an answer that takes longer than a client may leave one unread', async () => {
  const socket = await connectionTo((_incoming, outgoing) => {
    setTimeout(() => outgoing.end('late'), 3 * bounds.stallTimeout);
  });
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  socket.write(requests(1, 'connection: close\r\n'));
  await closed(socket);
  expect(answer).toContain('late');
});

it('closes a connection that asks nothing', async () => {
  const socket = await connectionTo(() => undefined);
  socket.resume();
  await closed(socket);
});
