import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStorage } from '@etalage/core';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { createFakeCart } from '../fakeCart.ts';
import { nl } from '../messages/nl.ts';
import { confirmCartAtom } from '../model/cartAtoms.ts';
import { createCartStorage } from '../model/cartStorage.ts';
import type { CartLine } from '../model/line.ts';
import { cartPortsAtom } from '../model/ports.ts';
import { takeTotalsAtom } from '../model/totalsAtoms.ts';
import { aLine, someTotals } from '../testing.ts';
import { CartPage, Microcart } from './CartPage.tsx';

const now = Date.parse('2026-11-24T12:00:00Z');

function aStoreWith(lines: readonly CartLine[]) {
  const store = createStore();
  store.set(cartPortsAtom, { api: createFakeCart().api, storage: createCartStorage(createStorage()), now: () => now });
  store.set(confirmCartAtom, { lines });
  if (lines.length > 0) store.set(takeTotalsAtom, someTotals());
  return store;
}

const meta = {
  component: CartPage,
  args: {
    messages: nl,
    country: 'NL',
    checkoutLink: <a href="/checkout">{nl.proceedToCheckout}</a>,
    shopLink: <a href="/">{nl.toShop}</a>,
  },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLines: Story = {
  render: (args) => (
    <Provider store={aStoreWith([aLine({ quantity: 2 })])}>
      <CartPage {...args} />
    </Provider>
  ),
};
export const InThePanel: Story = {
  render: (args) => (
    <Provider store={aStoreWith([aLine({ quantity: 2 })])}>
      <Microcart {...args} />
    </Provider>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <Provider store={aStoreWith([])}>
      <CartPage {...args} />
    </Provider>
  ),
};
