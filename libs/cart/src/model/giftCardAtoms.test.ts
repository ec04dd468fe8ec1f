import { ApiError, createEventBus, createStorage, UnreachableError } from '@etalage/core';
import { cart as cartConstants } from '@etalage/core/constants';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeCart } from '../fakeCart.ts';
import type { GiftCardApi } from '../giftCardApi.ts';
import { aNewLine, someTotals } from '../testing.ts';
import { addToCartAtom } from './cartActs.ts';
import { createCartStorage } from './cartStorage.ts';
import { applyGiftCardAtom, giftCardsAtom, removeGiftCardAtom } from './giftCardAtoms.ts';
import { cartPortsAtom, type CartPorts } from './ports.ts';

type Options = Partial<CartPorts> & { isConnected?: boolean; refuses?: Error };

/** A cart of one towel at the server, and a gift card's calls that keep what they were asked. */
async function aCart({ isConnected = true, refuses, ...ports }: Options = {}) {
  const asked: string[] = [];
  const note = (act: string) => async (_cartId: string, code: string) => {
    asked.push(`${act} ${code}`);
    if (refuses !== undefined) throw refuses;
    return true as const;
  };
  const api: GiftCardApi = {
    apply: note('apply'),
    remove: note('remove'),
    check: () => expect.unreachable(),
  };
  const extension = { gift_codes: ['AB12'], gift_cards: [{ code: 'AB12', amount: 10 }] };
  const totals = someTotals();
  totals.total_segments.push({ code: 'amasty_giftcard', title: '', value: -10, extension_attributes: extension });
  const cart = createFakeCart({ totals: async () => structuredClone(totals) });
  const store = createStore();
  const storage = createCartStorage(createStorage());
  store.set(cartPortsAtom, { api: cart.api, storage, events: createEventBus(), ...ports });
  if (isConnected) await store.set(addToCartAtom, aNewLine());
  cart.calls.length = 0;
  return { store, api, asked, calls: cart.calls };
}

const acts = [
  ['apply', applyGiftCardAtom],
  ['remove', removeGiftCardAtom],
] as const;

describe.each(acts)('GIFT-01 %s', (name, act) => {
  it(`GIFT-01 ${name} is sent when totals sync is enabled and the cart is connected`, async () => {
    const { store, api, asked } = await aCart();
    await store.set(act, api, 'AB12');
    expect(asked).toEqual([`${name} AB12`]);
  });

  it(`GIFT-01 ${name} is not sent when totals sync is disabled`, async () => {
    const { store, api, asked } = await aCart({ syncsTotals: false });
    await expect(store.set(act, api, 'AB12')).rejects.toThrow(UnreachableError);
    expect(asked).toEqual([]);
  });

  it(`GIFT-01 ${name} is not sent when the constants disable totals sync`, async () => {
    Object.assign(cartConstants, { synchronizeTotals: false });
    onTestFinished(() => void Object.assign(cartConstants, { synchronizeTotals: true }));
    const { store, api, asked } = await aCart();
    await expect(store.set(act, api, 'AB12')).rejects.toThrow(UnreachableError);
    expect(asked).toEqual([]);
  });

  it(`GIFT-01 ${name} is not sent while the cart is not connected`, async () => {
    const { store, api, asked } = await aCart({ isConnected: false });
    await expect(store.set(act, api, 'AB12')).rejects.toThrow(UnreachableError);
    expect(asked).toEqual([]);
  });

  it(`GIFT-01 ${name} is followed by a forced totals sync: the lines have not changed`, async () => {
    const { store, api, calls } = await aCart();
    await store.set(act, api, 'AB12');
    expect(calls).toEqual(['totals']);
  });

  it(`GIFT-01 ${name} is not followed by one when it was refused`, async () => {
    const { store, api, calls } = await aCart({ refuses: new ApiError(400, 'Nee') });
    await expect(store.set(act, api, 'AB12')).rejects.toThrow('Nee');
    expect(calls).toEqual([]);
  });
});

it('GIFT-01 the cards of the cart are those that its totals tell, in cents', async () => {
  const { store, api } = await aCart();
  await store.set(applyGiftCardAtom, api, 'AB12');
  expect(store.get(giftCardsAtom)).toEqual([{ code: 'AB12', amount: 1000 }]);
});

it('GIFT-01 totals without the segment have no cards', () => {
  expect(createStore().get(giftCardsAtom)).toEqual([]);
});
