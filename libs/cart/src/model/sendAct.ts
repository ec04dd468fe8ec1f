import { ApiError } from '@etalage/core';
import type { CartApi } from '../api.ts';
import type { CartUpdate } from '../contract.ts';
import { acceptGone } from './acceptGone.ts';
import { applyAct, type Act } from './acts.ts';
import { isCustomersCart } from './cartOwner.ts';
import type { Confirmed } from './cartStorage.ts';
import { definedOnly } from './definedOnly.ts';
import { areSame, withServerItem, type CartLine } from './line.ts';
import { UnknownCart } from './unknownCart.ts';

/** The cart after the server has taken one act: one call, and one more for another variant. Throws what the API throws. */
async function sendAct(api: CartApi, cart: Confirmed, act: Act): Promise<Confirmed> {
  if (act.kind === 'set' && act.to !== undefined) return sendVariant(api, cart, { ...act, to: act.to });
  const present = cart.lines.find((line) => areSame(line, act.line));
  const lines = applyAct(cart.lines, act);
  const next = lines.find((line) => areSame(line, act.line));
  if (next === undefined) {
    const removal = remove(api, cart.cartId, present, act.taskId);
    // After the end of the session a customer's cart answers 404, too.
    await (isCustomersCart(cart) ? removal : removal.catch(acceptGone));
    return { ...cart, lines };
  }
  const item = await api.update(cart.cartId, toUpdate(next, present, cart.cartId), act.taskId);
  const confirmed = withServerItem(next, item, act.taskId);
  return { cartId: item.quote_id, lines: lines.map((line) => (line === next ? confirmed : line)) };
}

/** The new variant first: where the server refuses it, the line stays as it was. */
async function sendVariant(api: CartApi, cart: Confirmed, act: Act & { to: CartLine }): Promise<Confirmed> {
  const present = cart.lines.find((line) => areSame(line, act.line));
  const lines = applyAct(cart.lines, act);
  const next = lines.find((line) => areSame(line, act.to));
  if (present === undefined || next === undefined) return cart;
  const twin = cart.lines.find((line) => areSame(line, act.to));
  const item = await api.update(cart.cartId, toUpdate(next, twin, cart.cartId), act.taskId);
  await remove(api, cart.cartId, present, `${act.taskId}-before`).catch(acceptGone);
  const confirmed = withServerItem(next, item, act.taskId);
  return { cartId: item.quote_id, lines: lines.map((line) => (line === next ? confirmed : line)) };
}

/**
 * As `sendAct`. A 404 may mean the product, the line or the cart: a pull tells which. A customer's cart answers 404 once the
 * session has ended, so where it exists for who is here by now the act is sent once more: a login may have come between. If
 * the cart exists, a removal of a missing line counts as done. Throws UnknownCart if it does not.
 */
export async function sendToCart(api: CartApi, cart: Confirmed, act: Act): Promise<Confirmed> {
  try {
    return await sendAct(api, cart, act);
  } catch (error) {
    if (!isNotFound(error) || cart.cartId === undefined) throw error;
    await api.pull(cart.cartId).catch((cause: unknown) => {
      throw isNotFound(cause) ? new UnknownCart(error.code, error.message) : cause;
    });
  }
  try {
    return await sendAct(api, cart, act);
  } catch (error) {
    const lines = applyAct(cart.lines, act);
    if (!isNotFound(error) || lines.some((line) => areSame(line, act.line))) throw error;
    return { ...cart, lines };
  }
}

const isNotFound = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 404;

/** The new quantity, and what was last seen: the server applies the difference to its own line (SYNC-05). */
function toUpdate(next: CartLine, present: CartLine | undefined, cartId: string | undefined): CartUpdate {
  return {
    cartItem: {
      sku: sentSku(next),
      qty: next.quantity,
      prev_qty: present?.quantity ?? 0,
      ...definedOnly({ product_option: next.option, quoteId: cartId, item_id: next.serverItemId }),
    },
  };
}

/** A configured line goes by its parent's sku with what was chosen (wire contract 7.2). */
const sentSku = ({ sku, parentSku, option }: CartLine): string =>
  parentSku !== undefined && option !== undefined ? parentSku : sku;

/** Removes a line on the server, unless it was never sent. */
async function remove(
  api: CartApi,
  cartId: string | undefined,
  line: CartLine | undefined,
  taskId: string,
): Promise<void> {
  if (line === undefined || cartId === undefined) return;
  const { sku, serverItemId, option } = line;
  const cartItem = { sku, quoteId: cartId, ...definedOnly({ item_id: serverItemId, product_option: option }) };
  await api.remove(cartId, { cartItem }, taskId);
}
