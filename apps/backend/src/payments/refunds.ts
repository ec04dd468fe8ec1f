import { eq, isNull } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import type { MultiSafepay } from '../paymentMethods/multisafepay.ts';
import { paymentRefunds } from './tables.ts';

/** What refunds need. */
export type RefundPorts = { database: Database; provider: MultiSafepay; clock: Clock; logger: Logger };

/** Sends back what must go back, and keeps that it went. What fails is tried again at the next round. */
export async function refundDue({ database, provider, clock, logger }: RefundPorts): Promise<void> {
  const due = await database.select().from(paymentRefunds).where(isNull(paymentRefunds.refundedAt));
  for (const { transactionId, amount } of due) {
    try {
      await refundOnce(provider, transactionId, amount);
    } catch (error) {
      logger.warn({ err: error, transactionId }, 'refund not made, will try again');
      continue;
    }
    const refundedAt = new Date(clock.now());
    await database.update(paymentRefunds).set({ refundedAt }).where(eq(paymentRefunds.transactionId, transactionId));
  }
}

/** Asks first: an earlier round may have ended between the provider's yes and our note of it. */
async function refundOnce(provider: MultiSafepay, transactionId: string, amount: number): Promise<void> {
  const { amount_refunded } = await provider.transaction(transactionId);
  if (amount_refunded < amount) await provider.refund(transactionId, amount - amount_refunded);
}
