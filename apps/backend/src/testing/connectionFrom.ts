import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** A connection of a client at an address. */
export function connectionFrom(address: string) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return { incoming: new IncomingMessage(socket) };
}
