import type {
  CustomerChanges,
  LoginRequest,
  NewPassword,
  PasswordChange,
  Registration,
} from '@etalage/account/contract';
import type { Shopper } from '../cart/shopper.ts';
import { createBotProtection } from '../bots/botProtection.ts';
import { refuse } from '../http/envelope.ts';
import type { Limiter } from '../limits/limiter.ts';
import { mailboxOf } from '../limits/mailboxOf.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import {
  changePassword,
  confirmEmail,
  createPassword,
  mailConfirmation,
  register,
  requestPassword,
} from './accounts.ts';
import { sweepLoginFailures } from './loginFailures.ts';
import { sweepMailedKeys } from './mailedKeys.ts';
import { changeProfile, readProfile } from './profile.ts';
import { logIn, refresh } from './sessions.ts';
import { comparableEmail, hasEmail } from './findCustomer.ts';
import { customers, type CustomerRow } from './tables.ts';
import { endSession, sweepSessions } from './tokens.ts';
import { words } from './words.ts';

/** What customers are built on. */
export type CustomerPorts = Pick<Ports, 'database' | 'clock' | 'secrets' | 'bots' | 'fetch'> & { limiter: Limiter };

/** Customers. */
export type Customers = ReturnType<typeof createCustomers>;

/** Everything that customers do with their account. */
export function createCustomers(ports: CustomerPorts) {
  const { limiter } = ports;
  const bots = createBotProtection(ports);
  const refuseBots = async ({ client }: Shopper, token: string | null | undefined) => {
    if (!(await bots.isValid(token, client))) refuse(403, words.notHuman);
  };
  const guess = <T>({ id }: CustomerRow, act: () => Promise<T>) =>
    limiter.guess({ passwordGuessesOfCustomer: String(id) }, act);
  return {
    register: async (shopper: Shopper, sent: Registration) => {
      const { client, store } = shopper;
      await refuseBots(shopper, sent.token);
      await limiter.take({ registrationsOfClient: client, registrationsOfEmail: mailboxOf(sent.customer.email) });
      const { groupToken, ...customer } = await readProfile(ports, store, await register(ports, shopper, sent));
      return customer;
    },
    /** What a client solves to log in or register; null where it need not. */
    challenge: () => bots.challenge(),
    logIn: async (shopper: Shopper, sent: LoginRequest) => {
      await refuseBots(shopper, sent.token);
      return logIn(ports, shopper, sent);
    },
    refresh: async (shopper: Shopper, refreshToken: string) => {
      await limiter.take({ refreshesOfClient: shopper.client });
      return refresh(ports, shopper, refreshToken);
    },
    logOut: (store: Store, refreshToken: string) => endSession(ports, store, refreshToken),
    requestPassword: async ({ store, client }: Shopper, email: string) => {
      await limiter.take({ passwordMailsOfClient: client, passwordMailsOfEmail: mailboxOf(email) });
      await requestPassword(ports, store, email);
    },
    createPassword: async ({ store, client }: Shopper, sent: NewPassword) => {
      await limiter.take({ newPasswordsOfClient: client, newPasswordsOfEmail: mailboxOf(sent.email) });
      await createPassword(ports, store, sent);
    },
    changePassword: (store: Store, customer: CustomerRow, sent: PasswordChange) =>
      guess(customer, () => changePassword(ports, store, { customer, sent })),
    confirmEmail: async ({ store, client }: Shopper, { token }: { token: string }) => {
      await limiter.take({ newPasswordsOfClient: client });
      await confirmEmail(ports, store, token);
    },
    mailConfirmation: async (store: Store, customer: CustomerRow) => {
      await limiter.take({ emailChangesOfCustomer: String(customer.id) });
      await mailConfirmation(ports, store, customer);
    },
    profile: (store: Store, customer: CustomerRow) => readProfile(ports, store, customer),
    change: async (store: Store, customer: CustomerRow, changes: CustomerChanges) => {
      if (changes.email !== undefined && comparableEmail(changes.email) !== comparableEmail(customer.email)) {
        await limiter.take({ emailChangesOfCustomer: String(customer.id) });
      }
      return changeProfile(ports, store, { customer, changes });
    },
    changeGroup: async (store: Store, email: string, groupId: number) => {
      const [changed] = await ports.database
        .update(customers)
        .set({ groupId, updatedAt: new Date(ports.clock.now()) })
        .where(hasEmail(store, email))
        .returning({ id: customers.id });
      if (changed === undefined) refuse(404, words.noUserWithEmail);
    },
    /** Forgets what is over: tokens, mailed links, failed logins. */
    sweep: async () => {
      await sweepSessions(ports);
      await sweepMailedKeys(ports);
      await sweepLoginFailures(ports);
      await bots.sweep();
    },
  };
}
