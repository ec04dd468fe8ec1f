import { describe, expect, it, vi } from 'vitest';
import { allowedLines } from './allowedLines.ts';

const lines = [
  { sku: 'GENOEG', quantity: 2 },
  { sku: 'OP', quantity: 1 },
  { sku: 'TE-WEINIG', quantity: 3 },
  { sku: 'NIET-VAN-ONS', quantity: 1 },
];
const stock = new Map([
  ['GENOEG', { is_in_stock: true, qty: 2, manage_stock: true }],
  ['OP', { is_in_stock: false, qty: 0, manage_stock: true }],
  ['TE-WEINIG', { is_in_stock: true, qty: 2, manage_stock: true }],
]);

describe('STOCK-09 what is out of stock and in the cart already', () => {
  it('STOCK-09 stays there, without a question', async () => {
    const read = vi.fn(async () => stock);
    expect(await allowedLines(lines, read)).toEqual(lines);
    expect(read).not.toHaveBeenCalled();
  });

  it('STOCK-09 leaves where the setting is off', async () => {
    const left = await allowedLines(lines, async () => stock, false);
    expect(left.map(({ sku }) => sku)).toEqual(['GENOEG', 'NIET-VAN-ONS']);
  });

  it('STOCK-09 is asked for by its skus where the setting is off', async () => {
    const read = vi.fn(async () => stock);
    await allowedLines(lines, read, false);
    expect(read).toHaveBeenCalledExactlyOnceWith(['GENOEG', 'OP', 'TE-WEINIG', 'NIET-VAN-ONS']);
  });

  it('STOCK-09 is not asked for by an empty cart', async () => {
    const read = vi.fn(async () => stock);
    expect(await allowedLines([], read, false)).toEqual([]);
    expect(read).not.toHaveBeenCalled();
  });
});
