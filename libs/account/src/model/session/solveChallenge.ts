import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { BotChallenge } from '../../contract.ts';

/** Solves a challenge of ALTCHA, which takes a phone about half a second; answers the token for the server. */
export async function solvedToken(challenge: BotChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
