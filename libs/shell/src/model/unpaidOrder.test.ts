import { createStorage } from '@etalage/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetUnpaidOrder,
  notePaidOrder,
  noteUnpaidOrder,
  readUnpaidOrder,
  watchPaidOrder,
  watchUnpaidOrder,
} from './unpaidOrder.ts';

const key = 'shop/checkout/unpaid-order';
let storage: ReturnType<typeof createStorage>;
beforeEach(() => void (storage = createStorage()));

describe('PAY-13 the order that went to the provider', () => {
  it('PAY-13 is kept', () => {
    expect(readUnpaidOrder(storage)).toBeUndefined();
    noteUnpaidOrder(storage, 'A');
    expect(readUnpaidOrder(storage)).toBe('A');
  });

  it('PAY-13 is forgotten when it was canceled', () => {
    noteUnpaidOrder(storage, 'A');
    forgetUnpaidOrder(storage);
    expect(storage.read(key)).toBeUndefined();
  });

  it('PAY-13 is no longer unpaid when it was paid: its number takes its place', () => {
    noteUnpaidOrder(storage, 'A');
    notePaidOrder(storage, 'A', '000000001');
    expect([readUnpaidOrder(storage), storage.read(key)]).toEqual([undefined, { paid: '000000001' }]);
  });

  it('PAY-13 another one that was paid is only forgotten', () => {
    noteUnpaidOrder(storage, 'A');
    notePaidOrder(storage, 'B', '000000002');
    expect(storage.read(key)).toBeUndefined();
  });
});

describe('PAY-13 other tabs', () => {
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => void vi.unstubAllGlobals());
  const change = (of = key) => page.dispatchEvent(Object.assign(new Event('storage'), { key: of }));

  it('PAY-13 hear of another order, until they do not listen any more', () => {
    const heard = vi.fn();
    const stop = watchUnpaidOrder(heard);
    change('shop/cart/current-cart');
    expect(heard).not.toHaveBeenCalled();
    change();
    stop();
    change();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each([
    ['hear of the number of an order that was paid', { paid: '000000001' }, [['000000001']]],
    ['hear nothing of one that was not', 'A', []],
    ['hear nothing of one that was forgotten', null, []],
    ['hear nothing of what is spoilt', {}, []],
  ])('PAY-13 %s', (_what, kept, expected) => {
    const heard = vi.fn();
    watchPaidOrder(storage, heard);
    storage.write(key, kept);
    change();
    expect(heard.mock.calls).toEqual(expected);
  });
});
