import { stockStatus } from '@etalage/catalog/rules';
import { and, eq, not, or } from 'drizzle-orm';
import { readSold, type Sold } from '../cart/soldProducts.ts';
import { stockRecord } from '../catalog/presentProduct.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Ports } from '../ports.ts';
import { byItself } from '../server/work.ts';
import { readStock } from '../stock/shortage.ts';
import { stock, type StockRow } from '../stock/tables.ts';
import type { Store } from '../stores/stores.ts';
import { backInStockMail } from './mail.ts';
import { isOffered } from './requests.ts';
import { backInStockRequests } from './tables.ts';

type TellingPorts = Pick<Ports, 'database' | 'clock' | 'stores' | 'checkpoints' | 'logger'>;

/**
 * Writes the mails about what is back in stock (PROD-23). It asks how the stock is now, not who raised it: an import, a
 * canceled order or a hand in the database alike, and what is sold out again by then is promised to nobody.
 */
export async function tellWhatIsBack(ports: TellingPorts): Promise<void> {
  for (const store of ports.stores) await tellOfStore(ports, store);
}

async function tellOfStore(ports: TellingPorts, store: Store): Promise<void> {
  const skus = await waitedForInStock(ports.database, store);
  if (skus.length === 0) return;
  const sold = await readSold(ports.database, { store, now: ports.clock.now() }, skus);
  for (const [sku, found] of sold) {
    const about = { store: store.code, sku };
    await byItself(ports, 'nobody was told what is back', about, () => tellOfSku(ports, store, { sku, ...found }));
  }
}

async function waitedForInStock(database: Database, store: Store): Promise<string[]> {
  const rows = await database
    .selectDistinct({ sku: backInStockRequests.sku })
    .from(backInStockRequests)
    .innerJoin(stock, and(eq(stock.storeId, backInStockRequests.storeId), eq(stock.sku, backInStockRequests.sku)))
    .where(and(eq(backInStockRequests.storeId, store.id), or(stock.isInStock, not(stock.isManaged))));
  return rows.map(({ sku }) => sku);
}

/** A request ends in the transaction that writes its mail, so that it is neither lost nor answered twice. */
const tellOfSku = (
  { database, clock, checkpoints }: TellingPorts,
  store: Store,
  { sku, ...sold }: Sold & { sku: string },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    if (!isOffered(sold) || !isBack(sold, await readStock(transaction, store, sku))) return;
    const requests = await transaction
      .delete(backInStockRequests)
      .where(and(eq(backInStockRequests.storeId, store.id), eq(backInStockRequests.sku, sku)))
      .returning();
    const at = new Date(clock.now());
    // Who asked first hears first.
    for (const { id, email, unsubscribeKey } of requests.sort((one, other) => one.id - other.id)) {
      const occasion = { store, recipient: email, reference: String(id), at };
      await addToOutbox(transaction, occasion, backInStockMail(store, sold, unsubscribeKey));
    }
    await checkpoints.reached('backInStock.beforeCommit');
  });

const madeOfOthers = new Set(['configurable', 'bundle', 'grouped']);

/** Whether a piece can be ordered. 'In stock, 0 pieces' says so only of what is made of other products. */
function isBack({ product, variant }: Sold, row: StockRow | undefined): boolean {
  const pieces = variant === undefined && madeOfOthers.has(product.type_id ?? '') ? 0 : 1;
  return stockStatus(row && stockRecord(row), pieces) === 'ok';
}
