import type { BotChallenge } from '@etalage/account/contract';
import type { Ports } from '../ports.ts';
import { createAltcha } from './altcha.ts';
import { createProvider } from './provider.ts';

/** What tells shoppers from programs at login and registration (BOT-03). */
export type BotProtection = {
  /** What a client solves for a token; null where there is nothing to solve. */
  challenge(): Promise<BotChallenge | null>;
  /** Whether a token is valid, for one call. Throws when who knows cannot be asked. */
  isValid(token: string | null | undefined, client: string): Promise<boolean>;
  /** Forgets what is over. */
  sweep(): Promise<void>;
};

/** Lets everybody in, whatever the token (BOT-03). */
const noProtection: BotProtection = {
  challenge: async () => null,
  isValid: async () => true,
  sweep: async () => undefined,
};

/** The protection that the settings name. */
export function createBotProtection(
  ports: Pick<Ports, 'database' | 'clock' | 'secrets' | 'fetch' | 'bots'>,
): BotProtection {
  const { bots } = ports;
  if (bots.kind === 'altcha') return createAltcha(ports);
  return bots.kind === 'provider' ? createProvider({ ...bots, fetch: ports.fetch }) : noProtection;
}
