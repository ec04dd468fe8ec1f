import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

const key = { MULTISAFEPAY_API_KEY: 'a-key-of-the-tests' };

it('listens ten above PORT_BASE unless PORT says otherwise', () => {
  expect(readSettings(key)).toMatchObject({ port: 4010, publicUrl: 'http://localhost:4010' });
  expect(readSettings({ ...key, PORT_BASE: '5000' }).port).toBe(5010);
  expect(readSettings({ ...key, PORT_BASE: '5000', PORT: '6000' }).port).toBe(6000);
  expect([readSettings(key).host, readSettings({ ...key, HOST: '0.0.0.0' }).host]).toEqual(['127.0.0.1', '0.0.0.0']);
  expect(() => readSettings({ PORT: 'abc' })).toThrow("PORT must be a port number, not 'abc'");
});

it('makes a key once and keeps it', () => {
  const first = readSettings({ DATA_DIR: folder }).apiKey;
  expect(first).toMatch(/^[0-9a-f]{48}$/u);
  expect(readSettings({ DATA_DIR: folder }).apiKey).toBe(first);
});

it('starts with no key that is empty or too short', () => {
  expect(() => readSettings({ MULTISAFEPAY_API_KEY: '' })).toThrow('MULTISAFEPAY_API_KEY is empty');
  const path = join(mkdtempSync(join(folder, 'short-')), 'secrets');
  mkdirSync(path);
  writeFileSync(join(path, 'multisafepay-api-key'), 'k');
  expect(() => readSettings({ DATA_DIR: join(path, '..') })).toThrow('has only 1 characters');
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
