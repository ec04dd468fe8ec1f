import type { BotChallenge } from '@etalage/account/contract';

/** What tells shoppers from programs at login and registration (BOT-03). */
export type BotProtection = {
  /** What a client solves for a token; null where there is nothing to solve. */
  challenge(): Promise<BotChallenge | null>;
  /** Whether a token is valid, for one call. Throws when who knows cannot be asked. */
  isValid(token: string | null | undefined, client: string): Promise<boolean>;
  /** Forgets what is over. */
  sweep(): Promise<void>;
};

/** Which protection there is: our own challenges, a provider that verifies tokens, or none. */
export type BotSettings =
  { kind: 'altcha' } | { kind: 'provider'; verifyUrl: string; secret: string } | { kind: 'off' };
