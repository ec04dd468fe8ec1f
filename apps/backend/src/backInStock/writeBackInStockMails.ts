import { and, eq, isNull, not, or } from 'drizzle-orm';
import { readSold, type Sold } from '../cart/soldProducts.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Ports } from '../ports.ts';
import { byItself } from '../server/work.ts';
import { stock } from '../stock/tables.ts';
import { guestGroup } from '../prices/groupPrice.ts';
import type { Store } from '../stores/stores.ts';
import { backInStockMail } from './mail.ts';
import { isOffered } from './requests.ts';
import { stockOf } from './stockOf.ts';
import { backInStockRequests } from './tables.ts';

type MailPorts = Pick<Ports, 'database' | 'clock' | 'stores' | 'checkpoints' | 'logger'>;

/**
 * Writes the mails about what is back in stock (PROD-23). It asks how the stock is now, not who raised it: an import, a
 * canceled order or a hand in the database alike, and what is sold out again by then is promised to nobody.
 */
export async function writeBackInStockMails(ports: MailPorts): Promise<void> {
  for (const store of ports.stores) await writeMailsOfStore(ports, store);
}

async function writeMailsOfStore(ports: MailPorts, store: Store): Promise<void> {
  const skus = await mayBeBack(ports.database, store);
  if (skus.length === 0) return;
  const sold = await readSold(ports.database, { store, now: ports.clock.now(), groupId: guestGroup }, skus);
  for (const [sku, found] of sold) {
    const about = { store: store.code, sku };
    await byItself(ports, 'nobody was told what is back', about, () =>
      writeMailsOfSku(ports, store, { sku, ...found }),
    );
  }
}

/** Skus that are waited for, but those of which a record says that they are sold out. */
async function mayBeBack(database: Database, store: Store): Promise<string[]> {
  const rows = await database
    .selectDistinct({ sku: backInStockRequests.sku })
    .from(backInStockRequests)
    .leftJoin(stock, and(eq(stock.storeId, backInStockRequests.storeId), eq(stock.sku, backInStockRequests.sku)))
    .where(
      and(eq(backInStockRequests.storeId, store.id), or(isNull(stock.sku), stock.isInStock, not(stock.isManaged))),
    );
  return rows.map(({ sku }) => sku);
}

/** A request ends in the transaction that writes its mail, so that it is neither lost nor answered twice. */
const writeMailsOfSku = (
  { database, clock, checkpoints }: MailPorts,
  store: Store,
  { sku, ...sold }: Sold & { sku: string },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const now = clock.now();
    const isBack = (await stockOf(transaction, { store, now, groupId: guestGroup }, { sku, ...sold }, 1)) === 'ok';
    if (!isOffered(sold) || !isBack) return;
    const requests = await transaction
      .delete(backInStockRequests)
      .where(and(eq(backInStockRequests.storeId, store.id), eq(backInStockRequests.sku, sku)))
      .returning();
    const at = new Date(now);
    // Who asked first hears first.
    for (const { id, email, unsubscribeKey } of requests.sort((one, other) => one.id - other.id)) {
      const occasion = { store, recipient: email, reference: String(id), at };
      await addToOutbox(transaction, occasion, backInStockMail(store, sold, unsubscribeKey));
    }
    await checkpoints.reached('backInStock.beforeCommit');
  });
