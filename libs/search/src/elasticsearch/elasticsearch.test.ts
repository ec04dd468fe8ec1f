import { describe } from 'vitest';
import { describeSearchEngine } from '../engine/testing/conformance.ts';
import { createElasticsearchEngine } from './elasticsearchEngine.ts';

const url = process.env['ELASTICSEARCH_URL'];

describe.skipIf(url === undefined)('on a cluster', { timeout: 60_000 }, () => {
  describeSearchEngine('Elasticsearch', () =>
    createElasticsearchEngine({ url: url ?? '', prefix: `test${Date.now()}`, timeout: 10_000 }),
  );
});
