import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createBackend } from '../backend.ts';
import { products } from '../catalog/tables.ts';
import type { Checkpoints } from '../checkpoints.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../orders/tables.ts';
import { paymentBookings } from '../payments/tables.ts';
import type { Ports } from '../ports.ts';
import { holdFolder } from '../server/dataFolder.ts';
import { readSettings } from '../server/environment.ts';
import { openPorts } from '../server/openPorts.ts';
import { stock } from '../stock/tables.ts';
import { fillShelf } from '../testing/shelf.ts';

/** A backend on disk that ends itself, as `kill -9` would, when it reaches the point that `/test/arm` named. */
const bomb = { at: '' };
const checkpoints: Checkpoints = {
  reached: (name) => {
    if (name !== bomb.at) return;
    process.kill(process.pid, 'SIGKILL');
    return new Promise<void>(() => undefined);
  },
};

/** What is in the database, for the test to compare with what it bought. */
async function countAll(database: Database) {
  const shelves = await database.select().from(stock).where(eq(stock.sku, 'HD'));
  return {
    orders: (await database.select().from(orders)).map(({ number, orderKey, status }) => ({
      number,
      orderKey,
      status,
    })),
    bookings: (await database.select().from(paymentBookings)).length,
    pieces: shelves.find(({ storeId }) => storeId === 1)?.quantity ?? 0,
    imported: (await database.select({ id: products.id }).from(products).where(eq(products.storeId, 2))).length,
  };
}

const settings = readSettings(process.env);
holdFolder(settings.dataFolder);
const { ports: opened } = await openPorts(settings, process.env);
const ports: Ports = { ...opened, checkpoints };
const { database } = ports;
if ((await database.select().from(products)).length === 0) await fillShelf(database);
const backend = createBackend(ports);
const app = new Hono()
  .get('/test/state', async (c) => c.json(await countAll(database)))
  .post('/test/arm/:at', (c) => {
    bomb.at = c.req.param('at');
    return c.json(bomb);
  })
  .route('/', backend.app);
const jobs = backend.work.filter(({ name }) => ['fresh mail', 'mail tried before', 'refunds'].includes(name));
for (const { begin } of jobs) await begin?.();
async function workOn(): Promise<void> {
  await Promise.all(jobs.map(({ act }) => act()));
  setTimeout(() => void workOn(), 300);
}
serve({ fetch: app.fetch, port: settings.port, hostname: '127.0.0.1' }, () => void workOn());
