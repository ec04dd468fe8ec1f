import { clientAddress, type Trusts } from '@etalage/core/server';
import { Agent, request as plainRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { acceptedEncoding, packing } from './encoding.ts';

export type ProxyOptions = { backendUrl: string; storeCode: string; trusts: Trusts };

/** Streams a call to the backend and its answer back. */
export type Proxy = { forward(incoming: IncomingMessage, outgoing: ServerResponse): void; close(): void };

/** Not the backend's business: this hop's own, the shopper's cookies, and what the store alone may say. */
const stripped = new Set(
  (
    'connection keep-alive proxy-authorization proxy-connection te trailer transfer-encoding upgrade host cookie ' +
    'x-vs-store-code x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip forwarded x-admin-key'
  ).split(' '),
);

/** A proxy with connections that stay open. */
export function createProxy({ backendUrl, storeCode, trusts }: ProxyOptions): Proxy {
  const target = new URL(backendUrl);
  const isSecure = target.protocol === 'https:';
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true, maxSockets: 256 });
  const request = isSecure ? secureRequest : plainRequest;
  return {
    close: () => agent.destroy(),
    forward: (incoming, outgoing) => {
      const address = new URL(incoming.url ?? '/', target);
      if (!isForShoppers(address)) return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('404');
      const isSafe = /^(GET|HEAD)$/.test(incoming.method ?? '') && incoming.headers['content-length'] === undefined;
      const headers = {
        ...kept(incoming.headers),
        'x-vs-store-code': storeCode,
        'x-forwarded-for': clientAddress(incoming, trusts),
      };
      const send = () => {
        // Who left gets no answer: piping into a closed one would end the server.
        if (outgoing.destroyed) return;
        const call = request(address, { agent, method: incoming.method, headers });
        call.on('response', (answer) => {
          if (outgoing.destroyed) return void answer.destroy();
          const encoding = mayPack(address, incoming, answer)
            ? acceptedEncoding(String(incoming.headers['accept-encoding'] ?? ''))
            : 'identity';
          const pack = packing(encoding);
          if (pack === undefined) {
            outgoing.writeHead(answer.statusCode ?? 502, kept(answer.headers));
            return void pipeline(answer, outgoing, () => undefined);
          }
          const { 'content-length': _length, ...own } = kept(answer.headers);
          outgoing.writeHead(200, { ...own, 'content-encoding': encoding, vary: 'Accept-Encoding' });
          pipeline(answer, pack, outgoing, () => undefined);
        });
        // A connection that was kept open may close just as it is used again: what changes nothing is asked once more.
        call.on('error', () => {
          if (outgoing.destroyed) return;
          if (call.reusedSocket && isSafe && !outgoing.headersSent) send();
          else refuse(outgoing);
        });
        outgoing.once('close', () => call.destroy());
        if (isSafe) call.end();
        else pipeline(incoming, call, () => undefined);
      };
      send();
    },
  };
}

/** Bytes that are not worth packing. */
const fewBytes = 1024;

/** Answers of the catalogue, which are the same for everyone: at a phone's speed they take less time than their bytes. */
function mayPack({ pathname }: URL, { method }: IncomingMessage, { statusCode, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || statusCode !== 200 || headers['content-encoding'] !== undefined) return false;
  const length = Number(headers['content-length'] ?? fewBytes);
  return pathname.startsWith('/api/catalog/') && /json/.test(headers['content-type'] ?? '') && length >= fewBytes;
}

const kept = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && !stripped.has(name)));

/** What shoppers reach of the backend. `..` and its encodings are resolved by then, so nothing else can be named. */
const isForShoppers = ({ pathname }: URL): boolean => /^\/(api|img)\//.test(pathname);

/** The envelope's way to say that the backend does not answer. */
function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '5',
    'cache-control': 'no-store',
  });
  outgoing.end(JSON.stringify({ code: 503, result: 'De winkel is even niet bereikbaar. Probeer het zo nog eens.' }));
}
