import { createEventBus } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { expect, it, vi } from 'vitest';
import { showOrderProgress } from './orderNotices.ts';
import { notificationsAtom } from '../../../model/visitAtoms.ts';
import { dutch as words } from '../../../testing/dutch.tsx';

const placed = { orderId: '7', orderNumber: '200000001', paymentMethod: 'multisafepay_ideal', needsProvider: true };

it('PAY-11 says that the order is under way, without a timeout, until it could not be paid', () => {
  vi.useFakeTimers();
  const store = createStore();
  const events = createEventBus();
  const leave = showOrderProgress({ store, events, words });
  events.emit('order/placed', placed);
  vi.advanceTimersByTime(60_000);
  expect(store.get(notificationsAtom)).toMatchObject([
    { message: 'Je bestelling wordt verwerkt...', hasNoTimeout: true },
  ]);
  events.emit('order/failed', { message: 'weg', error: new Error('weg') });
  expect(store.get(notificationsAtom)).toEqual([]);
  leave();
  events.emit('order/placed', placed);
  expect(store.get(notificationsAtom)).toEqual([]);
  vi.useRealTimers();
});

it('says nothing of an order that needs no provider', () => {
  const store = createStore();
  const events = createEventBus();
  showOrderProgress({ store, events, words });
  events.emit('order/placed', { ...placed, needsProvider: false });
  expect(store.get(notificationsAtom)).toEqual([]);
});
