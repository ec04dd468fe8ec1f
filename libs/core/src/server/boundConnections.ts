import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What one connection may ask of a server. */
export type ConnectionBounds = {
  /** Requests that may wait for the answer before theirs; with one more the connection is closed. */
  waiting: number;
  /** Milliseconds in which a client reads something of an answer, or is cut off. */
  unreadFor: number;
};

const defaultBounds: ConnectionBounds = { waiting: 16, unreadFor: 30_000 };

/**
 * Answers the requests of a connection one after the other: the next begins when the answer before it has been read.
 * Without it, requests that a client sends ahead and does not read the answers of fill the memory.
 * Call it once the server has all of its `request` listeners.
 */
export function boundConnections(server: Server, bounds: ConnectionBounds = defaultBounds): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  const queues = new WeakMap<Socket, (() => void)[]>();
  const queueOf = (socket: Socket) => {
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    return queue;
  };
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    if (socket.destroyed) return;
    const queue = queueOf(socket);
    const start = () => {
      outgoing.once('close', () => {
        queue.shift();
        if (!socket.destroyed) queue[0]?.();
      });
      for (const listener of listeners) Reflect.apply(listener, server, [incoming, outgoing]);
    };
    queue.push(start);
    if (queue.length === 1) start();
    else if (queue.length > bounds.waiting + 1) socket.destroy();
  });
  server.timeout = bounds.unreadFor;
  server.on('timeout', (socket) => {
    const isAtWork = queueOf(socket).length > 0 && socket.writableLength === 0;
    if (isAtWork) socket.setTimeout(bounds.unreadFor);
    else socket.destroy();
  });
}
