import { createStorage, type Storage } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { createFakeCart } from '../fakeCart.ts';
import { aLine, aNewLine } from '../testing.ts';
import { linesAtom, loadCartAtom, resumeCartAtom } from './cartAtoms.ts';
import { createCartStorage } from './cartStorage.ts';
import { noteAdd } from './noteAdd.ts';
import { cartPortsAtom } from './ports.ts';
import { currentCartKey, hasWaitingActs, readCartCount, waitingActsKey } from './storedCart.ts';
import { toStored } from './toStored.ts';

const sheet = () => aNewLine({ sku: 'LK-1', option: undefined, parentSku: undefined, name: 'Laken' });

describe('HEADER-06 the count of the stored cart', () => {
  /** Three towels that the server confirmed, with acts that wait. */
  function aStored(...acts: object[]): Storage {
    const storage = createStorage();
    storage.write(currentCartKey, [toStored(aLine({ quantity: 3 }))]);
    storage.write(waitingActsKey, acts);
    return storage;
  }
  const towel = toStored(aLine({ quantity: 2 }));
  const other = toStored({ ...sheet(), quantity: 1 });

  it.each([
    ['without acts', [], 3, 1],
    ['with more of a line', [{ kind: 'add', line: towel }], 5, 1],
    ['with another line', [{ kind: 'add', line: other }], 4, 2],
    ['with a line that is added twice', [other, other].map((line) => ({ kind: 'add', line })), 5, 2],
    ['with a new quantity', [{ kind: 'set', line: towel, quantity: 7 }], 7, 1],
    ['with a line removed', [{ kind: 'remove', line: towel }], 0, 0],
    ['with an entry that is no act', [{ kind: 'add' }], 3, 1],
  ])('%s', (_what, acts, pieces, lines) => {
    expect(readCartCount(aStored(...acts))).toBe(pieces);
    expect(readCartCount(aStored(...acts), 'items')).toBe(lines);
  });
});

it.each([['x'], [null], [{ sku: 'A', qty: '3' }]])(
  'HEADER-06 a stored entry that is no line counts nothing: %j',
  (entry) => {
    const storage = createStorage();
    storage.write(currentCartKey, [entry]);
    expect(readCartCount(storage)).toBe(0);
  },
);

describe('an add that is noted without the cart’s code', () => {
  function aTab(storage: Storage, fake = createFakeCart()) {
    const store = createStore();
    const lock = <T>(act: () => Promise<T>): Promise<T> => act();
    store.set(cartPortsAtom, { api: fake.api, storage: createCartStorage(storage), lock });
    const shown = () => store.get(linesAtom).map(({ sku, quantity }) => [sku, quantity]);
    return { store, fake, shown };
  }

  it('is sent once, and is a line then', async () => {
    const storage = createStorage();
    expect(noteAdd(storage, aNewLine(), 2)).toBe(true);
    expect(hasWaitingActs(storage)).toBe(true);
    const { store, fake, shown } = aTab(storage);
    await store.set(resumeCartAtom);
    await store.set(resumeCartAtom);
    expect(fake.items.map(({ qty }) => qty)).toEqual([2]);
    expect(shown()).toEqual([['HD-50x100-wit', 2]]);
    expect(hasWaitingActs(storage)).toBe(false);
  });

  it('is found by a cart that was connected before', async () => {
    const storage = createStorage();
    const { store, fake } = aTab(storage);
    store.set(loadCartAtom);
    noteAdd(storage, aNewLine(), 1);
    await store.set(resumeCartAtom);
    expect(fake.items.map(({ qty }) => qty)).toEqual([1]);
  });

  it('is sent once by two tabs', async () => {
    const storage = createStorage();
    const fake = createFakeCart();
    const tabs = [aTab(storage, fake), aTab(storage, fake)];
    noteAdd(storage, aNewLine(), 1);
    for (const { store } of tabs) await store.set(resumeCartAtom);
    expect(fake.items.map(({ qty }) => qty)).toEqual([1]);
  });

  it.each([
    ['an error', { errors: { variants: 'Kies een maat' } }],
    ['no price', { price: 0 }],
    ['no stock', { stock: { is_in_stock: false } }],
  ])('is not stored for a product with %s', (_what, differences) => {
    const storage = createStorage();
    expect(noteAdd(storage, aNewLine(differences), 1)).toBe(false);
    expect(hasWaitingActs(storage)).toBe(false);
  });
});
