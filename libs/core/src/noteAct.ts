import type { Storage } from './storage.ts';

/** Something that a shopper did and the server has to learn of. `taskId` stays with it through retries. */
export type OutboxAct = { taskId: string };

export type OutboxStorage = Pick<Storage, 'read' | 'write'>;

/** Stores an act behind those that wait, for code that has no outbox. False when the browser refused. */
export const noteAct = <Act extends OutboxAct>(storage: OutboxStorage, key: string, act: Act): boolean =>
  storage.write(key, [...readList(storage, key), act]);

/** The entries of a stored list; none where something else is stored. */
export const readList = (storage: OutboxStorage, key: string): unknown[] => {
  const list = storage.read(key);
  return Array.isArray(list) ? list : [];
};
