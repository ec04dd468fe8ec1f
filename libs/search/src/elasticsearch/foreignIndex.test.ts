import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UnknownStoreError, type SearchEngine } from '../engine/port.ts';
import { generatedProducts } from '../engine/testing/products.ts';
import { aQuestion } from '../engine/testing/questions.ts';
import { createElasticsearchEngine } from './elasticsearchEngine.ts';
import { indexTemplate } from './indexing.ts';

const headers = { 'content-type': 'application/vnd.elasticsearch+json', 'x-elastic-product': 'Elasticsearch' };
const gone = { error: { type: 'index_not_found_exception', reason: 'no such index' }, status: 404 };
const sevenFound = { hits: { total: { value: 7 }, hits: [] } };
const refusal = { error: { type: 'search_phase_execution_exception', reason: 'all shards failed' }, status: 400 };

/** A cluster that has an index under the name of the alias, with these fields. */
let properties: object;
let aliasActions: unknown;
/** What the next searches are answered, before all others are refused. */
let answers: [number, object][];
/** The paths that it was asked for, with `new` in place of what a new index is called. */
let asked: string[];
/** For how many milliseconds it was asked to search. */
let times: number[];

async function answerTo(request: IncomingMessage): Promise<[number, object]> {
  const url = request.url ?? '';
  asked.push(url.replace(/\?.*/, '').replace(/-\d{13}-\w+/, '-new'));
  if (url.includes('_search')) {
    times.push(parseInt(JSON.stringify(await json(request)).split('"timeout":"')[1] ?? '', 10));
    return answers.shift() ?? [400, refusal];
  }
  if (url.startsWith('/_alias/')) return [200, { 'shop_one_product-1': { aliases: { shop_one_product: {} } } }];
  if (url.includes('_mapping')) return [200, { shop_one_product: { mappings: { properties } } }];
  if (url === '/shop_one_product/_alias') return [200, { shop_one_product: { aliases: {} } }];
  if (url === '/_aliases') {
    aliasActions = await json(request);
    return [200, { acknowledged: true }];
  }
  await text(request);
  return [200, url.includes('_bulk') ? { errors: false, items: [] } : {}];
}

const cluster = createServer((request, answer) => {
  void answerTo(request).then(([status, body]) => answer.writeHead(status, headers).end(JSON.stringify(body)));
});
let engine: SearchEngine;
beforeEach(async () => {
  [answers, asked, times] = [[], [], []];
  await once(cluster.listen(0, '127.0.0.1'), 'listening');
  const address = cluster.address();
  engine = createElasticsearchEngine({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
});
afterEach(async () => {
  await engine.close();
  cluster.closeAllConnections();
  cluster.close();
});

it('SRCH-35 an index of other fields is none', async () => {
  properties = { ...indexTemplate.mappings.properties, price: { type: 'text' } };
  await expect(engine.search(aQuestion({ text: 'handdoek' }))).rejects.toThrow(UnknownStoreError);
  expect(await engine.isFit?.('one', 'product')).toBe(false);
});

it('SRCH-35 an index of our fields, and of those that documents brought, is ours', async () => {
  const own = { properties: { kleur: { type: 'keyword' } } };
  properties = { ...indexTemplate.mappings.properties, own, more: { type: 'keyword' } };
  await expect(engine.search(aQuestion({ text: 'handdoek' }))).rejects.not.toThrow(UnknownStoreError);
  expect(await engine.isFit?.('one', 'product')).toBe(true);
});

it('SRCH-35 a replacement takes the place of an index that stands where the alias belongs', async () => {
  await engine.replaceAll('one', 'product', generatedProducts(3));
  expect(aliasActions).toEqual({
    actions: [
      { remove_index: { index: 'shop_one_product' } },
      { add: { index: expect.stringMatching(/^shop_one_product-\d{13}-/), alias: 'shop_one_product' } },
    ],
  });
});

it('SRCH-34 all is written to an index beside the live one, and can be found before that takes its place', async () => {
  await engine.replaceAll('one', 'product', generatedProducts(3));
  expect(asked.filter((path) => /_bulk|_refresh|_aliases/.test(path))).toEqual([
    '/shop_one_product-new/_bulk',
    '/shop_one_product-new/_refresh',
    '/_aliases',
  ]);
});

it('SRCH-21, SRCH-35 a cluster has less than 1000 ms to answer', async () => {
  answers = [[200, sevenFound]];
  await engine.search(aQuestion({ size: 1 }));
  expect(times).toHaveLength(1);
  expect(times[0]).toBeGreaterThan(0);
  expect(times[0]).toBeLessThan(1000);
});

it('SRCH-21 a cluster whose time is over answers what it has found until then', async () => {
  answers = [[200, { ...sevenFound, timed_out: true }]];
  expect(await engine.search(aQuestion({ size: 1 }))).toEqual({ total: 7, hits: [] });
});

const sevenTimes = (answer: [number, object]) => Array.from({ length: 7 }, () => answer);

it('SRCH-34 a question is repeated while the alias leads to an index that was removed', async () => {
  answers = [...sevenTimes([404, gone]).slice(0, 3), [200, sevenFound]];
  expect((await engine.search(aQuestion({ size: 1 }))).total).toBe(7);
});

it('SRCH-34 an alias that goes on leading nowhere is no answer, and not an empty one', async () => {
  answers = sevenTimes([404, gone]);
  expect(await engine.search(aQuestion({ size: 1 }))).toMatchObject({ unreachable: true });
});
