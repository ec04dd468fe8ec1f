import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgres } from '../../apps/backend/src/testing/postgresServer.ts';
import { startStack } from '../run/stack.mjs';
import { stores } from '../run/stores.mjs';
import { simpleSkus, visit, type Sample } from './visit.ts';

/**
 * `npm run load -- [--shoppers 50] [--seconds 60] [--pause 3000] [--postgres] [--carts 150]`: shoppers in all stores at once,
 * with a think time of about `--pause` milliseconds between two steps (docs/decisions/0022-fifty-shoppers.md). With `--carts` it fails
 * when the slowest hundredth of the calls of carts takes more milliseconds.
 */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
    pause: { type: 'string', default: '3000' },
    postgres: { type: 'boolean', default: false },
    carts: { type: 'string', default: 'Infinity' },
  },
});
/** Ramp-up in milliseconds: about the length of a visit, so that the shoppers do not all order at the same moment. */
const rampUp = 7 * Number(values.pause);
const base = Number(process.env['PORT_BASE'] ?? 4800);
const dataFolder = mkdtempSync(join(tmpdir(), 'etalage-load-'));
const samples: Sample[] = [];

/** The Postgres server of the load; undefined for the database in the data folder. Throws when there is none to be had. */
async function database() {
  if (!values.postgres) return undefined;
  const server = await findPostgres();
  if (!server) throw new Error('--postgres: no DATABASE_URL, no installed or embedded server');
  return server;
}

const server = await database();
const stack = startStack({
  base,
  env: {
    DATA_DIR: dataFolder,
    TRUST_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1',
    WARM: '0',
    OUTPUT_CACHE: process.env['OUTPUT_CACHE'] ?? 'on',
    // A shopper here does in a minute what others do in an hour.
    LIMIT_FACTOR: '1000',
    ...(server ? { DATABASE_URL: server.url } : {}),
  },
  onEnd: (line: string) => console.error(line),
});
try {
  await stack.up;
  const shops = await Promise.all(stores.map(openShop));
  const end = Date.now() + rampUp + Number(values.seconds) * 1000;
  await Promise.all(Array.from({ length: Number(values.shoppers) }, (_, number) => goShopping(shops, number, end)));
} finally {
  await stack.stop();
  server?.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
report();

async function openShop({ code, offset }: { code: string; offset: number }) {
  const origin = `http://localhost:${base + offset}`;
  return { store: code, origin, skus: await simpleSkus(origin, code) };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

/** One visit after another until `end` (epoch milliseconds); every third one buys. */
async function goShopping(shops: readonly Shop[], number: number, end: number): Promise<void> {
  const shop = shops[number % shops.length];
  if (shop === undefined) return;
  const shopper = {
    ...shop,
    client: `203.0.113.${number + 1}`,
    record: (sample: Sample) => void samples.push(sample),
  };
  await delay(rampUp * Math.random());
  const pause = () => delay(Number(values.pause) * (0.5 + Math.random()));
  for (let visits = 0; Date.now() < end; visits += 1) await visit(shopper, pause, visits % 3 === 0);
}

function report(): void {
  const percentile = (times: number[], share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.log('\n| request | count | p50 ms | p99 ms | problems |\n| --- | --- | --- | --- | --- |');
  for (const kind of new Set(samples.map((sample) => sample.kind))) {
    const own = samples.filter((sample) => sample.kind === kind);
    const times = own.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const problems = own.filter(({ problem }) => problem !== undefined).length;
    console.log(`| ${kind} | ${own.length} | ${percentile(times, 0.5)} | ${percentile(times, 0.99)} | ${problems} |`);
  }
  const problems = samples.flatMap(({ kind, problem }) => (problem === undefined ? [] : [`${kind}: ${problem}`]));
  for (const line of [...new Set(problems)].slice(0, 30)) console.log(line);
  const ofCarts = samples.filter(({ kind }) => kind.startsWith('cart '));
  const slowest = percentile(
    ofCarts.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other),
    0.99,
  );
  console.log(
    `\n${samples.length} requests, ${problems.length} problems; p99 of ${ofCarts.length} calls of carts: ${slowest} ms`,
  );
  process.exitCode = problems.length === 0 && samples.length > 0 && slowest <= Number(values.carts) ? 0 : 1;
}
