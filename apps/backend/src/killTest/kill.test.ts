import { placedOrder, type OrderRequest } from '@etalage/checkout/contract';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aDataFolder } from '../testing/aDataFolder.ts';
import { aProductDocument } from '../testing/documents.ts';
import { anOrder } from '../testing/aShop.ts';
import { isLong } from '../testing/isLong.ts';
import { linesAtServer, newShopper, shopAtRandom, type Ask } from './cartShoppers.ts';
import { freePort, startServer, type Server } from './processes.ts';

/** How often each point is hit. */
const hits = isLong ? 15 : 1;
const patience = 120_000 + hits * 30_000;

const folder = await aDataFolder();
const apiKey = 'kill-test-key-of-payments';
const adminKey = 'kill-test-key-of-admins';
let provider: Server;
let providerPort: number;
let backendPort: number;
let backend: Server;
/** Whatever was started, also when a later step of the setup fails. */
const started: Server[] = [];
const start: typeof startServer = async (...server) => {
  const running = await startServer(...server);
  started.push(running);
  return running;
};

const startBackend = async (): Promise<void> => {
  backend = await start('apps/backend/src/killTest/backendToKill.ts', backendPort, {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    LIMIT_FACTOR: '1000',
    MULTISAFEPAY_URL: provider.address,
    MULTISAFEPAY_API_KEY: apiKey,
    ADMIN_KEY: adminKey,
  });
};

beforeAll(async () => {
  [providerPort, backendPort] = [await freePort(), await freePort()];
  provider = await start('apps/payments/src/main.ts', providerPort, {
    DATA_DIR: folder,
    MULTISAFEPAY_API_KEY: apiKey,
    BASE_URL: `http://127.0.0.1:${providerPort}`,
  });
  await startBackend();
}, patience);

afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
});

const envelope = v.object({ code: v.number(), result: v.unknown() });
const state = v.object({
  orders: v.array(v.object({ number: v.string(), orderKey: v.string(), status: v.string() })),
  bookings: v.number(),
  pieces: v.number(),
  imported: v.number(),
});

