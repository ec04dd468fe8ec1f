import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders, strictTransport } from '@etalage/core/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'payments-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the provider as a process of its own, behind this public address. */
async function start(publicUrl: string): Promise<URL> {
  const program = join(import.meta.dirname, 'main.ts');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const child = spawn(process.execPath, ['--conditions=@etalage/source', program], {
      env: { ...process.env, DATA_DIR: folder, PORT: String(port), BASE_URL: publicUrl },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(child);
    const isUp = await new Promise<boolean>((resolve) => {
      child.stdout.once('data', () => resolve(true));
      child.once('exit', () => resolve(false));
    });
    if (isUp) return new URL(`http://127.0.0.1:${port}`);
  }
  throw new Error('No port is free');
}

/** The status line and headers of the answer to a text, in small letters. */
const answerTo = ({ port }: URL, text: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve((answer.split('\r\n\r\n')[0] ?? '').toLowerCase()));
  });

const request = (line: string, body = '') =>
  `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

const answers: [string, number, string][] = [
  ['its health', 200, request('GET /health')],
  ['an unknown page', 404, request('GET /nowhere')],
  ['an unknown payment page', 404, request('GET /connect/unknown')],
  ['a form for an unknown payment', 404, request('POST /connect/unknown', 'outcome=completed')],
  ['a call without key', 401, request('GET /v1/json/gateways')],
  ['an order that is no JSON', 401, request('POST /v1/json/orders', '{')],
  ['a method that it does not know', 404, request('DELETE /health')],
  ['what is no HTTP', 400, 'nonsense\r\n\r\n'],
  ['too many headers', 431, `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`],
];

describe('security headers of the provider', () => {
  let address: URL;
  beforeAll(async () => {
    address = await start('http://localhost:4010');
  });

  it.each(answers)('are on the answer to %s (%i)', async (_what, status, text) => {
    const head = await answerTo(address, text);
    expect(head).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const name of [...Object.keys(securityHeaders), 'content-security-policy'])
      expect(head).toContain(`\r\n${name}: `);
    expect(head).toContain('\r\nx-content-type-options: nosniff');
    expect(head).not.toContain('strict-transport-security');
  });
});

it('the provider asks for HTTPS on every answer where it stands behind it', async () => {
  const address = await start('https://pay.example');
  for (const [, , text] of answers) {
    const head = await answerTo(address, text);
    for (const [name, value] of Object.entries(strictTransport)) expect(head).toContain(`${name}: ${value}`);
  }
});
