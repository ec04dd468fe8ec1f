import type { LoginRequest } from '@etalage/account/contract';
import type { Shopper } from '../cart/shopper.ts';
import { inTransaction } from '../database/database.ts';
import { refuse } from '../http/envelope.ts';
import type { Limiter } from '../limits/limiter.ts';
import { claimGuestOrders } from '../orders/claimGuestOrders.ts';
import type { Ports } from '../ports.ts';
import { findCustomer } from './findCustomer.ts';
import { checkedLogin } from './loginFailures.ts';
import { isPasswordOf } from './passwords.ts';
import { refreshSession, startSession, type TokenPair } from './tokens.ts';
import { words } from './words.ts';

export type SessionPorts = Pick<Ports, 'database' | 'clock' | 'secrets'> & { limiter: Limiter };

/** Starts a session for an email address and its password (SESSION-03, SESSION-06). Only failures count against the client's limit. */
export function logIn(
  ports: SessionPorts,
  { store, client }: Shopper,
  { username: email, password }: LoginRequest,
): Promise<TokenPair> {
  const { database, clock, limiter } = ports;
  return limiter.guess({ loginsOfClient: client }, async () => {
    const customer = await checkedLogin(ports, { store, email }, async () => {
      const found = await findCustomer(database, store, email);
      return (await isPasswordOf(found?.passwordHash, password)) ? found : undefined;
    });
    return inTransaction(database, async (transaction) => {
      const now = clock.now();
      if (customer.confirmedAt !== null) await claimGuestOrders(transaction, customer, new Date(now));
      return startSession(transaction, customer, now);
    });
  });
}

/** The next pair of tokens (SESSION-21). */
export const refresh = async (ports: SessionPorts, { store }: Shopper, refreshToken: string): Promise<TokenPair> =>
  (await refreshSession(ports, store, refreshToken)) ?? refuse(401, words.expired);
