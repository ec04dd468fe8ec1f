import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { limited } from '../limits/limited.ts';
import type { Slice } from '../slice.ts';
import { withdrawalAdminRoutes, withdrawalRoutes } from './routes.ts';
import type { WithdrawalPorts } from './withdraw.ts';

/** Withdrawals from the contract, and how their returns stand. */
export const withdrawalsSlice = (ports: WithdrawalPorts, { adminKey }: { adminKey: string }): Slice => ({
  routes: new Hono<BackendEnv>()
    .use('/api/user/withdrawals/*', limited(ports.limiter, 'writesOfClient'))
    .route('/api/user/withdrawals', withdrawalRoutes(ports))
    .route('/api/admin/withdrawals', withdrawalAdminRoutes(ports, adminKey)),
  work: [],
});
