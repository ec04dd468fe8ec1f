import type { WithdrawableOrder } from '@etalage/account/contract';
import { flagOf } from '@etalage/catalog/rules';
import { asc, eq, inArray, sum } from 'drizzle-orm';
import { readSold } from '../cart/soldProducts.ts';
import type { Database } from '../database/database.ts';
import { orderLines } from '../orders/tables.ts';
import { guestGroup } from '../prices/groupPrice.ts';
import type { Store } from '../stores/stores.ts';
import { withdrawalLines } from './tables.ts';

/** A line of an order as it is kept. */
export type KeptLine = typeof orderLines.$inferSelect;

/** The lines of an order, and how many pieces of each are not withdrawn yet. */
export async function readLines(database: Database, orderId: number): Promise<{ line: KeptLine; left: number }[]> {
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const withdrawn = await database
    .select({ id: withdrawalLines.orderLineId, quantity: sum(withdrawalLines.quantity).mapWith(Number) })
    .from(withdrawalLines)
    .where(
      inArray(
        withdrawalLines.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
    .groupBy(withdrawalLines.orderLineId);
  const gone = new Map(withdrawn.map(({ id, quantity }) => [id, quantity]));
  return lines.map((line) => ({ line, left: line.quantity - (gone.get(line.id) ?? 0) }));
}

/** Where and when lines are judged. */
export type Moment = { store: Store; now: number };

/** The skus of what is sealed for hygiene, whole or in a part, as the shop says it today (LEGAL-08). */
export async function sealedLines(
  database: Database,
  moment: Moment,
  lines: readonly KeptLine[],
): Promise<ReadonlySet<number>> {
  const skusOf = ({ sku, parts }: KeptLine) => [sku, ...(parts ?? []).map((part) => part.sku)];
  const sold = await readSold(database, { ...moment, groupId: guestGroup }, lines.flatMap(skusOf));
  const isSealed = (sku: string) => flagOf(sold.get(sku)?.product.is_sealed_hygiene) === true;
  return new Set(lines.filter((line) => skusOf(line).some(isSealed)).map(({ id }) => id));
}

/** A line in the words of the wire, without how many of it. */
export const toWireLine = (line: KeptLine, sealed: ReadonlySet<number>) => ({
  itemId: line.id,
  sku: line.sku,
  name: line.name,
  options: [...line.choices] satisfies WithdrawableOrder['lines'][number]['options'],
  isSealed: sealed.has(line.id),
});
