import type { NewPassword, PasswordChange, Registration } from '@etalage/account/contract';
import { isPassword, isPlainText, isName } from '@etalage/account/rules';
import { eq } from 'drizzle-orm';
import type { Shopper } from '../cart/shopper.ts';
import { inTransaction, sqlState, type Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { claimGuestOrders } from '../orders/claimGuestOrders.ts';
import { moveSubscription } from '../newsletter/subscriptions.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { replaceAddresses } from './addresses.ts';
import { comparableEmail, confirmedEmail, findCustomer } from './findCustomer.ts';
import { newMailedKey, readPendingEmail, redeemMailedKey, voidMailedKeys } from './mailedKeys.ts';
import { emailChangedMail, emailChangingMail, passwordChangedMail, resetMail, welcomeMail } from './mails.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { customers, type CustomerRow } from './tables.ts';
import { endSessions, newKey } from './tokens.ts';
import { words } from './words.ts';

export type AccountPorts = Pick<Ports, 'database' | 'clock' | 'secrets'>;

/** The group of whoever has an account; 0 is that of guests. */
export const generalGroup = 1;

/** Refusals that the contract wants as an object (wire contract 1.2). */
export const refuseWithErrorMessage = (code: 400 | 401 | 404, errorMessage: string): never =>
  refuse(code, errorMessage, { errorMessage, code });

/** Refuses a password that is too weak (SESSION-11). */
function refuseWeakPassword(password: string): void {
  if (!isPassword(password)) refuseWithErrorMessage(400, words.formPassword);
}

/** Refuses a name without two letters, and one that could lead readers of mails elsewhere. */
export function refuseWrongName(name: string): void {
  if (!isName(name)) refuse(400, words.formName);
  if (!isPlainText(name)) refuse(400, words.formPlainText);
}

/** Creates an account, and mails the link that confirms its address (SESSION-08). */
export async function register(ports: AccountPorts, { store }: Shopper, sent: Registration): Promise<CustomerRow> {
  const { email, firstname, lastname, addresses = [] } = sent.customer;
  for (const name of [firstname, lastname]) refuseWrongName(name);
  refuseWeakPassword(sent.password);
  const { database, clock } = ports;
  const passwordHash = await hashPassword(sent.password);
  const now = clock.now();
  const at = new Date(now);
  return inTransaction(database, async (transaction) => {
    const row = {
      storeId: store.id,
      email,
      passwordHash,
      firstName: firstname.trim(),
      lastName: lastname.trim(),
      groupId: generalGroup,
      createdAt: at,
      updatedAt: at,
    };
    const [customer] = await transaction.insert(customers).values(row).onConflictDoNothing().returning();
    if (customer === undefined) return refuseWithErrorMessage(400, words.customerExists);
    await replaceAddresses(transaction, customer, addresses);
    const key = await newMailedKey(transaction, customer, { purpose: 'email', email, now });
    await writeMail(transaction, { store, customer, at }, welcomeMail(store, customer, key));
    return customer;
  });
}

type Occasion = { store: Store; customer: Pick<CustomerRow, 'id' | 'email'>; email?: string; at: Date };

/** Writes a mail about an account, to its address unless another is given. */
const writeMail = (transaction: Database, occasion: Occasion, content: ReturnType<typeof welcomeMail>) => {
  const { store, customer, email = customer.email, at } = occasion;
  const written = { store, recipient: email, reference: newKey(), customerId: customer.id, at };
  return addToOutbox(transaction, written, content);
};

/** Mails a link for a new password; refuses an unknown address with 404 (SESSION-12). */
export async function requestPassword({ database, clock }: AccountPorts, store: Store, email: string): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const customer = (await findCustomer(transaction, store, email)) ?? refuse(404, words.emailDoesNotExist);
    const key = await newMailedKey(transaction, customer, { purpose: 'password', email: customer.email, now });
    await writeMail(transaction, { store, customer, at: new Date(now) }, resetMail(store, customer, key));
  });
}

/** Sets a new password by a mailed link, which proves the address as well, and ends all sessions (SESSION-14, SESSION-17). */
export async function createPassword({ database, clock }: AccountPorts, store: Store, sent: NewPassword) {
  refuseWeakPassword(sent.newPassword);
  const passwordHash = await hashPassword(sent.newPassword);
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const known = (await findCustomer(transaction, store, sent.email)) ?? refuseUnknownEmail();
    const used = await redeemMailedKey(transaction, { store, purpose: 'password', key: sent.resetToken, now });
    if (used?.customer.id !== known.id) return refuseWithErrorMessage(400, words.linkIsOver);
    await setPassword(transaction, known, { store, passwordHash, now });
    await confirm(transaction, known, known.email, now);
  });
}

