import type { IncomingMessage, Server } from 'node:http';

/** Headers of every answer of a server. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(),microphone=()',
};

/** The content security policy of answers that load nothing: data, files and pages with inline styles. */
export const barePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Behind HTTPS, a browser uses nothing else for a year (RFC 6797). */
export const strictTransport: Readonly<Record<string, string>> = { 'strict-transport-security': 'max-age=31536000' };

type HeadersOf = (incoming: IncomingMessage) => Readonly<Record<string, string>>;

/**
 * Adds headers to every answer of a server; a handler may replace each of them. `ofErrors` stand on what the HTTP server
 * itself answers to what is no request.
 */
export function addToEveryAnswer(server: Server, headersOf: HeadersOf, ofErrors = securityHeaders): void {
  server.prependListener('request', (incoming, outgoing) => {
    for (const [name, value] of Object.entries(headersOf(incoming))) outgoing.setHeader(name, value);
  });
  secureClientErrors(server, ofErrors);
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers requests that are not HTTP as Node does, with the security headers. */
export function secureClientErrors(server: Server, headers = securityHeaders): void {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  });
}
