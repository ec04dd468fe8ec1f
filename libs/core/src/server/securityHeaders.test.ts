import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { addToEveryAnswer, securityHeaders } from './securityHeaders.ts';

let server: Server | undefined;
afterEach(() => void server?.close().closeAllConnections());

async function listen(): Promise<number> {
  server = createServer((incoming, outgoing) => {
    if (incoming.url === '/own') outgoing.writeHead(404, { 'referrer-policy': 'no-referrer' });
    outgoing.end();
  });
  addToEveryAnswer(server, () => securityHeaders);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What the server answers to a text, whole. */
const answerTo = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(answer.toLowerCase()));
  });

it('gives an answer the headers that it does not set itself', async () => {
  const port = await listen();
  const plain = await fetch(`http://127.0.0.1:${port}/`);
  for (const [name, value] of Object.entries(securityHeaders)) expect(plain.headers.get(name)).toBe(value);
  const own = await fetch(`http://127.0.0.1:${port}/own`);
  expect([own.status, own.headers.get('referrer-policy')]).toEqual([404, 'no-referrer']);
  expect(own.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['that is no HTTP', 'nonsense\r\n\r\n', '400 bad request'],
  ['with too many headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, '431 request header'],
])('gives the refusal of a request %s the headers', async (_what, text, status) => {
  const answer = await answerTo(await listen(), text);
  expect(answer).toContain(`http/1.1 ${status}`);
  for (const [name, value] of Object.entries(securityHeaders)) expect(answer).toContain(`${name}: ${value}\r\n`);
});
