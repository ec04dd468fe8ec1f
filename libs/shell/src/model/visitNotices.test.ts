import { createEventBus } from '@etalage/core';
import { createStore } from 'jotai/vanilla';
import { afterEach, expect, it, vi } from 'vitest';
import { nl as words } from '../words/nl.ts';
import { notificationsAtom } from './visitAtoms.ts';
import { showFailures } from './visitNotices.ts';

afterEach(() => void vi.unstubAllGlobals());

it('API-04, ERR-08 each failed call is shown with its message and reference, and logged', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const [store, events] = [createStore(), createEventBus()];
  const stop = showFailures({ store, events, words });
  events.emit('api/failed', { code: 500, message: 'Er ging iets mis', reference: 'abc' });
  expect(store.get(notificationsAtom)).toMatchObject([
    { type: 'danger', message: 'Er ging iets mis', reference: 'abc', action1: { label: 'OK' } },
  ]);
  expect(String(report.mock.calls[0]?.[0])).toBe('Error: A call was refused with 500, reference abc');
  events.emit('api/failed', { code: 503, message: 'Even geduld', reference: 'ghj' });
  expect(store.get(notificationsAtom).map(({ message }) => message)).toEqual(['Er ging iets mis', 'Even geduld']);
  stop();
  events.emit('api/failed', { code: 500, message: 'Nog iets', reference: 'def' });
  expect(store.get(notificationsAtom)).toHaveLength(2);
});