/** Asks as a client does: when the connection breaks, it waits until the shop is back and asks the same again. */
async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const request = () =>
    fetch(`${backend.address}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const answer = await request().catch(async () => {
    await backend.ended;
    await startBackend();
    return request();
  });
  const read = v.parse(envelope, await answer.json());
  expect(read).toMatchObject({ code: 200 });
  return read.result;
}

const arm = (point: string) => fetch(`${backend.address}/test/arm/${encodeURIComponent(point)}`, { method: 'POST' });

const stateNow = async () => v.parse(state, await (await fetch(`${backend.address}/test/state`)).json());

const outbox = join(folder, 'outbox');
/** The confirmations of an order; the folder comes with the first mail. */
const mailsOf = (number: string) =>
  (existsSync(outbox) ? readdirSync(outbox) : []).filter(
    (file) => file.startsWith('order-confirmation.') && file.includes(number) && file.endsWith('.eml'),
  );

/** Waits for what comes by itself: a notification that is sent again, a mail. */
async function eventually(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It never came');
}

/** A whole purchase; the backend may die anywhere on the way. Answers what was bought. */
async function purchase(crashAt: string): Promise<{ sent: OrderRequest; number: string }> {
  const armed = backend;
  const cartId = v.parse(v.string(), await ask('POST', '/api/cart/create'));
  const sent = anOrder(cartId);
  const placed = v.parse(placedOrder, await ask('POST', '/api/order', sent));
  if (crashAt === 'mail.afterSend') await eventually(() => !armed.isRunning());
  const reference = { cartId, orderId: placed.backendOrderId };
  const page = v.parse(v.string(), await ask('POST', '/api/ext/multisafepay/payment-url', reference));
  await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'completed', notification: 'double' }),
    redirect: 'manual',
  });
  if (crashAt === 'webhook.afterCommit') await eventually(() => !armed.isRunning());
  if (!backend.isRunning()) await startBackend();
  return { sent, number: placed.orderNumber ?? '' };
}

/** Sends 100 new products to another store view; the connection may break on the way. */
async function importProducts(hit: number): Promise<boolean> {
  const lines = Array.from({ length: 100 }, (_, index) => {
    const id = 1000 + hit * 100 + index;
    const document = aProductDocument({ id, sku: `K-${id}`, url_key: `k-${id}`, url_path: `k-${id}.html` });
    return JSON.stringify({ entity: 'product', document });
  });
  const request = {
    method: 'POST',
    headers: { 'x-admin-key': adminKey, 'x-vs-store-code': 'fashion' },
    body: lines.join('\n'),
  };
  const answer = await fetch(`${backend.address}/api/admin/import`, request).catch(() => undefined);
  return answer?.ok === true;
}

/** In the short form the first and the last, each of which restarts a backend. */
const points = [
  'order.beforeCommit',
  ...(isLong ? ['order.afterCommit', 'payment.betweenOrderAndProvider', 'webhook.afterCommit'] : []),
  'mail.afterSend',
];

describe('a backend that is killed', () => {
  it.each(points)(
    'at %s keeps one order, one booking, the right stock and one mail',
    { timeout: patience },
    async (crashAt) => {
      for (let hit = 0; hit < hits; hit += 1) {
        const before = await stateNow();
        await arm(crashAt);
        const crashed = backend;
        const { sent, number } = await purchase(crashAt);
        expect(crashed.isRunning()).toBe(false);
        const mine = async () => (await stateNow()).orders.filter(({ orderKey }) => orderKey === sent.order_id);
        await eventually(async () => (await mine())[0]?.status === 'processing');
        await eventually(() => mailsOf(number).length > 0);
        expect(v.parse(placedOrder, await ask('POST', '/api/order', sent)).orderNumber).toBe(number);
        const after = await stateNow();
        expect(await mine()).toEqual([{ number, orderKey: sent.order_id, status: 'processing' }]);
        expect(after.orders).toHaveLength(before.orders.length + 1);
        expect(after.bookings).toBe(before.bookings + 1);
        expect(after.pieces).toBe(before.pieces - 1);
        expect(mailsOf(number)).toHaveLength(1);
      }
    },
  );

  it('IMPORT-02 amid an import leaves all of it or nothing', { timeout: patience }, async () => {
    for (let hit = 0; hit < hits; hit += 1) {
      await arm('import/written');
      expect(await importProducts(hit)).toBe(false);
      await backend.ended;
      await startBackend();
      expect((await stateNow()).imported).toBe(100 * hit);
      expect(await importProducts(hit)).toBe(true);
      expect((await stateNow()).imported).toBe(100 * (hit + 1));
    }
  });

  it('amid 200 random acts on carts leaves each as its shopper made it', { timeout: patience }, async () => {
    for (let hit = 0; hit < hits; hit += 1) {
      const shoppers = await Promise.all([1, 2, 3, 4].map(() => newShopper(askAgain)));
      const killAfter = 20 + Math.floor(Math.random() * 160);
      let acts = 0;
      const shop = async (shopper: (typeof shoppers)[number]) => {
        while (acts < 200) {
          acts += 1;
          const answer = shopAtRandom(askAgain, shopper);
          if (acts === killAfter) await backend.stop();
          const item = await answer;
          if (item !== undefined) expect(item.qty).toBe(shopper.lines.get(item.sku));
        }
      };
      const killed = backend;
      await Promise.all(shoppers.map(shop));
      expect(killed.isRunning()).toBe(false);
      for (const shopper of shoppers) expect(await linesAtServer(askAgain, shopper)).toEqual(shopper.lines);
    }
  });
});

let revived: Promise<void> | undefined;
/** Asks until there is an answer: whoever finds the backend dead starts it, once for all. */
const askAgain: Ask = async (path, body, more) => {
  const request = () =>
    fetch(`${backend.address}${path}`, {
      headers: { 'content-type': 'application/json', ...more },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  const answer = await request().catch(async () => {
    revived ??= backend.ended.then(startBackend).finally(() => (revived = undefined));
    await revived;
    return request();
  });
  const read = v.parse(envelope, await answer.json());
  expect(read).toMatchObject({ code: 200 });
  return read.result;
};
