import { validateEmail } from '../rules/validateAddress.ts';
import { isFilled } from '../rules/fields.ts';
import type { WithdrawableOrder } from '../contract.ts';
import type { FormIssue } from './session/formIssues.ts';

/** What names an order of a guest. */
export type NamedOrder = { orderNumber: string; email: string };

/** What is wrong with the name of an order. */
export function namedOrderIssues({ orderNumber, email }: NamedOrder): FormIssue<keyof NamedOrder>[] {
  const message = validateEmail(email);
  return [
    ...(isFilled(orderNumber) ? [] : [{ path: 'orderNumber', message: 'formRequired' } as const]),
    ...(message === undefined ? [] : [{ path: 'email', message } as const]),
  ];
}

type Line = WithdrawableOrder['lines'][number];

/** How many pieces of which line are to be withdrawn; a line that is not is absent. */
export type WithdrawalChoice = ReadonlyMap<number, number>;

const open = (order: WithdrawableOrder): readonly Line[] => order.lines.filter(({ left }) => left > 0);

/** All that is left of an order. */
export const wholeOrder = (order: WithdrawableOrder): WithdrawalChoice =>
  new Map(open(order).map(({ itemId, left }) => [itemId, left]));

/** Whether all that is left is chosen. */
export const isWhole = (order: WithdrawableOrder, choice: WithdrawalChoice): boolean =>
  open(order).every(({ itemId, left }) => choice.get(itemId) === left);

/** The choice with so many of a line, or without it. */
export function choosing(choice: WithdrawalChoice, itemId: number, quantity: number): WithdrawalChoice {
  const next = new Map(choice);
  if (quantity > 0) next.set(itemId, quantity);
  else next.delete(itemId);
  return next;
}

/** The chosen lines with how many of each, in the order's order. */
export const chosenLines = (order: WithdrawableOrder, choice: WithdrawalChoice): Line[] =>
  order.lines.flatMap((line) => {
    const quantity = choice.get(line.itemId);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
