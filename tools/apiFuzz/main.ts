import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  aCategoryDocument,
  aColourDocument,
  aConfigurableDocument,
  aProductDocument,
  aTaxRuleDocument,
} from '../../apps/backend/src/testing/documents.ts';
import { startStack } from '../run/stack.mjs';
import { fuzzReport } from './runReport.ts';
import { findSchemathesis } from './schemathesis.ts';

/** `node tools/apiFuzz/main.ts`: schemathesis against the OpenAPI document of a backend of its own, red for any 5xx. */
const isSoak = Boolean(process.env['ETALAGE_SOAK']);
/** Calls per operation, of which there are some sixty, and the seconds that all of them may take. */
const bounds = isSoak ? { examples: 1_000, seconds: 900 } : { examples: 40, seconds: 45 };
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'response_schema_conformance',
  'content_type_conformance',
];
const base = Number(process.env['PORT_BASE'] ?? 4860);
const adminKey = 'the-key-of-a-backend-to-fuzz';
const programs = [
  { name: 'payments', offset: 10, entry: 'apps/payments/src/main.ts' },
  { name: 'backend', offset: 0, entry: 'apps/backend/src/main.ts' },
];
const documents = [
  { entity: 'attribute', document: aColourDocument() },
  { entity: 'taxrule', document: aTaxRuleDocument() },
  { entity: 'category', document: aCategoryDocument() },
  { entity: 'product', document: aProductDocument() },
  { entity: 'product', document: aConfigurableDocument() },
];

/** Runs a task with the address of a backend that has a few products and no limits. */
async function withBackend<T>(task: (address: string) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'etalage-fuzz-'));
  const env = { DATA_DIR: dataFolder, ADMIN_KEY: adminKey, SEED: '0', WARM: '0', LIMIT_FACTOR: '1000000' };
  const stack = startStack({ base, programs, env, onEnd: (line: string) => console.error(line) });
  try {
    await stack.up;
    const address = `http://127.0.0.1:${base}`;
    await fill(address);
    return await task(address);
  } finally {
    await stack.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function fill(address: string): Promise<void> {
  const body = documents.map((line) => `${JSON.stringify(line)}\n`).join('');
  const answer = await fetch(`${address}/api/admin/import`, {
    method: 'POST',
    headers: { 'x-admin-key': adminKey, 'content-type': 'application/x-ndjson' },
    body,
  });
  if (!answer.ok) throw new Error(`the backend did not take the documents: ${await answer.text()}`);
}

/** The exit code of schemathesis. */
async function fuzz(program: string, address: string, report: string): Promise<number> {
  const args = [
    ...['--config-file', join(import.meta.dirname, 'schemathesis.toml'), 'run', `${address}/openapi.json`],
    ...['--header', `x-admin-key: ${adminKey}`, '--checks', checks.join(), '--phases', 'coverage,fuzzing'],
    // More threads share one interpreter lock, and may break the parser of CPython 3.11 (python/cpython#106905).
    ...['--max-examples', String(bounds.examples), '--max-time', String(bounds.seconds), '--workers', '1'],
    ...['--request-timeout', '20', '--suppress-health-check', 'all', '--generation-database', 'none'],
    ...['--warnings', 'off', '--report', 'json', '--report-json-path', report],
    // What was red stays red until it is mended; the long form looks further each time.
    ...(isSoak ? [] : ['--seed', '1', '--no-shrink']),
  ];
  const hooks = join(import.meta.dirname, 'hooks.py');
  const env = { ...process.env, SCHEMATHESIS_HOOKS: hooks, PYTHONDONTWRITEBYTECODE: '1' };
  const child = spawn(program, args, {
    cwd: dirname(report),
    stdio: 'inherit',
    env,
    timeout: (bounds.seconds + 30) * 1000,
  });
  const code: unknown = (await once(child, 'exit'))[0];
  return typeof code === 'number' ? code : 1;
}

/** To the reader of the run, and to the run itself where it wants a report. */
function tell(report: object): void {
  const path = process.env['REPORT'];
  if (path) writeFileSync(path, JSON.stringify(report));
}

async function main(): Promise<number> {
  let program: string;
  try {
    program = findSchemathesis();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`api fuzz not run: ${reason}`);
    tell({ notRun: reason });
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), 'etalage-fuzz-report-'));
  const verdict = join(folder, 'run.json');
  try {
    const code = await withBackend((address) => fuzz(program, address, verdict));
    const report = fuzzReport(readFileSync(verdict, 'utf8'));
    tell(report);
    return code === 0 && report.failed.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
