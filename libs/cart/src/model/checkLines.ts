import type { StockCheckResult } from '@etalage/catalog/contract';
import type { StockRecord } from '@etalage/catalog/rules';
import { atom } from 'jotai/vanilla';
import { linesAtom, loadCartAtom, reviseLinesAtom } from './cartAtoms.ts';
import { dropOutOfStockAtom } from './cartActs.ts';
import { definedOnly } from './definedOnly.ts';
import { cartPortsAtom } from './ports.ts';
import { stockQuestion } from './stockCheck.ts';

/** Asks for the stock of all lines, and shows what is answered on each; what is not answered stays as it was (CART-16). */
export const checkLinesAtom = atom(null, async (get, set) => {
  set(loadCartAtom);
  const { checkStock, lock } = get(cartPortsAtom);
  const lines = get(linesAtom);
  if (lines.length === 0) return;
  const answers = await checkStock(lines.map(stockQuestion));
  const stocks = new Map(answers.flatMap((answer) => stockOf(answer) ?? []));
  await lock(async () =>
    set(reviseLinesAtom, (line) => ({ ...line, ...definedOnly({ stock: stocks.get(line.sku) }) })),
  );
  await set(dropOutOfStockAtom);
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
