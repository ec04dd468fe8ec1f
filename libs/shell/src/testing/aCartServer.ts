import { cartUpdate, type CartUpdate, type ServerItem } from '@etalage/cart/contract';
import { aPaymentMethod, aServerItem, aShippingMethod, someTotals } from '@etalage/cart/testing';
import * as v from 'valibot';
import { vi } from 'vitest';

type StockRecord = NonNullable<NonNullable<ServerItem['extension_attributes']>['stock']>;

/** Overrides of the fake cart server. */
export type CartServerOptions = {
  stock?: StockRecord;
  totals?: ReturnType<typeof someTotals>;
  /** Overrides the response to a call, named by the last segment of its path; undefined for the default response. */
  answer?: (call: string, request: Request) => Response | undefined | Promise<Response | undefined>;
};

/** A recorded request. */
type CartCall = { call: string; taskId: string | null; body: unknown };

const inStock: StockRecord = { qty: 20, is_in_stock: true, manage_stock: true };

/** An error response with a message for the shopper. */
export const refusal = (code: number, result: string): Response => Response.json({ code, result }, { status: code });

/** The last segment of a path; the last two for the payment provider, whose last one is also the name of a cart call. */
const callOf = (path: string): string =>
  path
    .split('/')
    .slice(path.includes('/multisafepay/') ? -2 : -1)
    .join('/');

/**
 * Replaces `fetch` with a server of one cart, 'cart-1'. It accepts every line, the first with item id 7, and records the
 * requests.
 */
export function aCartServer({ stock = inStock, totals = someTotals(), answer }: CartServerOptions = {}) {
  const calls: CartCall[] = [];
  const itemIds = new Map<string, number>();
  const store = ({ cartItem: { sku, qty, product_option } }: CartUpdate): ServerItem => {
    const key = JSON.stringify([sku, product_option]);
    const item_id = itemIds.get(key) ?? 7 + itemIds.size;
    itemIds.set(key, item_id);
    return aServerItem({ item_id, sku, qty, quote_id: 'cart-1', extension_attributes: { stock } });
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = callOf(new URL(request.url).pathname);
    const body: unknown = request.method === 'POST' ? await request.json() : undefined;
    calls.push({ call, taskId: request.headers.get('x-task-id'), body });
    const results: Record<string, () => unknown> = {
      totals: () => totals,
      update: () => store(v.parse(cartUpdate, body)),
      delete: () => true,
      'shipping-methods': () => [aShippingMethod()],
      'shipping-information': () => ({ payment_methods: [aPaymentMethod()], totals }),
      'payment-methods': () => [aPaymentMethod()],
      'multisafepay/payment-methods': () => [{ ...aPaymentMethod(), is_preselected: true }],
      'selected-payment-method': () => true,
    };
    return (await answer?.(call, request)) ?? Response.json({ code: 200, result: results[call]?.() ?? [] });
  });
  return { calls, callsTo: (name: string) => calls.filter(({ call }) => call === name) };
}
