import type { Passkey, PasskeyAddition, PasskeyLogin, PasskeyRenaming } from '@etalage/account/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Shopper } from '../cart/shopper.ts';
import { customers, type CustomerRow } from '../customers/tables.ts';
import { startSession, type TokenPair } from '../customers/tokens.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Limiter } from '../limits/limiter.ts';
import { claimGuestOrders } from '../orders/claimGuestOrders.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { challengeIn, creationOptions, readCreated, readSigned, requestOptions } from './ceremonies.ts';
import { newChallenge, sweepChallenges, takeChallenge } from './challenges.ts';
import { writePasskeyMail } from './passkeyMail.ts';
import { passkeys, type PasskeyRow } from './tables.ts';
import { words } from './words.ts';

export type PasskeyPorts = Pick<Ports, 'database' | 'clock' | 'secrets'> & { limiter: Limiter };

/** Maximum passkeys of one customer. */
const maxPasskeys = 20;

/** Passkeys. */
export type Passkeys = ReturnType<typeof createPasskeys>;

/** Everything that is done with passkeys (SESSION-30). */
export function createPasskeys(ports: PasskeyPorts) {
  const { database, limiter } = ports;
  return {
    list: (customer: CustomerRow) => listPasskeys(database, customer),
    creation: async (store: Store, customer: CustomerRow) => {
      await limiter.take({ passkeyChangesOfCustomer: String(customer.id) });
      const known = (await readPasskeys(database, customer)).map(({ id }) => id);
      if (known.length >= maxPasskeys) refuse(422, words.tooMany(maxPasskeys));
      const challenge = await newChallenge(ports, { store, customer });
      return creationOptions({ store, customer, challenge, known, secret: ports.secrets.tokenSecret });
    },
    add: (store: Store, customer: CustomerRow, sent: PasskeyAddition) => add(ports, { store, customer }, sent),
    rename: (customer: CustomerRow, sent: PasskeyRenaming) => rename(database, customer, sent),
    remove: (customer: CustomerRow, id: string) => remove(database, customer, id),
    request: async ({ store, client }: Shopper) => {
      await limiter.take({ passkeyLoginsOfClient: client });
      return requestOptions(store, await newChallenge(ports, { store }));
    },
    /** Failures count against the client like wrong passwords. */
    logIn: ({ store, client }: Shopper, sent: PasskeyLogin) =>
      limiter.guess({ loginsOfClient: client }, () => logIn(ports, store, sent)),
    sweep: () => sweepChallenges(ports),
  };
}

/** The passkeys of a customer, the oldest first. */
export const readPasskeys = (database: Database, { id }: CustomerRow): Promise<PasskeyRow[]> =>
  database
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** The same in the words of the wire. */
export const listPasskeys = async (database: Database, customer: CustomerRow): Promise<Passkey[]> =>
  (await readPasskeys(database, customer)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }));

type Owner = { store: Store; customer: CustomerRow };

/** Adds what a browser made for a challenge of this customer, and mails them that it was added. */
async function add(ports: PasskeyPorts, { store, customer }: Owner, sent: PasskeyAddition): Promise<Passkey[]> {
  const challenge = challengeIn(sent.credential.response.clientDataJSON) ?? '';
  const isOurs = await takeChallenge(ports, { store, customer }, challenge);
  const created = isOurs ? await readCreated(store, sent, challenge) : undefined;
  if (created === undefined) return refuse(400, words.notAdded);
  const createdAt = new Date(ports.clock.now());
  return inTransaction(ports.database, async (transaction) => {
    const row = { ...created, customerId: customer.id, name: sent.name, createdAt };
    const added = await transaction.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
    if (added.length === 0) refuse(409, words.isKnown);
    await writePasskeyMail(transaction, { store, customer, at: createdAt }, sent.name);
    return listPasskeys(transaction, customer);
  });
}

const isOwn = (customer: CustomerRow, id: string) => and(eq(passkeys.customerId, customer.id), eq(passkeys.id, id));

async function rename(database: Database, customer: CustomerRow, { id, name }: PasskeyRenaming): Promise<Passkey[]> {
  const renamed = await database.update(passkeys).set({ name }).where(isOwn(customer, id)).returning();
  return renamed.length === 0 ? refuse(404, words.unknown) : listPasskeys(database, customer);
}

async function remove(database: Database, customer: CustomerRow, id: string): Promise<Passkey[]> {
  const removed = await database.delete(passkeys).where(isOwn(customer, id)).returning();
  return removed.length === 0 ? refuse(404, words.unknown) : listPasskeys(database, customer);
}

/** Starts a session for who holds a passkey of this store. The row is held, so that one count is not used twice at once. */
async function logIn(ports: PasskeyPorts, store: Store, { credential }: PasskeyLogin): Promise<TokenPair> {
  const { database, clock } = ports;
  const challenge = challengeIn(credential.response.clientDataJSON) ?? '';
  if (!(await takeChallenge(ports, { store }, challenge))) return refuse(401, words.refused);
  return inTransaction(database, async (transaction) => {
    const [found] = await transaction
      .select({ passkey: passkeys, customer: customers })
      .from(passkeys)
      .innerJoin(customers, eq(customers.id, passkeys.customerId))
      .where(and(eq(passkeys.id, credential.id), eq(customers.storeId, store.id)))
      .for('update', { of: passkeys });
    const counter = found && (await readSigned(store, { credential, passkey: found.passkey }, challenge));
    if (found === undefined || counter === undefined) return refuse(401, words.refused);
    const now = clock.now();
    await transaction
      .update(passkeys)
      .set({ counter, lastUsedAt: new Date(now) })
      .where(eq(passkeys.id, credential.id));
    if (found.customer.confirmedAt !== null) await claimGuestOrders(transaction, found.customer, new Date(now));
    return startSession(transaction, found.customer, now);
  });
}
