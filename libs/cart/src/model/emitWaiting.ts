import type { EventBus } from '@etalage/core';
import type { Act } from './acts.ts';

/** Tells that an act waits until it can be sent. */
export const emitWaiting = (events: EventBus, { line }: Act): void =>
  events.emit('cart/refused', { line, notice: { type: 'warning', message: { key: 'waiting' } } });
