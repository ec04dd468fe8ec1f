import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { minute, type Slice } from '../slice.ts';
import { customerAdminRoutes } from './adminRoutes.ts';
import { accountData } from './customerData.ts';
import { userRoutes } from './routes.ts';
import type { Customers } from './service.ts';

/** Customers: their sessions, passwords and profiles. */
export const customersSlice = (customers: Customers, ports: Parameters<typeof accountData>[0]): Slice => ({
  routes: new Hono<BackendEnv>()
    .route('/api/user', userRoutes(customers))
    .route('/api/admin/customers', customerAdminRoutes(customers, ports.secrets.adminKey)),
  customerData: accountData(ports),
  work: [{ name: 'sessions that are over', pause: 10 * minute, act: customers.sweep }],
});
