import { eq } from 'drizzle-orm';
import { placedOrder } from '@etalage/checkout/contract';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { freePort, startServer, type Server } from '../killTest/processes.ts';
import { readMarker, writeMarker } from '../shop/marker.ts';
import { openShop } from '../shop/openShop.ts';
import { aFolder, testAdminKey } from '../testing/aBackend.ts';
import { aDataFolder } from '../testing/aDataFolder.ts';
import { aProcess, type TestProcess } from '../testing/aProcess.ts';
import { anOrder, aShop } from '../testing/aShop.ts';
import { isLong } from '../testing/isLong.ts';
import { fillShelf } from '../testing/shelf.ts';
import { stock } from '../stock/tables.ts';

const envelope = v.object({ code: v.number(), result: v.unknown() });
const found = v.object({ total: v.number() });
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The calls of shoppers at a running backend. */
function shopperAt(address: string) {
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', 'x-vs-store-code': 'dailydeal' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return v.parse(envelope, await (await fetch(address + path, init)).json());
  };
  const newCart = async () => v.parse(v.string(), (await call('POST', '/api/cart/create')).result);
  const put = (cartId: string) =>
    call('POST', `/api/cart/update?cartId=${cartId}`, { cartItem: { sku: 'HD', qty: 2 } });
  const order = async () => {
    const cartId = await newCart();
    const answer = await call('POST', '/api/order', anOrder(cartId));
    return { cartId, ...v.parse(placedOrder, answer.result) };
  };
  const lines = async (cartId: string) => (await call('GET', `/api/cart/pull?cartId=${cartId}`)).result;
  const statusOf = async ({ cartId, backendOrderId }: { cartId: string; backendOrderId: string }) =>
    (await call('GET', `/api/ext/checkout/order-status?cartId=${cartId}&orderId=${backendOrderId}`)).code;
  const pay = ({ cartId, backendOrderId }: { cartId: string; backendOrderId: string }) =>
    call('POST', '/api/ext/multisafepay/payment-url', { cartId, orderId: backendOrderId });
  return { call, newCart, put, order, lines, statusOf, pay };
}

type Placed = Awaited<ReturnType<ReturnType<typeof shopperAt>['order']>>;

