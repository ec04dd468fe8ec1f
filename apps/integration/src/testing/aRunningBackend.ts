import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { aDataFolder } from '../../../backend/src/testing/aDataFolder.ts';
import { aProcess } from '../../../backend/src/testing/aProcess.ts';

const adminKey = 'test-admin-key-of-a-running-backend';

/**
 * A backend in a process of its own, for tests of pages: a test with a DOM cannot hold a database. `fetch` takes the place of
 * the browser's.
 */
export async function aRunningBackend(environment: Record<string, string> = {}) {
  const started = aProcess('main.ts', {
    DATA_DIR: await aDataFolder(),
    ADMIN_KEY: adminKey,
    PORT: '0',
    LIMIT_FACTOR: '1000000',
    BOT_PROTECTION: 'off',
    ...environment,
  });
  const address = await started.address();
  const send = (path: string, options: Parameters<typeof sendTo>[1] = {}) => sendTo(`${address}${path}`, options);
  const json = async (path: string, headers: Record<string, string> = {}) =>
    JSON.parse(String((await send(path, { headers: { ...headers, 'x-admin-key': adminKey } })).body));
  return {
    fetch: async (input: Request | string | URL, init?: RequestInit) => {
      const asked = new Request(input, init);
      const { pathname, search } = new URL(asked.url);
      const { status, headers, body } = await send(`${pathname}${search}`, {
        method: asked.method,
        headers: Object.fromEntries(asked.headers),
        body: await asked.text(),
      });
      return new Response(body, { status, headers });
    },
    /** The newest mail of a kind to a recipient, as text, once it is written. */
    mailTo: async (recipient: string, kind: string): Promise<string> => {
      const list = v.parse(outbox, await json('/outbox?format=json')).result;
      const found = list.find((mail) => mail.recipient === recipient && mail.kind === kind);
      if (found === undefined) throw new Error(`No mail of the kind ${kind} to ${recipient}`);
      return String((await send(`/outbox/${found.id}?format=text`, { headers: { 'x-admin-key': adminKey } })).body);
    },
    /** Posts something as the owner of the shop. */
    admin: async (path: string, body: string, type = 'application/json', storeCode = 'dailydeal'): Promise<void> => {
      const owner = { 'x-admin-key': adminKey, 'x-vs-store-code': storeCode, 'content-type': type };
      const answer = await send(path, { method: 'POST', headers: owner, body });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${String(answer.body)}`);
    },
    kill: () => started.kill('SIGKILL'),
  };
}

const outbox = v.object({ result: v.array(v.object({ id: v.string(), kind: v.string(), recipient: v.string() })) });

/** In milliseconds. */
const longestSilence = 20_000;

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

async function sendTo(address: string, { method = 'GET', headers = {}, body = '' }: Sent) {
  // Node sends the body of a DELETE without its length, unless it is told.
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const asked = request(address, { method, headers: { ...headers, ...length, connection: 'close' } });
  // A call that is never answered fails its own test, and does not hold up those after it.
  asked.setTimeout(longestSilence, () => asked.destroy(new Error(`${method} ${address} had no answer`)));
  asked.end(body);
  const [answer] = await once(asked, 'response');
  return {
    status: Number(answer.statusCode),
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    body: await buffer(answer),
  };
}
