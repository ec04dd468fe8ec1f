import { ApiError, createEventBus, createStorage, UnreachableError } from '@etalage/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';
import type { CouponApi } from '../couponApi.ts';
import { createFakeCart } from '../fakeCart.ts';
import { couponNl } from '../messages/coupon.ts';
import { couponEn } from '../messages/couponEn.ts';
import { addToCartAtom } from '../model/cartActs.ts';
import { createCartStorage } from '../model/cartStorage.ts';
import { cartPortsAtom } from '../model/ports.ts';
import { syncTotalsAtom } from '../model/totalsAtoms.ts';
import { aNewLine, someTotals } from '../testing.ts';
import { Coupon } from './Coupon.tsx';

/** A cart of one towel, and the form of its coupon; `minimum` is the number of towels from which the coupon counts. */
async function aCoupon({ minimum = 1, messages = couponNl, apply, isSent = true }: Options = {}) {
  const calls: string[] = [];
  let code = '';
  const api: CouponApi = {
    apply: async (_cartId, sent) => {
      calls.push(sent);
      await apply?.();
      code = sent;
      return true;
    },
    remove: async () => {
      code = '';
      return true;
    },
    code: async () => code,
  };
  const cart = createFakeCart({
    totals: async () => {
      const counts = code !== '' && (cart.items[0]?.qty ?? 0) >= minimum;
      return someTotals(counts ? { coupon_code: code } : {});
    },
    ...(!isSent && { update: () => Promise.reject(new UnreachableError('No answer')) }),
  });
  const store = createStore();
  store.set(cartPortsAtom, { api: cart.api, storage: createCartStorage(createStorage()), events: createEventBus() });
  await store.set(addToCartAtom, aNewLine());
  await store.set(syncTotalsAtom);
  render(
    <Provider store={store}>
      <Coupon api={api} messages={messages} />
    </Provider>,
  );
  const enter = async (text: string) => {
    await userEvent.click(screen.getByText(messages.question));
    await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`);
  };
  return { store, calls, enter };
}
type Options = { minimum?: number; messages?: typeof couponNl; apply?: () => Promise<void>; isSent?: boolean };

const described = (text: string) =>
  waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(text));

it('TOTAL-10 tells of an applied code for which the order is too small', async () => {
  const { enter } = await aCoupon({ minimum: 2 });
  await enter('groot');
  expect(await screen.findByText(couponNl.idle('GROOT'))).toBeVisible();
});

it('TOTAL-10 the code counts once the order is large enough', async () => {
  const { store, enter } = await aCoupon({ minimum: 2 });
  await enter('GROOT');
  await screen.findByText(couponNl.idle('GROOT'));
  await act(() => store.set(addToCartAtom, aNewLine()));
  expect(await screen.findByText(/^Kortingscode GROOT: .+ korting$/u)).toBeVisible();
});

it('TOTAL-10 sends no code before the server has the lines', async () => {
  const { calls, enter } = await aCoupon({ isSent: false });
  await enter('TIEN');
  await described(couponNl.failed);
  expect(calls).toEqual([]);
});

it('TOTAL-10 is in English where the shop is', async () => {
  const apply = () => Promise.reject(new ApiError(404, ''));
  const { enter } = await aCoupon({ messages: couponEn, apply });
  await enter('TIEN');
  await described('The coupon code is not valid');
});

it('TOTAL-10 shows the applied code with a remove button in English where the shop is', async () => {
  const { enter } = await aCoupon({ messages: couponEn });
  await enter('TIEN');
  expect(await screen.findByText(/^Coupon code TIEN: .+ off$/u)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove coupon code TIEN' })).toHaveTextContent('Remove');
});

it('ERR-07 markup in what the server says of a code stands as text', async () => {
  const told = 'Probeer het <b>later</b> opnieuw';
  const { enter } = await aCoupon({ apply: () => Promise.reject(new ApiError(429, told)) });
  await enter('TIEN');
  await described(told);
});
