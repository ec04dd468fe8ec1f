import * as v from 'valibot';
import type { Act } from './acts.ts';
import { cartKeys, fromStoredAct, toStoredAct } from './cartStorage.ts';
import { definedOnly } from './definedOnly.ts';
import type { CartPorts } from './ports.ts';

/**
 * An act that was sent for a customer and has no answer: whether their cart has it is not known. Without `cartId` it went to a
 * cart that this device was not told of.
 */
export type Unanswered = { act: Act; cartId?: string };

type Ports = Pick<CartPorts, 'storage' | 'now'>;

const storedUnanswered = v.object({ act: v.unknown(), cartId: v.optional(v.string()), sentAt: v.number() });
/** In milliseconds: for so long the server knows a task again (SYNC-05). */
const taskMemory = 86_400_000;

/** What was sent for a customer and not answered; undefined once the server would not know it again. */
export function readUnanswered({ storage, now }: Ports): Unanswered | undefined {
  const parsed = v.safeParse(storedUnanswered, storage.kept.read(cartKeys.unanswered));
  if (!parsed.success || now() - parsed.output.sentAt > taskMemory) return undefined;
  const act = fromStoredAct(parsed.output.act);
  return act && { act, ...definedOnly({ cartId: parsed.output.cartId }) };
}

export const writeUnanswered = ({ storage, now }: Ports, { act, cartId }: Unanswered): void =>
  void storage.kept.write(cartKeys.unanswered, { act: toStoredAct(act), sentAt: now(), ...definedOnly({ cartId }) });

export const forgetUnanswered = ({ storage }: Pick<Ports, 'storage'>): void => storage.kept.remove(cartKeys.unanswered);
