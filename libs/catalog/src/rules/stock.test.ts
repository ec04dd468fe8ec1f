import { describe, expect, it } from 'vitest';
import { availableQuantity, remainingQuantity, stockStatus, variantStockState } from './stock.ts';

describe('STOCK-02 the status of a stock', () => {
  it.each([
    ['out of stock when is_in_stock is false', { is_in_stock: false, qty: 3 }, 1, 'out_of_stock'],
    ['ok when known and sufficient', { is_in_stock: true, qty: 3 }, 3, 'ok'],
    ['not ok when known and not sufficient', { is_in_stock: true, qty: 3 }, 4, 'out_of_stock'],
    ['volatile without a record', undefined, 1, 'volatile'],
    ['volatile when the record does not say', { qty: 3 }, 1, 'volatile'],
    ['ok when stock is not managed', { is_in_stock: false, qty: 0, manage_stock: false }, 9, 'ok'],
    ['ok when stock is not managed and the record says nothing else', { manage_stock: false }, 9, 'ok'],
    ['the same from numbers and text', { is_in_stock: '0', qty: '3' }, 1, 'out_of_stock'],
  ])('%s', (_what, stock, quantity, status) => expect(stockStatus(stock, quantity)).toBe(status));
});

describe('VAR-10 the stock state of a variant', () => {
  it.each([
    [{ is_in_stock: true, qty: 1 }, 'ok'],
    [{ is_in_stock: false, qty: 0 }, 'out_of_stock'],
    [undefined, 'ok'],
  ])('VAR-10 of %j is %s', (stock, state) => expect(variantStockState(stock)).toBe(state));
});

describe('STOCK-07 the remaining quantity', () => {
  it.each([
    ['is told at the threshold', { is_in_stock: true, qty: 5, manage_stock: true }, 5],
    ['is told below it', { is_in_stock: true, qty: 1, manage_stock: true }, 1],
    ['is not told above it', { is_in_stock: true, qty: 6, manage_stock: true }, undefined],
    ['is not told when stock is not managed', { is_in_stock: true, qty: 3, manage_stock: false }, undefined],
    ['is not told when sold out', { is_in_stock: false, qty: 3, manage_stock: true }, undefined],
    ['is not told when it is not known', undefined, undefined],
    ['is not told of nothing', { is_in_stock: true, qty: 0, manage_stock: true }, undefined],
    ['is not told without a quantity', { is_in_stock: true, manage_stock: true }, undefined],
  ])('%s', (_what, stock, remaining) => expect(remainingQuantity(stock)).toBe(remaining));
});

describe('STOCK-10 the most that can be ordered', () => {
  it.each([
    ['is what is there', { is_in_stock: true, qty: 3 }, 3],
    ['is nothing when sold out', { is_in_stock: false, qty: 3 }, 0],
    ['is not limited when stock is not managed', { is_in_stock: true, qty: 3, manage_stock: false }, Infinity],
    ['is not limited when it is not known', undefined, Infinity],
    ['is not limited when the record does not say whether it is in stock', { qty: 3 }, Infinity],
    ['is not limited when it is in stock without a quantity', { is_in_stock: true }, Infinity],
    ['is not limited when it is in stock with none: its variants decide', { is_in_stock: true, qty: 0 }, Infinity],
  ])('%s', (_what, stock, max) => expect(availableQuantity(stock)).toBe(max));
});
