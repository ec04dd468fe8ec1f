import type { BackInStockRequest } from '@etalage/catalog/contract';
import { isDisabled } from '@etalage/catalog/rules';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Shopper } from '../cart/shopper.ts';
import { readSold, type Sold } from '../cart/soldProducts.ts';
import { retention } from '../customerData/retention.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import { createLimiter } from '../limits/limiter.ts';
import { mailboxOf } from '../limits/mailboxOf.ts';
import { deleteOldMails } from '../mail/outbox.ts';
import { readerKey } from '../mail/readerKey.ts';
import { outboxMails } from '../mail/tables.ts';
import type { Ports } from '../ports.ts';
import { guestGroup } from '../prices/groupPrice.ts';
import { backInStockMailKind } from './mail.ts';
import { stockOf } from './stockOf.ts';
import { backInStockRequests } from './tables.ts';

/** So many wait for one sku; whoever sends more wants to fill the database. */
const mostWaiting = 1000;
/** So many requests of one address are kept, the newest: nobody's mailbox is filled by someone else. */
const mostOfReader = 25;

/**
 * Keeps that a reader wants one mail when a sku is back. The same wish again changes nothing, and the answer never
 * tells whether an address was known.
 */
export async function keepRequest(
  ports: Pick<Ports, 'database' | 'clock' | 'secrets' | 'limits'>,
  { store, client }: Shopper,
  { sku, email: written }: BackInStockRequest,
): Promise<void> {
  const { database, clock, secrets } = ports;
  const email = written.toLowerCase();
  const now = clock.now();
  const sold = (await readSold(database, { store, now, groupId: guestGroup }, [sku])).get(sku);
  if (sold === undefined || !isOffered(sold)) refuse(404, 'Dit product bestaat niet.');
  if ((await stockOf(database, { store, now, groupId: guestGroup }, { sku, ...sold }, 0)) !== 'out_of_stock') {
    refuse(409, 'Goed nieuws: dit is weer op voorraad. Ververs de pagina om het te bestellen.');
  }
  const ofSku = and(eq(backInStockRequests.storeId, store.id), eq(backInStockRequests.sku, sku));
  if ((await database.$count(backInStockRequests, ofSku)) >= mostWaiting) {
    refuse(429, 'Er wachten al veel klanten op dit product. Probeer het later opnieuw.');
  }
  await createLimiter(ports).take({ backInStockOfClient: client, backInStockOfEmail: mailboxOf(email) });
  const unsubscribeKey = readerKey(secrets.tokenSecret, backInStockMailKind, store, email);
  await inTransaction(database, async (transaction) => {
    await transaction
      .insert(backInStockRequests)
      .values({ storeId: store.id, sku, email, unsubscribeKey, createdAt: new Date(now) })
      .onConflictDoNothing();
    await dropOldest(transaction, unsubscribeKey);
  });
}

/** Whether a shopper can get to it at all. */
export const isOffered = ({ product, variant }: Sold): boolean =>
  !isDisabled(product) && !isDisabled(variant ?? product);

async function dropOldest(transaction: Database, unsubscribeKey: string): Promise<void> {
  const beyond = transaction
    .select({ id: backInStockRequests.id })
    .from(backInStockRequests)
    .where(eq(backInStockRequests.unsubscribeKey, unsubscribeKey))
    .orderBy(desc(backInStockRequests.id))
    .offset(mostOfReader);
  await transaction.delete(backInStockRequests).where(inArray(backInStockRequests.id, beyond));
}

/** Forgets all that a reader asked for. */
export async function forgetReader({ database }: Pick<Ports, 'database'>, unsubscribeKey: string): Promise<void> {
  await database.delete(backInStockRequests).where(eq(backInStockRequests.unsubscribeKey, unsubscribeKey));
}

const day = 86_400_000;

/** Forgets the addresses that nothing is done with any more. */
export async function forgetOldRequests(ports: Pick<Ports, 'database' | 'clock' | 'mailer'>): Promise<void> {
  const { database, clock } = ports;
  const before = new Date(clock.now() - retention.stockRequestDays * day);
  await database.delete(backInStockRequests).where(lt(backInStockRequests.createdAt, before));
  await deleteOldMails(ports, retention.stockMailDays, eq(outboxMails.kind, backInStockMailKind));
}
