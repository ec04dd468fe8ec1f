import type { Ports } from '../ports.ts';
import { createAltcha } from './altcha.ts';
import type { BotProtection } from './botPort.ts';
import { createProvider } from './provider.ts';

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