const settings = { LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' };
const run = (program: string, dataFolder: string, ...args: string[]) =>
  aProcess(program, { DATA_DIR: dataFolder, ...settings }, args).ended;
const backup = (dataFolder: string, ...args: string[]) => run('backup/main.ts', dataFolder, ...args);
const restore = (dataFolder: string, ...args: string[]) => run('restore/main.ts', dataFolder, ...args);
const mailsIn = (dataFolder: string) => readdirSync(join(dataFolder, 'outbox')).filter((name) => name.endsWith('.eml'));
const confirmationsOf = (orders: readonly Placed[]) =>
  orders.map(({ orderNumber }) => expect.stringContaining(`.${orderNumber}@`));

const moreDamage: [string, (copy: string) => void][] = [
  ['is cut off at its first half', (copy) => truncateSync(copy, Math.floor(statSync(copy).size / 2))],
  ['is empty', (copy) => truncateSync(copy, 0)],
  ['is no archive', (copy) => writeFileSync(copy, 'a picture of the shop')],
];

describe('npm run backup and npm run restore', () => {
  let data: string;
  const file = join(aFolder(), 'backups', 'shop.tar.gz');
  const before: Placed[] = [];
  const meanwhile: Placed[] = [];
  let backend: TestProcess;
  let openCart: string;
  let saved: { code: unknown; output: string };
  let provider: Server | undefined;
  let providerUrl: string;

  beforeAll(async () => {
    data = await aDataFolder();
    const { database, close } = await openShop({ dataFolder: data, databaseUrl: undefined });
    await fillShelf(database);
    await database.update(stock).set({ quantity: 100_000 }).where(eq(stock.sku, 'HD'));
    await close();
    mkdirSync(join(data, 'originals/o/w'), { recursive: true });
    writeFileSync(join(data, 'originals/o/w/own.gif'), picture);
    const port = await freePort();
    providerUrl = `http://127.0.0.1:${port}`;
    provider = await startServer('apps/payments/src/main.ts', port, { DATA_DIR: data, BASE_URL: providerUrl });
    backend = aProcess('main.ts', { DATA_DIR: data, PORT: '0', MULTISAFEPAY_URL: providerUrl, ...settings });
    const shopper = shopperAt(await backend.address());
    openCart = await shopper.newCart();
    await shopper.put(openCart);
    for (let count = 0; count < 5; count += 1) before.push(await shopper.order());
    for (const placed of before) expect(await shopper.pay(placed)).toMatchObject({ code: 200 });
    await vi.waitFor(() => expect(mailsIn(data)).toHaveLength(5), { timeout: 60_000 });
    let isOver = false;
    const shopping = async () => {
      while (!isOver) {
        meanwhile.push(await shopper.order());
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const running = shopping();
    saved = await backup(data, file);
    isOver = true;
    await running;
    expect(saved).toMatchObject({ code: 0 });
  }, 240_000);
  afterAll(() => provider?.stop());

  it('saves a running shop, which goes on taking orders', async () => {
    expect(saved).toMatchObject({ code: 0, output: expect.stringContaining(`${file}: `) });
    expect(meanwhile.length).toBeGreaterThan(3);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await vi.waitFor(() => expect(readdirSync(join(data, 'snapshots'))).toEqual([]));
  });

  it('makes the same shop of it in an empty folder', { timeout: 240_000 }, async () => {
    const restored = join(aFolder(), 'data');
    const { code, output } = await restore(restored, file);
    expect([code, output]).toEqual([0, expect.stringContaining('all as they were')]);
    expect(readMarker(restored)).toEqual(readMarker(data));
    for (const name of ['admin-key', 'token-secret', 'multisafepay-api-key'])
      expect(readFileSync(join(restored, 'secrets', name), 'utf8')).toBe(
        readFileSync(join(data, 'secrets', name), 'utf8'),
      );
    expect(readFileSync(join(restored, 'originals/o/w/own.gif')).equals(picture)).toBe(true);

    expect(mailsIn(restored)).toEqual(expect.arrayContaining(confirmationsOf(before)));

    const book = new DatabaseSync(join(restored, 'payments/payments.sqlite'));
    expect(
      book
        .prepare('select order_id from transactions order by 1')
        .all()
        .map(({ order_id }) => order_id),
    ).toEqual(before.map(({ orderNumber }) => orderNumber));
    book.close();

    const second = aProcess('main.ts', { DATA_DIR: restored, PORT: '0', MULTISAFEPAY_URL: providerUrl, ...settings });
    const shopper = shopperAt(await second.address());
    expect(await shopper.call('GET', '/api/product?sku=HD')).toMatchObject({ code: 200 });
    expect(await shopper.lines(openCart)).toEqual([expect.objectContaining({ sku: 'HD', qty: 2 })]);
    for (const placed of before) expect(await shopper.statusOf(placed)).toBe(200);
    const kept = await Promise.all(meanwhile.map(shopper.statusOf));
    // All up to one moment, and none after it.
    expect(kept.toSorted()).toEqual(kept);
    const restoredOrders = [...before, ...meanwhile.filter((_placed, at) => kept[at] === 200)];
    const isSent = () => expect(mailsIn(restored)).toEqual(expect.arrayContaining(confirmationsOf(restoredOrders)));
    await vi.waitFor(isSent, { timeout: 60_000 });
    const search = `${await second.address()}/api/catalog/etalage_dailydeal/product/_search?request=%7B%7D`;
    const isFound = async () => expect(v.parse(found, await (await fetch(search)).json()).total).toBeGreaterThan(0);
    await vi.waitFor(isFound, { timeout: 60_000 });

    const numbers = [...before, ...meanwhile].map(({ orderNumber }) => Number(orderNumber));
    const { orderNumber } = await shopper.order();
    expect(Number(orderNumber)).toBeGreaterThan(Math.max(...numbers));
    second.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });

  it.runIf(isLong)('saves a shop that does not run', async () => {
    backend.kill('SIGTERM');
    await backend.ended;
    const again = join(aFolder(), 'again.tar.gz');
    expect(await backup(data, again)).toMatchObject({ code: 0 });
    const restored = aFolder();
    expect(await restore(restored, again)).toMatchObject({ code: 0 });
    expect(mailsIn(restored).toSorted()).toEqual(mailsIn(data).toSorted());
  });

  it('overwrites no backup, and saves nothing where there is no shop', async () => {
    const size = statSync(file).size;
    expect(await backup(data, file)).toEqual({ code: 1, output: `backup: ${file} is there already\n` });
    expect(statSync(file).size).toBe(size);
    const empty = aFolder();
    expect(await backup(empty, join(empty, 'x.tar.gz'))).toEqual({
      code: 1,
      output: `backup: There is no shop in DATA_DIR ${empty}\n`,
    });
    expect(readdirSync(empty)).toEqual([]);
  });

  it('restores over no folder that holds anything', async () => {
    const shop = join(aFolder(), 'data');
    writeMarker(shop, { state: 'ready', id: 'another' });
    const { code, output } = await restore(shop, file);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^restore: DATA_DIR .* is not empty \(shop\.json\): .*\n$/),
    ]);
    expect(readdirSync(shop)).toEqual(['shop.json']);
  });

  it.each<[string, (copy: string) => void]>([
    ['is cut off', (copy) => truncateSync(copy, statSync(copy).size - 1000)],
    ['has a wrong byte', (copy) => writeFileSync(copy, changedAt(readFileSync(copy), 0.4))],
    ['is not there', () => undefined],
    ...(isLong ? moreDamage : []),
  ])('leaves no shop of a backup that %s', async (title, damage) => {
    const copy = join(aFolder(), 'copy.tar.gz');
    if (title !== 'is not there') cpSync(file, copy);
    damage(copy);
    const target = join(aFolder(), 'data');
    const { code, output } = await restore(target, copy);
    expect([code, output]).toEqual([1, expect.stringMatching(/^restore: [^\n]*\n$/)]);
    expect(existsSync(target)).toBe(false);
  });

  it.runIf(isLong)(
    'begins anew with a restore that was killed, on which no backend starts',
    { timeout: 120_000 },
    async () => {
      const target = join(aFolder(), 'data');
      const first = aProcess('restore/main.ts', { DATA_DIR: target, ...settings }, [file]);
      await expect.poll(() => existsSync(join(target, 'database')), { timeout: 60_000, interval: 5 }).toBe(true);
      first.kill('SIGKILL');
      await first.ended;
      expect(readMarker(target)).toMatchObject({ state: 'restoring' });
      expect(await run('main.ts', target)).toMatchObject({
        code: 3,
        output: expect.stringContaining('was interrupted'),
      });
      expect(await restore(target, file)).toMatchObject({
        code: 0,
        output: expect.stringContaining('all as they were'),
      });
      expect(readMarker(target)).toEqual(readMarker(data));
    },
  );
});

/** A copy whose byte at a part of its length is another. */
function changedAt(content: Buffer, part: number): Buffer {
  const at = Math.floor(content.length * part);
  content.writeUInt8(content.readUInt8(at) ^ 0xff, at);
  return content;
}

it('needs the admin key', async () => {
  const shop = await aShop();
  expect(await shop.call('POST', '/api/admin/backup')).toMatchObject({ status: 401 });
  expect(await shop.call('POST', '/api/admin/backup', undefined, { 'x-admin-key': testAdminKey })).toMatchObject({
    status: 422,
  });
});
