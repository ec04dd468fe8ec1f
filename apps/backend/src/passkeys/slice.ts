import { Hono } from 'hono';
import type { CustomerData } from '../customerData/customerData.ts';
import type { BackendEnv } from '../http/env.ts';
import { minute, type Slice } from '../slice.ts';
import { createPasskeys, listPasskeys, type PasskeyPorts } from './passkeys.ts';
import { passkeyLoginRoutes, passkeyRoutes } from './routes.ts';
import { passkeyChallenges, passkeys as passkeyTable } from './tables.ts';

const customerData: CustomerData = {
  tables: [passkeyTable, passkeyChallenges],
  read: async (database, customer) => ({
    passkeys: (await listPasskeys(database, customer)).map(({ id: _id, ...passkey }) => passkey),
  }),
  // Their rows go with the customer's.
  forget: async () => undefined,
};

/** Passkeys of customers, beside their passwords. */
export function passkeysSlice(ports: PasskeyPorts): Slice {
  const passkeys = createPasskeys(ports);
  return {
    routes: new Hono<BackendEnv>()
      .route('/api/user/passkeys', passkeyRoutes(passkeys))
      .route('/api/user/passkey-login', passkeyLoginRoutes(passkeys)),
    work: [{ name: 'challenges for passkeys', pause: minute, act: passkeys.sweep }],
    customerData,
  };
}
