import { referenceHeader } from '@etalage/core';
import { clientAddress, isForwardingIgnored, type Trusts } from '@etalage/core/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { Agent, request, type Dispatcher } from 'undici';
import { acceptedEncoding, packing } from './encoding.ts';
import type { Report } from './report.ts';

/** Milliseconds that the backend may take. */
export type ProxyTimeouts = {
  /** To open a connection, including TLS. */
  connect: number;
  /** From the end of the request to the headers of the response. */
  firstByte: number;
  /** Between two chunks of the response body. */
  stall: number;
};

export type ProxyOptions = {
  backendUrl: string;
  storeCode: string;
  trusts: Trusts;
  /** What a call is told when the backend does not answer. */
  unreachable: string;
  report: Report;
  timeouts?: ProxyTimeouts;
  warn?: (message: string) => void;
};

/** Streams a call to the backend and its answer back. */
export type Proxy = { forward(incoming: IncomingMessage, outgoing: ServerResponse): void; close(): void };

const defaultTimeouts: ProxyTimeouts = { connect: 2_000, firstByte: 10_000, stall: 10_000 };

/** Not the backend's business: this hop's own, the shopper's cookies, and what the store alone may say. */
const stripped = new Set(
  (
    'connection keep-alive proxy-authorization proxy-connection te trailer transfer-encoding upgrade expect host cookie ' +
    'x-vs-store-code x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip forwarded x-admin-key'
  ).split(' '),
);

const untrustedProxy =
  'X-Forwarded-For of a request was ignored, because its sender is not in TRUST_PROXY: if it is a proxy before this store, ' +
  'all of its shoppers share the limits of one client until TRUST_PROXY lists it';

/** A proxy with connections that stay open. */
export function createProxy(options: ProxyOptions): Proxy {
  const { backendUrl, storeCode, trusts, unreachable, report, timeouts = defaultTimeouts, warn } = options;
  const target = new URL(backendUrl);
  let hasWarned = false;
  const warnOnce = () => {
    if (!hasWarned) warn?.(untrustedProxy);
    hasWarned = true;
  };
  const dispatcher = new Agent({
    allowH2: false,
    connect: { timeout: timeouts.connect },
    headersTimeout: timeouts.firstByte,
    bodyTimeout: timeouts.stall,
  });
  return {
    close: () => void dispatcher.destroy(),
    forward: (incoming, outgoing) => {
      const address = new URL(incoming.url ?? '/', target);
      if (!isForShoppers(address)) return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('404');
      if (outgoing.destroyed) return;
      const left = new AbortController();
      outgoing.once('close', () => left.abort());
      const { method = 'GET', headers } = incoming;
      const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
      const isSafe = !hasBody && (method === 'GET' || method === 'HEAD');
      if (isForwardingIgnored(incoming, trusts)) warnOnce();
      const own = { 'x-vs-store-code': storeCode, 'x-forwarded-for': clientAddress(incoming, trusts) };
      const call = {
        ...{ dispatcher, signal: left.signal, method },
        headers: { ...kept(headers), ...own },
        body: hasBody ? incoming : null,
      };
      request(address, call)
        // A connection that was kept open may close just as it is used again: what changes nothing is asked once more.
        .catch((error: unknown) => (isSafe && isClosed(error) ? request(address, call) : Promise.reject(error)))
        .then((answer) => sendOn(answer, address, incoming, outgoing))
        .catch((error: unknown) => {
          // The client closed the connection: not a failure of the backend.
          if (outgoing.destroyed) return;
          refuse(outgoing, unreachable, report(error, address.pathname));
        });
    },
  };
}

/** Whether the other side closed the connection. */
const isClosed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(String(error.code));

/** Sends the backend's answer, packed where that is worth it. */
function sendOn(answer: Dispatcher.ResponseData, address: URL, incoming: IncomingMessage, outgoing: ServerResponse) {
  const isPacked = mayPack(address, incoming, answer);
  const encoding = isPacked ? acceptedEncoding(incoming.headers['accept-encoding']) : 'identity';
  const headers = kept(answer.headers);
  if (isPacked) headers['vary'] = 'Accept-Encoding';
  const pack = packing(encoding);
  if (pack === undefined) {
    outgoing.writeHead(answer.statusCode, headers);
    return void pipeline(answer.body, outgoing, () => undefined);
  }
  const { 'content-length': _length, ...own } = headers;
  outgoing.writeHead(200, { ...own, 'content-encoding': encoding });
  pipeline(answer.body, pack, outgoing, () => undefined);
}

/** Bytes that are not worth packing. */
const fewBytes = 1024;

/** Answers of the catalogue, which are the same for everyone: at a phone's speed they take less time than their bytes. */
function mayPack(
  { pathname }: URL,
  { method }: IncomingMessage,
  { statusCode, headers }: Dispatcher.ResponseData,
): boolean {
  if (method !== 'GET' || statusCode !== 200 || headers['content-encoding'] !== undefined) return false;
  const length = Number(headers['content-length'] ?? fewBytes);
  return pathname.startsWith('/api/catalog/') && /json/.test(String(headers['content-type'])) && length >= fewBytes;
}

const kept = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && !stripped.has(name)));

/** What shoppers reach of the backend. `..` and its encodings are resolved by then, so nothing else can be named. */
const isForShoppers = ({ pathname }: URL): boolean => /^\/(api|img)\//.test(pathname);

/** The envelope's way to say that the backend does not answer. */
function refuse(outgoing: ServerResponse, result: string, reference: string): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '5',
    'cache-control': 'no-store',
    [referenceHeader]: reference,
  });
  outgoing.end(JSON.stringify({ code: 503, result }));
}
