import { areSame, type CartLine } from './line.ts';

/** From where a line was moved here, as who moved it puts it back when the server refuses it. Kept with the act, as JSON. */
export type Origin = unknown;

/** What a shopper did to the cart and the server has not confirmed yet. `taskId` stays with it through retries. */
export type Act =
  | (Task & { kind: 'add'; origin?: Origin })
  /** With `to` the line becomes another variant too (CART-20). */
  | (Task & { kind: 'set'; quantity: number; to?: CartLine })
  | (Task & { kind: 'remove' });

/** `isSilent` is of an act that the shopper did before, and hears nothing of again but a refusal. */
type Task = { taskId: string; line: CartLine; isSilent?: boolean };

/** The lines after an act (CART-04, CART-05): equal lines are added up, a line that holds nothing is dropped. */
export function applyAct(lines: readonly CartLine[], act: Act): readonly CartLine[] {
  const present = lines.find((line) => areSame(line, act.line));
  if (act.kind === 'remove') return lines.filter((line) => line !== present);
  if (act.kind === 'set' && act.to !== undefined)
    return withVariant(lines, present, { ...act.to, quantity: act.quantity });
  const quantity = act.kind === 'set' ? act.quantity : (present?.quantity ?? 0) + act.line.quantity;
  return withQuantity(lines, present, { ...(present ?? act.line), quantity });
}

function withQuantity(lines: readonly CartLine[], present: CartLine | undefined, next: CartLine): readonly CartLine[] {
  const counted = present === undefined ? [...lines, next] : lines.map((line) => (line === present ? next : line));
  return counted.filter(({ quantity }) => quantity > 0);
}

/** Another variant in the place of a line; it is added to a line that has it already. A line that is gone stays gone. */
function withVariant(lines: readonly CartLine[], present: CartLine | undefined, next: CartLine): readonly CartLine[] {
  if (present === undefined) return lines;
  const others = lines.filter((line) => line !== present);
  const twin = others.find((line) => areSame(line, next));
  if (twin === undefined) return lines.map((line) => (line === present ? next : line));
  return withQuantity(others, twin, { ...twin, quantity: twin.quantity + next.quantity });
}

/** A whole number of pieces from what a shopper typed; 0 for what is not a number (CART-05). */
export function parseQuantity(value: number | string): number {
  const parsed = Number.parseInt(String(value), 10);
  return Number.isNaN(parsed) ? 0 : Math.max(0, parsed);
}
