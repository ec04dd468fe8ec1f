import type { CustomerChanges, Profile } from '@etalage/account/contract';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import { isSubscribed } from '../newsletter/subscriptions.ts';
import type { Ports } from '../ports.ts';
import { hasGroupPrices } from '../prices/tierGroups.ts';
import type { Store } from '../stores/stores.ts';
import { refuseWrongName, requestEmail } from './accounts.ts';
import { groupTokenOf } from './groupToken.ts';
import { readAddresses, replaceAddresses, toWireAddress } from './addresses.ts';
import { readPendingEmail } from './mailedKeys.ts';
import { customers, type CustomerRow } from './tables.ts';
import { comparableEmail } from './findCustomer.ts';

type ProfilePorts = Pick<Ports, 'database' | 'clock' | 'secrets'>;

/** A customer's profile as the shop reads it (SESSION-27). */
export async function readProfile(
  { database, secrets }: ProfilePorts,
  store: Store,
  customer: CustomerRow,
): Promise<Profile> {
  const addresses = await readAddresses(database, customer.id);
  const pendingEmail = await readPendingEmail(database, customer);
  const { id, groupId, email, firstName, lastName, createdAt, updatedAt, confirmedAt } = customer;
  const idOf = (found: (typeof addresses)[number] | undefined, name: string) =>
    found === undefined ? {} : { [name]: String(found.id) };
  return {
    id,
    group_id: groupId,
    ...idOf(
      addresses.find(({ isDefaultBilling }) => isDefaultBilling),
      'default_billing',
    ),
    ...idOf(
      addresses.find(({ isDefaultShipping }) => isDefaultShipping),
      'default_shipping',
    ),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    created_in: store.name,
    email,
    firstname: firstName,
    lastname: lastName,
    store_id: store.id,
    website_id: store.id,
    addresses: addresses.map(toWireAddress),
    disable_auto_group_change: 0,
    extension_attributes: {
      is_subscribed: await isSubscribed(database, store, email),
      is_confirmed: confirmedAt !== null,
      ...(pendingEmail === undefined ? {} : { pending_email: pendingEmail }),
      has_group_prices: await hasGroupPrices(database, store, groupId),
    },
    groupToken: await groupTokenOf({ secrets }, customer),
  };
}

const isOther = (email: string, known = ''): boolean => comparableEmail(email) !== comparableEmail(known);

/** Changes what a customer may change (ACC-08); another email address is only asked for (SESSION-31). */
export async function changeProfile(
  ports: ProfilePorts,
  store: Store,
  { customer, changes }: { customer: CustomerRow; changes: CustomerChanges },
): Promise<Profile> {
  const { firstname = customer.firstName, lastname = customer.lastName, email = customer.email, addresses } = changes;
  for (const name of [firstname, lastname]) refuseWrongName(name);
  const now = ports.clock.now();
  const changed = await inTransaction(ports.database, async (transaction) => {
    const [row = customer] = await transaction
      .update(customers)
      .set({ firstName: firstname.trim(), lastName: lastname.trim(), updatedAt: new Date(now) })
      .where(eq(customers.id, customer.id))
      .returning();
    if (addresses !== undefined) await replaceAddresses(transaction, customer, addresses);
    if (isOther(email, customer.email) && isOther(email, await readPendingEmail(transaction, customer))) {
      await requestEmail(transaction, store, { customer: row, email, now });
    }
    return row;
  });
  return readProfile(ports, store, changed);
}
