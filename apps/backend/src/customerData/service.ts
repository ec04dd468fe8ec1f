import { and, eq } from 'drizzle-orm';
import { refusePassword } from '../customers/accounts.ts';
import { isPasswordOf } from '../customers/passwords.ts';
import { customers, type CustomerRow } from '../customers/tables.ts';
import { words } from '../customers/words.ts';
import { inTransaction } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Ports } from '../ports.ts';
import { byItself } from '../server/work.ts';
import type { CustomerData } from './customerData.ts';

export type CustomerDataPorts = Pick<Ports, 'database' | 'clock' | 'logger'> & {
  limiter: Limiter;
  /** Of every slice that holds something of customers. */
  parts: readonly CustomerData[];
};

/** All that the shop keeps of a customer, by section, as it stands at one moment (ACC-12). */
export async function readCustomerData(ports: CustomerDataPorts, customer: CustomerRow) {
  const { database, clock, limiter, parts } = ports;
  await limiter.take({ downloadsOfCustomer: String(customer.id) });
  return inTransaction(
    database,
    async (transaction) => {
      const sections: Record<string, unknown> = { exported_at: new Date(clock.now()).toISOString() };
      for (const part of parts) Object.assign(sections, await part.read(transaction, customer));
      return sections;
    },
    'repeatable read',
  );
}

/** Deletes an account for who gives its password (ACC-13). Wrong ones are limited. */
export const deleteAccount = (ports: CustomerDataPorts, customer: CustomerRow, password: string): Promise<void> =>
  ports.limiter.guess({ passwordGuessesOfCustomer: String(customer.id) }, async () => {
    if (!(await isPasswordOf(customer.passwordHash, password))) refusePassword();
    await forgetCustomer(ports, customer);
  });

async function forgetCustomer(
  { database, clock, logger, parts }: CustomerDataPorts,
  { id, passwordHash }: CustomerRow,
) {
  const now = clock.now();
  const outside: (() => Promise<void>)[] = [];
  await inTransaction(database, async (transaction) => {
    outside.length = 0;
    const isChecked = and(eq(customers.id, id), eq(customers.passwordHash, passwordHash));
    // Whose password was changed meanwhile has to give the new one.
    const [customer] = await transaction.select().from(customers).where(isChecked).for('update');
    if (customer === undefined) return refuse(401, words.expired);
    const leaving = { customer, now, afterCommit: (act: () => Promise<void>) => void outside.push(act) };
    for (const part of parts) await part.forget(transaction, leaving);
  });
  for (const act of outside) await byItself({ logger }, 'files of a deleted account not removed', {}, act);
}
