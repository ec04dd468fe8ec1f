import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import { limited } from '../limits/limited.ts';
import type { Slice } from '../slice.ts';
import { giftCardData } from './customerData.ts';
import { giftCardAdminRoutes, giftCardRoutes, type GiftCardPorts } from './routes.ts';

/** Gift cards. What they pay of an order is part of placing and canceling it. */
export const giftCardsSlice = (ports: GiftCardPorts, { adminKey }: { adminKey: string }): Slice => ({
  routes: new Hono<BackendEnv>()
    .use('/api/ext/giftcard/*', limited(ports.limiter, 'writesOfClient'))
    .route('/api/ext/giftcard', giftCardRoutes(ports))
    .route('/api/admin/gift-cards', giftCardAdminRoutes(ports, adminKey)),
  work: [],
  customerData: giftCardData,
});
