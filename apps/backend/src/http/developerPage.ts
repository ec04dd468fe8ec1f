import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { Ports } from '../ports.ts';
import { hasAdminKey } from './adminKey.ts';
import { refuse } from './envelope.ts';
import type { BackendEnv } from './env.ts';

const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/u;
/** DNS rebinding leads a page of another host here, but its requests keep the name of that host. */
const loopbackHost = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/iu;
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request comes from this machine and not through a proxy on it; false where the connection is not known. */
function isLocal(c: Context): boolean {
  if (!('incoming' in Object(c.env))) return false;
  if (proxyHeaders.some((name) => c.req.header(name) !== undefined)) return false;
  return loopbackHost.test(c.req.header('host') ?? '') && loopbackAddress.test(getConnInfo(c).remote.address ?? '');
}

/**
 * Shows pages for developers to requests from this machine while mail stays on it, and to those with the admin key; for
 * anyone else they do not exist.
 */
export const developerPage = ({ secrets, smtpUrl }: Pick<Ports, 'secrets' | 'smtpUrl'>) =>
  createMiddleware<BackendEnv>(async (c, next) => {
    const isOpen = smtpUrl === undefined && isLocal(c);
    if (!isOpen && !hasAdminKey(c, secrets.adminKey)) refuse(404, 'Dit adres bestaat niet.');
    c.header('cache-control', 'no-store');
    await next();
  });
