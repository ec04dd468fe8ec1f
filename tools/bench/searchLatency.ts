import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Finding } from './goals.ts';

const latencies = v.record(v.string(), v.object({ p50: v.number(), p99: v.number() }));
/** What one question at a time may take; eight at a time share two cores with the askers and have no goal. */
const goals: Record<string, { p50: number; p99: number }> = {
  'category + facets': { p50: 25, p99: 25 },
  'filtered category': { p50: 25, p99: 25 },
  'text + facets': { p50: 5, p99: 20 },
};

/** Median and 99th percentile of the embedded engine over the generated products of a store, in milliseconds. */
export async function searchLatency(dataDirectory: string, store: string): Promise<Finding[]> {
  const documents = join(dataDirectory, 'generated', store, 'products.jsonl');
  const script = join(import.meta.dirname, '../benchSearch.ts');
  const output = execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--conditions=@etalage/source', script, '--json', documents],
    { encoding: 'utf8' },
  );
  const found = v.parse(latencies, JSON.parse(output));
  return Object.entries(found).flatMap(([query, { p50, p99 }]) => [
    { what: `search ${query}, p50`, value: p50, goal: goals[query]?.p50 ?? Infinity, unit: 'ms' },
    { what: `search ${query}, p99`, value: p99, goal: goals[query]?.p99 ?? Infinity, unit: 'ms' },
  ]);
}
