import type {
  CustomerChanges,
  LoginRequest,
  NewPassword,
  PasswordChange,
  Registration,
} from '@etalage/account/contract';
import type { Shopper } from '../cart/shopper.ts';
import type { Limiter } from '../limits/limiter.ts';
import { mailboxOf } from '../limits/mailboxOf.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../stores/stores.ts';
import { changePassword, confirmEmail, createPassword, register, requestPassword } from './accounts.ts';
import { sweepLoginFailures } from './loginFailures.ts';
import { sweepMailedKeys } from './mailedKeys.ts';
import { changeProfile, readProfile } from './profile.ts';
import { logIn, refresh } from './sessions.ts';
import type { CustomerRow } from './tables.ts';
import { endSession, sweepSessions } from './tokens.ts';

/** What customers are built on. */
export type CustomerPorts = Pick<Ports, 'database' | 'clock' | 'secrets'> & { limiter: Limiter };

/** Customers. */
export type Customers = ReturnType<typeof createCustomers>;

/** Everything that customers do with their account. */
export function createCustomers(ports: CustomerPorts) {
  const { limiter } = ports;
  const guess = <T>({ id }: CustomerRow, act: () => Promise<T>) =>
    limiter.guess({ passwordGuessesOfCustomer: String(id) }, act);
  return {
    register: async (shopper: Shopper, sent: Registration) => {
      const { client, store } = shopper;
      await limiter.take({ registrationsOfClient: client, registrationsOfEmail: mailboxOf(sent.customer.email) });
      const { groupToken, ...customer } = await readProfile(ports, store, await register(ports, shopper, sent));
      return customer;
    },
    logIn: (shopper: Shopper, sent: LoginRequest) => logIn(ports, shopper, sent),
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
    profile: (store: Store, customer: CustomerRow) => readProfile(ports, store, customer),
    change: async (store: Store, customer: CustomerRow, changes: CustomerChanges) => {
      if (changes.email !== undefined && changes.email.toLowerCase() !== customer.email.toLowerCase()) {
        await limiter.take({ emailChangesOfCustomer: String(customer.id) });
      }
      return changeProfile(ports, store, { customer, changes });
    },
    /** Forgets what is over: tokens, mailed links, failed logins. */
    sweep: async () => {
      await sweepSessions(ports);
      await sweepMailedKeys(ports);
      await sweepLoginFailures(ports);
    },
  };
}
