import type { EventBus } from '@etalage/core';
import type { Act } from './acts.ts';
import type { Confirmed } from './cartStorage.ts';
import type { CartNotice, CartNoticeKey } from './events.ts';
import { areSame } from './line.ts';
import { stockStatus } from '@etalage/catalog/rules';

const notice = (type: CartNotice['type'], key: CartNoticeKey): CartNotice => ({ type, message: { key } });

/** Tells that the server has an act (CART-08, CART-09, CART-12). */
export function emitConfirmed(events: EventBus, act: Act, before: Confirmed, after: Confirmed): void {
  if (act.isSilent) return;
  const changed = (act.kind === 'set' && act.to) || act.line;
  const line = after.lines.find((found) => areSame(found, changed)) ?? changed;
  if (act.kind === 'remove') return events.emit('cart/removed', { line });
  if (act.kind === 'set') {
    const key = act.to === undefined ? 'quantityUpdated' : 'lineChanged';
    return events.emit('cart/updated', { line, notice: notice('success', key) });
  }
  events.emit('cart/added', { line, quantity: act.line.quantity, notice: addedNotice(act, before) });
}

function addedNotice({ line }: Act, before: Confirmed): CartNotice {
  if (stockStatus(line.stock) === 'volatile') return notice('warning', 'volatileStock');
  const wasThere = before.lines.some((found) => areSame(found, line));
  return notice('success', wasThere ? 'quantityUpdated' : 'addedToCart');
}

/** Tells why the server did not take an act, in its own words. */
export const emitRefused = (events: EventBus, act: Act, error: Error): void =>
  emitNotTaken(events, act, { type: 'danger', message: { text: error.message } });

/** Emits the reason for which an act was refused. */
export const emitNotTaken = (events: EventBus, act: Act, why: CartNotice): void =>
  events.emit('cart/refused', {
    line: act.line,
    notice: why,
    ...(act.kind === 'add' && act.origin !== undefined && { origin: act.origin }),
  });
