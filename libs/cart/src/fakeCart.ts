import { ApiError } from '@etalage/core';
import { disconnectedCartApi, type CartApi } from './api.ts';
import type { CartUpdate, ServerItem } from './contract.ts';
import { isSameLine } from './rules/identity.ts';
import { aPaymentMethod, aServerItem, aShippingMethod, someTotals } from './builders.ts';

/** A server's cart in memory, for tests and stories: it keeps lines, remembers tasks and refuses what is above the stock. */
export type FakeCart = {
  api: CartApi;
  /** Method names in the order in which they were called. */
  calls: string[];
  items: ServerItem[];
};

/** `stock` is what can be had of each sku; what `differences` holds stands in for the fake's own calls. */
export function createFakeCart(differences: Partial<CartApi> = {}, stock = 100): FakeCart {
  const fake: FakeCart = { api: disconnectedCartApi, calls: [], items: [] };
  const answers = new Map<string, ServerItem>();
  const counted = <Args extends unknown[], T>(name: string, call: (...args: Args) => Promise<T>) => {
    return (...args: Args) => {
      fake.calls.push(name);
      return call(...args);
    };
  };
  const own: CartApi = {
    ...disconnectedCartApi,
    update: async (cartId, body, taskId) => {
      const answer = answers.get(taskId) ?? store(fake, body, stock);
      if (cartId !== undefined) answer.quote_id = cartId;
      answers.set(taskId, answer);
      return answer;
    },
    pull: async () => fake.items,
    remove: async (_cartId, { cartItem }) => {
      fake.items = fake.items.filter((item) => item.item_id !== cartItem.item_id);
      return true;
    },
    totals: async () => someTotals(),
    collectTotals: async () => someTotals(),
    shippingMethods: async () => [aShippingMethod()],
    shippingInformation: async () => ({ payment_methods: [aPaymentMethod()], totals: someTotals() }),
    paymentMethods: async () => [aPaymentMethod()],
    selectPaymentMethod: async () => true,
    ...differences,
  };
  fake.api = {
    create: counted('create', own.create),
    pull: counted('pull', own.pull),
    update: counted('update', own.update),
    remove: counted('remove', own.remove),
    totals: counted('totals', own.totals),
    collectTotals: counted('collectTotals', own.collectTotals),
    shippingMethods: counted('shippingMethods', own.shippingMethods),
    shippingInformation: counted('shippingInformation', own.shippingInformation),
    paymentMethods: counted('paymentMethods', own.paymentMethods),
    selectPaymentMethod: counted('selectPaymentMethod', own.selectPaymentMethod),
  };
  return fake;
}

/** As SYNC-05 has it: with prev_qty the difference is applied to the server's own line, without it the quantity is set. */
function store(fake: FakeCart, { cartItem }: CartUpdate, stock: number): ServerItem {
  const asIdentity = ({ sku, item_id, product_option }: CartUpdate['cartItem']) => ({
    sku,
    ...(item_id === undefined ? {} : { server_item_id: item_id }),
    ...(product_option === undefined ? {} : { product_option }),
  });
  const present = fake.items.find((item) => isSameLine(asIdentity(item), asIdentity(cartItem)));
  const before = present?.qty ?? 0;
  const qty = cartItem.prev_qty === undefined ? cartItem.qty : before + cartItem.qty - cartItem.prev_qty;
  if (qty > stock) throw new ApiError(400, 'The requested qty is not available');
  const { sku, product_option } = cartItem;
  const item = aServerItem({
    item_id: present?.item_id ?? fake.items.length + 1,
    sku,
    qty,
    ...(product_option === undefined ? {} : { product_option }),
  });
  fake.items = [...fake.items.filter((other) => other !== present), item];
  return item;
}
