import { describe, expect, it } from 'vitest';
import type { StockItem } from './contract/stock.ts';
import { checkStock, type StockApi } from './stockApi.ts';

const item: StockItem = { product_id: 7, qty: 3, is_in_stock: true, manage_stock: true };
/** A shop that answers this item to a check, and these to a list. */
const answering = (check: StockItem | undefined, list: StockItem[] = []): StockApi => ({
  stockCheck: async () => check,
  stockList: async () => list,
});
const check = async (found: StockItem | undefined, quantity = 1) =>
  (await checkStock(answering(found), [{ sku: 'A', quantity, taskId: 't1' }]))[0];

describe('STOCK-01 a stock check result', () => {
  it.each([
    ['qty', 3],
    ['status', 'ok'],
    ['is_in_stock', true],
    ['manage_stock', true],
    ['task_id', 't1'],
    ['product_sku', 'A'],
  ])('STOCK-01 has %s', async (field, value) => expect(await check(item)).toHaveProperty(field, value));

  it.each([
    ['ok', 'enough', item, 3],
    ['out_of_stock', 'nothing', { ...item, is_in_stock: false }, 1],
    ['out_of_stock', 'too little', item, 4],
    ['volatile', 'no answer', undefined, 1],
  ])('STOCK-01, STOCK-02 has the status %s of %s', async (status, _what, found, quantity) =>
    expect(await check(found, quantity)).toHaveProperty('status', status),
  );
});

it('STOCK-01 each of several has its own task_id, product_sku, qty and status', async () => {
  const list = [1, 2].map((id) => ({ ...item, product_id: id, qty: id }));
  const questions = [1, 2].map((id) => ({ sku: `S${id}`, productId: id, quantity: 2, taskId: `t${id}` }));
  const flags = { is_in_stock: true, manage_stock: true };
  expect(await checkStock(answering(undefined, list), questions)).toEqual([
    { ...flags, product_sku: 'S1', task_id: 't1', qty: 1, status: 'out_of_stock' },
    { ...flags, product_sku: 'S2', task_id: 't2', qty: 2, status: 'ok' },
  ]);
});

it('STOCK-01 each of several that are known by their sku alone has its own qty and status', async () => {
  const pieces: Record<string, number> = { S1: 1, S2: 2 };
  const api: StockApi = { stockCheck: async (sku) => ({ ...item, qty: pieces[sku] ?? 0 }), stockList: async () => [] };
  const questions = ['S1', 'S2'].map((sku) => ({ sku, quantity: 2 }));
  expect(await checkStock(api, questions)).toMatchObject([
    { product_sku: 'S1', qty: 1, status: 'out_of_stock' },
    { product_sku: 'S2', qty: 2, status: 'ok' },
  ]);
});

it('STOCK-03 several are matched by product_id', async () => {
  const list = [{ ...item, product_id: 2, qty: 20 }];
  const questions = [1, 2].map((productId) => ({ sku: `S${productId}`, productId, quantity: 1 }));
  const results = await checkStock(answering(undefined, list), questions);
  expect(results.map(({ product_sku, qty }) => [product_sku, qty])).toEqual([
    ['S1', undefined],
    ['S2', 20],
  ]);
});

it('STOCK-02 a check that fails leaves the stock unknown', async () => {
  const failing: StockApi = { stockCheck: () => Promise.reject(new TypeError()), stockList: async () => [] };
  expect(await checkStock(failing, [{ sku: 'A', quantity: 1 }])).toEqual([{ product_sku: 'A', status: 'volatile' }]);
});

it('STOCK-02 a list that fails leaves the stock of all that it asked for unknown', async () => {
  const failing: StockApi = { stockCheck: async () => item, stockList: () => Promise.reject(new TypeError()) };
  const questions = [1, 2].map((productId) => ({ sku: `S${productId}`, productId, quantity: 1 }));
  expect(await checkStock(failing, questions)).toEqual([
    { product_sku: 'S1', status: 'volatile' },
    { product_sku: 'S2', status: 'volatile' },
  ]);
});
