import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { limited } from '../limits/limited.ts';
import type { Slice } from '../slice.ts';
import { withdrawalAdminRoutes, withdrawalRoutes } from './routes.ts';
import { withdrawalLines, withdrawals } from './tables.ts';
import type { WithdrawalPorts } from './withdraw.ts';

/** Withdrawals from the contract, and how their returns stand. */
export const withdrawalsSlice = (ports: WithdrawalPorts, { adminKey }: { adminKey: string }): Slice => ({
  routes: new Hono<BackendEnv>()
    .use('/api/user/withdrawals/*', limited(ports.limiter, 'writesOfClient'))
    .route('/api/user/withdrawals', withdrawalRoutes(ports))
    .route('/api/admin/withdrawals', withdrawalAdminRoutes(ports, adminKey)),
  // They name nobody, are told with their orders, and stay with these for the tax office.
  customerData: {
    tables: [withdrawals, withdrawalLines],
    read: async () => ({}),
    forget: async () => undefined,
  },
  work: [],
});
