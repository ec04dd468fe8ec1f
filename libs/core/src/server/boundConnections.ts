import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limits of one connection. */
export type ConnectionBounds = {
  /** Pipelined requests that may queue behind the current one; one more closes the connection. */
  maxQueued: number;
  /** Milliseconds without any of an answer being read after which the connection is closed. */
  stallTimeout: number;
};

const defaultBounds: ConnectionBounds = { maxQueued: 16, stallTimeout: 30_000 };

/**
 * Handles the requests of a connection one at a time: the next starts when the response before it has been sent.
 * Otherwise the responses to pipelined requests that a client never reads fill the memory.
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
    else if (queue.length > bounds.maxQueued + 1) socket.destroy();
  });
  server.timeout = bounds.stallTimeout;
  server.on('timeout', (socket: Socket) => {
    const isPreparing = queueOf(socket).length > 0 && socket.writableLength === 0;
    if (isPreparing) socket.setTimeout(bounds.stallTimeout);
    else socket.destroy();
  });
}
