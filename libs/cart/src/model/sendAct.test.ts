import { ApiError } from '@etalage/core';
import { describe, expect, it, vi } from 'vitest';
import { disconnectedCartApi, type CartApi } from '../api.ts';
import { aLine, aServerItem } from '../testing.ts';
import type { Act } from './acts.ts';
import type { CartLine } from './line.ts';
import { sendToCart } from './sendAct.ts';
import { UnknownCart } from './unknownCart.ts';

const cartId = aServerItem().quote_id;
const gone = new ApiError(404, 'No such entity');
const { option } = aLine();

/** A cart API that accepts every call. */
const aServer = () => ({
  ...disconnectedCartApi,
  update: vi.fn(async () => aServerItem()),
  remove: vi.fn(async (): Promise<true> => true),
  pull: vi.fn(async () => [aServerItem()]),
});
const anAdd = (line: CartLine): Act => ({ kind: 'add', taskId: 't', line });
const aRemoval = (line: CartLine): Act => ({ kind: 'remove', taskId: 't', line });

describe('SYNC-05 an update', () => {
  it('SYNC-05 of a first line names its product and what was chosen', async () => {
    const api = aServer();
    await sendToCart(api, { lines: [] }, anAdd(aLine({ quantity: 2 })));
    const cartItem = { sku: 'HD-50x100', qty: 2, prev_qty: 0, product_option: option };
    expect(api.update).toHaveBeenCalledExactlyOnceWith(undefined, { cartItem }, 't');
  });

  it('SYNC-05 of a line that the server knows names cart, line and the quantity that was seen', async () => {
    const api = aServer();
    const line = aLine({ quantity: 2, serverItemId: 7 });
    await sendToCart(api, { lines: [line], cartId }, { kind: 'set', taskId: 't', line, quantity: 5 });
    const known = { quoteId: cartId, item_id: 7 };
    const cartItem = { sku: 'HD-50x100', qty: 5, prev_qty: 2, product_option: option, ...known };
    expect(api.update).toHaveBeenCalledExactlyOnceWith(cartId, { cartItem }, 't');
  });

  const { option: _option, ...unchosen } = aLine();
  const { parentSku: _parent, ...single } = aLine();
  it.each([
    ['without a choice', unchosen],
    ['without a parent', single],
  ])('SYNC-05 of a line %s names its own sku', async (_title, line) => {
    const api = { ...aServer(), update: vi.fn<CartApi['update']>(async () => aServerItem()) };
    await sendToCart(api, { lines: [] }, anAdd(line));
    expect(api.update.mock.calls[0]?.[1].cartItem.sku).toBe('HD-50x100-wit');
  });
});

describe('SYNC-06 a removal', () => {
  const line = aLine({ serverItemId: 7 });
  const other = aLine({ sku: 'LK-1', serverItemId: 8 });

  it('SYNC-06 names cart, line and what was chosen', async () => {
    const api = aServer();
    await sendToCart(api, { lines: [line], cartId }, aRemoval(line));
    const cartItem = { sku: 'HD-50x100-wit', quoteId: cartId, item_id: 7, product_option: option };
    expect(api.remove).toHaveBeenCalledExactlyOnceWith(cartId, { cartItem }, 't');
  });

  it('SYNC-06 leaves the other lines', async () => {
    expect(await sendToCart(aServer(), { lines: [line, other], cartId }, aRemoval(line))).toEqual({
      lines: [other],
      cartId,
    });
  });

  it('SYNC-06 of a line that the server never knew asks nothing', async () => {
    expect(await sendToCart(disconnectedCartApi, { lines: [line] }, aRemoval(line))).toEqual({ lines: [] });
  });

  it('SYNC-06 of a line that the server has no more is done', async () => {
    const api = { ...aServer(), remove: () => Promise.reject(gone) };
    expect(await sendToCart(api, { lines: [line], cartId }, aRemoval(line))).toEqual({ lines: [], cartId });
  });

  it('SYNC-06 that the server refuses is not done', async () => {
    const refusal = new ApiError(400, 'Not now');
    const api = { ...aServer(), remove: () => Promise.reject(refusal) };
    await expect(sendToCart(api, { lines: [line], cartId }, aRemoval(line))).rejects.toBe(refusal);
  });
});

describe('SYNC-13 a cart of which the server says that there is no such entity', () => {
  const failing = (error: Error) => ({ ...aServer(), update: () => Promise.reject(error) });

  it('SYNC-13 is unknown when it is not there either', async () => {
    const api = { ...failing(gone), pull: () => Promise.reject(gone) };
    await expect(sendToCart(api, { lines: [], cartId }, anAdd(aLine()))).rejects.toBeInstanceOf(UnknownCart);
  });

  it('SYNC-13 is known when it is there: then the product is not', async () => {
    await expect(sendToCart(failing(gone), { lines: [], cartId }, anAdd(aLine()))).rejects.toBe(gone);
  });

  it('SYNC-13 is not asked for before there is one', async () => {
    const api = failing(gone);
    await expect(sendToCart(api, { lines: [] }, anAdd(aLine()))).rejects.toBe(gone);
    expect(api.pull).not.toHaveBeenCalled();
  });

  it('SYNC-13 is not asked for when the server refused the act', async () => {
    const refusal = new ApiError(400, 'Te veel');
    const api = failing(refusal);
    await expect(sendToCart(api, { lines: [], cartId }, anAdd(aLine()))).rejects.toBe(refusal);
    expect(api.pull).not.toHaveBeenCalled();
  });
});
