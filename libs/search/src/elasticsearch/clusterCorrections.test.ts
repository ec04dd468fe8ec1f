import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aQuestion } from '../engine/testing/questions.ts';
import { createElasticsearchEngine } from './elasticsearchEngine.ts';

const headers = { 'content-type': 'application/vnd.elasticsearch+json', 'x-elastic-product': 'Elasticsearch' };
const nothing = JSON.stringify({ hits: { total: { value: 0 }, hits: [] } });
const near = readFileSync(new URL('compiled/corrections.answer.json', import.meta.url), 'utf8');
/** Treats every word as one of the catalogue. */
const known = near.replaceAll(/"doc_count": 0/gu, '"doc_count": 1');

/** Corrections from a cluster that finds no product for the text; `words` answers which corrections the catalogue has. */
async function suggestionsOf(words: string): Promise<readonly string[] | undefined> {
  const cluster = createServer((request, answer) => {
    void text(request).then((asked) => answer.writeHead(200, headers).end(asked.includes('"known"') ? words : nothing));
  });
  await once(cluster.listen(0, '127.0.0.1'), 'listening');
  const address = cluster.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const engine = createElasticsearchEngine({ url: `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await engine.close();
    cluster.closeAllConnections();
    cluster.close();
  });
  return (await engine.search(aQuestion({ text: 'badhandoeken wit 3m', suggest: true }))).suggestions;
}

describe('SRCH-30 a text of which a cluster finds nothing', () => {
  it('SRCH-30 gets the nearest word of the catalogue in place of one that nothing has', async () =>
    expect(await suggestionsOf(near)).toEqual(['badhanddoek wit 3']));

  it('SRCH-30 gets no other word for those that have hits', async () => expect(await suggestionsOf(known)).toEqual([]));
});
