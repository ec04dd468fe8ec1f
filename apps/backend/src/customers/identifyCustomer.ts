import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refuse } from '../http/envelope.ts';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { CustomerRow } from './tables.ts';
import { customerOfToken } from './tokens.ts';
import { words } from './words.ts';

/** The token of a request, in its header or its query (API-06); empty for a guest. */
export function tokenOf(c: Context<BackendEnv>): string {
  const bearer = /^Bearer\s+(\S+)$/iu.exec(c.req.header('authorization') ?? '')?.[1];
  return bearer ?? c.req.query('token') ?? '';
}

/**
 * Middleware that sets `customer`: whose token a request carries, read when it is first asked for; undefined for a guest. It
 * rejects with 401 for a token that is expired, unknown or of another store view.
 */
export const identifyCustomer = (ports: Pick<Ports, 'database' | 'clock'>) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    let found: Promise<CustomerRow | undefined> | undefined;
    c.set('customer', () => (found ??= find(ports, c, tokenOf(c))));
    await next();
  });

async function find(
  ports: Pick<Ports, 'database' | 'clock'>,
  c: Context<BackendEnv>,
  token: string,
): Promise<CustomerRow | undefined> {
  if (token === '') return undefined;
  return (await customerOfToken(ports, c.var.store, token)) ?? refuse(401, words.expired);
}

/** Lets a token of the body count, where the contract has it there and the request has no other. */
export function takeToken(
  ports: Pick<Ports, 'database' | 'clock'>,
  c: Context<BackendEnv>,
  token: string | null,
): void {
  if (token && tokenOf(c) === '') c.set('customer', () => find(ports, c, token));
}

/** Middleware that refuses guests with 401, before anything that they send is read. */
export const customersOnly = createMiddleware<BackendEnv>(async (c, next) => {
  await signedIn(c);
  await next();
});

/** The customer who makes a request; refuses guests with 401. */
export async function signedIn(c: Context<BackendEnv>): Promise<CustomerRow> {
  return (await c.var.customer()) ?? refuse(401, words.notSignedIn);
}
