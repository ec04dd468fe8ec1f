import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDataFolder } from '../testing/aDataFolder.ts';
import { aProcess } from '../testing/aProcess.ts';
import { firstUnlessLong } from '../testing/isLong.ts';

const adminKey = 'an-admin-key-of-tests';
const isLinux = process.platform === 'linux';

const start = async (environment: Record<string, string> = {}) =>
  aProcess('main.ts', { DATA_DIR: await aDataFolder(), PORT: '0', ADMIN_KEY: adminKey, ...environment }).address();

/** The status of a GET; undefined where nobody answers. Not fetch, which lets nobody choose a Host. */
const statusOf = (address: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve) => {
    const asked = request(address, { headers, agent: false }, (answer) => resolve(answer.resume().statusCode));
    asked.once('error', () => resolve(undefined)).end();
  });

/** An address of this machine in its network; undefined where it has none. */
const networkAddress = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

let here: string;
let open: string;
/** Settings with an SMTP server, behind HTTPS. */
let inEarnest: string;
beforeAll(async () => {
  [here, open, inEarnest] = await Promise.all([
    start(),
    start({ HOST: '0.0.0.0', BOT_PROTECTION: 'off' }),
    start({ SMTP_URL: 'smtp://127.0.0.1:1', BACKEND_URL: 'https://api.example' }),
  ]);
});

describe('where the backend listens', () => {
  it.runIf(isLinux)('is this machine at 127.0.0.1 and nowhere else by default', async () => {
    expect(await statusOf(`${here}/health`)).toBe(200);
    expect(await statusOf(`${here.replace('127.0.0.1', '127.0.0.2')}/health`)).toBeUndefined();
  });

  it.runIf(isLinux)('is every address with HOST=0.0.0.0', async () => {
    expect(await statusOf(`${open.replace('127.0.0.1', '127.0.0.2')}/health`)).toBe(200);
  });
});

describe.each(['/outbox', '/outbox?format=json', '/docs', '/openapi.json'])('the developer page %s', (page) => {
  it('opens on this machine, or with the admin key', async () => {
    expect(await statusOf(here + page)).toBe(200);
    expect(await statusOf(here + page, { 'x-forwarded-for': '203.0.113.9', 'x-admin-key': adminKey })).toBe(200);
  });

  it.each([
    ['behind a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['behind a proxy of RFC 7239', { forwarded: 'for=203.0.113.9' }],
    ['behind a proxy that names the scheme alone', { 'x-forwarded-proto': 'https' }],
    ['under the name of another host, as DNS rebinding asks', { host: 'attacker.example:4000' }],
    ['with a wrong admin key', { 'x-forwarded-for': '127.0.0.1', 'x-admin-key': 'x' }],
    ['with an empty admin key', { 'x-forwarded-for': '127.0.0.1', 'x-admin-key': '' }],
  ])('does not exist %s', async (_where, headers) => {
    expect(await statusOf(here + page, headers)).toBe(404);
  });

  it('does not exist where mail goes to a mail server', async () => {
    expect(await statusOf(inEarnest + page)).toBe(404);
    expect(await statusOf(inEarnest + page, { 'x-admin-key': adminKey })).toBe(200);
  });

  it.runIf(networkAddress !== undefined)('does not exist for the network', async () => {
    expect(await statusOf(open.replace('127.0.0.1', networkAddress ?? '') + page)).toBe(404);
  });
});

describe('BOT-03 a backend that runs', () => {
  const logIn = async (address: string) => {
    const body = JSON.stringify({ username: 'jans@voorbeeld.nl', password: 'Een-wachtwoord-1' });
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    return (await fetch(`${address}/api/user/login`, options)).json();
  };

  it('BOT-03 answers 403 to a login without a token, unless its environment says otherwise', async () =>
    expect(await logIn(here)).toMatchObject({ code: 403 }));

  it('BOT-03 does not look at the token with BOT_PROTECTION=off', async () =>
    expect(await logIn(open)).toMatchObject({ code: 401 }));
});

describe('a secret that is not whole', () => {
  it.each(firstUnlessLong(['admin-key', 'token-secret', 'multisafepay-api-key']))(
    'stops the start: %s',
    async (name) => {
      const folder = await aDataFolder();
      mkdirSync(join(folder, 'secrets'));
      writeFileSync(join(folder, 'secrets', name), '');
      const { code, output } = await aProcess('main.ts', { DATA_DIR: folder, PORT: '0' }).ended;
      expect(code).toBe(1);
      expect(output).toMatch(/^backend: The secret in .+ is empty: restore it from a backup, or remove it .+\n$/u);
    },
  );

  it('stops the start when it is in the environment', async () => {
    const { code, output } = await aProcess('main.ts', { DATA_DIR: await aDataFolder(), PORT: '0', ADMIN_KEY: '' })
      .ended;
    expect([code, output]).toEqual([
      1,
      'backend: ADMIN_KEY is empty: give it at least 16 characters, or do not set it\n',
    ]);
  });
});

const answerTo = (address: string, text: string) =>
  new Promise<string>((resolve) => {
    const { port, hostname } = new URL(address);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (data) => (answer += String(data)));
    socket.on('close', () => resolve(answer.toLowerCase()));
  });

it('a connection that sends requests ahead and reads no answer is closed', async () => {
  const { hostname, port } = new URL(here);
  const socket = connect(Number(port), hostname, () =>
    socket.write('GET /openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'.repeat(1000)),
  );
  // The connection may be reset: its answers were not read.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(await statusOf(`${here}/health`)).toBe(200);
});

describe('security headers', () => {
  it('are on every answer', async () => {
    const address = here;
    const picture = '/img/310/300/resize/no/such.jpg';
    for (const path of [
      '/health',
      '/api/product',
      '/nowhere',
      picture,
      '/docs',
      '/outbox',
      '/openapi.json',
      '/api/feeds/robots.txt',
    ]) {
      const { headers } = await fetch(address + path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin']);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("default-src 'none'"),
      ]);
    }
    const wrongMethod = await fetch(`${address}/api/product`, { method: 'DELETE' });
    expect([wrongMethod.status, wrongMethod.headers.get('x-content-type-options')]).toEqual([405, 'nosniff']);
    const tooLarge = await fetch(`${address}/api/order`, {
      method: 'POST',
      headers: { connection: 'close' },
      body: 'x'.repeat(2 ** 21),
    });
    expect([tooLarge.status, tooLarge.headers.get('x-content-type-options')]).toEqual([413, 'nosniff']);
  });

  it.each([
    ['is no HTTP', 'nonsense\r\n\r\n'],
    ['has no usable address', 'GET /\\?a HTTP/1.1\r\nhost: /@\r\nconnection: close\r\n\r\n'],
  ])('are on the refusal of a request that %s', async (_what, text) => {
    const answer = await answerTo(here, text);
    expect(answer).toContain('http/1.1 400');
    expect(answer).toContain('x-content-type-options: nosniff');
  });

  it('ask for HTTPS where the backend stands behind it', async () => {
    const of = async (address: string) => (await fetch(`${address}/health`)).headers.get('strict-transport-security');
    expect(await of(here)).toBeNull();
    expect(await of(inEarnest)).toBe('max-age=31536000');
  });
});
