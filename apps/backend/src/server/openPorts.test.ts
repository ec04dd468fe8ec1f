import type { SearchRequest, SearchResponse } from '@etalage/catalog/contract';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { aFolder } from '../testing/aBackend.ts';
import { movedWith, openSearchEngine } from './openPorts.ts';

it.each([
  [5000, 'http://localhost:4001', 'http://localhost:5001'],
  [4000, 'http://localhost:4003', 'http://localhost:4003'],
  [5000, 'https://dagvondst.example', 'https://dagvondst.example'],
])('with PORT_BASE %i shoppers who come back from paying find %s at %s', (base, address, moved) => {
  expect(movedWith(base, address)).toBe(moved);
});

describe('SRCH-35 the search engine of a backend', () => {
  const question: SearchRequest = {
    store: 'dailydeal',
    entity: 'product',
    scope: { visibility: [], status: [] },
    filters: [],
  };
  const open = (elasticsearchUrl?: string) =>
    openSearchEngine({ elasticsearchUrl, dataFolder: aFolder() }, createLogger('silent'));

  it('SRCH-35 is waited for 1000 ms, where it is its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const engine = await open();
    const answers: SearchResponse[] = [];
    const asking = engine.search(question).then((answer) => answers.push(answer));
    // No thread can answer meanwhile: nothing else runs until these are over.
    vi.advanceTimersByTime(999);
    await Promise.resolve();
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(1);
    await asking;
    expect(answers).toEqual([{ total: 0, hits: [], unreachable: true }]);
    vi.useRealTimers();
    await engine.close();
  });

  it('SRCH-35 has less than 1000 ms to answer, where it is a cluster', async () => {
    const asked: string[] = [];
    const cluster = createServer((request, answer) => {
      void text(request).then((body) => {
        asked.push(body);
        answer.writeHead(200, { 'x-elastic-product': 'Elasticsearch', 'content-type': 'application/json' });
        answer.end(JSON.stringify({ hits: { total: { value: 7 }, hits: [] } }));
      });
    });
    await once(cluster.listen(0, '127.0.0.1'), 'listening');
    const address = cluster.address();
    const engine = await open(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    expect((await engine.search(question)).total).toBe(7);
    const times = asked.map((body) => parseInt(body.split('"timeout":"')[1] ?? '', 10));
    expect(times).toHaveLength(1);
    expect(times[0]).toBeGreaterThan(0);
    expect(times[0]).toBeLessThan(1000);
    await engine.close();
    cluster.closeAllConnections();
    cluster.close();
  });
});
