import { Hono } from 'hono';
import type { BackendEnv } from '../http/env.ts';
import type { Ports } from '../ports.ts';
import type { Slice } from '../slice.ts';
import { readHistory, sumOf } from './balance.ts';
import { findCardNumber } from './cards.ts';
import { loyaltyRoutes } from './routes.ts';
import { loyaltyBookings, loyaltyCards } from './tables.ts';

/** Loyalty cards and their points. */
export const loyaltySlice = (ports: Pick<Ports, 'database' | 'clock'>): Slice => ({
  routes: new Hono<BackendEnv>().route('/api/ext/loyalty', loyaltyRoutes(ports)),
  work: [],
  customerData: {
    tables: [loyaltyCards, loyaltyBookings],
    read: async (database, customer) => {
      const history = await readHistory(database, customer);
      const cardNumber = (await findCardNumber(database, customer.id)) ?? null;
      return { loyalty: { card_number: cardNumber, points: sumOf(history), history } };
    },
    // Its rows go with the customer's.
    forget: async () => undefined,
  },
});
