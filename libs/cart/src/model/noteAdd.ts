import { createTaskId, noteAct, type Storage } from '@etalage/core';
import type { Origin } from './acts.ts';
import type { NewLine } from './line.ts';
import { refusalsOf } from './refusals.ts';
import { waitingActsKey } from './storedCart.ts';
import { toStored } from './toStored.ts';

/**
 * Stores the adding of a product in the outbox, from where the cart sends it once its code is there. False when nothing
 * was stored: the cart has to refuse the product, or the browser the storage.
 */
export function noteAdd(storage: Storage, product: NewLine, quantity: number, origin?: Origin): boolean {
  if (refusalsOf(product, quantity).length > 0) return false;
  const { errors: _errors, ...line } = product;
  return noteAct(storage, waitingActsKey, {
    kind: 'add',
    taskId: createTaskId(),
    line: toStored({ ...line, quantity }),
    ...(origin !== undefined && { origin }),
  });
}