const refuseUnknownEmail = (): never => refuseWithErrorMessage(404, words.noUserWithEmail);

/** Changes the password of a customer who knows it, and ends all sessions (SESSION-15, SESSION-17). */
export async function changePassword(
  { database, clock }: AccountPorts,
  store: Store,
  { customer, sent }: { customer: CustomerRow; sent: PasswordChange },
): Promise<void> {
  if (!(await isPasswordOf(customer.passwordHash, sent.currentPassword))) refusePassword();
  refuseWeakPassword(sent.newPassword);
  const passwordHash = await hashPassword(sent.newPassword);
  const now = clock.now();
  await inTransaction(database, (transaction) => setPassword(transaction, customer, { store, passwordHash, now }));
}

/** Refuses a wrong password of someone who is signed in. */
export const refusePassword = (): never => refuseWithErrorMessage(400, words.passwordDoesNotMatch);

async function setPassword(
  transaction: Database,
  customer: CustomerRow,
  { store, passwordHash, now }: { store: Store; passwordHash: string; now: number },
): Promise<void> {
  const at = new Date(now);
  await transaction.update(customers).set({ passwordHash, updatedAt: at }).where(eq(customers.id, customer.id));
  await endSessions(transaction, customer.id);
  await voidMailedKeys(transaction, customer.id, 'password');
  await writeMail(transaction, { store, customer, at }, passwordChangedMail(store, customer));
}

/** Mails a new address the link that confirms it, and tells the old one; nothing changes until then (SESSION-31). */
export async function requestEmail(
  transaction: Database,
  store: Store,
  { customer, email, now }: { customer: CustomerRow; email: string; now: number },
): Promise<void> {
  const at = new Date(now);
  if ((await findCustomer(transaction, store, email)) !== undefined) {
    return refuseWithErrorMessage(400, words.customerExists);
  }
  const key = await newMailedKey(transaction, customer, { purpose: 'email', email, now });
  await writeMail(transaction, { store, customer, email, at }, emailChangingMail(store, customer, { email, key }));
  await writeMail(transaction, { store, customer, at }, emailChangedMail(store, customer, email));
}

/**
 * Mails the link that confirms an address once more: to a new one that waits, else to the customer's own; nothing once that is
 * confirmed.
 */
export async function mailConfirmation({ database, clock }: AccountPorts, store: Store, customer: CustomerRow) {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const pending = await readPendingEmail(transaction, customer);
    if (pending === undefined && customer.confirmedAt !== null) return;
    const email = pending ?? customer.email;
    const key = await newMailedKey(transaction, customer, { purpose: 'email', email, now });
    const content =
      pending === undefined ? welcomeMail(store, customer, key) : emailChangingMail(store, customer, { email, key });
    await writeMail(transaction, { store, customer, email, at: new Date(now) }, content);
  });
}

/**
 * Confirms an address by a mailed link: it becomes, or proves to be, the customer's (SESSION-31). The newsletter of the
 * address before follows, if that was confirmed too: else it may be anybody's.
 */
export async function confirmEmail(ports: AccountPorts, store: Store, key: string): Promise<void> {
  const { database, clock, secrets } = ports;
  const now = clock.now();
  const act = async (transaction: Database) => {
    const used = await redeemMailedKey(transaction, { store, purpose: 'email', key, now });
    if (used === undefined) return refuseWithErrorMessage(400, words.linkIsOver);
    const { customer, email: to } = used;
    await confirm(transaction, customer, to, now);
    const from = confirmedEmail(customer);
    if (from === undefined || from === comparableEmail(to)) return;
    await moveSubscription(transaction, { store, from, to, secret: secrets.tokenSecret });
  };
  await inTransaction(database, act).catch((error: unknown) => {
    if (sqlState(error) === '23505') return refuseWithErrorMessage(400, words.customerExists);
    throw error;
  });
}

/** What a guest ordered with an address is its owner's once they have shown that it is theirs. */
async function confirm(transaction: Database, customer: CustomerRow, email: string, now: number): Promise<void> {
  const at = new Date(now);
  const [confirmed = customer] = await transaction
    .update(customers)
    .set({ email, confirmedAt: at, updatedAt: at })
    .where(eq(customers.id, customer.id))
    .returning();
  await claimGuestOrders(transaction, confirmed, at);
}
