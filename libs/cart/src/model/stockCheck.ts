import type { StockCheckResult } from '@etalage/catalog/contract';
import { checkStock, createStockApi, type StockQuestion } from '@etalage/catalog/headless';
import { stockStatus, type StockRecord } from '@etalage/catalog/rules';
import { cart, stock } from '@etalage/core/constants';
import { atom } from 'jotai/vanilla';
import type { Act } from './acts.ts';
import { removeLineAtom } from './cartActs.ts';
import { linesAtom, loadCartAtom, reviseLinesAtom } from './cartAtoms.ts';
import { isCheckingStockAtom } from './cartCount.ts';
import { definedOnly } from './definedOnly.ts';
import { areSame, type CartLine } from './line.ts';
import { emitNotTaken } from './notices.ts';
import { cartPortsAtom } from './ports.ts';

/** What was answered about acts that are not sent yet, by their task. */
const answersAtom = atom<ReadonlyMap<string, StockCheckResult>>(new Map());

/**
 * Whether an act brings in what is out of stock, which is told (CART-13); what waits with it is asked for in the same call. Of
 * what is not answered the server judges, and of a shortage too: it says how many there are.
 */
export const refuseOutOfStockAtom = atom(
  null,
  async (get, set, act: Act, waiting: readonly Act[], lines: readonly CartLine[]): Promise<boolean> => {
    if (broughtIn(act) === undefined) return false;
    if (!get(answersAtom).has(act.taskId)) await set(askAboutAtom, waiting, lines);
    const answers = new Map(get(answersAtom));
    const answer = answers.get(act.taskId);
    answers.delete(act.taskId);
    set(answersAtom, answers);
    if (stockStatus(answer) !== 'out_of_stock') return false;
    emitNotTaken(get(cartPortsAtom).events, act, { type: 'danger', message: { key: 'outOfStockNotAdded' } });
    return true;
  },
);

/** Asks for the stock of all lines, and shows what is answered on each; what is not answered stays as it was (CART-16). */
export const checkLinesAtom = atom(null, async (get, set) => {
  set(loadCartAtom);
  const lines = get(linesAtom);
  if (lines.length === 0) return;
  const answers = await set(askAtom, lines.map(lineQuestion));
  const stocks = new Map(answers.flatMap((answer) => stockOf(answer) ?? []));
  const revised = (line: CartLine) => ({ ...line, ...definedOnly({ stock: stocks.get(line.sku) }) });
  await get(cartPortsAtom).lock(async () => set(reviseLinesAtom, revised));
  await set(dropOutOfStockAtom);
});

/** Takes out the lines that are out of stock, where the shop does not keep them (CART-16). */
export const dropOutOfStockAtom = atom(null, async (get, set) => {
  const { keepsOutOfStock = stock.allowOutOfStockInCart, syncsCart = cart.synchronize } = get(cartPortsAtom);
  if (keepsOutOfStock || syncsCart) return;
  const out = get(linesAtom).filter((line) => stockStatus(line.stock, line.quantity) === 'out_of_stock');
  await Promise.all(out.map((line) => set(removeLineAtom, line)));
});

/** One result per question; nothing is known where there is nobody to ask. */
const askAtom = atom(null, async (get, _set, questions: readonly StockQuestion[]): Promise<StockCheckResult[]> => {
  const api = get(cartPortsAtom).stockApi?.(createStockApi);
  return api === undefined ? [] : checkStock(api, questions);
});

const askAboutAtom = atom(null, async (_get, set, acts: readonly Act[], lines: readonly CartLine[]) => {
  set(isCheckingStockAtom, true);
  try {
    const answers = await set(
      askAtom,
      acts.flatMap((act) => questionOf(act, lines) ?? []),
    );
    set(answersAtom, new Map(answers.map((answer) => [answer.task_id ?? '', answer])));
  } finally {
    set(isCheckingStockAtom, false);
  }
});

function questionOf(act: Act, lines: readonly CartLine[]): StockQuestion | undefined {
  const line = broughtIn(act);
  if (line === undefined) return undefined;
  const present = lines.find((other) => areSame(other, line))?.quantity ?? 0;
  return { ...lineQuestion(line), quantity: present + line.quantity, taskId: act.taskId };
}

/** What the shopper adds now, or chooses in the place of another variant: not what was in a cart before. */
function broughtIn(act: Act): CartLine | undefined {
  if (act.isSilent === true || act.kind === 'remove') return undefined;
  return act.kind === 'add' ? act.line : act.to && { ...act.to, quantity: act.quantity };
}

const lineQuestion = ({ sku, parentSku, parentId, variantId, quantity }: CartLine): StockQuestion => ({
  sku,
  quantity,
  ...definedOnly({ productId: variantId ?? (sku === parentSku ? parentId : undefined) }),
});

function stockOf({
  product_sku,
  qty,
  is_in_stock,
  manage_stock,
}: StockCheckResult): [[string, StockRecord]] | undefined {
  if (is_in_stock === undefined) return undefined;
  return [[product_sku, definedOnly({ qty, is_in_stock, manage_stock })]];
}
