import { clientAddress, type Trusts } from '@etalage/core/server';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import { IncomingMessage } from 'node:http';
import type { BackendEnv } from '../http/env.ts';

/** Client of requests without a connection, from within this process: their headers are not trusted. */
const unknown = 'unknown';

/** Middleware that sets `client`: the shopper's IP address, or IPv6 network, as reported by trusted proxies. */
export const identifyClient = (trusts: Trusts) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    const incoming = incomingOf(c.env);
    c.set('client', incoming instanceof IncomingMessage ? networkOf(clientAddress(incoming, trusts)) : unknown);
    await next();
  });

const incomingOf = (env: unknown): unknown =>
  typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : undefined;

/** The key of a client: an IPv4 address, or the /64 network of an IPv6 address, which one household or server has. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
