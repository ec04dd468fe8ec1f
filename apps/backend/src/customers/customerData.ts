import { desc, eq, max } from 'drizzle-orm';
import type { CustomerData } from '../customerData/customerData.ts';
import type { Database } from '../database/database.ts';
import type { Ports } from '../ports.ts';
import { forgetLoginFailures } from './loginFailures.ts';
import { readProfile } from './profile.ts';
import { customerAddresses, customers, loginFailures, mailedKeys, sessions, sessionTokens } from './tables.ts';

/** The account itself. What hangs on its row goes with it: addresses, sessions, mailed links. */
export const accountData = ({ stores, clock, secrets }: Pick<Ports, 'stores' | 'clock' | 'secrets'>): CustomerData => ({
  tables: [customers, customerAddresses, sessions, sessionTokens, mailedKeys, loginFailures],
  read: async (database, customer) => {
    const store = stores.find(({ id }) => id === customer.storeId);
    if (store === undefined) return {};
    const { groupToken, ...profile } = await readProfile({ database, clock, secrets }, store, customer);
    return { profile, sessions: await readSessions(database, customer.id) };
  },
  forget: async (transaction, { customer }) => {
    const { id, storeId, email } = customer;
    await forgetLoginFailures(transaction, { secret: secrets.tokenSecret, store: { id: storeId }, email });
    await transaction.delete(customers).where(eq(customers.id, id));
  },
});

/** When a customer logged in, and how long each session lasts unless it is used again. No tokens. */
async function readSessions(database: Database, customerId: number) {
  const rows = await database
    .select({ startedAt: sessions.createdAt, endsAt: max(sessionTokens.expiresAt) })
    .from(sessions)
    .leftJoin(sessionTokens, eq(sessionTokens.sessionId, sessions.id))
    .where(eq(sessions.customerId, customerId))
    .groupBy(sessions.id, sessions.createdAt)
    .orderBy(desc(sessions.createdAt));
  return rows.map(({ startedAt, endsAt }) => ({
    started_at: startedAt.toISOString(),
    ends_at: endsAt?.toISOString() ?? null,
  }));
}
