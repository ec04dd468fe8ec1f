import { stockStatus } from '@etalage/catalog/rules';
import type { StockCheckResult } from '@etalage/catalog/contract';
import { atom } from 'jotai/vanilla';
import type { Act } from './acts.ts';
import { definedOnly } from './definedOnly.ts';
import { isCheckingStockAtom } from './isCheckingStock.ts';
import { areSame, type CartLine } from './line.ts';
import { cartPortsAtom } from './ports.ts';

/** What was answered about acts that are not sent yet, by their task. */
const answersAtom = atom<ReadonlyMap<string, StockCheckResult>>(new Map());

/**
 * Whether an act brings in what is out of stock, asked before it is sent; what waits with it is asked for in the same call. Of what
 * is not answered the server judges, and of a shortage too: it says how many there are.
 */
export const addsOutOfStockAtom = atom(
  null,
  async (get, set, act: Act, waiting: readonly Act[], lines: readonly CartLine[]): Promise<boolean> => {
    if (broughtIn(act) === undefined) return false;
    if (!get(answersAtom).has(act.taskId)) await set(askAtom, waiting, lines);
    const answers = new Map(get(answersAtom));
    const answer = answers.get(act.taskId);
    answers.delete(act.taskId);
    set(answersAtom, answers);
    return stockStatus(answer) === 'out_of_stock';
  },
);

/** What the shopper brings in now: not what was in a cart before. */
function broughtIn(act: Act): CartLine | undefined {
  if (act.isSilent === true || act.kind === 'remove') return undefined;
  if (act.kind === 'add') return act.line;
  return act.to && { ...act.to, quantity: act.quantity };
}

const askAtom = atom(null, async (get, set, acts: readonly Act[], lines: readonly CartLine[]) => {
  set(isCheckingStockAtom, true);
  try {
    const answers = await get(cartPortsAtom).checkStock(
      acts.map(({ line, taskId }) => questionOf(line, lines, taskId)),
    );
    set(answersAtom, new Map(answers.map((answer) => [answer.task_id ?? '', answer])));
  } finally {
    set(isCheckingStockAtom, false);
  }
});

function questionOf(line: CartLine, lines: readonly CartLine[], taskId: string) {
  const present = lines.find((other) => areSame(other, line))?.quantity ?? 0;
  return { ...stockQuestion(line), quantity: present + line.quantity, taskId };
}

/** A line as the stock is asked for it. */
export const stockQuestion = ({ sku, parentSku, parentId, variantId, quantity }: CartLine) => ({
  sku,
  quantity,
  ...definedOnly({ productId: variantId ?? (sku === parentSku ? parentId : undefined) }),
});
