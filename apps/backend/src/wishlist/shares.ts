import type { SharedWishlist, WishlistShare } from '@etalage/wishlist/contract';
import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { customers, type CustomerRow } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Ports } from '../ports.ts';
import { wishlistItems, wishlistShares } from './tables.ts';
import { toWireOption } from './wishlists.ts';

type Owner = Pick<CustomerRow, 'id'>;

/** The link of a customer's list, if it is shared (WISH-17). */
export async function readShare({ database }: Pick<Ports, 'database'>, { id }: Owner): Promise<WishlistShare> {
  return { token: (await findShare(database, id))?.token ?? null };
}

async function findShare(database: Database, customerId: number) {
  const [row] = await database.select().from(wishlistShares).where(eq(wishlistShares.customerId, customerId));
  return row;
}

/** Since when a customer's list is shared (ISO 8601); null while it is not. Without the link, which opens it for anybody. */
export async function sharedAt(database: Database, { id }: Owner): Promise<string | null> {
  return (await findShare(database, id))?.createdAt.toISOString() ?? null;
}

/** Shares a customer's list. One that is shared keeps its link. */
export async function shareWishlist(ports: Pick<Ports, 'database' | 'clock'>, { id }: Owner): Promise<WishlistShare> {
  const token = randomBytes(24).toString('base64url');
  const row = { customerId: id, token, createdAt: new Date(ports.clock.now()) };
  await ports.database.insert(wishlistShares).values(row).onConflictDoNothing();
  return readShare(ports, { id });
}

/** Withdraws the link: who has it sees nothing any more. */
export async function withdrawShare({ database }: Pick<Ports, 'database'>, { id }: Owner): Promise<WishlistShare> {
  await database.delete(wishlistShares).where(eq(wishlistShares.customerId, id));
  return { token: null };
}

/** What a link shows: the products of the list, and nothing of whose it is. Refuses a link that is none, or was withdrawn. */
export async function readSharedWishlist(
  { database }: Pick<Ports, 'database'>,
  storeId: number,
  token: string,
): Promise<SharedWishlist> {
  const [share] = await database
    .select({ id: customers.id })
    .from(wishlistShares)
    .innerJoin(customers, eq(customers.id, wishlistShares.customerId))
    .where(and(eq(wishlistShares.token, token), eq(customers.storeId, storeId)));
  if (share === undefined) return refuse(404, 'Deze verlanglijst wordt niet meer gedeeld.');
  const rows = await database
    .select({ productId: wishlistItems.productId, options: wishlistItems.options })
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, share.id))
    .orderBy(wishlistItems.id);
  return { items: rows.map(({ productId, options }) => ({ product_id: productId, option: toWireOption(options) })) };
}
