import type { UserApi } from '../../api.ts';

type BotTokenOptions = {
  api: Pick<UserApi, 'challenge'>;
  /** Where a failure is written. */
  log: (error: unknown) => void;
};

/** Proves to the server that the shopper is no bot, without the shopper noticing; null where that fails (BOT-01, BOT-02). */
export const createBotTokens =
  ({ api, log }: BotTokenOptions) =>
  async (): Promise<string | null> => {
    try {
      const challenge = await api.challenge();
      if (challenge === null) return null;
      const { solvedToken } = await import('./solveChallenge.ts');
      return await solvedToken(challenge);
    } catch (error) {
      log(error);
      return null;
    }
  };
