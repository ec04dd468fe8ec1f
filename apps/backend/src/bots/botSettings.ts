/** Which protection there is: our own challenges, a provider that verifies tokens, or none. */
export type BotSettings =
  { kind: 'altcha' } | { kind: 'provider'; verifyUrl: string; secret: string } | { kind: 'off' };
