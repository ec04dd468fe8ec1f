import type { CustomerAddress } from '@etalage/account/contract';
import { keptAddressIssues } from '@etalage/account/rules';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import { customerAddresses, type AddressRow, type CustomerRow } from './tables.ts';
import { words } from './words.ts';

/** The addresses of a customer, in the order in which they were added. */
export const readAddresses = (database: Database, customerId: number): Promise<AddressRow[]> =>
  database
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id));

/**
 * Keeps these addresses and no others, within the caller's transaction: one with the id of a kept one takes its place. Refuses
 * a wrong one with 400, and an id of another customer's with 403.
 */
export async function replaceAddresses(
  transaction: Database,
  { id }: Pick<CustomerRow, 'id'>,
  sent: readonly CustomerAddress[],
): Promise<void> {
  for (const address of sent) refuseWrongAddress(address);
  const kept = new Set((await readAddresses(transaction, id)).map((address) => address.id));
  const ids = sent.flatMap((address) => address.id ?? []);
  const isForeign = sent.some(({ customer_id }) => customer_id !== undefined && customer_id !== id);
  if (isForeign || ids.some((one) => !kept.has(one)) || new Set(ids).size < ids.length) {
    refuse(403, words.foreignAddress);
  }
  const ofCustomer = eq(customerAddresses.customerId, id);
  await transaction
    .delete(customerAddresses)
    .where(ids.length === 0 ? ofCustomer : and(ofCustomer, notInArray(customerAddresses.id, ids)));
  for (const [at, address] of withOneDefault(sent).entries()) {
    const row = rowOf(id, address);
    const known = sent[at]?.id;
    if (known === undefined) await transaction.insert(customerAddresses).values(row);
    else
      await transaction
        .update(customerAddresses)
        .set(row)
        .where(inArray(customerAddresses.id, [known]));
  }
}

function refuseWrongAddress(address: CustomerAddress): void {
  const issues = keptAddressIssues(address);
  if (issues.length > 0) refuse(400, words.wrongAddress([...new Set(issues.map(({ path }) => path))].join(', ')));
}

/** The last one that is said to be the default for a use is it; the first address, when none is (ACC-09). */
function withOneDefault(sent: readonly CustomerAddress[]): CustomerAddress[] {
  const lastOf = (use: 'default_shipping' | 'default_billing') =>
    Math.max(
      0,
      sent.findLastIndex((address) => address[use] === true),
    );
  const [shipping, billing] = [lastOf('default_shipping'), lastOf('default_billing')];
  return sent.map((address, at) => ({
    ...address,
    default_shipping: at === shipping,
    default_billing: at === billing,
  }));
}

const rowOf = (customerId: number, address: CustomerAddress): Omit<AddressRow, 'id'> => ({
  customerId,
  firstName: address.firstname.trim(),
  lastName: address.lastname.trim(),
  company: address.company ?? null,
  street: address.street,
  postcode: address.postcode,
  city: address.city,
  countryId: address.country_id,
  region: address.region?.region ?? null,
  telephone: address.telephone ?? null,
  vatId: address.vat_id ?? null,
  isDefaultShipping: address.default_shipping === true,
  isDefaultBilling: address.default_billing === true,
});

/** A kept address in the wire's words. */
export const toWireAddress = (row: AddressRow): CustomerAddress => ({
  id: row.id,
  customer_id: row.customerId,
  firstname: row.firstName,
  lastname: row.lastName,
  ...(row.company === null ? {} : { company: row.company }),
  street: row.street,
  postcode: row.postcode,
  city: row.city,
  country_id: row.countryId,
  region: { region_code: null, region: row.region, region_id: 0 },
  region_id: 0,
  telephone: row.telephone,
  ...(row.vatId === null ? {} : { vat_id: row.vatId }),
  default_shipping: row.isDefaultShipping,
  default_billing: row.isDefaultBilling,
});
