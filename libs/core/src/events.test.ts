import { expect, it } from 'vitest';
import { createEventBus } from './events.ts';

it('tells every listener until it leaves, whatever another one throws', () => {
  const errors: unknown[] = [];
  const heard: string[] = [];
  const bus = createEventBus((error) => errors.push(error));
  bus.on('api/failed', () => {
    throw new Error('broken listener');
  });
  const leave = bus.on('api/failed', ({ message }) => heard.push(message));
  bus.emit('api/failed', { code: 500, message: 'een', reference: 'k3v9m2pq' });
  leave();
  bus.emit('api/failed', { code: 500, message: 'twee', reference: 'k3v9m2pq' });
  expect(heard).toEqual(['een']);
  expect(errors).toHaveLength(2);
});
