import { createEventBus, createStorage, UnreachableError } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { createFakeCart } from '../fakeCart.ts';
import { aLine, aNewLine } from '../testing.ts';
import { cancelActAtom } from './cancelAct.ts';
import { actAtom, addToCartAtom, removeLineAtom, setQuantityAtom } from './cartActs.ts';
import { confirmCartAtom, linesAtom, resumeCartAtom, waitingActsAtom } from './cartAtoms.ts';
import { createCartStorage } from './cartStorage.ts';
import type { CartLine } from './line.ts';
import { cartPortsAtom } from './ports.ts';

const sku = 'HD-50x100-wit';

/** A cart whose server cannot be reached until `reconnect`. */
function aCart(confirmed: readonly CartLine[] = []) {
  const store = createStore();
  const ports = { storage: createCartStorage(createStorage()), events: createEventBus(), lock: direct };
  const connect = (fake: ReturnType<typeof createFakeCart>) => store.set(cartPortsAtom, { ...ports, api: fake.api });
  const unreachable = () => Promise.reject(new UnreachableError('offline'));
  connect(createFakeCart({ update: unreachable, remove: unreachable }));
  store.set(confirmCartAtom, { lines: confirmed, cartId: '7' });
  const online = createFakeCart();
  const reconnect = async () => {
    connect(online);
    await store.set(resumeCartAtom);
    return online.calls;
  };
  return {
    store,
    reconnect,
    line: (at = 0) => store.get(linesAtom)[at] ?? expect.unreachable(),
    shown: () => store.get(linesAtom).map((line) => [line.sku, line.quantity]),
    waiting: () => store.get(waitingActsAtom).map(({ kind }) => kind),
    cancel: (at: number) => store.set(cancelActAtom, store.get(waitingActsAtom)[at]?.taskId ?? expect.unreachable()),
  };
}
const direct = <T>(act: () => Promise<T>) => act();

describe('QUEUE-13 an add that is cancelled', () => {
  it('QUEUE-13 takes along the quantity that its line was given since', async () => {
    const { store, line, shown, waiting, cancel, reconnect } = aCart();
    await store.set(addToCartAtom, aNewLine(), 1);
    await store.set(setQuantityAtom, line(), 3);
    expect([shown(), waiting()]).toEqual([[[sku, 3]], ['add', 'set']]);
    await cancel(0);
    expect([shown(), waiting(), await reconnect()]).toEqual([[], [], []]);
  });

  it('QUEUE-13 takes along the other variant that its line became, and what followed', async () => {
    const { store, line, shown, waiting, cancel } = aCart();
    await store.set(addToCartAtom, aNewLine(), 1);
    const to = aLine({ sku: 'HD-50x100-rood', option: undefined });
    await store.set(actAtom, { kind: 'set', taskId: 'variant', line: line(), quantity: 1, to });
    await store.set(setQuantityAtom, line(), 2);
    await cancel(0);
    expect([shown(), waiting()]).toEqual([[], []]);
  });

  it('QUEUE-13 leaves the changes of a line that is in the cart without it', async () => {
    const { store, line, shown, waiting, cancel } = aCart([aLine({ quantity: 1, serverItemId: 5 })]);
    await store.set(addToCartAtom, aNewLine(), 1);
    await store.set(setQuantityAtom, line(), 3);
    await cancel(0);
    expect([shown(), waiting()]).toEqual([[[sku, 3]], ['set']]);
  });

  it('QUEUE-13 leaves what was added of it later', async () => {
    const { store, line, shown, waiting, cancel } = aCart();
    await store.set(addToCartAtom, aNewLine(), 1);
    await store.set(removeLineAtom, line());
    await store.set(addToCartAtom, aNewLine(), 2);
    await store.set(setQuantityAtom, line(), 4);
    await cancel(0);
    expect([shown(), waiting()]).toEqual([[[sku, 4]], ['add', 'set']]);
  });
});
