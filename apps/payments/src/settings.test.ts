import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { openStorage } from './storage.ts';
import { anOrder } from './testing.ts';
import { createOrderRequest } from './contract.ts';
import * as v from 'valibot';

const folder = mkdtempSync(join(tmpdir(), 'payments-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('listens ten above PORT_BASE unless PORT says otherwise', () => {
  expect(readSettings({ MULTISAFEPAY_API_KEY: 'k' })).toMatchObject({ port: 4010, publicUrl: 'http://localhost:4010' });
  expect(readSettings({ MULTISAFEPAY_API_KEY: 'k', PORT_BASE: '5000' }).port).toBe(5010);
  expect(readSettings({ MULTISAFEPAY_API_KEY: 'k', PORT_BASE: '5000', PORT: '6000' }).port).toBe(6000);
  expect(() => readSettings({ PORT: 'abc' })).toThrow("PORT must be a port number, not 'abc'");
});

it('makes a key once and keeps it', () => {
  const first = readSettings({ DATA_DIR: folder }).apiKey;
  expect(first).toMatch(/^[0-9a-f]{40}$/u);
  expect(readSettings({ DATA_DIR: folder }).apiKey).toBe(first);
});

it('keeps its payments on disk', () => {
  const request = v.parse(createOrderRequest, anOrder());
  const book = openStorage(folder);
  book.insert({ request, pageKey: 'p', now: 1, expiresAt: 2 });
  book.close();
  const again = openStorage(folder);
  expect(again.byOrderId('100000001')).toMatchObject({ status: 'initialized', page_key: 'p' });
  again.close();
});
