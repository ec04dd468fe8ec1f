import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { aQuestion } from '../engine/testing/questions.ts';
import { createElasticsearchEngine } from './elasticsearchEngine.ts';

const headers = { 'content-type': 'application/vnd.elasticsearch+json', 'x-elastic-product': 'Elasticsearch' };
const noIndex = JSON.stringify({ error: { type: 'index_not_found_exception', reason: 'no such index' }, status: 404 });

it('SRCH-35 all that one question takes is within its time, also to find out why there is no index', async () => {
  const cluster = createServer(({ url = '' }, answer) => {
    const [after, status, body] = url.includes('_search') ? [100, 404, noIndex] : [300, 200, '{}'];
    setTimeout(() => answer.writeHead(status, headers).end(body), after);
  });
  await once(cluster.listen(0, '127.0.0.1'), 'listening');
  const address = cluster.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const engine = createElasticsearchEngine({ url: `http://127.0.0.1:${port}`, timeout: 400 });
  expect(await engine.search(aQuestion({ text: 'handdoek' }))).toMatchObject({ total: 0, unreachable: true });
  await engine.close();
  cluster.closeAllConnections();
  cluster.close();
});
