import { clientAddress, type Trusts } from '@etalage/core/server';
import { createMiddleware } from 'hono/factory';
import ipaddr from 'ipaddr.js';
import { IncomingMessage } from 'node:http';
import type { BackendEnv } from '../http/env.ts';

/** Requests within this process have no connection, and nothing that they claim counts. */
const unknown = 'unknown';

/** Says in `client` whose request it is: the address of the shopper, as far as trusted servers vouch for it. */
export const knowClient = (trusts: Trusts) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    const { incoming } = Object(c.env);
    c.set('client', incoming instanceof IncomingMessage ? networkOf(clientAddress(incoming, trusts)) : unknown);
    await next();
  });

/** One address, or the /64 that one household or server has of IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
